<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DeckDialog</name>
    <message numerus="yes">
        <source>%n cards of {most}; none at all is a roster without a deck.</source>
        <translation>
            <numerusform>%n card of {most}; none at all is a roster without a deck.</numerusform>
            <numerusform>%n cards of {most}; none at all is a roster without a deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of {most}.</source>
        <translation>
            <numerusform>%n card of {most}.</numerusform>
            <numerusform>%n cards of {most}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FillDialog</name>
    <message numerus="yes">
        <source>%n cards, {runs} runs a game over usual men</source>
        <translation>
            <numerusform>%n card, {runs} runs a game over usual men</numerusform>
            <numerusform>%n cards, {runs} runs a game over usual men</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n cards</source>
        <translation>
            <numerusform>&amp;Take %n card</numerusform>
            <numerusform>&amp;Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the set {name} are in the library.</source>
        <translation>
            <numerusform>%n card of the set {name} is in the library.</numerusform>
            <numerusform>%n cards of the set {name} are in the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message numerus="yes">
        <source>{found} of %n cards</source>
        <translation>
            <numerusform>{found} of %n card</numerusform>
            <numerusform>{found} of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message numerus="yes">
        <source>%n cards, any number</source>
        <translation>
            <numerusform>%n card, any number</numerusform>
            <numerusform>%n cards, any number</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintShop</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free on the last</source>
        <translation>
            <numerusform>%n place free on the last</numerusform>
            <numerusform>%n places free on the last</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n page(s).</source>
        <translation>
            <numerusform>Done: %n page.</numerusform>
            <numerusform>Done: %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterCard</name>
    <message numerus="yes">
        <source>{game}: %n cards, {cost}</source>
        <translation>
            <numerusform>{game}: %n card, {cost}</numerusform>
            <numerusform>{game}: %n cards, {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterWindow</name>
    <message numerus="yes">
        <source>%n cards are written to {file}.</source>
        <translation>
            <numerusform>%n card is written to {file}.</numerusform>
            <numerusform>%n cards are written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rosters are in {file}.</source>
        <translation>
            <numerusform>%n roster is in {file}.</numerusform>
            <numerusform>%n rosters are in {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesCard</name>
    <message numerus="yes">
        <source>{game}, best of {games}: %n wins take it.</source>
        <translation>
            <numerusform>{game}, best of {games}: %n win takes it.</numerusform>
            <numerusform>{game}, best of {games}: %n wins take it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message numerus="yes">
        <source>%n lines named a card.</source>
        <translation>
            <numerusform>%n line named a card.</numerusform>
            <numerusform>%n lines named a card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message numerus="yes">
        <source>there are {count:n} filled cells beyond the headings; they are left out.</source>
        <translation>
            <numerusform>there is {count:n} filled cell beyond the headings; it is left out.</numerusform>
            <numerusform>there are {count:n} filled cells beyond the headings; they are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game of {found:n} innings cannot be; give 1 to {most}.</source>
        <translation>
            <numerusform>A game of {found:n} inning cannot be; give 1 to {most}.</numerusform>
            <numerusform>A game of {found:n} innings cannot be; give 1 to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A duel of {found:n} innings cannot be played; choose one of {allowed}.</source>
        <translation>
            <numerusform>A duel of {found:n} inning cannot be played; choose one of {allowed}.</numerusform>
            <numerusform>A duel of {found:n} innings cannot be played; choose one of {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found:n} people sit at the table; this game is for 2 to {most}.</source>
        <translation>
            <numerusform>{found:n} person sits at the table; this game is for 2 to {most}.</numerusform>
            <numerusform>{found:n} people sit at the table; this game is for 2 to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game of {found:n} innings cannot be played; choose 3, 6 or 9.</source>
        <translation>
            <numerusform>A game of {found:n} inning cannot be played; choose 3, 6 or 9.</numerusform>
            <numerusform>A game of {found:n} innings cannot be played; choose 3, 6 or 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found:n} people sit at the table; this game is for {need}.</source>
        <translation>
            <numerusform>{found:n} person sits at the table; this game is for {need}.</numerusform>
            <numerusform>{found:n} people sit at the table; this game is for {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game of {found:n} innings cannot be played; choose 1 to {most}.</source>
        <translation>
            <numerusform>A game of {found:n} inning cannot be played; choose 1 to {most}.</numerusform>
            <numerusform>A game of {found:n} innings cannot be played; choose 1 to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {club} have {count:n} hitters and need {need} (SD-B-04); add hitters with the club {id}.</source>
        <translation>
            <numerusform>the {club} have {count:n} hitter and need {need} (SD-B-04); add hitters with the club {id}.</numerusform>
            <numerusform>the {club} have {count:n} hitters and need {need} (SD-B-04); add hitters with the club {id}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n passages played again, every witness agrees.</source>
        <translation>
            <numerusform>%n passage played again, its witness agrees.</numerusform>
            <numerusform>%n passages played again, every witness agrees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages, {title}</source>
        <translation>
            <numerusform>{file}: %n page, {title}</numerusform>
            <numerusform>{file}: %n pages, {title}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: legal, %n points</source>
        <translation>
            <numerusform>{file}: legal, %n point</numerusform>
            <numerusform>{file}: legal, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: legal, a salary of %n</source>
        <translation>
            <numerusform>{file}: legal, a salary of %n</numerusform>
            <numerusform>{file}: legal, a salary of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n points, {runs} runs a game over usual men, {seconds} s</source>
        <translation>
            <numerusform>{file}: %n point, {runs} runs a game over usual men, {seconds} s</numerusform>
            <numerusform>{file}: %n points, {runs} runs a game over usual men, {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: a salary of %n, {runs} runs a game over usual men, {seconds} s</source>
        <translation>
            <numerusform>{file}: a salary of %n, {runs} runs a game over usual men, {seconds} s</numerusform>
            <numerusform>{file}: a salary of %n, {runs} runs a game over usual men, {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n cards</source>
        <translation>
            <numerusform>{file}: %n card</numerusform>
            <numerusform>{file}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clubhouse</name>
    <message numerus="yes">
        <source>The roster is filled: {count:n} cards came in.</source>
        <translation>
            <numerusform>The roster is filled: {count:n} card came in.</numerusform>
            <numerusform>The roster is filled: {count:n} cards came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:n} cards are in none of your sets: {names}. Import their set, or take them out.</source>
        <translation>
            <numerusform>{count:n} card is in none of your sets: {names}. Import its set, or take it out.</numerusform>
            <numerusform>{count:n} cards are in none of your sets: {names}. Import their set, or take them out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clutch</name>
    <message numerus="yes">
        <source>The roster has {have:n} cards and needs {need}: {off} off ({rule}).</source>
        <translation>
            <numerusform>The roster has {have:n} card and needs {need}: {off} off ({rule}).</numerusform>
            <numerusform>The roster has {have:n} cards and needs {need}: {off} off ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} batters; {low} or {high} are allowed ({rule}).</source>
        <translation>
            <numerusform>The roster has {have:n} batter; {low} or {high} are allowed ({rule}).</numerusform>
            <numerusform>The roster has {have:n} batters; {low} or {high} are allowed ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} relievers; {low} or {high} are allowed ({rule}).</source>
        <translation>
            <numerusform>The roster has {have:n} reliever; {low} or {high} are allowed ({rule}).</numerusform>
            <numerusform>The roster has {have:n} relievers; {low} or {high} are allowed ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} closers and needs {need}: {names} ({rule}).</source>
        <translation>
            <numerusform>The roster has {have:n} closer and needs {need}: {names} ({rule}).</numerusform>
            <numerusform>The roster has {have:n} closers and needs {need}: {names} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rotation has {have:n} pitchers and needs {need}; look at {names} ({rule}).</source>
        <translation>
            <numerusform>The rotation has {have:n} pitcher and needs {need}; look at {names} ({rule}).</numerusform>
            <numerusform>The rotation has {have:n} pitchers and needs {need}; look at {names} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bench has {have:n} batters and needs at least {need} ({rule}).</source>
        <translation>
            <numerusform>The bench has {have:n} batter and needs at least {need} ({rule}).</numerusform>
            <numerusform>The bench has {have:n} batters and needs at least {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bullpen has {have:n} pitchers, {most} at most; look at {names} ({rule}).</source>
        <translation>
            <numerusform>The bullpen has {have:n} pitcher, {most} at most; look at {names} ({rule}).</numerusform>
            <numerusform>The bullpen has {have:n} pitchers, {most} at most; look at {names} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has {have:n} cards and needs exactly {need} ({rule}).</source>
        <translation>
            <numerusform>The deck has {have:n} card and needs exactly {need} ({rule}).</numerusform>
            <numerusform>The deck has {have:n} cards and needs exactly {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The side deck has {have:n} cards; it has {need} or there is none ({rule}).</source>
        <translation>
            <numerusform>The side deck has {have:n} card; it has {need} or there is none ({rule}).</numerusform>
            <numerusform>The side deck has {have:n} cards; it has {need} or there is none ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The order has {have:n} batters; fill all {need} spots ({rule}).</source>
        <translation>
            <numerusform>The order has {have:n} batter; fill all {need} spots ({rule}).</numerusform>
            <numerusform>The order has {have:n} batters; fill all {need} spots ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has faced {have:n} batters and must face {need} ({rule}).</source>
        <translation>
            <numerusform>{player} has faced {have:n} batter and must face {need} ({rule}).</numerusform>
            <numerusform>{player} has faced {have:n} batters and must face {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {need:n} other cards of your hand ({rule}).</source>
        <translation>
            <numerusform>{card} costs {need:n} other card of your hand ({rule}).</numerusform>
            <numerusform>{card} costs {need:n} other cards of your hand ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>his turn is in {games:n} games ({rule})</source>
        <translation>
            <numerusform>his turn is in {games:n} game ({rule})</numerusform>
            <numerusform>his turn is in {games:n} games ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes {games:n} games of rest: he may pitch, tired ({rule})</source>
        <translation>
            <numerusform>owes {games:n} game of rest: he may pitch, tired ({rule})</numerusform>
            <numerusform>owes {games:n} games of rest: he may pitch, tired ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes {games:n} games of rest: he may relieve, tired, and starts only when no other starter is fresh ({rule})</source>
        <translation>
            <numerusform>owes {games:n} game of rest: he may relieve, tired, and starts only when no other starter is fresh ({rule})</numerusform>
            <numerusform>owes {games:n} games of rest: he may relieve, tired, and starts only when no other starter is fresh ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have {need:n} batters on the bench.</source>
        <translation>
            <numerusform>Have {need:n} batter on the bench.</numerusform>
            <numerusform>Have {need:n} batters on the bench.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>import</name>
    <message numerus="yes">
        <source>{file}: {rows}, {cards:n} cards</source>
        <translation>
            <numerusform>{file}: {rows}, {cards:n} card</numerusform>
            <numerusform>{file}: {rows}, {cards:n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rows:n} rows</source>
        <translation>
            <numerusform>{rows:n} row</numerusform>
            <numerusform>{rows:n} rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>managers</name>
    <message numerus="yes">
        <source>{incoming} for {outgoing}, who has been charged with {runs:n} runs.</source>
        <translation>
            <numerusform>{incoming} for {outgoing}, who has been charged with {runs:n} run.</numerusform>
            <numerusform>{incoming} for {outgoing}, who has been charged with {runs:n} runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitch_duel</name>
    <message numerus="yes">
        <source>the draw pile has {found:n} cards; it needs {need} ({rule}).</source>
        <translation>
            <numerusform>the draw pile has {found:n} card; it needs {need} ({rule}).</numerusform>
            <numerusform>the draw pile has {found:n} cards; it needs {need} ({rule}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pizza_box</name>
    <message numerus="yes">
        <source>{field} has {found:n} innings; a pitcher card has nine ({rule}).</source>
        <translation>
            <numerusform>{field} has {found:n} inning; a pitcher card has nine ({rule}).</numerusform>
            <numerusform>{field} has {found:n} innings; a pitcher card has nine ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{field} has {found:n} men for the role {role}; there are {need} ({rule}).</source>
        <translation>
            <numerusform>{field} has {found:n} man for the role {role}; there are {need} ({rule}).</numerusform>
            <numerusform>{field} has {found:n} men for the role {role}; there are {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than {most:n} cards may be kept; let the others go ({rule}).</source>
        <translation>
            <numerusform>No more than {most:n} card may be kept; let the others go ({rule}).</numerusform>
            <numerusform>No more than {most:n} cards may be kept; let the others go ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His {count:n} cards are discarded.</source>
        <translation>
            <numerusform>His {count:n} card is discarded.</numerusform>
            <numerusform>His {count:n} cards are discarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message numerus="yes">
        <source>{file}: line {line} is damaged ({reason}). The game is open up to there; {lost:n} lines are left out, and when you play on the whole file is kept as {kept}.</source>
        <translation>
            <numerusform>{file}: line {line} is damaged ({reason}). The game is open up to there; {lost:n} line is left out, and when you play on the whole file is kept as {kept}.</numerusform>
            <numerusform>{file}: line {line} is damaged ({reason}). The game is open up to there; {lost:n} lines are left out, and when you play on the whole file is kept as {kept}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown</name>
    <message numerus="yes">
        <source>{player} started and stays until the 5th inning or ten runs; it is inning {inning}, {runs:n} runs are charged to him ({rule}).</source>
        <translation>
            <numerusform>{player} started and stays until the 5th inning or ten runs; it is inning {inning}, {runs:n} run is charged to him ({rule}).</numerusform>
            <numerusform>{player} started and stays until the 5th inning or ten runs; it is inning {inning}, {runs:n} runs are charged to him ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are {have:n} cards; a roster has exactly {need} ({rule}).</source>
        <translation>
            <numerusform>there is {have:n} card; a roster has exactly {need} ({rule}).</numerusform>
            <numerusform>there are {have:n} cards; a roster has exactly {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are {have:n} starters ({names}); name exactly {need} ({rule}).</source>
        <translation>
            <numerusform>there is {have:n} starter ({names}); name exactly {need} ({rule}).</numerusform>
            <numerusform>there are {have:n} starters ({names}); name exactly {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are {have:n} full-cost hitters and {backups} backups; at least {need} must be full-cost ({rule}).</source>
        <translation>
            <numerusform>there is {have:n} full-cost hitter, backups: {backups}; at least {need} must be full-cost ({rule}).</numerusform>
            <numerusform>there are {have:n} full-cost hitters and {backups} backups; at least {need} must be full-cost ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {league} order has {have:n} spots; fill {need} ({rule}).</source>
        <translation>
            <numerusform>the {league} order has {have:n} spot; fill {need} ({rule}).</numerusform>
            <numerusform>the {league} order has {have:n} spots; fill {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the {league} order {have:n} men play {position}; one must ({rule}).</source>
        <translation>
            <numerusform>in the {league} order {have:n} man plays {position}; one must ({rule}).</numerusform>
            <numerusform>in the {league} order {have:n} men play {position}; one must ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save {excess:n} points.</source>
        <translation>
            <numerusform>Save {excess:n} point.</numerusform>
            <numerusform>Save {excess:n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill {need:n} spots of the {league} order.</source>
        <translation>
            <numerusform>Fill {need:n} spot of the {league} order.</numerusform>
            <numerusform>Fill {need:n} spots of the {league} order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {club} draw {count:n} cards.</source>
        <translation>
            <numerusform>The {club} draw {count:n} card.</numerusform>
            <numerusform>The {club} draw {count:n} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has {have:n} cards; it needs exactly {need} ({rule}).</source>
        <translation>
            <numerusform>The deck has {have:n} card; it needs exactly {need} ({rule}).</numerusform>
            <numerusform>The deck has {have:n} cards; it needs exactly {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>his turn is in {games:n} games ({rule})</source>
        <translation>
            <numerusform>his turn is in {games:n} game ({rule})</numerusform>
            <numerusform>his turn is in {games:n} games ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The order has {have:n} batters; fill all {need} spots ({rule}).</source>
        <translation>
            <numerusform>The order has {have:n} batter; fill all {need} spots ({rule}).</numerusform>
            <numerusform>The order has {have:n} batters; fill all {need} spots ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The club has {have:n} hitters; it needs at least {need} ({rule}).</source>
        <translation>
            <numerusform>The club has {have:n} hitter; it needs at least {need} ({rule}).</numerusform>
            <numerusform>The club has {have:n} hitters; it needs at least {need} ({rule}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>standings</name>
    <message numerus="yes">
        <source>{played} of {games:n} games</source>
        <translation>
            <numerusform>{played} of {games:n} game</numerusform>
            <numerusform>{played} of {games:n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games:n} games in {seconds} s; {runs} runs a team and game.</source>
        <translation>
            <numerusform>{games:n} game in {seconds} s; {runs} runs a team and game.</numerusform>
            <numerusform>{games:n} games in {seconds} s; {runs} runs a team and game.</numerusform>
        </translation>
    </message>
</context>
</TS>
