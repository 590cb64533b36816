<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Banner</name>
    <message>
        <source>The {club} win</source>
        <translation>Les {club} gagnent</translation>
    </message>
    <message>
        <source>by forfeit of the {club}</source>
        <translation>par forfait des {club}</translation>
    </message>
    <message>
        <source>{score}, by a single run over the {club}</source>
        <translation>{score}, d’un seul point sur les {club}</translation>
    </message>
    <message>
        <source>{score} over the {club}</source>
        <translation>{score} contre les {club}</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>{card} is laid aside: choose another card and press C.</source>
        <translation>{card} est mise de côté&#xa0;: choisissez une autre carte et appuyez sur C.</translation>
    </message>
    <message>
        <source>Nine men who cover the field, and whatever the law asks with them, come first.</source>
        <translation>D’abord neuf hommes qui couvrent le terrain, et ce que les règles demandent avec eux.</translation>
    </message>
</context>
<context>
    <name>BoxScoreWindow</name>
    <message>
        <source>Box score</source>
        <translation>Statistiques de la partie</translation>
    </message>
    <message>
        <source>Line score</source>
        <translation>Score par manche</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier comme &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Batting of the visitors</source>
        <translation>Frappeurs des visiteurs</translation>
    </message>
    <message>
        <source>Pitching of the visitors</source>
        <translation>Lanceurs des visiteurs</translation>
    </message>
    <message>
        <source>Batting of the home side</source>
        <translation>Frappeurs de l’équipe locale</translation>
    </message>
    <message>
        <source>Pitching of the home side</source>
        <translation>Lanceurs de l’équipe locale</translation>
    </message>
    <message>
        <source>{visitor} {runs}, {home} {home_runs}</source>
        <translation>{visitor} {runs}, {home} {home_runs}</translation>
    </message>
    <message>
        <source>Forfeited by {club}; official score {score}.</source>
        <translation>Forfait ({club})&#xa0;; score officiel {score}.</translation>
    </message>
    <message>
        <source>{club}, pitching</source>
        <translation>{club}, au lancer</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
</context>
<context>
    <name>BoxTable</name>
    <message>
        <source>Batter</source>
        <translation>Frappeur</translation>
    </message>
    <message>
        <source>Pitcher</source>
        <translation>Lanceur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>BringingDialog</name>
    <message>
        <source>What the {club} bring</source>
        <translation>Ce qu’apportent les {club}</translation>
    </message>
    <message>
        <source>&amp;Bring these</source>
        <translation>&amp;Apporter ces cartes</translation>
    </message>
    <message>
        <source>The club&apos;s &amp;own</source>
        <translation>Celles du &amp;club</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Park</source>
        <translation>&amp;Parc</translation>
    </message>
    <message>
        <source>B&amp;ench coach</source>
        <translation>Entraîneur de &amp;banc</translation>
    </message>
    <message>
        <source>&amp;Hitting coach</source>
        <translation>Entraîneur des &amp;frappeurs</translation>
    </message>
    <message>
        <source>P&amp;itching coach</source>
        <translation>Entraîneur des &amp;lanceurs</translation>
    </message>
    <message>
        <source>&amp;Manager&apos;s card</source>
        <translation>Carte du &amp;gérant</translation>
    </message>
    <message>
        <source>No manager&apos;s card</source>
        <translation>Aucune carte de gérant</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Paquet d’appoint</translation>
    </message>
    <message>
        <source>A card comes in for one of the deck, before the game begins.</source>
        <translation>Une carte prend la place d’une autre du paquet, avant le début de la partie.</translation>
    </message>
    <message>
        <source>Stays aside</source>
        <translation>Reste de côté</translation>
    </message>
    <message>
        <source>For “{card}”</source>
        <translation>À la place de «&#xa0;{card}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>BubbleCard</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>CardAlbum</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
</context>
<context>
    <name>CardBrowser</name>
    <message>
        <source>A click or the arrow keys show a card large.</source>
        <translation>Un clic ou les flèches montrent une carte en grand.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>CardRack</name>
    <message>
        <source>Cards of the {club}</source>
        <translation>Cartes des {club}</translation>
    </message>
</context>
<context>
    <name>ChartsDialog</name>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Points by role</source>
        <translation>Points par rôle</translation>
    </message>
    <message>
        <source>On-Base</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Points against value</source>
        <translation>Points contre valeur</translation>
    </message>
    <message>
        <source>Outcomes of a card against the league</source>
        <translation>Résultats d’une carte face à la ligue</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Runs a game over a usual man</source>
        <translation>Points par partie de plus qu’un joueur ordinaire</translation>
    </message>
    <message>
        <source>Hitters</source>
        <translation>Frappeurs</translation>
    </message>
    <message>
        <source>Pitchers</source>
        <translation>Lanceurs</translation>
    </message>
    <message>
        <source>On the roster</source>
        <translation>Dans l’effectif</translation>
    </message>
    <message>
        <source>{count} cards of the library; {own} of them on the roster, worth {runs}.</source>
        <translation>{count} cartes de la bibliothèque&#xa0;; dont dans l’effectif {own}, qui valent {runs}.</translation>
    </message>
    <message>
        <source>{card}: {points} points, {runs} runs a game</source>
        <translation>{card}&#xa0;: {points} points, {runs} points par partie</translation>
    </message>
    <message>
        <source>Points paid</source>
        <translation>Points payés</translation>
    </message>
    <message>
        <source>{role}: {points} points for {men}</source>
        <translation>{role}&#xa0;: {points} points pour {men}</translation>
    </message>
    <message>
        <source>Hitters by On-Base</source>
        <translation>Frappeurs selon la Présence</translation>
    </message>
    <message>
        <source>Which chart</source>
        <translation>Quel graphique</translation>
    </message>
    <message>
        <source>No hitter is on the roster yet.</source>
        <translation>Il n’y a pas encore de frappeur dans l’effectif.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Look at a card first.</source>
        <translation>Regardez d’abord une carte.</translation>
    </message>
    <message>
        <source>Outcomes of {card}</source>
        <translation>Résultats&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Per cent of plate appearances</source>
        <translation>Pour cent des passages au bâton</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Ordinaire</translation>
    </message>
</context>
<context>
    <name>ClubCard</name>
    <message>
        <source>At home in {park}</source>
        <translation>Reçoit à&#xa0;: {park}</translation>
    </message>
    <message>
        <source>Best bat: {player}</source>
        <translation>Meilleur bâton&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Ace: {player}</source>
        <translation>As&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Gants</translation>
    </message>
    <message>
        <source>Starters</source>
        <translation>Partants</translation>
    </message>
    <message>
        <source>Bullpen</source>
        <translation>Enclos</translation>
    </message>
    <message>
        <source>{strength} {percent} of 100</source>
        <translation>{strength} {percent} sur 100</translation>
    </message>
</context>
<context>
    <name>ClubsCards</name>
    <message>
        <source>What the left club brings</source>
        <translation>Ce qu’apporte le club de gauche</translation>
    </message>
    <message>
        <source>What the right club brings</source>
        <translation>Ce qu’apporte le club de droite</translation>
    </message>
    <message>
        <source>Park and side deck…</source>
        <translation>Parc et paquet d’appoint…</translation>
    </message>
    <message>
        <source>Park and coaches…</source>
        <translation>Parc et entraîneurs…</translation>
    </message>
    <message>
        <source>Manager&apos;s card…</source>
        <translation>Carte du gérant…</translation>
    </message>
    <message>
        <source>Brings {cards}</source>
        <translation>Apporte {cards}</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Two cards side by side</source>
        <translation>Deux cartes côte à côte</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Première carte</translation>
    </message>
    <message>
        <source>Second card</source>
        <translation>Seconde carte</translation>
    </message>
    <message>
        <source>{value}, the better</source>
        <translation>{value}, la meilleure</translation>
    </message>
</context>
<context>
    <name>ConsideringRack</name>
    <message>
        <source>considered: {name}, {cost}</source>
        <translation>à l’étude&#xa0;: {name}, {cost}</translation>
    </message>
    <message>
        <source>Lay cards here: they cost nothing.</source>
        <translation>Posez des cartes ici&#xa0;: elles ne coûtent rien.</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>Left club</source>
        <translation>Club de gauche</translation>
    </message>
    <message>
        <source>Right club</source>
        <translation>Club de droite</translation>
    </message>
    <message>
        <source>Who plays the left club</source>
        <translation>Qui joue le club de gauche</translation>
    </message>
    <message>
        <source>Who plays the right club</source>
        <translation>Qui joue le club de droite</translation>
    </message>
    <message>
        <source>Name of the left manager</source>
        <translation>Nom du manager de gauche</translation>
    </message>
    <message>
        <source>Name of the right manager</source>
        <translation>Nom du manager de droite</translation>
    </message>
    <message>
        <source>Browse cards…</source>
        <translation>Voir les cartes…</translation>
    </message>
    <message>
        <source>Browse the cards of the left club</source>
        <translation>Voir les cartes du club de gauche</translation>
    </message>
    <message>
        <source>Browse the cards of the right club</source>
        <translation>Voir les cartes du club de droite</translation>
    </message>
    <message>
        <source>Strategy deck of the left club</source>
        <translation>Paquet de stratégie du club de gauche</translation>
    </message>
    <message>
        <source>Strategy deck of the right club</source>
        <translation>Paquet de stratégie du club de droite</translation>
    </message>
    <message>
        <source>The club&apos;s usual strategy deck</source>
        <translation>Le paquet de stratégie habituel du club</translation>
    </message>
    <message>
        <source>Strategy deck: {name}</source>
        <translation>Paquet de stratégie&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No strategy cards</source>
        <translation>Pas de cartes de stratégie</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Computer: solver</source>
        <translation>Ordinateur&#xa0;: calculateur</translation>
    </message>
    <message>
        <source>Computer: instinct</source>
        <translation>Ordinateur&#xa0;: instinct</translation>
    </message>
    <message>
        <source>Computer: luck</source>
        <translation>Ordinateur&#xa0;: chance</translation>
    </message>
    <message>
        <source>Manager 1</source>
        <translation>Manager 1</translation>
    </message>
    <message>
        <source>Manager 2</source>
        <translation>Manager 2</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Il y a eu un incident</translation>
    </message>
    <message>
        <source>Hot Stove dropped the ball</source>
        <translation>Hot Stove a échappé la balle</translation>
    </message>
    <message>
        <source>A fault in the program stopped what it was doing. You can go on, or quit and take the game up again where it stands.</source>
        <translation>Une faute du programme a arrêté ce qu’il faisait. Vous pouvez continuer, ou quitter et reprendre la partie où elle en est.</translation>
    </message>
    <message>
        <source>Your game is saved as {file}.</source>
        <translation>Votre partie est enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>This report helps to mend it. Nothing is sent; copy it if you like.</source>
        <translation>Ce rapport aide à la réparer. Rien n’est envoyé&#xa0;; copiez-le si vous voulez.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuer</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>The strategy deck is another.</source>
        <translation>Le paquet de stratégie est un autre.</translation>
    </message>
    <message>
        <source>Strategy deck</source>
        <translation>Paquet de stratégie</translation>
    </message>
    <message>
        <source>Begin with a deck of the house</source>
        <translation>Commencer par un paquet de la maison</translation>
    </message>
    <message>
        <source>The roster&apos;s own deck</source>
        <translation>Le paquet même de l’effectif</translation>
    </message>
    <message>
        <source>No strategy cards</source>
        <translation>Pas de cartes de stratégie</translation>
    </message>
    <message>
        <source>Search the strategy cards</source>
        <translation>Chercher dans les cartes de stratégie</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Paquet d’appoint</translation>
    </message>
    <message>
        <source>Copies of {card} in the side deck</source>
        <translation>Exemplaires de {card} dans le paquet d’appoint</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of {most}; none at all is a roster without a deck.</source>
        <translation>
            <numerusform>%n carte sur {most}&#xa0;; aucune, c’est un effectif sans paquet.</numerusform>
            <numerusform>%n cartes sur {most}&#xa0;; aucune, c’est un effectif sans paquet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of {most}.</source>
        <translation>
            <numerusform>%n carte sur {most}.</numerusform>
            <numerusform>%n cartes sur {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Side deck: {count} of {most}, or none.</source>
        <translation>Paquet d’appoint&#xa0;: {count} sur {most}, ou aucun.</translation>
    </message>
    <message>
        <source>Copies of {card}</source>
        <translation>Exemplaires&#xa0;: {card}</translation>
    </message>
    <message>
        <source>&amp;Take this deck</source>
        <translation>&amp;Prendre ce paquet</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Throw your own die and type in what it shows</source>
        <translation>Jetez votre propre dé et tapez ce qu’il montre</translation>
    </message>
    <message>
        <source>Click here to throw</source>
        <translation>Cliquez ici pour jeter</translation>
    </message>
    <message>
        <source>Click here or press {key} to throw</source>
        <translation>Cliquez ici ou appuyez sur {key} pour jeter</translation>
    </message>
</context>
<context>
    <name>DugoutMat</name>
    <message>
        <source>Dugout</source>
        <translation>Abri</translation>
    </message>
    <message>
        <source>{place}: open</source>
        <translation>{place}&#xa0;: libre</translation>
    </message>
    <message>
        <source>backup</source>
        <translation>réserviste</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>at fault</source>
        <translation>en faute</translation>
    </message>
</context>
<context>
    <name>ExplainDialog</name>
    <message>
        <source>What each card brings</source>
        <translation>Ce qu’apporte chaque carte</translation>
    </message>
    <message>
        <source>The roster: {runs} runs a game over usual men; {cost}</source>
        <translation>L’effectif&#xa0;: {runs} points par partie de plus que des joueurs ordinaires&#xa0;; {cost}</translation>
    </message>
    <message>
        <source>Each against the cheapest card that could stand in his place.</source>
        <translation>Chacun contre la carte la moins chère qui pourrait tenir sa place.</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Any</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Hitters</source>
        <translation>Frappeurs</translation>
    </message>
    <message>
        <source>Pitchers</source>
        <translation>Lanceurs</translation>
    </message>
    <message>
        <source>Starters</source>
        <translation>Partants</translation>
    </message>
    <message>
        <source>Relievers</source>
        <translation>Releveurs</translation>
    </message>
    <message>
        <source>Closers</source>
        <translation>Stoppeurs</translation>
    </message>
    <message>
        <source>Starters (SP)</source>
        <translation>Partants (SP)</translation>
    </message>
    <message>
        <source>Bulk pitchers (BP)</source>
        <translation>Longue durée (BP)</translation>
    </message>
    <message>
        <source>Relievers (RP)</source>
        <translation>Releveurs (RP)</translation>
    </message>
    <message>
        <source>Openers (OP)</source>
        <translation>Ouvreurs (OP)</translation>
    </message>
    <message>
        <source>Closers (CP)</source>
        <translation>Stoppeurs (CP)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Des deux côtés</translation>
    </message>
</context>
<context>
    <name>FillDialog</name>
    <message>
        <source>Fill the roster</source>
        <translation>Remplir l’effectif</translation>
    </message>
    <message>
        <source>The places left are filled so that the roster is expected to win most, within the cap and every rule. Whoever is locked stays where he is.</source>
        <translation>Les places libres sont remplies pour que l’effectif ait le plus de chances de gagner, dans le plafond et toutes les règles. Qui est verrouillé reste où il est.</translation>
    </message>
    <message>
        <source>Who stays</source>
        <translation>Qui reste</translation>
    </message>
    <message>
        <source>Everybody on the roster stays</source>
        <translation>Tous ceux de l’effectif restent</translation>
    </message>
    <message>
        <source>The locked stay: {count}</source>
        <translation>Restent les verrouillés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Nobody has to stay</source>
        <translation>Personne ne doit rester</translation>
    </message>
    <message>
        <source>Only cards I am considering, besides those locked</source>
        <translation>Seulement les cartes à l’étude, outre les verrouillées</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Au travail</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Remplir</translation>
    </message>
    <message>
        <source>&amp;Stop: the best so far</source>
        <translation>&amp;Arrêter&#xa0;: le meilleur trouvé</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>At work: {cards} cards are weighed.</source>
        <translation>Au travail&#xa0;: {cards} cartes sont pesées.</translation>
    </message>
    <message>
        <source>The best there is, found in {seconds} s.</source>
        <translation>Le meilleur qui soit, trouvé en {seconds} s.</translation>
    </message>
    <message>
        <source>Stopped: the best so far, not proven to be the best.</source>
        <translation>Arrêté&#xa0;: le meilleur trouvé, sans preuve que ce soit le meilleur.</translation>
    </message>
    <message>
        <source>No legal roster can be made.</source>
        <translation>On ne peut faire aucun effectif en règle.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Arrêté avant d’avoir rien trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, {runs} runs a game over usual men</source>
        <translation>
            <numerusform>%n carte, {runs} points par partie de plus que des joueurs ordinaires</numerusform>
            <numerusform>%n cartes, {runs} points par partie de plus que des joueurs ordinaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatDialog</name>
    <message>
        <source>Own format</source>
        <translation>Format maison</translation>
    </message>
    <message>
        <source>The law is read with these numbers; nothing is thrown out.</source>
        <translation>Les règles sont lues avec ces nombres&#xa0;; rien n’est jeté.</translation>
    </message>
    <message>
        <source>&amp;Cards on the roster</source>
        <translation>&amp;Cartes de l’effectif</translation>
    </message>
    <message>
        <source>&amp;Starting pitchers</source>
        <translation>Lanceurs par&amp;tants</translation>
    </message>
    <message>
        <source>&amp;Hitters at full cost</source>
        <translation>&amp;Frappeurs à plein prix</translation>
    </message>
    <message>
        <source>&amp;Backups cost one part in</source>
        <translation>&amp;Réservistes, à une part sur</translation>
    </message>
    <message>
        <source>&amp;Points, 0 for no cap</source>
        <translation>&amp;Points, 0&#xa0;: sans plafond</translation>
    </message>
    <message>
        <source>Which sets</source>
        <translation>Quelles séries</translation>
    </message>
    <message>
        <source>Extended: every set</source>
        <translation>Étendu&#xa0;: toutes les séries</translation>
    </message>
    <message>
        <source>Standard: this season&apos;s sets</source>
        <translation>Standard&#xa0;: les séries de cette saison</translation>
    </message>
    <message>
        <source>Limited: this season, no subsets</source>
        <translation>Limité&#xa0;: cette saison, sans sous-séries</translation>
    </message>
    <message>
        <source>Se&amp;ts</source>
        <translation>&amp;Séries</translation>
    </message>
    <message>
        <source>&amp;Hold the roster to it</source>
        <translation>&amp;Y tenir l’effectif</translation>
    </message>
</context>
<context>
    <name>GameKeeper</name>
    <message>
        <source>{first} (you) against {second}</source>
        <translation>{first} (vous) contre {second}</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>{warning} Once more, if you mean it.</source>
        <translation>{warning} Encore une fois, si vous y tenez.</translation>
    </message>
    <message>
        <source>the last gesture</source>
        <translation>le dernier geste</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>That is the whole game. Play on!</source>
        <translation>Voilà toute la partie. Continuez&#xa0;!</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>Those keys are not {name}&apos;s, who is asked.</source>
        <translation>Ces touches ne sont pas celles de {name}, à qui l’on demande.</translation>
    </message>
    <message>
        <source>That key lays nothing now; look at your cards with {key}.</source>
        <translation>Cette touche ne pose rien maintenant&#xa0;; regardez vos cartes avec {key}.</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import cards</source>
        <translation>Importer des cartes</translation>
    </message>
    <message>
        <source>Card lists (*.csv *.tsv *.txt)</source>
        <translation>Listes de cartes (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Name of the &amp;set</source>
        <translation>Nom de la &amp;série</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom de la série</translation>
    </message>
    <message>
        <source>Parts of the import</source>
        <translation>Parties de l’import</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows of the list</source>
        <translation>Lignes de la liste</translation>
    </message>
    <message>
        <source>Save the &amp;report…</source>
        <translation>Enregistrer le &amp;rapport…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Column of {field}</source>
        <translation>Colonne de {field}</translation>
    </message>
    <message>
        <source>not in this list</source>
        <translation>pas dans cette liste</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <source>Which rows</source>
        <translation>Quelles lignes</translation>
    </message>
    <message>
        <source>Every doubtful row</source>
        <translation>Toute ligne douteuse</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Réparées</translation>
    </message>
    <message>
        <source>Kept as it stands</source>
        <translation>Gardées telles quelles</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Nettes</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>virgules</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabulations</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>points-virgules</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>barres</translation>
    </message>
    <message>
        <source>Doubtful rows: {count}</source>
        <translation>Lignes douteuses&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{file}: {rows}, {cards} · {encoding}, cut at {cut}</source>
        <translation>{file}&#xa0;: {rows}, {cards} · {encoding}, séparation&#xa0;: {cut}</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n cards</source>
        <translation>
            <numerusform>&amp;Prendre %n carte</numerusform>
            <numerusform>&amp;Prendre %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the set {name} are in the library.</source>
        <translation>
            <numerusform>%n carte de la série {name} est dans la bibliothèque.</numerusform>
            <numerusform>%n cartes de la série {name} sont dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>Sous-série</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salaire</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Sang-froid</translation>
    </message>
    <message>
        <source>Bonus against both hands</source>
        <translation>Bonus contre les deux mains</translation>
    </message>
    <message>
        <source>Bonus against left-handers</source>
        <translation>Bonus contre les gauchers</translation>
    </message>
    <message>
        <source>Bonus against right-handers</source>
        <translation>Bonus contre les droitiers</translation>
    </message>
    <message>
        <source>On-Base or Command</source>
        <translation>Présence ou Maîtrise</translation>
    </message>
    <message>
        <source>Innings in him</source>
        <translation>Manches qu’il peut lancer</translation>
    </message>
    <message>
        <source>Whole chart</source>
        <translation>Tableau entier</translation>
    </message>
    <message>
        <source>Letter of the speed</source>
        <translation>Lettre de la vitesse</translation>
    </message>
    <message>
        <source>Baserunning</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Mistake zone</source>
        <translation>Zone des lancers ratés</translation>
    </message>
    <message>
        <source>Hitter or pitcher</source>
        <translation>Frappeur ou lanceur</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>On-Base or Control</source>
        <translation>Présence ou Contrôle</translation>
    </message>
    <message>
        <source>On-Base</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Speed or IP</source>
        <translation>Vitesse ou IP</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>IP</source>
        <translation>IP</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Club logo</source>
        <translation>Logo du club</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>{key} goes everywhere in every window; choose another key.</source>
        <translation>{key} va partout dans chaque fenêtre&#xa0;; choisissez une autre touche.</translation>
    </message>
    <message>
        <source>{key} belongs to people who share a table; choose another key.</source>
        <translation>{key} est à ceux qui partagent une table&#xa0;; choisissez une autre touche.</translation>
    </message>
    <message>
        <source>{key} already means “{command}”; choose another key.</source>
        <translation>{key} veut déjà dire «&#xa0;{command}&#xa0;»&#xa0;; choisissez une autre touche.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Choose a command above to give it another key.</source>
        <translation>Choisissez ci-dessus une commande pour lui donner une autre touche.</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Autre touche</translation>
    </message>
    <message>
        <source>&amp;Take this key</source>
        <translation>&amp;Prendre celle-ci</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Habituelle</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;Toutes habituelles</translation>
    </message>
    <message>
        <source>Visitors lay unseen</source>
        <translation>Les visiteurs posent caché</translation>
    </message>
    <message>
        <source>Home lays unseen</source>
        <translation>L’équipe locale pose caché</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Press the new key of “{command}” in the field.</source>
        <translation>Appuyez dans le champ sur la nouvelle touche de «&#xa0;{command}&#xa0;».</translation>
    </message>
    <message>
        <source>These keys are always the same.</source>
        <translation>Ces touches sont toujours les mêmes.</translation>
    </message>
    <message>
        <source>Press a key in the field first.</source>
        <translation>Appuyez d’abord sur une touche dans le champ.</translation>
    </message>
    <message>
        <source>“{command}” has its key.</source>
        <translation>«&#xa0;{command}&#xa0;» a sa touche.</translation>
    </message>
    <message>
        <source>Every command has its usual key.</source>
        <translation>Chaque commande a sa touche habituelle.</translation>
    </message>
    <message>
        <source>Tab and the arrow keys go everywhere; Enter or Space does it; Esc puts back. The keys to look and to lay unseen are for people who share one table; the prompt says which of them means what.</source>
        <translation>Tab et les flèches vont partout&#xa0;; Entrée ou Espace agit&#xa0;; Échap repose. Les touches pour regarder et pour poser caché sont pour ceux qui partagent une table&#xa0;; l’invite dit ce que chacune veut dire.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>First game: {title}</source>
        <translation>Première partie&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>A real game, and a word where one is needed. Leave whenever you like.</source>
        <translation>Une vraie partie, et un mot là où il en faut. Partez quand vous voulez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin: {title}</source>
        <translation>Commencer&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message>
        <source>Search: lefty shortstop, ob&gt;=9, points&lt;300</source>
        <translation>Chercher&#xa0;: gaucher arrêt-court, ob&gt;=9, points&lt;300</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Sang-froid</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Sort the library by</source>
        <translation>Trier la bibliothèque par</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>On-Base, Control</source>
        <translation>Présence, Contrôle</translation>
    </message>
    <message>
        <source>On-Base, Command</source>
        <translation>Présence, Maîtrise</translation>
    </message>
    <message>
        <source>Speed, IP</source>
        <translation>Vitesse, IP</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Runs a game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Runs for 100</source>
        <translation>Pour 100</translation>
    </message>
    <message>
        <source>As &amp;list</source>
        <translation>En &amp;liste</translation>
    </message>
    <message>
        <source>What the library shows</source>
        <translation>Ce que montre la bibliothèque</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Entraîneurs</translation>
    </message>
    <message>
        <source>Parks</source>
        <translation>Parcs</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Aucune carte ne convient.</translation>
    </message>
    <message>
        <source>No single filter is to blame; clear them all.</source>
        <translation>Aucun filtre n’est seul en cause&#xa0;; effacez-les tous.</translation>
    </message>
    <message>
        <source>Search: lefty shortstop, ob&gt;=9, salary&lt;300</source>
        <translation>Chercher&#xa0;: gaucher arrêt-court, ob&gt;=9, salary&lt;300</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n cards</source>
        <translation>
            <numerusform>{found} carte sur %n</numerusform>
            <numerusform>{found} cartes sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Without “{filter}” there would be {count}.</source>
        <translation>Sans «&#xa0;{filter}&#xa0;», il y en aurait {count}.</translation>
    </message>
    <message>
        <source>Drop “{filter}”</source>
        <translation>Ôter «&#xa0;{filter}&#xa0;»</translation>
    </message>
    <message>
        <source>As &amp;cards</source>
        <translation>En &amp;cartes</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Hot Stove: MIT</source>
        <translation>Hot Stove&#xa0;: MIT</translation>
    </message>
    <message>
        <source>Cards and art: CC BY 4.0</source>
        <translation>Cartes et dessins&#xa0;: CC BY 4.0</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>LineupCardsDialog</name>
    <message>
        <source>Lineup cards</source>
        <translation>Alignements</translation>
    </message>
    <message>
        <source>Lineup card</source>
        <translation>Feuille d’alignement</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Against right-handers, and as a rule</source>
        <translation>Contre les droitiers, et d’ordinaire</translation>
    </message>
    <message>
        <source>Against left-handers</source>
        <translation>Contre les gauchers</translation>
    </message>
    <message>
        <source>&amp;Suggest the nine</source>
        <translation>&amp;Proposer les neuf</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LineupPage</name>
    <message>
        <source>Hand over to {manager}</source>
        <translation>Passez la main à {manager}</translation>
    </message>
    <message>
        <source>{others}, look away</source>
        <translation>{others}&#xa0;: regardez ailleurs</translation>
    </message>
    <message>
        <source>I am {manager}: show me</source>
        <translation>Je suis {manager}&#xa0;: montrez-moi</translation>
    </message>
    <message>
        <source>{manager}&apos;s lineup is in</source>
        <translation>L’alignement de {manager} est remis</translation>
    </message>
    <message>
        <source>Both are shown together, once the other is in too.</source>
        <translation>On montre les deux ensemble, une fois l’autre remis aussi.</translation>
    </message>
</context>
<context>
    <name>LineupSheet</name>
    <message>
        <source>Lineup of the {club}</source>
        <translation>Alignement des {club}</translation>
    </message>
    <message>
        <source>Manager: {manager} · nobody else sees it until both are in.</source>
        <translation>Manager&#xa0;: {manager} · personne d’autre ne le voit avant que les deux soient remis.</translation>
    </message>
    <message>
        <source>The {club} in the field</source>
        <translation>Les {club} sur le terrain</translation>
    </message>
    <message>
        <source>Manager: {manager} · change as much as the rules allow, all at once.</source>
        <translation>Manager&#xa0;: {manager} · changez autant que les règles le permettent, d’un seul coup.</translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation>Ordre des frappeurs</translation>
    </message>
    <message>
        <source>&amp;Pitcher</source>
        <translation>&amp;Lanceur</translation>
    </message>
    <message>
        <source>&amp;Starting pitcher</source>
        <translation>Lanceur &amp;partant</translation>
    </message>
    <message>
        <source>Drag, or Alt+Up and Alt+Down, to carry a batter; Enter goes to the bench.</source>
        <translation>Glissez, ou Alt+Haut et Alt+Bas, pour déplacer un frappeur&#xa0;; Entrée va au banc.</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banc</translation>
    </message>
    <message>
        <source>Nobody is left over.</source>
        <translation>Il ne reste personne.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Su&amp;ggested lineup</source>
        <translation>Alignement pr&amp;oposé</translation>
    </message>
    <message>
        <source>Hand in {manager}&apos;s lineup</source>
        <translation>Remettre l’alignement&#xa0;: {manager}</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Send {manager}&apos;s nine out</source>
        <translation>Envoyer les neuf&#xa0;: {manager}</translation>
    </message>
    <message>
        <source>Spot {number}: {name}, {position}, {detail}</source>
        <translation>Rang {number}&#xa0;: {name}, {position}, {detail}</translation>
    </message>
    <message>
        <source>Position of {name}</source>
        <translation>Position&#xa0;: {name}</translation>
    </message>
    <message>
        <source>On the bench: {name}, {detail}</source>
        <translation>Sur le banc&#xa0;: {name}, {detail}</translation>
    </message>
    <message>
        <source>Legal: nine batters, and everybody where he may stand.</source>
        <translation>En règle&#xa0;: neuf frappeurs, et chacun là où il peut se tenir.</translation>
    </message>
    <message>
        <source>Drag one to a spot; double click or Enter puts him in for {name}.</source>
        <translation>Glissez quelqu’un à un rang&#xa0;; un double clic ou Entrée le met à la place de&#xa0;: {name}.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Scorebook</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Double-click a line or press Enter to go back to it; F1 reads its rule</source>
        <translation>Double-cliquez une ligne ou appuyez sur Entrée pour y revenir&#xa0;; F1 lit sa règle</translation>
    </message>
    <message>
        <source>The scorebook is open: every throw and every play will be noted here.</source>
        <translation>La feuille de marque est ouverte&#xa0;: chaque jet et chaque action y sera noté.</translation>
    </message>
    <message>
        <source>&amp;Read rule {rule}</source>
        <translation>&amp;Lire l’article {rule}</translation>
    </message>
    <message>
        <source>&amp;Go back to it…</source>
        <translation>&amp;Y revenir…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Hot Stove</source>
        <translation>Hot Stove</translation>
    </message>
    <message>
        <source>{name} — Hot Stove</source>
        <translation>{name} — Hot Stove</translation>
    </message>
    <message>
        <source>Open a game or a roster</source>
        <translation>Ouvrir une partie ou un effectif</translation>
    </message>
    <message>
        <source>Games and rosters (*.hotstove *.hotroster)</source>
        <translation>Parties et effectifs (*.hotstove *.hotroster)</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Enregistrer une image de la table</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture {file} could not be written; choose another folder.</source>
        <translation>L’image {file} n’a pas pu être écrite&#xa0;; choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <translation>S&amp;éries…</translation>
    </message>
    <message>
        <source>Ros&amp;ters…</source>
        <translation>E&amp;ffectifs…</translation>
    </message>
    <message>
        <source>Car&amp;ds…</source>
        <translation>Ca&amp;rtes…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Partie&amp;s récentes</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Quitter &amp;la table</translation>
    </message>
    <message>
        <source>&amp;Print scorecard…</source>
        <translation>Im&amp;primer la feuille de marque…</translation>
    </message>
    <message>
        <source>Print &amp;and play…</source>
        <translation>Imprimer &amp;et jouer…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture of the table…</source>
        <translation>Enregistrer une &amp;image de la table…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>Go back to any &amp;moment…</source>
        <translation>Revenir à un &amp;moment…</translation>
    </message>
    <message>
        <source>Copy the score&amp;book</source>
        <translation>&amp;Copier la feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Natural act (Space)</source>
        <translation>&amp;Geste naturel (Espace)</translation>
    </message>
    <message>
        <source>Throw the d&amp;ie (R)</source>
        <translation>&amp;Jeter le dé (R)</translation>
    </message>
    <message>
        <source>Play the &amp;half-inning out</source>
        <translation>Jouer la &amp;demi-manche</translation>
    </message>
    <message>
        <source>Pass &amp;until something changes (Shift+Space)</source>
        <translation>Passer jusqu’au pr&amp;ochain changement (Maj+Espace)</translation>
    </message>
    <message>
        <source>&amp;Pause the computer (P)</source>
        <translation>Mettre l’ordinateur en &amp;pause (P)</translation>
    </message>
    <message>
        <source>&amp;Why did the computer do that?</source>
        <translation>Pour&amp;quoi l’ordinateur a-t-il fait cela&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Visitors look at their hand (Q)</source>
        <translation>Les &amp;visiteurs regardent leur main (Q)</translation>
    </message>
    <message>
        <source>Home &amp;looks at its hand (U)</source>
        <translation>L’équipe &amp;locale regarde sa main (U)</translation>
    </message>
    <message>
        <source>&amp;Odds of this at-bat…</source>
        <translation>&amp;Chances de ce passage…</translation>
    </message>
    <message>
        <source>&amp;Concede the game…</source>
        <translation>&amp;Abandonner la partie…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Box score</source>
        <translation>&amp;Statistiques de la partie</translation>
    </message>
    <message>
        <source>Look at the &amp;card (Z)</source>
        <translation>Regarder la &amp;carte (Z)</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Sans</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Vif</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>&amp;Tranquille</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Reset windows</source>
        <translation>R&amp;établir les fenêtres</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>Apprendre à &amp;jouer…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Show my &amp;files</source>
        <translation>Montrer mes &amp;fichiers</translation>
    </message>
    <message>
        <source>&amp;About Hot Stove</source>
        <translation>À &amp;propos de Hot Stove</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>{name} is gone: take it off the list</source>
        <translation>{name} n’y est plus&#xa0;: l’ôter de la liste</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>&amp;Take back: {step}</source>
        <translation>&amp;Reprendre&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Nobody at this table has done anything yet.</source>
        <translation>Personne à cette table n’a encore rien fait.</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>{men} of {size} cards</source>
        <translation>{men} cartes sur {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, any number</source>
        <translation>
            <numerusform>%n carte, nombre libre</numerusform>
            <numerusform>%n cartes, nombre libre</numerusform>
        </translation>
    </message>
    <message>
        <source>not legal, faults: {count}</source>
        <translation>pas en règle, fautes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{cost}, the cap is {cap}</source>
        <translation>{cost}, le plafond est {cap}</translation>
    </message>
    <message>
        <source>{cost}, no cap</source>
        <translation>{cost}, sans plafond</translation>
    </message>
    <message>
        <source>Meter of the roster</source>
        <translation>Jauge de l’effectif</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>En règle</translation>
    </message>
    <message>
        <source>Can take the field</source>
        <translation>Terrain garni</translation>
    </message>
    <message>
        <source>Under the cap</source>
        <translation>Sous plafond</translation>
    </message>
</context>
<context>
    <name>MomentsDialog</name>
    <message>
        <source>Go back to any moment</source>
        <translation>Revenir à un moment</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Moments de la partie</translation>
    </message>
    <message>
        <source>Nothing is lost: until somebody plays on from there, “Play again” brings back what was taken back, step by step.</source>
        <translation>Rien n’est perdu&#xa0;: tant que personne n’a continué à partir de là, «&#xa0;Rejouer&#xa0;» ramène ce qui a été repris, pas à pas.</translation>
    </message>
    <message>
        <source>&amp;Go back to here</source>
        <translation>&amp;Revenir ici</translation>
    </message>
    <message>
        <source>Stay in the present</source>
        <translation>Rester au présent</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Avant la partie</translation>
    </message>
    <message>
        <source>And then</source>
        <translation>Et ensuite</translation>
    </message>
    <message>
        <source>At the moment</source>
        <translation>En ce moment</translation>
    </message>
    <message>
        <source>Nothing has happened yet that could be taken back.</source>
        <translation>Il n’y a encore rien que l’on puisse reprendre.</translation>
    </message>
    <message>
        <source>The table as it stood before: {line}</source>
        <translation>La table telle qu’elle était avant&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Gestures taken back: {steps}</source>
        <translation>Gestes repris&#xa0;: {steps}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Skipper</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>Instinct</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Calculateur</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>{second} at {first}</source>
        <translation>{second} chez {first}</translation>
    </message>
    <message>
        <source>{first} at {second}</source>
        <translation>{first} chez {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Play ball</source>
        <translation>Au &amp;jeu&#xa0;!</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>How many people</source>
        <translation>Combien de personnes</translation>
    </message>
    <message>
        <source>{number} people</source>
        <translation>{number} personnes</translation>
    </message>
    <message>
        <source>Manager {number}</source>
        <translation>Manager {number}</translation>
    </message>
    <message>
        <source>Name of manager {number}</source>
        <translation>Nom du manager {number}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Jeu et niveau</translation>
    </message>
    <message>
        <source>Who plays at home</source>
        <translation>Qui reçoit</translation>
    </message>
    <message>
        <source>Innings</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>One game or a series</source>
        <translation>Une partie ou une série</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>The program&apos;s</source>
        <translation>Ceux du programme</translation>
    </message>
    <message>
        <source>Our own, typed in</source>
        <translation>Les nôtres, tapés</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>If the other agrees</source>
        <translation>Si l’autre est d’accord</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>Choi&amp;x du jeu</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Reçoit</translation>
    </message>
    <message>
        <source>&amp;Innings</source>
        <translation>&amp;Manches</translation>
    </message>
    <message>
        <source>Ser&amp;ies</source>
        <translation>&amp;Série</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>Au meilleur de {games}</translation>
    </message>
    <message>
        <source>The dice decide</source>
        <translation>Les dés décident</translation>
    </message>
    <message>
        <source>The left club</source>
        <translation>Le club de gauche</translation>
    </message>
    <message>
        <source>The right club</source>
        <translation>Le club de droite</translation>
    </message>
    <message>
        <source>The {club}, left</source>
        <translation>Les {club}, à gauche</translation>
    </message>
    <message>
        <source>The {club}, right</source>
        <translation>Les {club}, à droite</translation>
    </message>
    <message>
        <source>A card and a call decide</source>
        <translation>Une carte et une annonce décident</translation>
    </message>
    <message>
        <source>The left person</source>
        <translation>La personne de gauche</translation>
    </message>
    <message>
        <source>The right person</source>
        <translation>La personne de droite</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Tags and note: {name}</source>
        <translation>Étiquettes et note&#xa0;: {name}</translation>
    </message>
    <message>
        <source>leadoff, vs lefties, …</source>
        <translation>premier frappeur, contre gauchers, …</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>&amp;Add tag</source>
        <translation>&amp;Ajouter l’étiquette</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Take the tag {tag} off</source>
        <translation>Ôter l’étiquette {tag}</translation>
    </message>
    <message>
        <source>Tag with {tag}</source>
        <translation>Étiqueter {tag}</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Notebook</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Besoins</translation>
    </message>
    <message>
        <source>Law: {count}</source>
        <translation>Règles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Law: legal</source>
        <translation>Règles&#xa0;: en ordre</translation>
    </message>
    <message>
        <source>The roster is legal: it can be played as it stands.</source>
        <translation>L’effectif est en règle&#xa0;: il peut être joué tel quel.</translation>
    </message>
    <message>
        <source>Needs: {count}</source>
        <translation>Besoins&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{cost} left: {left}</source>
        <translation>{cost}, restant&#xa0;: {left}</translation>
    </message>
    <message>
        <source>No cap</source>
        <translation>Sans plafond</translation>
    </message>
    <message>
        <source>places left {left}</source>
        <translation>places restantes {left}</translation>
    </message>
    <message>
        <source>{points} a place</source>
        <translation>{points} par place</translation>
    </message>
    <message>
        <source>bats L {left} R {right} S {both}</source>
        <translation>frappent L {left} R {right} S {both}</translation>
    </message>
    <message>
        <source>throws L {left} R {right}</source>
        <translation>lancent L {left} R {right}</translation>
    </message>
</context>
<context>
    <name>OddsWindow</name>
    <message>
        <source>Odds of this at-bat</source>
        <translation>Chances de ce passage</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Nobody is due at the plate.</source>
        <translation>Personne n’est attendu au bâton.</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>AL, with a DH</source>
        <translation>AL, avec un DH</translation>
    </message>
    <message>
        <source>NL, the pitcher bats</source>
        <translation>NL, le lanceur frappe</translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation>Ordre des frappeurs</translation>
    </message>
    <message>
        <source>Copy from NL</source>
        <translation>Copier de NL</translation>
    </message>
    <message>
        <source>Copy from AL</source>
        <translation>Copier de AL</translation>
    </message>
    <message>
        <source>Suggested order</source>
        <translation>Ordre proposé</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>spot {number}: open</source>
        <translation>rang {number}&#xa0;: libre</translation>
    </message>
    <message>
        <source>Expected runs are told of nine men.</source>
        <translation>Les points attendus se disent de neuf hommes.</translation>
    </message>
    <message>
        <source>Expected: {runs} runs in nine innings</source>
        <translation>Attendus&#xa0;: {runs} points en neuf manches</translation>
    </message>
    <message>
        <source>Nobody bats yet.</source>
        <translation>Personne ne frappe encore.</translation>
    </message>
    <message>
        <source>Open: {positions}</source>
        <translation>Libres&#xa0;: {positions}</translation>
    </message>
    <message>
        <source>{left} against left-handers, {right} against right-handers</source>
        <translation>{left} contre les gauchers, {right} contre les droitiers</translation>
    </message>
    <message>
        <source>spot {number}: {man}, {position}</source>
        <translation>rang {number}&#xa0;: {man}, {position}</translation>
    </message>
    <message>
        <source>Position of {man}</source>
        <translation>Position&#xa0;: {man}</translation>
    </message>
</context>
<context>
    <name>PendingDialog</name>
    <message>
        <source>Changes since it was saved</source>
        <translation>Changements depuis l’enregistrement</translation>
    </message>
</context>
<context>
    <name>PointsButton</name>
    <message>
        <source>{cost} from</source>
        <translation>{cost} à partir de</translation>
    </message>
    <message>
        <source>{cost} to</source>
        <translation>{cost} jusqu’à</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>PrintShop</name>
    <message>
        <source>Print and play</source>
        <translation>Imprimer et jouer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Quoi imprimer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Edge to edge, nine</source>
        <translation>Bord à bord, par neuf</translation>
    </message>
    <message>
        <source>With 1 mm of bleed</source>
        <translation>Avec 1 mm de fond perdu</translation>
    </message>
    <message>
        <source>With 3 mm of bleed</source>
        <translation>Avec 3 mm de fond perdu</translation>
    </message>
    <message>
        <source>To fold: front and back</source>
        <translation>À plier&#xa0;: devant et dos</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Over the long edge</source>
        <translation>Par le grand côté</translation>
    </message>
    <message>
        <source>Over the short edge</source>
        <translation>Par le petit côté</translation>
    </message>
    <message>
        <source>Backs to the right</source>
        <translation>Dos vers la droite</translation>
    </message>
    <message>
        <source>Backs down</source>
        <translation>Dos vers le bas</translation>
    </message>
    <message>
        <source>Kind of score sheet</source>
        <translation>Sorte de feuille de marque</translation>
    </message>
    <message>
        <source>Save &amp;ink: line art on white</source>
        <translation>Économiser l’&amp;encre&#xa0;: traits sur blanc</translation>
    </message>
    <message>
        <source>&amp;Guide as the first sheet</source>
        <translation>Le &amp;guide comme première feuille</translation>
    </message>
    <message>
        <source>No new sheet &amp;for each set</source>
        <translation>Pas de nouve&amp;lle feuille par jeu de cartes</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Disposition</translation>
    </message>
    <message>
        <source>Ba&amp;cks</source>
        <translation>D&amp;os</translation>
    </message>
    <message>
        <source>Shift &amp;right, mm</source>
        <translation>Décaler à d&amp;roite, mm</translation>
    </message>
    <message>
        <source>Shift &amp;down, mm</source>
        <translation>Décaler vers le &amp;bas, mm</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Sorte</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>A&amp;vant</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>S&amp;uite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Pages drawn</source>
        <translation>Pages dessinées</translation>
    </message>
    <message>
        <source>page %v of %m</source>
        <translation>page&#xa0;%v sur&#xa0;%m</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cards to cut out</source>
        <translation>Cartes à découper</translation>
    </message>
    <message>
        <source>The board, two sheets</source>
        <translation>Le plateau, deux feuilles</translation>
    </message>
    <message>
        <source>Markers for the board</source>
        <translation>Marqueurs pour le plateau</translation>
    </message>
    <message>
        <source>An empty score sheet</source>
        <translation>Une feuille de marque vide</translation>
    </message>
    <message>
        <source>Rosters of the clubs</source>
        <translation>Effectifs des clubs</translation>
    </message>
    <message>
        <source>Lineup cards</source>
        <translation>Alignements</translation>
    </message>
    <message>
        <source>The game&apos;s own codes</source>
        <translation>Les codes du jeu</translation>
    </message>
    <message>
        <source>The game&apos;s official card</source>
        <translation>La feuille officielle du jeu</translation>
    </message>
    <message>
        <source>Grid, a row a man</source>
        <translation>Grille, une ligne par homme</translation>
    </message>
    <message>
        <source>Situations, a box a play</source>
        <translation>Situations, une case par action</translation>
    </message>
    <message>
        <source>Lines, one a play</source>
        <translation>Lignes, une par action</translation>
    </message>
    <message>
        <source>Every card there is</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Two empty ones</source>
        <translation>Deux vierges</translation>
    </message>
    <message>
        <source>Which ones</source>
        <translation>Lesquelles</translation>
    </message>
    <message>
        <source>Tick what you want to print.</source>
        <translation>Cochez ce que vous voulez imprimer.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free on the last</source>
        <translation>
            <numerusform>%n place libre sur la dernière</numerusform>
            <numerusform>%n places libres sur la dernière</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n page(s).</source>
        <translation>
            <numerusform>Fini&#xa0;:&#xa0;%n page.</numerusform>
            <numerusform>Fini&#xa0;:&#xa0;%n pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>ink on this page {full} %, {thin} % when saved</source>
        <translation>encre sur cette page&#xa0;: {full}&#xa0;%, économisée&#xa0;: {thin}&#xa0;%</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#xa0;; rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>PrintWindow</name>
    <message>
        <source>Print the scorecard</source>
        <translation>Imprimer la feuille de marque</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Filled or blank</source>
        <translation>Remplie ou vierge</translation>
    </message>
    <message>
        <source>This game, filled in</source>
        <translation>Cette partie, remplie</translation>
    </message>
    <message>
        <source>Blank, for the pencil</source>
        <translation>Vierge, pour le crayon</translation>
    </message>
    <message>
        <source>Kind of scorecard</source>
        <translation>Sorte de feuille de marque</translation>
    </message>
    <message>
        <source>The game&apos;s own codes</source>
        <translation>Les codes du jeu</translation>
    </message>
    <message>
        <source>The game&apos;s official card</source>
        <translation>La feuille officielle du jeu</translation>
    </message>
    <message>
        <source>Grid, a row a man</source>
        <translation>Grille, une ligne par homme</translation>
    </message>
    <message>
        <source>Situations, a box a play</source>
        <translation>Situations, une case par action</translation>
    </message>
    <message>
        <source>Lines, one a play</source>
        <translation>Lignes, une par action</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Feuille</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Sorte</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Save the scorecard</source>
        <translation>Enregistrer la feuille de marque</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Prompt</source>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Face of your die</source>
        <translation>Face de votre dé</translation>
    </message>
    <message>
        <source>{computer}&apos;s move. {what}</source>
        <translation>{computer} joue. {what}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suite</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Move the pegs as the card says. Still to move: {count}.</source>
        <translation>Déplacez les chevilles comme le dit la carte. Il en reste {count}.</translation>
    </message>
    <message>
        <source>&amp;Let the board move them</source>
        <translation>&amp;Laisser faire le plateau</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>{who}, {how}.</source>
        <translation>{who}, {how}.</translation>
    </message>
    <message>
        <source>&amp;Box score</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>&amp;Print scorecard…</source>
        <translation>Im&amp;primer la feuille…</translation>
    </message>
    <message>
        <source>&amp;Series…</source>
        <translation>S&amp;érie…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>What your die shows, 1 to {sides}</source>
        <translation>Ce que montre votre dé, de 1 à {sides}</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Entrer</translation>
    </message>
    <message>
        <source>{name} sits down; the others look away. {what}</source>
        <translation>{name} s’assied&#xa0;; les autres regardent ailleurs. {what}</translation>
    </message>
    <message>
        <source>&amp;Lift the curtain</source>
        <translation>&amp;Lever le rideau</translation>
    </message>
    <message>
        <source>&amp;Set the field…</source>
        <translation>Placer les &amp;joueurs…</translation>
    </message>
    <message>
        <source>&amp;Keep passing</source>
        <translation>Passer encor&amp;e</translation>
    </message>
    <message>
        <source>Pass until something changes ({key})</source>
        <translation>Passer jusqu’au prochain changement ({key})</translation>
    </message>
    <message>
        <source>Lay them &amp;backs up</source>
        <translation>Les retourner, &amp;dos dessus</translation>
    </message>
    <message>
        <source>{what} Unseen: {blind}.</source>
        <translation>{what} Caché&#xa0;: {blind}.</translation>
    </message>
    <message>
        <source>&amp;Look ({key})</source>
        <translation>&amp;Regarder ({key})</translation>
    </message>
    <message>
        <source>Type what your die shows, 1 to {sides}, and press Enter.</source>
        <translation>Tapez ce que montre votre dé, de 1 à {sides}, puis Entrée.</translation>
    </message>
    <message>
        <source>Playing the half-inning out ×</source>
        <translation>La demi-manche se joue ×</translation>
    </message>
    <message>
        <source>{names}: passing ×</source>
        <translation>{names}&#xa0;: passent ×</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Cards of the library</source>
        <translation>Cartes de la bibliothèque</translation>
    </message>
    <message>
        <source>on the roster</source>
        <translation>dans l’effectif</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>à l’étude</translation>
    </message>
</context>
<context>
    <name>RosterCard</name>
    <message numerus="yes">
        <source>{game}: %n cards, {cost}</source>
        <translation>
            <numerusform>{game}&#xa0;: %n carte, {cost}</numerusform>
            <numerusform>{game}&#xa0;: %n cartes, {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>En règle</translation>
    </message>
    <message>
        <source>Faults: {count}</source>
        <translation>Fautes&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>RosterChooser</name>
    <message>
        <source>Roster of the left club</source>
        <translation>Effectif du club de gauche</translation>
    </message>
    <message>
        <source>Roster of the right club</source>
        <translation>Effectif du club de droite</translation>
    </message>
    <message>
        <source>The club&apos;s own roster</source>
        <translation>L’effectif même du club</translation>
    </message>
    <message>
        <source>My roster: {name}</source>
        <translation>Mon effectif&#xa0;: {name}</translation>
    </message>
    <message>
        <source>My roster: {name} (not legal)</source>
        <translation>Mon effectif&#xa0;: {name} (pas en règle)</translation>
    </message>
</context>
<context>
    <name>RosterCommands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation>Effec&amp;tif</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;New roster</source>
        <translation>&amp;Nouvel effectif</translation>
    </message>
    <message>
        <source>&amp;Open a roster…</source>
        <translation>&amp;Ouvrir un effectif…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>&amp;Importer des cartes…</translation>
    </message>
    <message>
        <source>&amp;Export cards as CSV…</source>
        <translation>E&amp;xporter les cartes en CSV…</translation>
    </message>
    <message>
        <source>Roster as &amp;text…</source>
        <translation>Effectif en &amp;texte…</translation>
    </message>
    <message>
        <source>Export all rosters as &amp;zip…</source>
        <translation>Exporter tous les effectifs en &amp;zip…</translation>
    </message>
    <message>
        <source>&amp;Print the roster…</source>
        <translation>Im&amp;primer l’effectif…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find cards</source>
        <translation>&amp;Chercher des cartes</translation>
    </message>
    <message>
        <source>Next &amp;part of the window</source>
        <translation>&amp;Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Keep a version…</source>
        <translation>&amp;Garder une version…</translation>
    </message>
    <message>
        <source>Changes since it was &amp;saved…</source>
        <translation>C&amp;hangements depuis l’enregistrement…</translation>
    </message>
    <message>
        <source>Compare two cards…</source>
        <translation>Comparer deux cartes…</translation>
    </message>
    <message>
        <source>&amp;Outcomes against the league…</source>
        <translation>Résultat&amp;s face à la ligue…</translation>
    </message>
    <message>
        <source>&amp;Add where he is needed (Enter)</source>
        <translation>&amp;Ajouter où il manque (Entrée)</translation>
    </message>
    <message>
        <source>To the &amp;bench or bullpen (Ctrl+Enter)</source>
        <translation>Au &amp;banc ou à l’enclos (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>&amp;Consider (Alt+Enter)</source>
        <translation>Mettre à l’ét&amp;ude (Alt+Entrée)</translation>
    </message>
    <message>
        <source>&amp;Remove (Delete)</source>
        <translation>&amp;Retirer (Suppr)</translation>
    </message>
    <message>
        <source>Back&amp;up, or in full (B)</source>
        <translation>Rés&amp;erviste, ou plein prix (B)</translation>
    </message>
    <message>
        <source>&amp;Lock for filling (L)</source>
        <translation>&amp;Verrouiller pour le remplissage (L)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with… (C)</source>
        <translation>Co&amp;mparer avec… (C)</translation>
    </message>
    <message>
        <source>&amp;Tags and note…</source>
        <translation>É&amp;tiquettes et note…</translation>
    </message>
    <message>
        <source>&amp;Lineup cards…</source>
        <translation>A&amp;lignements…</translation>
    </message>
    <message>
        <source>&amp;Suggest the nine</source>
        <translation>&amp;Proposer les neuf</translation>
    </message>
    <message>
        <source>&amp;Fill…</source>
        <translation>&amp;Remplir…</translation>
    </message>
    <message>
        <source>&amp;Explain…</source>
        <translation>&amp;Expliquer…</translation>
    </message>
    <message>
        <source>&amp;Charts…</source>
        <translation>&amp;Graphiques…</translation>
    </message>
    <message>
        <source>&amp;Play a hundred games…</source>
        <translation>&amp;Jouer cent parties…</translation>
    </message>
    <message>
        <source>Strategy &amp;deck…</source>
        <translation>Pa&amp;quet de stratégie…</translation>
    </message>
    <message>
        <source>C&amp;oaches</source>
        <translation>Entraî&amp;neurs</translation>
    </message>
    <message>
        <source>Pa&amp;rks</source>
        <translation>Pa&amp;rcs</translation>
    </message>
    <message>
        <source>&amp;Own format…</source>
        <translation>Format &amp;maison…</translation>
    </message>
    <message>
        <source>Cards or &amp;list</source>
        <translation>Cartes ou &amp;liste</translation>
    </message>
    <message>
        <source>&amp;Clear all filters</source>
        <translation>&amp;Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Look at the card (Space)</source>
        <translation>Regarder la carte (Espace)</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>&amp;Annuler&#xa0;: {what}</translation>
    </message>
    <message>
        <source>&amp;Redo: {what}</source>
        <translation>&amp;Rétablir&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>RosterHead</name>
    <message>
        <source>Name of the roster</source>
        <translation>Nom de l’effectif</translation>
    </message>
    <message>
        <source>Club whose colours it wears</source>
        <translation>Club dont il porte les couleurs</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Own numbers…</source>
        <translation>Nombres maison…</translation>
    </message>
    <message>
        <source>Rules of home games</source>
        <translation>Règles des parties à domicile</translation>
    </message>
    <message>
        <source>Home: AL or NL?</source>
        <translation>Domicile&#xa0;: AL ou NL&#xa0;?</translation>
    </message>
    <message>
        <source>Home: AL, with a DH</source>
        <translation>Domicile&#xa0;: AL, avec un DH</translation>
    </message>
    <message>
        <source>Home: NL, pitcher bats</source>
        <translation>Domicile&#xa0;: NL, le lanceur frappe</translation>
    </message>
    <message>
        <source>Own: {size} men, {cap}</source>
        <translation>Maison&#xa0;: {size} hommes, {cap}</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>sans plafond</translation>
    </message>
</context>
<context>
    <name>RosterModel</name>
    <message>
        <source>Taken back: {what}</source>
        <translation>Repris&#xa0;: {what}</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Sur le terrain</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banc</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Bullpen</source>
        <translation>Enclos</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Stoppeur</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Entraîneurs</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>À l’étude</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Bench coach</source>
        <translation>Entraîneur de banc</translation>
    </message>
    <message>
        <source>Hitting coach</source>
        <translation>Entraîneur des frappeurs</translation>
    </message>
    <message>
        <source>Pitching coach</source>
        <translation>Entraîneur des lanceurs</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Frappeurs</translation>
    </message>
    <message>
        <source>Pitching</source>
        <translation>Lanceurs</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salaire</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>salary {salary}</source>
        <translation>salaire {salary}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
</context>
<context>
    <name>RosterPrintDialog</name>
    <message>
        <source>Print the roster</source>
        <translation>Imprimer l’effectif</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>With the &amp;lineup cards</source>
        <translation>Avec les a&amp;lignements</translation>
    </message>
    <message>
        <source>With the &amp;cards, to cut out</source>
        <translation>Avec les &amp;cartes, à découper</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>A&amp;vant</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>S&amp;uite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Save the roster</source>
        <translation>Enregistrer l’effectif</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>RosterWindow</name>
    <message>
        <source>{card} is in your hand: choose a lit place, or Escape.</source>
        <translation>{card} est dans votre main&#xa0;: choisissez une place qui luit, ou Échap.</translation>
    </message>
    <message>
        <source>Unnamed roster</source>
        <translation>Effectif sans nom</translation>
    </message>
    <message>
        <source>{name}[*] — Hot Stove</source>
        <translation>{name}[*] — Hot Stove</translation>
    </message>
    <message>
        <source>The roster is saved.</source>
        <translation>L’effectif est enregistré.</translation>
    </message>
    <message>
        <source>My roster</source>
        <translation>Mon effectif</translation>
    </message>
    <message>
        <source>Save the roster</source>
        <translation>Enregistrer l’effectif</translation>
    </message>
    <message>
        <source>Open a roster</source>
        <translation>Ouvrir un effectif</translation>
    </message>
    <message>
        <source>Rosters (*.hotroster)</source>
        <translation>Effectifs (*.hotroster)</translation>
    </message>
    <message>
        <source>{file} is neither a roster nor a card list.</source>
        <translation>{file} n’est ni un effectif ni une liste de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are written to {file}.</source>
        <translation>
            <numerusform>%n carte est écrite dans {file}.</numerusform>
            <numerusform>%n cartes sont écrites dans {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rosters are in {file}.</source>
        <translation>
            <numerusform>%n effectif est dans {file}.</numerusform>
            <numerusform>%n effectifs sont dans {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>Exporter les cartes</translation>
    </message>
    <message>
        <source>Card lists (*.csv)</source>
        <translation>Listes de cartes (*.csv)</translation>
    </message>
    <message>
        <source>Export all rosters</source>
        <translation>Exporter tous les effectifs</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Fichiers zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Read this rule (F1)</source>
        <translation>Lire cet article (F1)</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Article {rule}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Rules by chapter</source>
        <translation>Règles par chapitre</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
    <message>
        <source>Copy this &amp;rule</source>
        <translation>Copier cet a&amp;rticle</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>In our own words; beside each ID stands its place in the printed booklet.</source>
        <translation>Dans nos propres mots&#xa0;; à côté de chaque numéro, l’endroit du livret imprimé.</translation>
    </message>
    <message>
        <source>Rules found: {number}</source>
        <translation>Articles trouvés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>No rule has all of these words; try fewer.</source>
        <translation>Aucun article n’a tous ces mots&#xa0;; essayez-en moins.</translation>
    </message>
</context>
<context>
    <name>SeriesCard</name>
    <message>
        <source>Who is at home decides which staff is whose.</source>
        <translation>Qui reçoit décide à qui va quelle équipe de lanceurs.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, best of {games}: %n wins take it.</source>
        <translation>
            <numerusform>{game}, au meilleur de {games}&#xa0;: il faut %n victoire.</numerusform>
            <numerusform>{game}, au meilleur de {games}&#xa0;: il faut %n victoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number}: {visitor} {runs}, {home} {others}, at {where}.</source>
        <translation>Partie {number}&#xa0;: {visitor} {runs}, {home} {others} ({where}).</translation>
    </message>
    <message>
        <source>Forfeited to {name}.</source>
        <translation>Gagnée par forfait&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} take the series.</source>
        <translation>La série va à&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Game {number} lies on the table.</source>
        <translation>La partie {number} est sur la table.</translation>
    </message>
    <message>
        <source>Game {number}: who is at home is found out there.</source>
        <translation>Partie {number}&#xa0;: on verra là qui reçoit.</translation>
    </message>
    <message>
        <source>Game {number} is at {name}.</source>
        <translation>Partie {number}, chez&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Who may pitch: {name}</source>
        <translation>Qui peut lancer&#xa0;: {name}</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>tired</source>
        <translation>fatigué</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>se repose</translation>
    </message>
</context>
<context>
    <name>SeriesKeeper</name>
    <message>
        <source>{series}, game {number}</source>
        <translation>{series}, partie {number}</translation>
    </message>
</context>
<context>
    <name>SeriesWindow</name>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Which series</source>
        <translation>Quelle série</translation>
    </message>
    <message>
        <source>&amp;New series…</source>
        <translation>&amp;Nouvelle série…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No series has been begun.</source>
        <translation>Aucune série n’est commencée.</translation>
    </message>
    <message>
        <source>Agree on a game and choose how many games are the best of.</source>
        <translation>Convenez d’un jeu et choisissez au meilleur de combien de parties.</translation>
    </message>
    <message>
        <source>&amp;Go on with game {number}</source>
        <translation>&amp;Continuer la partie {number}</translation>
    </message>
    <message>
        <source>&amp;Play game {number}</source>
        <translation>&amp;Jouer la partie {number}</translation>
    </message>
</context>
<context>
    <name>SessionCard</name>
    <message>
        <source>Cannot be opened</source>
        <translation>Ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencée</translation>
    </message>
    <message>
        <source>{score}, final</source>
        <translation>{score}, final</translation>
    </message>
    <message>
        <source>top of {inning}</source>
        <translation>début de la {inning}e</translation>
    </message>
    <message>
        <source>bottom of {inning}</source>
        <translation>fin de la {inning}e</translation>
    </message>
    <message>
        <source> against </source>
        <translation> contre </translation>
    </message>
    <message>
        <source>{visitor} at {home}</source>
        <translation>{visitor} chez {home}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in {file} could not be used ({reason}); they are kept as {aside}, and the game begins with its own.</source>
        <translation>Les paramètres de {file} n’ont pas pu servir ({reason})&#xa0;; ils sont gardés sous {aside}, et le jeu commence avec les siens.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Rétablir les défauts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>L’aspect</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lumière</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Evening: lamplight</source>
        <translation>Soir&#xa0;: lumière de lampe</translation>
    </message>
    <message>
        <source>Dim: late at night</source>
        <translation>Pénombre&#xa0;: tard la nuit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Tou&amp;ches…</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Sides in orange and blue</source>
        <translation>Camps en &amp;orange et bleu</translation>
    </message>
    <message>
        <source>For eyes that take red and green for one.</source>
        <translation>Pour des yeux qui confondent le rouge et le vert.</translation>
    </message>
    <message>
        <source>How it moves</source>
        <translation>Le mouvement</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>R&amp;ythme</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Off: at once</source>
        <translation>Sans&#xa0;: tout de suite</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Réduire le &amp;mouvement</translation>
    </message>
    <message>
        <source>Nothing travels; things only fade in and out.</source>
        <translation>Rien ne se déplace&#xa0;; les choses ne font que paraître et disparaître.</translation>
    </message>
    <message>
        <source>&amp;Dice tumble</source>
        <translation>Les &amp;dés roulent</translation>
    </message>
    <message>
        <source>Cards &amp;flip over</source>
        <translation>L&amp;es cartes se retournent</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>So&amp;ns</translation>
    </message>
    <message>
        <source>Qt&apos;s add-ons, which play them, are not installed here.</source>
        <translation>Les compléments de Qt, qui les jouent, ne sont pas installés ici.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>How it handles</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>Throw &amp;both dice with the batter</source>
        <translation>Jeter les deu&amp;x dés avec le frappeur</translation>
    </message>
    <message>
        <source>Bringing a batter up throws the pitch and the swing as well.</source>
        <translation>Faire venir un frappeur jette aussi le lancer et l’élan.</translation>
    </message>
    <message>
        <source>D&amp;ouble click plays a card</source>
        <translation>Un double clic &amp;joue une carte</translation>
    </message>
    <message>
        <source>Where just one place is legal for it.</source>
        <translation>Là où une seule place est permise.</translation>
    </message>
    <message>
        <source>Move the pe&amp;gs yourselves</source>
        <translation>Déplacer soi-même les c&amp;hevilles</translation>
    </message>
    <message>
        <source>The board only checks that they stand where the card says.</source>
        <translation>Le plateau vérifie seulement qu’elles sont où la carte le dit.</translation>
    </message>
    <message>
        <source>Plain windows to choose &amp;files</source>
        <translation>Fenêtres simples pour choisir les fich&amp;iers</translation>
    </message>
    <message>
        <source>Instead of the system&apos;s own.</source>
        <translation>Au lieu de celles du système.</translation>
    </message>
    <message>
        <source>Show per&amp;centages</source>
        <translation>Montrer les &amp;pourcentages</translation>
    </message>
    <message>
        <source>How likely each result is; for learners.</source>
        <translation>La chance de chaque résultat&#xa0;; pour apprendre.</translation>
    </message>
    <message>
        <source>&amp;Enlarge a card under the pointer</source>
        <translation>&amp;Agrandir la carte sous le pointeur</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Seulement sur demande</translation>
    </message>
    <message>
        <source>After 0.15 seconds</source>
        <translation>Après 0,15 seconde</translation>
    </message>
    <message>
        <source>After 0.3 seconds</source>
        <translation>Après 0,3 seconde</translation>
    </message>
    <message>
        <source>After 0.5 seconds</source>
        <translation>Après 0,5 seconde</translation>
    </message>
</context>
<context>
    <name>ShareModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Runs a game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Runs for 100</source>
        <translation>Pour 100 points</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ShelfDialog</name>
    <message>
        <source>Rosters</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Other &amp;file…</source>
        <translation>Autre &amp;fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Game of the new roster</source>
        <translation>Jeu du nouvel effectif</translation>
    </message>
    <message>
        <source>&amp;New roster</source>
        <translation>&amp;Nouvel effectif</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Throw away {name}</source>
        <translation>Jeter {name}</translation>
    </message>
    <message>
        <source>No roster has been built yet.</source>
        <translation>Aucun effectif n’a encore été composé.</translation>
    </message>
    <message>
        <source>Choose the game: New roster lays its library and an empty dugout before you.</source>
        <translation>Choisissez le jeu&#xa0;: «&#xa0;Nouvel effectif&#xa0;» pose devant vous sa bibliothèque et un abri vide.</translation>
    </message>
    <message>
        <source>{name} goes from the shelf. It can be brought back until you close it.</source>
        <translation>{name} quitte l’étagère. On peut le ramener tant que vous ne l’avez pas fermée.</translation>
    </message>
    <message>
        <source>Throw a roster away</source>
        <translation>Jeter un effectif</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>{name} could not be deleted.</source>
        <translation>{name} n’a pas pu être supprimé.</translation>
    </message>
    <message>
        <source>{name} is thrown away.</source>
        <translation>{name} est jeté.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Hot Stove: card baseball at the kitchen table</source>
        <translation>Hot Stove&#xa0;: le baseball en cartes, à la table de la cuisine</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <translation>Série&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Apprendre à jouer…</translation>
    </message>
    <message>
        <source>Ros&amp;ters…</source>
        <translation>&amp;Effectifs…</translation>
    </message>
    <message>
        <source>Car&amp;ds…</source>
        <translation>Ca&amp;rtes…</translation>
    </message>
    <message>
        <source>P&amp;rint and play…</source>
        <translation>&amp;Imprimer et jouer…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Go on where you stopped</source>
        <translation>Reprendre où vous en étiez</translation>
    </message>
    <message>
        <source>No game has been started yet. The stove is warm, the cards are shuffled: Play now deals you a club and throws the first pitch.</source>
        <translation>Aucune partie n’est commencée. Le poêle est chaud, les cartes sont mêlées&#xa0;: Jouer maintenant vous donne un club et jette le premier lancer.</translation>
    </message>
    <message>
        <source>CARD BASEBALL AT THE KITCHEN TABLE</source>
        <translation>LE BASEBALL EN CARTES, À LA TABLE DE LA CUISINE</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>The roster is taken from a text.</source>
        <translation>L’effectif est pris d’un texte.</translation>
    </message>
    <message>
        <source>The roster as text</source>
        <translation>L’effectif comme texte</translation>
    </message>
    <message>
        <source>Copy it, or put any list in its place: a man a line, with headings such as Lineup, Bench, Rotation, Bullpen.</source>
        <translation>Copiez-le, ou mettez n’importe quelle liste à sa place&#xa0;: un homme par ligne, avec des titres comme Lineup, Bench, Rotation, Bullpen.</translation>
    </message>
    <message>
        <source>Roster as text</source>
        <translation>Effectif comme texte</translation>
    </message>
    <message>
        <source>Lines that were left out</source>
        <translation>Lignes laissées de côté</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Make this the roster</source>
        <translation>&amp;En faire l’effectif</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>No line names a card; the roster stays as it is.</source>
        <translation>Aucune ligne ne nomme une carte&#xa0;; l’effectif reste tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines named a card.</source>
        <translation>
            <numerusform>%n ligne nommait une carte.</numerusform>
            <numerusform>%n lignes nommaient une carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryoutDialog</name>
    <message>
        <source>A hundred games</source>
        <translation>Cent parties</translation>
    </message>
    <message>
        <source>The roster plays the clubs of the league by turns, at home and away.</source>
        <translation>L’effectif joue tour à tour les clubs de la ligue, chez lui et en visite.</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v parties sur&#xa0;%m</translation>
    </message>
    <message>
        <source>&amp;Play them</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>{wins} won, {losses} lost · {runs} runs a game, {allowed} against</source>
        <translation>{wins} gagnées, {losses} perdues · {runs} points par partie, {allowed} contre</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>before the trade</source>
        <translation>avant l’échange</translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation>Nom de la version</translation>
    </message>
    <message>
        <source>&amp;Keep as it is now</source>
        <translation>&amp;Garder comme elle est</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>&amp;Make the first the roster again</source>
        <translation>&amp;Refaire de la première l’effectif</translation>
    </message>
    <message>
        <source>&amp;Drop the first</source>
        <translation>&amp;Abandonner la première</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The roster now</source>
        <translation>L’effectif actuel</translation>
    </message>
    <message>
        <source>Give the version a name first.</source>
        <translation>Donnez d’abord un nom à la version.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Les deux sont pareils.</translation>
    </message>
    <message>
        <source>{before}, then {after}: a difference of {difference}.</source>
        <translation>{before}, puis {after}&#xa0;: une différence de {difference}.</translation>
    </message>
    <message>
        <source>Coaches or park differ.</source>
        <translation>Entraîneurs ou parc diffèrent.</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Sortent&#xa0;: {names}</translation>
    </message>
    <message>
        <source>In: {names}</source>
        <translation>Entrent&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Other price, backup or not: {names}</source>
        <translation>Autre prix, réserviste ou non&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The batting orders differ.</source>
        <translation>Les ordres des frappeurs diffèrent.</translation>
    </message>
    <message>
        <source>The rotation differs.</source>
        <translation>La rotation diffère.</translation>
    </message>
</context>
<context>
    <name>WeatherField</name>
    <message>
        <source>Weather card</source>
        <translation>Carte de météo</translation>
    </message>
    <message>
        <source>Weather &amp;card</source>
        <translation>&amp;Carte de météo</translation>
    </message>
</context>
<context>
    <name>_WayButton</name>
    <message>
        <source>Falling order</source>
        <translation>Ordre décroissant</translation>
    </message>
    <message>
        <source>Rising order</source>
        <translation>Ordre croissant</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments&#xa0;</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options&#xa0;</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>montrer cette aide</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il faut encore ces arguments&#xa0;: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>il n’y a pas de choix %(value)r&#xa0;; il y a %(choices)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r n’est pas une valeur de type %(type)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>il n’y a pas de commande %(parser_name)r&#xa0;; il y a %(choices)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>il faut une valeur</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>il faut au moins une valeur</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>il faut une valeur au plus</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>il faut %s valeur</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>il faut %s valeurs</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>ne prend pas de valeur, et %r en est une</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>ne va pas avec %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>il faut l’un des arguments %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s peut être %(matches)s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>option inattendue&#xa0;: %s</translation>
    </message>
</context>
<context>
    <name>arrivals</name>
    <message>
        <source>The table takes one game at a time: {name} of {count}.</source>
        <translation>La table prend une partie à la fois&#xa0;: {name} parmi {count}.</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Plusieurs parties</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Open none</source>
        <translation>N’en ouvrir aucune</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>FINAL</source>
        <translation>FINAL</translation>
    </message>
    <message>
        <source>TOP {inning}</source>
        <translation>DÉB. {inning}</translation>
    </message>
    <message>
        <source>BOT {inning}</source>
        <translation>FIN {inning}</translation>
    </message>
    <message>
        <source>OUTS</source>
        <translation>RET.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Guess Curve</source>
        <translation>Deviner la courbe</translation>
    </message>
    <message>
        <source>Before the pitch: +2 to this swing. HR icon: +1 more.</source>
        <translation>Avant le lancer&#xa0;: +2 à cet élan. Icône HR&#xa0;: encore +1.</translation>
    </message>
    <message>
        <source>Choke Up on It</source>
        <translation>Les mains plus haut</translation>
    </message>
    <message>
        <source>Before the pitch: the batter&apos;s On-Base is 4 higher in this at-bat. S icon: 2 more.</source>
        <translation>Avant le lancer&#xa0;: la Présence du frappeur monte de 4 pour ce passage. Icône S&#xa0;: de 2 en plus.</translation>
    </message>
    <message>
        <source>A Jump on Him</source>
        <translation>Un bond d’avance</translation>
    </message>
    <message>
        <source>Before the pitch: one runner steals, and the throw at him is 8 lower. SB icon: 6 lower still.</source>
        <translation>Avant le lancer&#xa0;: un coureur vole, et le tir sur lui baisse de 8. Icône SB&#xa0;: de 6 en plus.</translation>
    </message>
    <message>
        <source>Wheels at the Ready</source>
        <translation>Les jambes prêtes</translation>
    </message>
    <message>
        <source>Before the pitch, an A or B runner on first and second open: a runner steals without a throw.</source>
        <translation>Avant le lancer, un coureur A ou B en première et la deuxième libre&#xa0;: un coureur vole sans tir.</translation>
    </message>
    <message>
        <source>Everybody Off</source>
        <translation>Tout le monde part</translation>
    </message>
    <message>
        <source>Before the pitch, fewer than two out: up to two runners steal, and the throw is 10 lower.</source>
        <translation>Avant le lancer, moins de deux retraits&#xa0;: jusqu’à deux coureurs volent, et le tir baisse de 10.</translation>
    </message>
    <message>
        <source>Home by a Whisker</source>
        <translation>Chez soi d’un cheveu</translation>
    </message>
    <message>
        <source>Before the pitch, runner on third and two out: one runner steals, home allowed; the throw is 2 lower. SB icon: 2 lower still.</source>
        <translation>Avant le lancer, coureur en troisième et deux retraits&#xa0;: un coureur vole, même le marbre&#xa0;; le tir baisse de 2. Icône SB&#xa0;: de 2 en plus.</translation>
    </message>
    <message>
        <source>He Likes Them Left-Handed</source>
        <translation>Il les aime gauchers</translation>
    </message>
    <message>
        <source>Before the pitch, batting from the other side than the pitcher throws: +2 to this swing.</source>
        <translation>Avant le lancer, s’il frappe du côté opposé à la main du lanceur&#xa0;: +2 à cet élan.</translation>
    </message>
    <message>
        <source>Look at That Ball, Umpire</source>
        <translation>Regardez cette balle, l’arbitre</translation>
    </message>
    <message>
        <source>Before the pitch: the pitcher&apos;s Control is 4 lower in this at-bat.</source>
        <translation>Avant le lancer&#xa0;: le Contrôle du lanceur baisse de 4 pour ce passage.</translation>
    </message>
    <message>
        <source>Make Him Work</source>
        <translation>Le faire travailler</translation>
    </message>
    <message>
        <source>Before the pitch, the pitcher is tired: -6 to this pitch, and he has one IP less from now on.</source>
        <translation>Avant le lancer, lanceur fatigué&#xa0;: -6 à ce lancer, et il a désormais un IP de moins.</translation>
    </message>
    <message>
        <source>Weak Spot in the Order</source>
        <translation>Le trou dans l’ordre</translation>
    </message>
    <message>
        <source>Before the swing, a pitcher bats: +4 to this swing.</source>
        <translation>Avant l’élan, un lanceur frappe&#xa0;: +4 à cet élan.</translation>
    </message>
    <message>
        <source>On the First Sign</source>
        <translation>Au premier signe</translation>
    </message>
    <message>
        <source>Shown with the call, through the 6th: the batter may bunt with a runner on third. If the bunt is down, the run scores.</source>
        <translation>Montrée avec l’annonce, jusqu’à la 6e&#xa0;: amorti permis avec un coureur en troisième. S’il est réussi, le point rentre.</translation>
    </message>
    <message>
        <source>I Have Seen This One Before</source>
        <translation>Celle-là, je l’ai déjà vue</translation>
    </message>
    <message>
        <source>Before the pitch, the last batter had a hit or a walk: roll. 1-13: +1 to the swing. 14-20: the swing is on the batter&apos;s chart.</source>
        <translation>Avant le lancer, si le frappeur précédent a eu un coup sûr ou un but sur balles&#xa0;: un dé. 1-13&#xa0;: +1 à l’élan. 14-20&#xa0;: l’élan est sur le tableau du frappeur.</translation>
    </message>
    <message>
        <source>Bench Jockeys</source>
        <translation>Les bavards du banc</translation>
    </message>
    <message>
        <source>Before the pitch, nobody out and nobody on: the pitcher&apos;s Control is 2 lower. Stays in play until the inning is over.</source>
        <translation>Avant le lancer, sans retrait ni coureur&#xa0;: le Contrôle du lanceur baisse de 2. Reste en jeu jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>Six Hops and Through</source>
        <translation>Six rebonds et ça passe</translation>
    </message>
    <message>
        <source>On a GB: roll. 15-20: it is a 1B. S icon: first +1 to the swing.</source>
        <translation>Sur un GB&#xa0;: un dé. 15-20&#xa0;: c’est un 1B. Icône S&#xa0;: d’abord +1 à l’élan.</translation>
    </message>
    <message>
        <source>Dying Quail</source>
        <translation>La caille qui tombe</translation>
    </message>
    <message>
        <source>On a PU or FB: the outfield checks. Passed: draw a card. Failed: roll, 13-20 makes it a 1B.</source>
        <translation>Sur un PU ou FB&#xa0;: test du champ extérieur. Réussi&#xa0;: piochez une carte. Manqué&#xa0;: un dé, 13-20 en fait un 1B.</translation>
    </message>
    <message>
        <source>Over His Head</source>
        <translation>Par-dessus sa tête</translation>
    </message>
    <message>
        <source>On a FB, natural swing 4 or more: roll. 18-20: it is a 2B.</source>
        <translation>Sur un FB, élan naturel de 4 ou plus&#xa0;: un dé. 18-20&#xa0;: c’est un 2B.</translation>
    </message>
    <message>
        <source>Give Me That Again</source>
        <translation>Rends-moi celle-là</translation>
    </message>
    <message>
        <source>On an out, the pitcher having the advantage: swing again, the better result counts. V icon: first +1 to the swing.</source>
        <translation>Sur un retrait, avantage au lanceur&#xa0;: refaites l’élan, le meilleur résultat compte. Icône V&#xa0;: d’abord +1 à l’élan.</translation>
    </message>
    <message>
        <source>Crowding the Chalk</source>
        <translation>Serrer la craie</translation>
    </message>
    <message>
        <source>On a SO: roll. 16-20: it is a BB.</source>
        <translation>Sur un SO&#xa0;: un dé. 16-20&#xa0;: c’est un BB.</translation>
    </message>
    <message>
        <source>Extra Mustard</source>
        <translation>Double moutarde</translation>
    </message>
    <message>
        <source>On a 2B or 3B: roll. 16-20: it is a HR. HR icon: first draw a card.</source>
        <translation>Sur un 2B ou 3B&#xa0;: un dé. 16-20&#xa0;: c’est un HR. Icône HR&#xa0;: piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>Never Stop at One</source>
        <translation>Une base n’est jamais assez</translation>
    </message>
    <message>
        <source>On a 1B or 1B+ by an A or B batter: it is a 1B+, and you draw a card.</source>
        <translation>Sur un 1B ou 1B+ d’un frappeur A ou B&#xa0;: c’est un 1B+, et vous piochez une carte.</translation>
    </message>
    <message>
        <source>Breaking with the Pitch</source>
        <translation>Parti avec le lancer</translation>
    </message>
    <message>
        <source>On a GB, runner on first and fewer than two out: roll. 10-20: no double play; only the batter is out, and all runners move up.</source>
        <translation>Sur un GB, coureur en première et moins de deux retraits&#xa0;: un dé. 10-20&#xa0;: pas de double jeu&#xa0;; seul le frappeur est retiré, tous les coureurs avancent.</translation>
    </message>
    <message>
        <source>Just Meet the Ball</source>
        <translation>Juste toucher la balle</translation>
    </message>
    <message>
        <source>On any result short of a 2B, natural swing 2-17: roll. 9-20: +1 to the swing; read the chart again.</source>
        <translation>Sur un résultat moindre qu’un 2B, élan naturel 2-17&#xa0;: un dé. 9-20&#xa0;: +1 à l’élan&#xa0;; relisez le tableau.</translation>
    </message>
    <message>
        <source>It Hung There</source>
        <translation>Elle flottait là</translation>
    </message>
    <message>
        <source>On a SO or PU, the pitcher having the advantage with a natural pitch of 14 or less: roll. 15-20: read it on the batter&apos;s chart.</source>
        <translation>Sur un SO ou PU, avantage au lanceur par un lancer naturel de 14 ou moins&#xa0;: un dé. 15-20&#xa0;: lisez-le sur le tableau du frappeur.</translation>
    </message>
    <message>
        <source>The Windmill at Third</source>
        <translation>Le moulin à vent de la troisième</translation>
    </message>
    <message>
        <source>Before the throw at a runner: -5 to the throw. SB icon: -4 more.</source>
        <translation>Avant le tir sur un coureur&#xa0;: -5 au tir. Icône SB&#xa0;: -4 en plus.</translation>
    </message>
    <message>
        <source>Around He Comes</source>
        <translation>Et il fait le tour</translation>
    </message>
    <message>
        <source>When runners are sent: one of them is safe at once.</source>
        <translation>Quand des coureurs sont envoyés&#xa0;: l’un d’eux est sauf tout de suite.</translation>
    </message>
    <message>
        <source>The Relay Goes Astray</source>
        <translation>Le relais s’égare</translation>
    </message>
    <message>
        <source>After a 1B, 1B+ or 2B: one runner tries for one more base; the throw at him is 5 lower.</source>
        <translation>Après un 1B, 1B+ ou 2B&#xa0;: un coureur tente une base de plus&#xa0;; le tir sur lui baisse de 5.</translation>
    </message>
    <message>
        <source>Coming In Hard</source>
        <translation>Il glisse ferme</translation>
    </message>
    <message>
        <source>Before the throw for two: -8 to it. R icon on the runner from first: -4 more.</source>
        <translation>Avant le tir du double jeu&#xa0;: -8 au jet. Icône R du coureur de première&#xa0;: -4 en plus.</translation>
    </message>
    <message>
        <source>Somebody Lend Him Wings</source>
        <translation>Prêtez-lui des ailes</translation>
    </message>
    <message>
        <source>Before the throw for two or at a runner: his Speed counts as 22.</source>
        <translation>Avant le tir du double jeu ou sur un coureur&#xa0;: sa Vitesse compte comme 22.</translation>
    </message>
    <message>
        <source>One for the Backstop</source>
        <translation>Une pour le grillage</translation>
    </message>
    <message>
        <source>After a BB or SO: roll. 10-20: the runner nearest home moves up a base, home included.</source>
        <translation>Après un BB ou SO&#xa0;: un dé. 10-20&#xa0;: le coureur le plus avancé prend une base, même le marbre.</translation>
    </message>
    <message>
        <source>Dirt on Both Knees</source>
        <translation>De la terre aux deux genoux</translation>
    </message>
    <message>
        <source>After a bunt: one runner moves up a base, not home, and you draw a card.</source>
        <translation>Après un amorti&#xa0;: un coureur prend une base, pas le marbre, et vous piochez une carte.</translation>
    </message>
    <message>
        <source>The Old Man&apos;s Scorebook</source>
        <translation>Le carnet du vieux</translation>
    </message>
    <message>
        <source>Before the pitch, nobody out: draw a card, and On-Base is 1 higher in this at-bat. RY icon: 2 more.</source>
        <translation>Avant le lancer, sans retrait&#xa0;: piochez une carte, et la Présence monte de 1 pour ce passage. Icône RY&#xa0;: de 2 en plus.</translation>
    </message>
    <message>
        <source>They Would Rather Face Him</source>
        <translation>Ils préfèrent le suivant</translation>
    </message>
    <message>
        <source>After an intentional walk: draw two cards.</source>
        <translation>Après un but sur balles intentionnel&#xa0;: piochez deux cartes.</translation>
    </message>
    <message>
        <source>Down to the Last Ember</source>
        <translation>La dernière braise</translation>
    </message>
    <message>
        <source>Before the pitch, 7th inning or later and behind: +2 to this swing, -2 to the pitch.</source>
        <translation>Avant le lancer, dès la 7e manche et menés&#xa0;: +2 à cet élan, -2 au lancer.</translation>
    </message>
    <message>
        <source>A Mirror in the Bleachers</source>
        <translation>Un miroir dans les gradins</translation>
    </message>
    <message>
        <source>Before the pitch, the opponent holding three cards or more: look at that hand and discard one card of it.</source>
        <translation>Avant le lancer, si l’adversaire a trois cartes ou plus&#xa0;: regardez sa main et défaussez-en une carte.</translation>
    </message>
    <message>
        <source>Hook, Please</source>
        <translation>Sortez-le, par pitié</translation>
    </message>
    <message>
        <source>After a hit off a starter or reliever with five runs charged: he must leave before the next batter. Draw two cards.</source>
        <translation>Après un coup sûr contre un partant ou un releveur à qui cinq points sont imputés&#xa0;: il doit sortir avant le prochain frappeur. Piochez deux cartes.</translation>
    </message>
    <message>
        <source>Fresh Resin</source>
        <translation>Résine fraîche</translation>
    </message>
    <message>
        <source>Before the pitch: +4 to it. RP icon: +2 more.</source>
        <translation>Avant le lancer&#xa0;: +4. Icône RP&#xa0;: +2 en plus.</translation>
    </message>
    <message>
        <source>Paint in the Corners</source>
        <translation>De la peinture dans les coins</translation>
    </message>
    <message>
        <source>Before the pitch: Control is 3 higher in this at-bat. 20 icon: 3 more.</source>
        <translation>Avant le lancer&#xa0;: le Contrôle monte de 3 pour ce passage. Icône 20&#xa0;: de 3 en plus.</translation>
    </message>
    <message>
        <source>The One That Wobbles</source>
        <translation>Celle qui tremblote</translation>
    </message>
    <message>
        <source>Before the pitch: -2 to this swing.</source>
        <translation>Avant le lancer&#xa0;: -2 à cet élan.</translation>
    </message>
    <message>
        <source>Same Side of the Street</source>
        <translation>Du même côté de la rue</translation>
    </message>
    <message>
        <source>Before the pitch, batting from the side the pitcher throws from: On-Base is 5 lower in this at-bat.</source>
        <translation>Avant le lancer, s’il frappe du côté de la main du lanceur&#xa0;: la Présence baisse de 5 pour ce passage.</translation>
    </message>
    <message>
        <source>Slide Step</source>
        <translation>Le pas glissé</translation>
    </message>
    <message>
        <source>Before the pitch, runner on first: the runners hold in this at-bat, the catcher&apos;s Arm is 3 higher, and you draw a card.</source>
        <translation>Avant le lancer, coureur en première&#xa0;: les coureurs ne partent pas de ce passage, le Bras du receveur monte de 3, et vous piochez une carte.</translation>
    </message>
    <message>
        <source>Where Did the Ball Go?</source>
        <translation>Où est passée la balle&#xa0;?</translation>
    </message>
    <message>
        <source>Before the pitch, anybody on base: roll. 18-20: the runner nearest home is out.</source>
        <translation>Avant le lancer, avec un coureur&#xa0;: un dé. 18-20&#xa0;: le coureur le plus avancé est retiré.</translation>
    </message>
    <message>
        <source>Sandwich Between Innings</source>
        <translation>Un casse-croûte entre deux manches</translation>
    </message>
    <message>
        <source>Before the pitch, a starter and nobody out: one IP more for the game and +2 to this pitch. CY icon: one IP more still.</source>
        <translation>Avant le lancer, un partant et aucun retrait&#xa0;: un IP de plus pour la partie et +2 à ce lancer. Icône CY&#xa0;: encore un IP.</translation>
    </message>
    <message>
        <source>A Long Talk at the Mound</source>
        <translation>Longue causerie au monticule</translation>
    </message>
    <message>
        <source>Before the pitch, a runner on second or third: +5 to this pitch; or the starter may be taken out from now on, and you draw a card.</source>
        <translation>Avant le lancer, coureur en deuxième ou en troisième&#xa0;: +5 à ce lancer&#xa0;; ou bien le partant peut désormais être sorti, et vous piochez une carte.</translation>
    </message>
    <message>
        <source>Steady Hand at the Tiller</source>
        <translation>Main ferme à la barre</translation>
    </message>
    <message>
        <source>Before the pitch, nobody out and nobody on: Control is 2 higher for this inning. Stays in play while he is in the game.</source>
        <translation>Avant le lancer, sans retrait ni coureur&#xa0;: le Contrôle monte de 2 pour cette manche. Reste en jeu tant qu’il est là.</translation>
    </message>
    <message>
        <source>Everyone Two Steps Left</source>
        <translation>Tous deux pas à gauche</translation>
    </message>
    <message>
        <source>Before the pitch, nobody on: -2 to this swing, and the infield has +2 for the inning. Stays in play until a hit.</source>
        <translation>Avant le lancer, sans coureur&#xa0;: -2 à cet élan, et le champ intérieur a +2 pour la manche. Reste en jeu jusqu’à un coup sûr.</translation>
    </message>
    <message>
        <source>No Tired Arms Here</source>
        <translation>Pas de bras fatigué ici</translation>
    </message>
    <message>
        <source>Before the pitch, your pitcher is tired: tiredness costs him nothing in this inning.</source>
        <translation>Avant le lancer, votre lanceur est fatigué&#xa0;: la fatigue ne lui coûte rien dans cette manche.</translation>
    </message>
    <message>
        <source>Strike One, Thank You</source>
        <translation>Première prise, merci</translation>
    </message>
    <message>
        <source>Before the pitch, the half-inning before was 1-2-3: +4 to this pitch, and you draw a card.</source>
        <translation>Avant le lancer, si la demi-manche d’avant fut à trois frappeurs&#xa0;: +4 à ce lancer, et vous piochez une carte.</translation>
    </message>
    <message>
        <source>Velvet Glove</source>
        <translation>Le gant de velours</translation>
    </message>
    <message>
        <source>On a 1B or 1B+: the infield checks. Passed: roll, 13-20 makes it a GB. G icon at short: +3 to the check.</source>
        <translation>Sur un 1B ou 1B+&#xa0;: test du champ intérieur. Réussi&#xa0;: un dé, 13-20 en fait un GB. Icône G à l’arrêt-court&#xa0;: +3 au test.</translation>
    </message>
    <message>
        <source>Back, Back, and Gathered In</source>
        <translation>Il recule, recule, et la cueille</translation>
    </message>
    <message>
        <source>On a 2B or 3B: the centre fielder checks. Passed: it is a FB; failed: roll, 17-20 makes it one too. G icon in centre: +2 to the check.</source>
        <translation>Sur un 2B ou 3B&#xa0;: test du joueur de champ centre. Réussi&#xa0;: c’est un FB&#xa0;; manqué&#xa0;: un dé, 17-20 en fait un aussi. Icône G au centre&#xa0;: +2 au test.</translation>
    </message>
    <message>
        <source>Ring Him Up</source>
        <translation>Troisième prise, dehors</translation>
    </message>
    <message>
        <source>On a BB: roll. 15-20: it is a SO. K icon: first draw a card.</source>
        <translation>Sur un BB&#xa0;: un dé. 15-20&#xa0;: c’est un SO. Icône K&#xa0;: piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>The Flag Points Home</source>
        <translation>Le drapeau montre le marbre</translation>
    </message>
    <message>
        <source>On a HR: roll. 18-19: it is a 3B. 20: it is a FB.</source>
        <translation>Sur un HR&#xa0;: un dé. 18-19&#xa0;: c’est un 3B. 20&#xa0;: c’est un FB.</translation>
    </message>
    <message>
        <source>Again, and Lower</source>
        <translation>Encore, et plus bas</translation>
    </message>
    <message>
        <source>On a 1B, 1B+ or BB, the batter having the advantage: roll. 13-20: pitch and swing again, the batter&apos;s worse result counts.</source>
        <translation>Sur un 1B, 1B+ ou BB, avantage au frappeur&#xa0;: un dé. 13-20&#xa0;: refaites lancer et élan, le moins bon résultat pour le frappeur compte.</translation>
    </message>
    <message>
        <source>Chest, Then Glove</source>
        <translation>La poitrine, puis le gant</translation>
    </message>
    <message>
        <source>On a 1B or 1B+ with anybody on base: it is a 1B, nobody may try for an extra base, and no promised steal counts in this inning.</source>
        <translation>Sur un 1B ou 1B+ avec un coureur sur base&#xa0;: c’est un 1B, personne ne tente une base de plus, et aucun vol promis ne compte dans cette manche.</translation>
    </message>
    <message>
        <source>Worm Killer</source>
        <translation>Tueur de vers</translation>
    </message>
    <message>
        <source>On an out other than a GB, runner on first and fewer than two out: roll. 10-20: it is a GB.</source>
        <translation>Sur un retrait autre qu’un GB, coureur en première et moins de deux retraits&#xa0;: un dé. 10-20&#xa0;: c’est un GB.</translation>
    </message>
    <message>
        <source>A Hair Off the Plate</source>
        <translation>À un cheveu du marbre</translation>
    </message>
    <message>
        <source>On a hit or BB, natural swing 6 or more: roll. 9-20: -1 to the swing; read the chart again.</source>
        <translation>Sur un coup sûr ou BB, élan naturel de 6 ou plus&#xa0;: un dé. 9-20&#xa0;: -1 à l’élan&#xa0;; relisez le tableau.</translation>
    </message>
    <message>
        <source>Loaded for Bear</source>
        <translation>Chargé pour l’ours</translation>
    </message>
    <message>
        <source>Before the throw at a runner: +5. G icon in right field: +4 more.</source>
        <translation>Avant le tir sur un coureur&#xa0;: +5. Icône G au champ droit&#xa0;: +4 en plus.</translation>
    </message>
    <message>
        <source>Not on This Arm</source>
        <translation>Pas contre ce bras</translation>
    </message>
    <message>
        <source>When runners are sent: roll. 9-20: one of them holds instead. 1-8: draw a card.</source>
        <translation>Quand des coureurs sont envoyés&#xa0;: un dé. 9-20&#xa0;: l’un d’eux reste. 1-8&#xa0;: piochez une carte.</translation>
    </message>
    <message>
        <source>Round the Horn</source>
        <translation>Le tour du losange</translation>
    </message>
    <message>
        <source>Before the throw for two: the infield has +5, and you draw a card. G icon at second: +5 more.</source>
        <translation>Avant le tir du double jeu&#xa0;: le champ intérieur a +5, et vous piochez une carte. Icône G en deuxième&#xa0;: +5 en plus.</translation>
    </message>
    <message>
        <source>He Left Too Soon</source>
        <translation>Il est parti trop tôt</translation>
    </message>
    <message>
        <source>After a FB with fewer than three out: roll. 17-20: the runner nearest home is out.</source>
        <translation>Après un FB avec moins de trois retraits&#xa0;: un dé. 17-20&#xa0;: le coureur le plus avancé est retiré.</translation>
    </message>
    <message>
        <source>Bullpen Gate Swings Open</source>
        <translation>La porte de l’enclos s’ouvre</translation>
    </message>
    <message>
        <source>Before the pitch, 8th inning or later, a closer on the mound and ahead: Control is 2 higher for the inning.</source>
        <translation>Avant le lancer, dès la 8e manche, un stoppeur au monticule et en tête&#xa0;: le Contrôle monte de 2 pour la manche.</translation>
    </message>
    <message>
        <source>Give Me the Ball, Son</source>
        <translation>Donne-moi la balle, petit</translation>
    </message>
    <message>
        <source>After a 2B, 3B or HR: your pitcher leaves at once; his successor&apos;s Control is 3 higher for the inning.</source>
        <translation>Après un 2B, 3B ou HR&#xa0;: votre lanceur sort tout de suite&#xa0;; le Contrôle de son successeur monte de 3 pour la manche.</translation>
    </message>
    <message>
        <source>Talk Around the Stove</source>
        <translation>Causerie autour du poêle</translation>
    </message>
    <message>
        <source>Before the pitch, with no more than five cards in hand: draw two cards.</source>
        <translation>Avant le lancer, avec au plus cinq cartes en main&#xa0;: piochez deux cartes.</translation>
    </message>
    <message>
        <source>Infield Gossip</source>
        <translation>Les potins du champ intérieur</translation>
    </message>
    <message>
        <source>After a SO or PU: draw a card. K icon on the pitcher: one more.</source>
        <translation>Après un SO ou PU&#xa0;: piochez une carte. Icône K du lanceur&#xa0;: une de plus.</translation>
    </message>
    <message>
        <source>Rain, Then Sun</source>
        <translation>La pluie, puis le soleil</translation>
    </message>
    <message>
        <source>Before the pitch or on a result, fewer than two out: discard a card, then draw two.</source>
        <translation>Avant le lancer ou sur un résultat, moins de deux retraits&#xa0;: défaussez une carte, puis piochez-en deux.</translation>
    </message>
    <message>
        <source>Lost and Found</source>
        <translation>Objets trouvés</translation>
    </message>
    <message>
        <source>After a result: take a card from your discard pile back into your hand.</source>
        <translation>Après un résultat&#xa0;: reprenez en main une carte de votre défausse.</translation>
    </message>
    <message>
        <source>Send the Bat Boy</source>
        <translation>Envoyez le garçon des bâtons</translation>
    </message>
    <message>
        <source>Before the pitch: take a card of your choice from your deck, then shuffle.</source>
        <translation>Avant le lancer&#xa0;: prenez dans votre paquet une carte de votre choix, puis mêlez.</translation>
    </message>
    <message>
        <source>Not in My Park</source>
        <translation>Pas dans mon parc</translation>
    </message>
    <message>
        <source>Cancel the card your opponent has played last in this window: what it changed is as it was.</source>
        <translation>Annulez la dernière carte que l’adversaire a jouée dans cette fenêtre&#xa0;: ce qu’elle a changé redevient comme avant.</translation>
    </message>
    <message>
        <source>Mixed Signals</source>
        <translation>Des signaux contraires</translation>
    </message>
    <message>
        <source>After a result, the opponent holding four cards or more: one of them is discarded at random, and you draw one.</source>
        <translation>Après un résultat, si l’adversaire a quatre cartes ou plus&#xa0;: l’une d’elles est défaussée au hasard, et vous en piochez une.</translation>
    </message>
    <message>
        <source>Second Verse</source>
        <translation>Deuxième couplet</translation>
    </message>
    <message>
        <source>Before the pitch, Talk Around the Stove lying open: draw three cards; cards of one name may be repeated in this at-bat.</source>
        <translation>Avant le lancer, si «&#xa0;Causerie autour du poêle&#xa0;» est visible&#xa0;: piochez trois cartes&#xa0;; dans ce passage on peut répéter des cartes d’un même nom.</translation>
    </message>
    <message>
        <source>Home Cooking</source>
        <translation>Cuisine de la maison</translation>
    </message>
    <message>
        <source>Before the pitch, 6th inning or later and the score within a run: draw two cards. Stays in play to the end, for luck.</source>
        <translation>Avant le lancer, dès la 6e manche et un point d’écart au plus&#xa0;: piochez deux cartes. Reste en jeu jusqu’au bout, pour la chance.</translation>
    </message>
    <message>
        <source>Good Field, Some Hit</source>
        <translation>Bon gant, un peu de bâton</translation>
    </message>
    <message>
        <source>Before the pitch, a catcher, second baseman or shortstop bats: +2 to this swing, and On-Base is 1 higher.</source>
        <translation>Avant le lancer, un receveur, un deuxième-but ou un arrêt-court frappe&#xa0;: +2 à cet élan, et la Présence monte de 1.</translation>
    </message>
    <message>
        <source>Twelve Summers of This</source>
        <translation>Douze étés de métier</translation>
    </message>
    <message>
        <source>Before the pitch, a batter with a V, R, RY, HR or S icon: +2 to this swing, and you draw a card.</source>
        <translation>Avant le lancer, un frappeur avec une icône V, R, RY, HR ou S&#xa0;: +2 à cet élan, et vous piochez une carte.</translation>
    </message>
    <message>
        <source>Small Ball</source>
        <translation>Petit jeu</translation>
    </message>
    <message>
        <source>Long Ball</source>
        <translation>Grand jeu</translation>
    </message>
    <message>
        <source>Gloves and Arms</source>
        <translation>Gants et bras</translation>
    </message>
    <message>
        <source>Choke Up, Nothing Personal</source>
        <translation>Les mains plus haut, sans rancune</translation>
    </message>
    <message>
        <source>Before the swing, two out: +2 to the Swing.</source>
        <translation>Avant l’élan, deux retraits&#xa0;: +2 à l’Élan.</translation>
    </message>
    <message>
        <source>Grip It and Apologise Later</source>
        <translation>Serre d’abord, excuse-toi après</translation>
    </message>
    <message>
        <source>Before the swing: +1 to the Swing. HR or MVP icon: 2 more.</source>
        <translation>Avant l’élan&#xa0;: +1 à l’Élan. Icône HR ou MVP&#xa0;: 2 de plus.</translation>
    </message>
    <message>
        <source>A Good Breakfast</source>
        <translation>Un bon petit déjeuner</translation>
    </message>
    <message>
        <source>Before the pitch: +2 to On-Base.</source>
        <translation>Avant le lancer&#xa0;: +2 à la Présence.</translation>
    </message>
    <message>
        <source>Read Me the Bottom Line</source>
        <translation>Lisez-moi la dernière ligne</translation>
    </message>
    <message>
        <source>Before the pitch, batter and pitcher of opposite hands: +3 to On-Base.</source>
        <translation>Avant le lancer, frappeur et lanceur de mains opposées&#xa0;: +3 à la Présence.</translation>
    </message>
    <message>
        <source>Southpaw for Lunch</source>
        <translation>Un gaucher pour midi</translation>
    </message>
    <message>
        <source>Before the swing against a left-handed arm: +2 to the Swing.</source>
        <translation>Avant l’élan contre un bras gauche&#xa0;: +2 à l’Élan.</translation>
    </message>
    <message>
        <source>It Just Hung There</source>
        <translation>Elle restait suspendue</translation>
    </message>
    <message>
        <source>Before the swing at a mistake pitch: +3 to the Swing.</source>
        <translation>Avant l’élan sur un lancer raté&#xa0;: +3 à l’Élan.</translation>
    </message>
    <message>
        <source>Fouled Off Nine</source>
        <translation>Neuf fausses balles</translation>
    </message>
    <message>
        <source>After the pitch roll, the pitcher ahead: -2 to the Pitch.</source>
        <translation>Après le jet de lancer, avantage au lanceur&#xa0;: -2 au Lancer.</translation>
    </message>
    <message>
        <source>He Gripped It Wrong</source>
        <translation>Il l’a mal tenue</translation>
    </message>
    <message>
        <source>After a pitch roll of 4 or less: it is a mistake pitch.</source>
        <translation>Après un jet de lancer de 4 ou moins&#xa0;: c’est un lancer raté.</translation>
    </message>
    <message>
        <source>Leaned In, Looked Innocent</source>
        <translation>Penché, l’air innocent</translation>
    </message>
    <message>
        <source>On a fly ball with nobody in scoring position: hit by the pitch instead.</source>
        <translation>Sur un ballon, personne en position de marquer&#xa0;: atteint par le lancer à la place.</translation>
    </message>
    <message>
        <source>Seeing-Eye Grounder</source>
        <translation>Le roulant qui a des yeux</translation>
    </message>
    <message>
        <source>On a ground ball: the infield makes a Check against 20; if it fails, a single.</source>
        <translation>Sur un roulant&#xa0;: test du champ intérieur contre 20&#xa0;; manqué, un simple.</translation>
    </message>
    <message>
        <source>Chalk Dust Everywhere</source>
        <translation>De la craie partout</translation>
    </message>
    <message>
        <source>On a single: a double. Discard one card.</source>
        <translation>Sur un simple&#xa0;: un double. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Wall Scraper</source>
        <translation>Le mur l’a frôlée</translation>
    </message>
    <message>
        <source>On a fly ball from a Swing of 9 or more: the outfield makes a Check at +3; if it fails, a homer.</source>
        <translation>Sur un ballon d’un Élan de 9 ou plus&#xa0;: test du champ extérieur à +3&#xa0;; manqué, un coup de circuit.</translation>
    </message>
    <message>
        <source>Butter in the Glove</source>
        <translation>Du beurre dans le gant</translation>
    </message>
    <message>
        <source>On a ground ball: the batter reaches on an error. Discard one card.</source>
        <translation>Sur un roulant&#xa0;: le frappeur est sauf sur une erreur. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Second Look at It</source>
        <translation>Un second regard</translation>
    </message>
    <message>
        <source>After a swing roll of 8 or less: roll it again.</source>
        <translation>Après un jet d’élan de 8 ou moins&#xa0;: refaites-le.</translation>
    </message>
    <message>
        <source>One Swing Thought</source>
        <translation>Une seule pensée à l’élan</translation>
    </message>
    <message>
        <source>Before the swing: the roll counts 8 at least.</source>
        <translation>Avant l’élan&#xa0;: le jet compte 8 au moins.</translation>
    </message>
    <message>
        <source>A Jump and a Half</source>
        <translation>Un bond et demi</translation>
    </message>
    <message>
        <source>When a steal is called: +3 to the runner&apos;s Speed. SB icon: 2 more.</source>
        <translation>À l’annonce d’un vol&#xa0;: +3 à la Vitesse du coureur. Icône SB&#xa0;: 2 de plus.</translation>
    </message>
    <message>
        <source>Mud on the Cleats</source>
        <translation>De la boue aux crampons</translation>
    </message>
    <message>
        <source>Before a throw: +3 to the runner&apos;s Speed.</source>
        <translation>Avant un tir&#xa0;: +3 à la Vitesse du coureur.</translation>
    </message>
    <message>
        <source>Hook Slide</source>
        <translation>La glissade en crochet</translation>
    </message>
    <message>
        <source>After a throw that has its man: roll it again.</source>
        <translation>Après un tir qui tient son homme&#xa0;: refaites-le.</translation>
    </message>
    <message>
        <source>Hidden Base Trick</source>
        <translation>Le coup de la base cachée</translation>
    </message>
    <message>
        <source>Before the pitch: the runner farthest from home moves up, if the base is free. Discard one card.</source>
        <translation>Avant le lancer&#xa0;: le coureur le moins avancé prend une base, si elle est libre. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Take Him Out at Second</source>
        <translation>Le faucher en deuxième</translation>
    </message>
    <message>
        <source>Before a throw with a runner on first: -3 to the throw.</source>
        <translation>Avant un tir avec un coureur en première&#xa0;: -3 au tir.</translation>
    </message>
    <message>
        <source>Caps Inside Out</source>
        <translation>Casquettes à l’envers</translation>
    </message>
    <message>
        <source>After a hit: until a double play or the half-inning&apos;s end, +1 to every Swing of yours.</source>
        <translation>Après un coup sûr&#xa0;: jusqu’à un double jeu ou la fin de la demi-manche, +1 à chacun de vos Élans.</translation>
    </message>
    <message>
        <source>Do Not Talk to Him</source>
        <translation>Ne lui parlez pas</translation>
    </message>
    <message>
        <source>After an extra-base hit it lies on the batter until somebody makes an out: while a bat of On-Base 11 or more is up, +2 to the Swing.</source>
        <translation>Après un coup de plus d’une base, elle reste sur le frappeur jusqu’au prochain retrait&#xa0;: tant qu’un bâton de Présence 11 ou plus frappe, +2 à l’Élan.</translation>
    </message>
    <message>
        <source>Made for This</source>
        <translation>Né pour cela</translation>
    </message>
    <message>
        <source>In a clutch moment, before the swing: add the batter&apos;s Clutch to the Swing.</source>
        <translation>Dans un moment clutch, avant l’élan&#xa0;: ajoutez le Clutch du frappeur à l’Élan.</translation>
    </message>
    <message>
        <source>They Can Hear It in the Next County</source>
        <translation>On les entend au comté voisin</translation>
    </message>
    <message>
        <source>In a clutch moment, before the pitch: -2 to Command.</source>
        <translation>Dans un moment clutch, avant le lancer&#xa0;: -2 à la Maîtrise.</translation>
    </message>
    <message>
        <source>The Arm Gets Heavy</source>
        <translation>Le bras s’alourdit</translation>
    </message>
    <message>
        <source>Before the pitch of a tired pitcher: -2 to the Pitch.</source>
        <translation>Avant le lancer d’un lanceur fatigué&#xa0;: -2 au Lancer.</translation>
    </message>
    <message>
        <source>Eleven-Pitch At-Bat</source>
        <translation>Onze lancers pour un seul</translation>
    </message>
    <message>
        <source>After a walk: it counts as two against the pitcher&apos;s limit. Draw a card.</source>
        <translation>Après un but sur balles&#xa0;: il compte double dans la limite du lanceur. Piochez une carte.</translation>
    </message>
    <message>
        <source>Bench Jockey</source>
        <translation>Le bavard du banc</translation>
    </message>
    <message>
        <source>After a strikeout: +2 to the next batter&apos;s On-Base.</source>
        <translation>Après un retrait sur des prises&#xa0;: +2 à la Présence du prochain frappeur.</translation>
    </message>
    <message>
        <source>Set the Table</source>
        <translation>Mettre la table</translation>
    </message>
    <message>
        <source>After a walk or a hit: draw a card.</source>
        <translation>Après un but sur balles ou un coup sûr&#xa0;: piochez une carte.</translation>
    </message>
    <message>
        <source>Painted the Corner Twice</source>
        <translation>Deux fois le même coin</translation>
    </message>
    <message>
        <source>Before the pitch: +2 to the Pitch. K or W icon: 1 more.</source>
        <translation>Avant le lancer&#xa0;: +2 au Lancer. Icône K ou W&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>Buzz the Back Foot</source>
        <translation>Frôler le pied arrière</translation>
    </message>
    <message>
        <source>Before the pitch, batter and pitcher of one hand: +3 to Command.</source>
        <translation>Avant le lancer, frappeur et lanceur de même main&#xa0;: +3 à la Maîtrise.</translation>
    </message>
    <message>
        <source>Slower Than the Mail</source>
        <translation>Plus lente que la poste</translation>
    </message>
    <message>
        <source>Before the swing: -2 to the Swing.</source>
        <translation>Avant l’élan&#xa0;: -2 à l’Élan.</translation>
    </message>
    <message>
        <source>One More Trip to the Rosin</source>
        <translation>Encore un tour à la résine</translation>
    </message>
    <message>
        <source>Before the pitch: -2 to On-Base.</source>
        <translation>Avant le lancer&#xa0;: -2 à la Présence.</translation>
    </message>
    <message>
        <source>Shook Off Three Signs</source>
        <translation>Non à trois signaux</translation>
    </message>
    <message>
        <source>After a pitch roll of 7 or less: roll again and keep the better.</source>
        <translation>Après un jet de lancer de 7 ou moins&#xa0;: rejetez et gardez le meilleur.</translation>
    </message>
    <message>
        <source>Back Door Was Open</source>
        <translation>La porte de derrière</translation>
    </message>
    <message>
        <source>+5 to this pitch</source>
        <translation>+5 à ce lancer</translation>
    </message>
    <message>
        <source>He may be taken out</source>
        <translation>Il peut être sorti</translation>
    </message>
    <message>
        <source>Before the swing at a mistake pitch: +2 to the Swing.</source>
        <translation>Avant l’élan sur un lancer raté&#xa0;: +2 à l’Élan.</translation>
    </message>
    <message>
        <source>Owns Him, Pays No Rent</source>
        <translation>Propriétaire du monticule, sans loyer</translation>
    </message>
    <message>
        <source>Before the swing, the pitcher ahead: the batter is ahead. Discard two cards.</source>
        <translation>Avant l’élan, avantage au lanceur&#xa0;: il passe au frappeur. Défaussez deux cartes.</translation>
    </message>
    <message>
        <source>Suspiciously Light Bat</source>
        <translation>Un bâton étrangement léger</translation>
    </message>
    <message>
        <source>Before the swing: it is thrown with the 24-sided die. Discard one card.</source>
        <translation>Avant l’élan&#xa0;: il se jette au dé à 24 faces. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Nobody Was Looking</source>
        <translation>Personne ne regardait</translation>
    </message>
    <message>
        <source>Before the pitch, a runner on first: a runner steals the base before him, if it is free; there is no throw. Discard one card.</source>
        <translation>Avant le lancer, un coureur en première&#xa0;: un coureur vole la base devant lui, si elle est libre&#xa0;; pas de tir. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Before the swing: -3 to the Swing.</source>
        <translation>Avant l’élan&#xa0;: -3 à l’Élan.</translation>
    </message>
    <message>
        <source>Before the pitch: -3 to On-Base.</source>
        <translation>Avant le lancer&#xa0;: -3 à la Présence.</translation>
    </message>
    <message>
        <source>After a pitch roll of 9 or less: roll again and keep the better.</source>
        <translation>Après un jet de lancer de 9 ou moins&#xa0;: rejetez et gardez le meilleur.</translation>
    </message>
    <message>
        <source>After a mistake pitch: it is none, and +2 to the Pitch.</source>
        <translation>Après un lancer raté&#xa0;: il ne l’est plus, et +2 au Lancer.</translation>
    </message>
    <message>
        <source>Ladder of Fastballs</source>
        <translation>L’échelle des rapides</translation>
    </message>
    <message>
        <source>Before the swing, the pitcher ahead: the roll counts 15 at most.</source>
        <translation>Avant l’élan, avantage au lanceur&#xa0;: le jet compte 15 au plus.</translation>
    </message>
    <message>
        <source>Stretched Full Length</source>
        <translation>Tout du long dans l’herbe</translation>
    </message>
    <message>
        <source>On a single: the outfield makes a Check against 20; if it passes, a fly ball. GG icon: +2.</source>
        <translation>Sur un simple&#xa0;: test du champ extérieur contre 20&#xa0;; réussi, un ballon. Icône GG&#xa0;: +2.</translation>
    </message>
    <message>
        <source>Deep in the Hole</source>
        <translation>Au fond du trou</translation>
    </message>
    <message>
        <source>On a single: the infield makes a Check against 20; if it passes, a ground ball. GG icon: +2.</source>
        <translation>Sur un simple&#xa0;: test du champ intérieur contre 20&#xa0;; réussi, un roulant. Icône GG&#xa0;: +2.</translation>
    </message>
    <message>
        <source>Cut It Off in the Gap</source>
        <translation>Coupée dans l’allée</translation>
    </message>
    <message>
        <source>On a double or triple: a single. Discard one card.</source>
        <translation>Sur un double ou un triple&#xa0;: un simple. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Robbed Him Blind</source>
        <translation>Volé en plein jour</translation>
    </message>
    <message>
        <source>On a homer: the outfield makes a Check at +1; if it passes, a fly ball.</source>
        <translation>Sur un coup de circuit&#xa0;: test du champ extérieur à +1&#xa0;; réussi, un ballon.</translation>
    </message>
    <message>
        <source>Rung Up</source>
        <translation>L’arbitre a levé le bras</translation>
    </message>
    <message>
        <source>On a walk: a strikeout. Discard one card.</source>
        <translation>Sur un but sur balles&#xa0;: un retrait sur des prises. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Right Back at Him</source>
        <translation>Retour à l’envoyeur</translation>
    </message>
    <message>
        <source>On a fly ball: a ground ball.</source>
        <translation>Sur un ballon&#xa0;: un roulant.</translation>
    </message>
    <message>
        <source>Cannon in Left</source>
        <translation>Un canon au champ gauche</translation>
    </message>
    <message>
        <source>Before a throw: +3 to it.</source>
        <translation>Avant un tir&#xa0;: +3 au tir.</translation>
    </message>
    <message>
        <source>Snap Throw Behind Him</source>
        <translation>Un tir sec dans son dos</translation>
    </message>
    <message>
        <source>Before the pitch, a runner on first: the battery throws at him, at -3; out if it has him.</source>
        <translation>Avant le lancer, un coureur en première&#xa0;: la batterie tire sur lui, à -3&#xa0;; retiré si elle l’a.</translation>
    </message>
    <message>
        <source>Pitchout on a Hunch</source>
        <translation>À l’écart, sur un pressentiment</translation>
    </message>
    <message>
        <source>When a steal is called: +3 to the Battery.</source>
        <translation>À l’annonce d’un vol&#xa0;: +3 à la Batterie.</translation>
    </message>
    <message>
        <source>Quick as a Cash Drawer</source>
        <translation>Vif comme un tiroir-caisse</translation>
    </message>
    <message>
        <source>Before a throw with a runner on first: +3 to the Infield.</source>
        <translation>Avant un tir avec un coureur en première&#xa0;: +3 au Champ intérieur.</translation>
    </message>
    <message>
        <source>The Catcher Said Something Rude</source>
        <translation>Le receveur a été grossier</translation>
    </message>
    <message>
        <source>In a clutch moment, before the pitch: +1 to Command, and the pitcher&apos;s Clutch to the Pitch.</source>
        <translation>Dans un moment clutch, avant le lancer&#xa0;: +1 à la Maîtrise, et le Clutch du lanceur au Lancer.</translation>
    </message>
    <message>
        <source>Ice Water</source>
        <translation>De l’eau glacée</translation>
    </message>
    <message>
        <source>In a clutch moment, before the swing: -3 to the Swing.</source>
        <translation>Dans un moment clutch, avant l’élan&#xa0;: -3 à l’Élan.</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <translation>Second souffle</translation>
    </message>
    <message>
        <source>As the half-inning begins: the tired pitcher has one inning more in him.</source>
        <translation>Au début de la demi-manche&#xa0;: le lanceur fatigué a encore une manche en lui.</translation>
    </message>
    <message>
        <source>Cold Towel, Warm Arm</source>
        <translation>Serviette froide, bras chaud</translation>
    </message>
    <message>
        <source>Before the pitch of a tired pitcher: in this at-bat he is not tired.</source>
        <translation>Avant le lancer d’un lanceur fatigué&#xa0;: il ne l’est pas de ce passage.</translation>
    </message>
    <message>
        <source>He Is Counting Them</source>
        <translation>Il les compte</translation>
    </message>
    <message>
        <source>After a strikeout it lies on the pitcher until a mistake pitch: once, roll a pitch of 4 or less again and keep the better.</source>
        <translation>Après un retrait sur des prises, elle reste sur le lanceur jusqu’à un lancer raté&#xa0;: une fois, rejetez un jet de lancer de 4 ou moins et gardez le meilleur.</translation>
    </message>
    <message>
        <source>Home Before the Coffee</source>
        <translation>Rentrés avant le café</translation>
    </message>
    <message>
        <source>When your 1-2-3 inning is over: draw two cards.</source>
        <translation>Après votre manche à trois frappeurs&#xa0;: piochez deux cartes.</translation>
    </message>
    <message>
        <source>Tip of the Cap</source>
        <translation>Un coup de casquette</translation>
    </message>
    <message>
        <source>After a strikeout: draw a card.</source>
        <translation>Après un retrait sur des prises&#xa0;: piochez une carte.</translation>
    </message>
    <message>
        <source>Keep Him Close</source>
        <translation>Tenez-le près</translation>
    </message>
    <message>
        <source>Before the pitch: runners may not try for more in this at-bat, and +1 to the Pitch.</source>
        <translation>Avant le lancer&#xa0;: les coureurs ne tentent rien de plus de ce passage, et +1 au Lancer.</translation>
    </message>
    <message>
        <source>Counting Chickens in the Dugout</source>
        <translation>La peau de l’ours, déjà vendue</translation>
    </message>
    <message>
        <source>Before the swing: -1 to the Swing, -3 with two out.</source>
        <translation>Avant l’élan&#xa0;: -1 à l’Élan, -3 avec deux retraits.</translation>
    </message>
    <message>
        <source>Back Where You Came From</source>
        <translation>Retourne d’où tu viens</translation>
    </message>
    <message>
        <source>Before the pitch, a runner in scoring position: the lead runner goes back a base, if it is free. Discard one card.</source>
        <translation>Avant le lancer, un coureur en position de marquer&#xa0;: le plus avancé recule d’une base, si elle est libre. Défaussez une carte.</translation>
    </message>
    <message>
        <source>The Book on Everybody</source>
        <translation>Un dossier sur chacun</translation>
    </message>
    <message>
        <source>When a half-inning is over: take any card of your deck in hand and shuffle. Discard one card.</source>
        <translation>Après une demi-manche&#xa0;: prenez en main n’importe quelle carte de votre paquet et mêlez. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Second Base Coach</source>
        <translation>L’instructeur de la deuxième</translation>
    </message>
    <message>
        <source>As a half-inning begins: look at the other hand and draw a card.</source>
        <translation>Au début d’une demi-manche&#xa0;: regardez l’autre main et piochez une carte.</translation>
    </message>
    <message>
        <source>Kicked Dirt on the Plate</source>
        <translation>De la terre sur le marbre</translation>
    </message>
    <message>
        <source>When the other side plays a card: it does nothing. Discard one card.</source>
        <translation>Quand l’autre camp joue une carte&#xa0;: elle ne fait rien. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Rain Check</source>
        <translation>Remise pour la pluie</translation>
    </message>
    <message>
        <source>When the other side plays a momentum card: it does nothing.</source>
        <translation>Quand l’autre camp joue une carte Momentum&#xa0;: elle ne fait rien.</translation>
    </message>
    <message>
        <source>An Old Scorecard</source>
        <translation>Une vieille feuille de marque</translation>
    </message>
    <message>
        <source>When a half-inning is over: take a card of your discard pile in hand. Discard one card.</source>
        <translation>Après une demi-manche&#xa0;: prenez en main une carte de votre défausse. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Coffee over the Lineup Card</source>
        <translation>Du café sur l’alignement</translation>
    </message>
    <message>
        <source>As a half-inning begins: the other side discards a card by chance. Discard one card.</source>
        <translation>Au début d’une demi-manche&#xa0;: l’autre camp défausse une carte au hasard. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Deep Pockets</source>
        <translation>Poches profondes</translation>
    </message>
    <message>
        <source>As a half-inning begins: draw a card, and for the rest of the game your hand holds two more.</source>
        <translation>Au début d’une demi-manche&#xa0;: piochez une carte, et pour le reste de la partie votre main en tient deux de plus.</translation>
    </message>
    <message>
        <source>Bat-Flip Insurance</source>
        <translation>Assurance bâton lancé</translation>
    </message>
    <message>
        <source>Before the swing: +1 to the Swing. HR, MVP or AS icon: 1 more.</source>
        <translation>Avant l’élan&#xa0;: +1 à l’Élan. Icône HR, MVP ou AS&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>Ask Him About Launch Angle</source>
        <translation>Parlez-lui de l’angle de frappe</translation>
    </message>
    <message>
        <source>Before the swing, fewer than two out: +1 to the swing roll and +1 to the Swing.</source>
        <translation>Avant l’élan, moins de deux retraits&#xa0;: +1 au jet d’élan et +1 à l’Élan.</translation>
    </message>
    <message>
        <source>Shorten Up, Look Sharp</source>
        <translation>Plus court, plus vif</translation>
    </message>
    <message>
        <source>Spat on a Slider</source>
        <translation>Craché sur une glissante</translation>
    </message>
    <message>
        <source>The Platoon Sheet</source>
        <translation>La feuille des mains opposées</translation>
    </message>
    <message>
        <source>Homework on the Tablet</source>
        <translation>Devoirs sur la tablette</translation>
    </message>
    <message>
        <source>He Tipped It</source>
        <translation>Il s’est trahi</translation>
    </message>
    <message>
        <source>After a pitch roll of 6 or less: -3 to the pitch roll.</source>
        <translation>Après un jet de lancer de 6 ou moins&#xa0;: -3 au jet de lancer.</translation>
    </message>
    <message>
        <source>Somebody Ordered Meatballs</source>
        <translation>Qui a commandé des boulettes&#xa0;?</translation>
    </message>
    <message>
        <source>Crowds the Plate</source>
        <translation>Collé au marbre</translation>
    </message>
    <message>
        <source>On a fly ball or liner with nobody in scoring position: hit by the pitch instead.</source>
        <translation>Sur un ballon ou une flèche, personne en position de marquer&#xa0;: atteint par le lancer à la place.</translation>
    </message>
    <message>
        <source>Pebble at Shortstop</source>
        <translation>Un caillou à l’arrêt-court</translation>
    </message>
    <message>
        <source>Liner Finds Grass</source>
        <translation>La flèche trouve l’herbe</translation>
    </message>
    <message>
        <source>On a line drive: the infield makes a Check against 19; if it fails, a single.</source>
        <translation>Sur une flèche&#xa0;: test du champ intérieur contre 19&#xa0;; manqué, un simple.</translation>
    </message>
    <message>
        <source>Never Stopped at First</source>
        <translation>Il n’a jamais freiné en première</translation>
    </message>
    <message>
        <source>The Flag Was Blowing Out</source>
        <translation>Le drapeau soufflait dehors</translation>
    </message>
    <message>
        <source>Two Left Gloves</source>
        <translation>Deux gants gauches</translation>
    </message>
    <message>
        <source>Challenged the Call</source>
        <translation>Décision contestée</translation>
    </message>
    <message>
        <source>Sat on One Pitch All Week</source>
        <translation>Il l’attendait depuis lundi</translation>
    </message>
    <message>
        <source>Before the swing, the batter ahead: the roll counts 10 at least.</source>
        <translation>Avant l’élan, avantage au frappeur&#xa0;: le jet compte 10 au moins.</translation>
    </message>
    <message>
        <source>The Oven Mitt Slide</source>
        <translation>La glissade au gant de four</translation>
    </message>
    <message>
        <source>When a steal is called: +3 to the runner&apos;s Stealing. SB icon: draw a card.</source>
        <translation>À l’annonce d’un vol&#xa0;: +3 au Vol du coureur. Icône SB&#xa0;: piochez une carte.</translation>
    </message>
    <message>
        <source>Cut the Corner Fine</source>
        <translation>Le virage au plus court</translation>
    </message>
    <message>
        <source>Before a throw: +3 to the runner&apos;s Baserunning.</source>
        <translation>Avant un tir&#xa0;: +3 à la Course du coureur.</translation>
    </message>
    <message>
        <source>The Swim Move</source>
        <translation>La nage du coureur</translation>
    </message>
    <message>
        <source>Slow Roller, Fast Thinking</source>
        <translation>Balle lente, tête rapide</translation>
    </message>
    <message>
        <source>Peeled Off Late</source>
        <translation>Il s’est ravisé trop tard</translation>
    </message>
    <message>
        <source>Choreographed Dugout</source>
        <translation>Un banc chorégraphié</translation>
    </message>
    <message>
        <source>After a hit: to the end of the half-inning, +1 to every Swing of yours.</source>
        <translation>Après un coup sûr&#xa0;: jusqu’à la fin de la demi-manche, +1 à chacun de vos Élans.</translation>
    </message>
    <message>
        <source>The Whole Order Is Squeaking</source>
        <translation>Tout l’ordre grince</translation>
    </message>
    <message>
        <source>After a walk: for two half-innings or until a double play, +1 to On-Base of your batters.</source>
        <translation>Après un but sur balles&#xa0;: pour deux demi-manches ou jusqu’à un double jeu, +1 à la Présence de vos frappeurs.</translation>
    </message>
    <message>
        <source>Big Moment, Small Heartbeat</source>
        <translation>Grand moment, petit pouls</translation>
    </message>
    <message>
        <source>Clutch moment, before the swing: +1 and the batter&apos;s Clutch to the Swing.</source>
        <translation>Moment clutch, avant l’élan&#xa0;: +1 et le Clutch du frappeur à l’Élan.</translation>
    </message>
    <message>
        <source>Rattle the Railings</source>
        <translation>Secouer la rambarde</translation>
    </message>
    <message>
        <source>Clutch moment, before the pitch: -3 to Command.</source>
        <translation>Moment clutch, avant le lancer&#xa0;: -3 à la Maîtrise.</translation>
    </message>
    <message>
        <source>Gassed and Everybody Knows</source>
        <translation>À plat, et tous le savent</translation>
    </message>
    <message>
        <source>Before the pitch of a tired pitcher: -3 to the Pitch.</source>
        <translation>Avant le lancer d’un lanceur fatigué&#xa0;: -3 au Lancer.</translation>
    </message>
    <message>
        <source>Grind Him Down</source>
        <translation>L’user jusqu’à la corde</translation>
    </message>
    <message>
        <source>Notes for the Next Man</source>
        <translation>Des notes pour le suivant</translation>
    </message>
    <message>
        <source>Sunflower Seeds</source>
        <translation>Graines de tournesol</translation>
    </message>
    <message>
        <source>Same Again, Please</source>
        <translation>La même chose, s’il vous plaît</translation>
    </message>
    <message>
        <source>Before the swing: what your last card of this at-bat did, once more.</source>
        <translation>Avant l’élan&#xa0;: ce qu’a fait votre dernière carte de ce passage, encore une fois.</translation>
    </message>
    <message>
        <source>Dreamt It at Breakfast</source>
        <translation>Rêvé au petit déjeuner</translation>
    </message>
    <message>
        <source>Before the swing: the roll counts 13. Discard two cards.</source>
        <translation>Avant l’élan&#xa0;: le jet compte 13. Défaussez deux cartes.</translation>
    </message>
    <message>
        <source>Borrowed a Scooter</source>
        <translation>Trottinette empruntée</translation>
    </message>
    <message>
        <source>Before a throw: the runner&apos;s speed is 19.</source>
        <translation>Avant un tir&#xa0;: la vitesse du coureur est 19.</translation>
    </message>
    <message>
        <source>Depends Who Is Watching</source>
        <translation>Cela dépend qui regarde</translation>
    </message>
    <message>
        <source>Before the swing: +1 to the Swing, +2 with a runner on.</source>
        <translation>Avant l’élan&#xa0;: +1 à l’Élan, +2 avec un coureur sur base.</translation>
    </message>
    <message>
        <source>It Fell off the Table</source>
        <translation>Elle est tombée de la table</translation>
    </message>
    <message>
        <source>Before the pitch: +2 to the Pitch. K, W or AS icon: 1 more.</source>
        <translation>Avant le lancer&#xa0;: +2 au Lancer. Icône K, W ou AS&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>Tunnel Vision</source>
        <translation>Vue en tunnel</translation>
    </message>
    <message>
        <source>Change of Pace, Change of Mood</source>
        <translation>Autre rythme, autre humeur</translation>
    </message>
    <message>
        <source>Framed Like a Landscape</source>
        <translation>Encadrée comme un paysage</translation>
    </message>
    <message>
        <source>Stepped Off, Started Over</source>
        <translation>Descendu, recommencé</translation>
    </message>
    <message>
        <source>Bit the Black</source>
        <translation>Mordu le noir</translation>
    </message>
    <message>
        <source>After a mistake pitch: it is none.</source>
        <translation>Après un lancer raté&#xa0;: il ne l’est plus.</translation>
    </message>
    <message>
        <source>The Rising Rumour</source>
        <translation>La rumeur montante</translation>
    </message>
    <message>
        <source>Stood Exactly There</source>
        <translation>Il se tenait juste là</translation>
    </message>
    <message>
        <source>Laid Out, Came Up Smiling</source>
        <translation>Étalé, relevé, souriant</translation>
    </message>
    <message>
        <source>On a single: the outfield makes a Check against 20; if it passes, a line drive caught. GG icon: +2.</source>
        <translation>Sur un simple&#xa0;: test du champ extérieur contre 20&#xa0;; réussi, une flèche captée. Icône GG&#xa0;: +2.</translation>
    </message>
    <message>
        <source>Played the Carom</source>
        <translation>Le ricochet bien joué</translation>
    </message>
    <message>
        <source>Elbow over the Fence</source>
        <translation>Le coude par-dessus la clôture</translation>
    </message>
    <message>
        <source>Froze Him</source>
        <translation>Figé sur place</translation>
    </message>
    <message>
        <source>Topped It</source>
        <translation>Frappée par le dessus</translation>
    </message>
    <message>
        <source>Threw It on a Rope</source>
        <translation>Un tir tendu comme une corde</translation>
    </message>
    <message>
        <source>Back-Pick from the Knees</source>
        <translation>Tir à genoux dans son dos</translation>
    </message>
    <message>
        <source>Pop Time</source>
        <translation>Le temps d’un sursaut</translation>
    </message>
    <message>
        <source>Glove Flip to the Bag</source>
        <translation>Du gant au coussin</translation>
    </message>
    <message>
        <source>Mound Visit, Nothing Said</source>
        <translation>Visite au monticule, rien de dit</translation>
    </message>
    <message>
        <source>Clutch moment, before the pitch: +1 to Command and the pitcher&apos;s Clutch to the Pitch.</source>
        <translation>Moment clutch, avant le lancer&#xa0;: +1 à la Maîtrise et le Clutch du lanceur au Lancer.</translation>
    </message>
    <message>
        <source>Stone Face</source>
        <translation>Visage de pierre</translation>
    </message>
    <message>
        <source>Clutch moment, before the swing: -3 to the Swing.</source>
        <translation>Moment clutch, avant l’élan&#xa0;: -3 à l’Élan.</translation>
    </message>
    <message>
        <source>Spare Tank</source>
        <translation>Le réservoir de secours</translation>
    </message>
    <message>
        <source>Pure Adrenaline</source>
        <translation>Adrénaline pure</translation>
    </message>
    <message>
        <source>Somewhere in the Zone</source>
        <translation>Quelque part dans la zone</translation>
    </message>
    <message>
        <source>Lockdown Inning</source>
        <translation>Manche verrouillée</translation>
    </message>
    <message>
        <source>Before the pitch from the seventh on: to the end of the half-inning, +1 to every Pitch of yours.</source>
        <translation>Avant le lancer, dès la septième&#xa0;: jusqu’à la fin de la demi-manche, +1 à chacun de vos Lancers.</translation>
    </message>
    <message>
        <source>Nine Pitches, Nine Strikes</source>
        <translation>Neuf lancers, neuf prises</translation>
    </message>
    <message>
        <source>Punch-Out</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>Remembered an Old Grip</source>
        <translation>Une vieille prise retrouvée</translation>
    </message>
    <message>
        <source>Before the swing, the batter ahead: the pitcher is ahead. Discard two cards.</source>
        <translation>Avant l’élan, avantage au frappeur&#xa0;: il passe au lanceur. Défaussez deux cartes.</translation>
    </message>
    <message>
        <source>The Ball Was in the Glove All Along</source>
        <translation>La balle était dans le gant</translation>
    </message>
    <message>
        <source>Before the pitch, a runner on: the infield makes a Check against 22; if it passes, the lead runner is out. Discard one card.</source>
        <translation>Avant le lancer, un coureur sur base&#xa0;: test du champ intérieur contre 22&#xa0;; réussi, le coureur le plus avancé est retiré. Défaussez une carte.</translation>
    </message>
    <message>
        <source>Call from the Front Office</source>
        <translation>Un appel de la direction</translation>
    </message>
    <message>
        <source>Advance Scout</source>
        <translation>L’éclaireur</translation>
    </message>
    <message>
        <source>Ejected with Flair</source>
        <translation>Expulsé avec panache</translation>
    </message>
    <message>
        <source>Buzzkill</source>
        <translation>Rabat-joie</translation>
    </message>
    <message>
        <source>When the other side plays a momentum or burst card: it does nothing.</source>
        <translation>Quand l’autre camp joue une carte Momentum ou Burst&#xa0;: elle ne fait rien.</translation>
    </message>
    <message>
        <source>The Club Lawyer</source>
        <translation>L’avocat du club</translation>
    </message>
    <message>
        <source>As a half-inning begins: draw a card; in this half-inning nobody undoes your cards.</source>
        <translation>Au début d’une demi-manche&#xa0;: piochez une carte&#xa0;; dans cette demi-manche personne ne défait vos cartes.</translation>
    </message>
    <message>
        <source>Old Grover of the Infield Dirt</source>
        <translation>Le vieux Grover de la terre battue</translation>
    </message>
    <message>
        <source>Bench, as a half-inning begins: for two half-innings +1 to your Infield and your Outfield.</source>
        <translation>Banc, au début d’une demi-manche&#xa0;: pour deux demi-manches, +1 à vos Champs intérieur et extérieur.</translation>
    </message>
    <message>
        <source>Nine-Fingered Signs</source>
        <translation>Signaux à neuf doigts</translation>
    </message>
    <message>
        <source>Bench, as a half-inning begins: draw a card, and for two half-innings +1 to your Swings.</source>
        <translation>Banc, au début d’une demi-manche&#xa0;: piochez une carte, et pour deux demi-manches +1 à vos Élans.</translation>
    </message>
    <message>
        <source>The Voice on the Bullpen Phone</source>
        <translation>La voix au téléphone de l’enclos</translation>
    </message>
    <message>
        <source>Bench, as a half-inning from the sixth on begins: for two half-innings +1 to your Pitches.</source>
        <translation>Banc, au début d’une demi-manche dès la sixième&#xa0;: pour deux demi-manches, +1 à vos Lancers.</translation>
    </message>
    <message>
        <source>The Cage Rat</source>
        <translation>Le rat de la cage</translation>
    </message>
    <message>
        <source>Hitting, a runner in scoring position, before the swing: +3 to the Swing.</source>
        <translation>Frappeurs, un coureur en position de marquer, avant l’élan&#xa0;: +3 à l’Élan.</translation>
    </message>
    <message>
        <source>Professor of Patience</source>
        <translation>Le professeur de patience</translation>
    </message>
    <message>
        <source>Hitting, a runner in scoring position, before the pitch: +3 to On-Base.</source>
        <translation>Frappeurs, un coureur en position de marquer, avant le lancer&#xa0;: +3 à la Présence.</translation>
    </message>
    <message>
        <source>Windmill Arms at Third</source>
        <translation>Des bras de moulin en troisième</translation>
    </message>
    <message>
        <source>Hitting, before a throw: +3 to the runner&apos;s speed.</source>
        <translation>Frappeurs, avant un tir&#xa0;: +3 à la vitesse du coureur.</translation>
    </message>
    <message>
        <source>The Pitch Whisperer</source>
        <translation>Celui qui parle aux lancers</translation>
    </message>
    <message>
        <source>Pitching, a runner in scoring position, before the pitch: +3 to the Pitch.</source>
        <translation>Lanceurs, un coureur en position de marquer, avant le lancer&#xa0;: +3 au Lancer.</translation>
    </message>
    <message>
        <source>The Man with the Towel</source>
        <translation>L’homme à la serviette</translation>
    </message>
    <message>
        <source>Pitching, as the half-inning begins: the tired pitcher is fresh for it.</source>
        <translation>Lanceurs, au début de la demi-manche&#xa0;: le lanceur fatigué y est frais.</translation>
    </message>
    <message>
        <source>An Eye for Seams</source>
        <translation>L’œil pour les coutures</translation>
    </message>
    <message>
        <source>Pitching, after a mistake pitch: it is none.</source>
        <translation>Lanceurs, après un lancer raté&#xa0;: il ne l’est plus.</translation>
    </message>
    <message>
        <source>Lumber and Nerve</source>
        <translation>Du bois et du cran</translation>
    </message>
    <message>
        <source>Leather and Patience</source>
        <translation>Du cuir et de la patience</translation>
    </message>
    <message>
        <source>A Bit of Everything</source>
        <translation>Un peu de tout</translation>
    </message>
    <message>
        <source>From the eighth inning on it is cold: -1 to every Swing. The Stovepipes have their overcoats on: +1.</source>
        <translation>Dès la huitième manche il fait froid&#xa0;: -1 à chaque Élan. Les Stovepipes ont mis leur pardessus&#xa0;: +1.</translation>
    </message>
    <message>
        <source>The tide is in: the highest fly ball of a batter&apos;s chart is a double. The Lamplighters know the way round the pools: +2 to their runners&apos; Speed.</source>
        <translation>La marée est haute&#xa0;: le plus haut ballon du tableau d’un frappeur est un double. Les Lamplighters connaissent le chemin entre les mares&#xa0;: +2 à la Vitesse de leurs coureurs.</translation>
    </message>
    <message>
        <source>Mud: -1 to the runner&apos;s speed at every throw. The Mudlarks wade: +2.</source>
        <translation>De la boue&#xa0;: -1 à la vitesse du coureur à chaque tir. Les Mudlarks y pataugent&#xa0;: +2.</translation>
    </message>
    <message>
        <source>When the tower strikes seven, at the start of each half of the seventh, the side in the field draws a card. The Clockwinders heard it coming: one more.</source>
        <translation>Quand la tour sonne sept heures, au début de chaque moitié de la septième, le camp sur le terrain pioche une carte. Les Clockwinders l’ont entendue venir&#xa0;: une de plus.</translation>
    </message>
    <message>
        <source>The fence is out for repair: the highest double of a chart is a triple. The Sawyers know where the planks lie: +2 to the throw.</source>
        <translation>La clôture est en réparation&#xa0;: le plus haut double d’un tableau est un triple. Les Sawyers savent où sont les planches&#xa0;: +2 au tir.</translation>
    </message>
    <message>
        <source>In the seventh everybody stands still: runners hold. The Beekeepers wear veils: +1 to On-Base.</source>
        <translation>À la septième, tout le monde reste immobile&#xa0;: les coureurs ne partent pas. Les Beekeepers ont des voiles&#xa0;: +1 à la Présence.</translation>
    </message>
    <message>
        <source>A natural 20 passes over the sails: +1 to the Swing. The Gristmen know the gap: 1 more.</source>
        <translation>Un 20 naturel passe par-dessus les ailes&#xa0;: +1 à l’Élan. Les Gristmen connaissent la brèche&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>A pitch roll of 1 that came to an out hits the batter. The Anvils call it a record: they draw a card.</source>
        <translation>Un jet de lancer de 1 qui donnait un retrait atteint le frappeur. Les Anvils appellent cela un record&#xa0;: ils piochent une carte.</translation>
    </message>
    <message>
        <source>A dry ball: +1 to every Check. The Umbrellas are never wet: 1 more.</source>
        <translation>Une balle sèche&#xa0;: +1 à chaque test. Les Umbrellas ne sont jamais mouillés&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>In the fourth the freight goes by: -1 to On-Base. The Teakettles wave to the engineer: +2.</source>
        <translation>À la quatrième passe le train de marchandises&#xa0;: -1 à la Présence. Les Teakettles saluent le mécanicien&#xa0;: +2.</translation>
    </message>
    <message>
        <source>Short right field: from the left side, the highest double of the batter&apos;s chart is a homer. The Windfalls sell the ball back: they draw a card.</source>
        <translation>Champ droit très court&#xa0;: du côté gauche, le plus haut double du tableau du frappeur est un coup de circuit. Les Windfalls revendent la balle&#xa0;: ils piochent une carte.</translation>
    </message>
    <message>
        <source>Second base is under the snow: -1 to the Battery on steals. The Mittens know where it is: +2.</source>
        <translation>La deuxième base est sous la neige&#xa0;: -1 à la Batterie sur les vols. Les Mittens savent où elle est&#xa0;: +2.</translation>
    </message>
    <message>
        <source>A swing roll of 1 blows foul: roll it again. The Kites lean into the wind: -1 to that Swing.</source>
        <translation>Un jet d’élan de 1 part en fausse balle&#xa0;: rejetez. Les Kites s’appuient sur le vent&#xa0;: -1 à cet Élan.</translation>
    </message>
    <message>
        <source>The post comes in the third: as each half begins, the side in the field draws a card. The Postriders get theirs registered: one more.</source>
        <translation>Le courrier arrive à la troisième&#xa0;: au début de chaque moitié, le camp sur le terrain pioche une carte. Les Postriders ont du recommandé&#xa0;: une de plus.</translation>
    </message>
    <message>
        <source>The bases are far apart here: +1 to throws with a man on. The Turtlebacks never noticed: +1 to their runner&apos;s Speed.</source>
        <translation>Ici les bases sont loin l’une de l’autre&#xa0;: +1 aux tirs avec un coureur. Les Turtlebacks ne s’en sont jamais aperçus&#xa0;: +1 à la Vitesse de leur coureur.</translation>
    </message>
    <message>
        <source>An infield like brick: the highest ground ball of a chart is a single. The Pricklies know the hops: +2 to the throw.</source>
        <translation>Un champ intérieur dur comme brique&#xa0;: le plus haut roulant d’un tableau est un simple. Les Pricklies connaissent les rebonds&#xa0;: +2 au tir.</translation>
    </message>
    <message>
        <source>From the eighth inning on it is cold: -1 to every Swing. With a runner in scoring position everybody is warm: +1.</source>
        <translation>Dès la huitième manche il fait froid&#xa0;: -1 à chaque Élan. Avec un coureur en position de marquer, tout le monde a chaud&#xa0;: +1.</translation>
    </message>
    <message>
        <source>The tide is in: the highest fly ball of a batter&apos;s chart is a double. A wet ball is a heavy ball, and the cutoff man knows it: +1 to the throw.</source>
        <translation>La marée est haute&#xa0;: le plus haut ballon du tableau d’un frappeur est un double. Une balle mouillée est lourde, et l’homme du relais le sait&#xa0;: +1 au tir.</translation>
    </message>
    <message>
        <source>Mud: -1 to the runner&apos;s speed at every throw. A fast man skims over it: +2.</source>
        <translation>De la boue&#xa0;: -1 à la vitesse du coureur à chaque tir. Un homme rapide l’effleure&#xa0;: +2.</translation>
    </message>
    <message>
        <source>When the tower strikes seven, at the start of each half of the seventh, the side in the field draws a card. So does the side at bat.</source>
        <translation>Quand la tour sonne sept heures, au début de chaque moitié de la septième, le camp sur le terrain pioche une carte. Le camp au bâton aussi.</translation>
    </message>
    <message>
        <source>The fence is out for repair: the highest double of a chart is a triple. Whoever chases it that far draws a card.</source>
        <translation>La clôture est en réparation&#xa0;: le plus haut double d’un tableau est un triple. Qui court si loin après la balle pioche une carte.</translation>
    </message>
    <message>
        <source>In the seventh everybody stands still: runners hold. Nobody shakes off a sign either: +1 to the Pitch.</source>
        <translation>À la septième, tout le monde reste immobile&#xa0;: les coureurs ne partent pas. Personne ne refuse un signal non plus&#xa0;: +1 au Lancer.</translation>
    </message>
    <message>
        <source>A natural 20 passes over the sails: +1 to the Swing. On the batter&apos;s own chart: 1 more.</source>
        <translation>Un 20 naturel passe par-dessus les ailes&#xa0;: +1 à l’Élan. Sur le tableau même du frappeur&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>A pitch roll of 1 that came to an out hits the batter. He is careful with the next man: +1 to Command.</source>
        <translation>Un jet de lancer de 1 qui donnait un retrait atteint le frappeur. Il est prudent avec le suivant&#xa0;: +1 à la Maîtrise.</translation>
    </message>
    <message>
        <source>A dry ball: +1 to every Check. With a runner in scoring position: 1 more.</source>
        <translation>Une balle sèche&#xa0;: +1 à chaque test. Avec un coureur en position de marquer&#xa0;: 1 de plus.</translation>
    </message>
    <message>
        <source>In the fourth the freight goes by: -1 to On-Base. With two out it is the caboose: +2.</source>
        <translation>À la quatrième passe le train de marchandises&#xa0;: -1 à la Présence. Avec deux retraits, c’est le fourgon de queue&#xa0;: +2.</translation>
    </message>
    <message>
        <source>Short right field: from the left side, the highest double of the batter&apos;s chart is a homer. The side in the field draws a card.</source>
        <translation>Champ droit très court&#xa0;: du côté gauche, le plus haut double du tableau du frappeur est un coup de circuit. Le camp sur le terrain pioche une carte.</translation>
    </message>
    <message>
        <source>Second base is under the snow: -1 to the Battery on steals. Third base has been found already: +2 with a runner on second.</source>
        <translation>La deuxième base est sous la neige&#xa0;: -1 à la Batterie sur les vols. La troisième est déjà trouvée&#xa0;: +2 avec un coureur en deuxième.</translation>
    </message>
    <message>
        <source>A swing roll of 1 blows foul: roll it again. The gust is against him: -1 to that Swing.</source>
        <translation>Un jet d’élan de 1 part en fausse balle&#xa0;: rejetez. La rafale est contre lui&#xa0;: -1 à cet Élan.</translation>
    </message>
    <message>
        <source>The post comes in the third: as each half begins, the side in the field draws a card. So does the side at bat.</source>
        <translation>Le courrier arrive à la troisième&#xa0;: au début de chaque moitié, le camp sur le terrain pioche une carte. Le camp au bâton aussi.</translation>
    </message>
    <message>
        <source>The bases are far apart here: +1 to throws with a man on. With two out they run on contact: -1.</source>
        <translation>Ici les bases sont loin l’une de l’autre&#xa0;: +1 aux tirs avec un coureur. Avec deux retraits, ils partent au contact&#xa0;: -1.</translation>
    </message>
    <message>
        <source>An infield like brick: the highest ground ball of a chart is a single. It gets to the outfield fast: +1 to the throw.</source>
        <translation>Un champ intérieur dur comme brique&#xa0;: le plus haut roulant d’un tableau est un simple. Il arrive vite au champ extérieur&#xa0;: +1 au tir.</translation>
    </message>
    <message>
        <source>Plain Sunshine</source>
        <translation>Simple soleil</translation>
    </message>
    <message>
        <source>In the first three innings: +1 to On-Base.</source>
        <translation>Dans les trois premières manches&#xa0;: +1 à la Présence.</translation>
    </message>
    <message>
        <source>A Bank of Fog</source>
        <translation>Un banc de brume</translation>
    </message>
    <message>
        <source>-1 to every throw.</source>
        <translation>-1 à chaque tir.</translation>
    </message>
    <message>
        <source>Drizzle, They Say</source>
        <translation>Une bruine, disent-ils</translation>
    </message>
    <message>
        <source>After a pitch roll of 20: -2 to the Pitch.</source>
        <translation>Après un jet de lancer de 20&#xa0;: -2 au Lancer.</translation>
    </message>
    <message>
        <source>Gale Blowing In</source>
        <translation>Coup de vent vers le marbre</translation>
    </message>
    <message>
        <source>A homer from a swing roll of 19 or less is a fly ball.</source>
        <translation>Un coup de circuit d’un jet d’élan de 19 ou moins est un ballon.</translation>
    </message>
    <message>
        <source>Gale Blowing Out</source>
        <translation>Coup de vent vers le large</translation>
    </message>
    <message>
        <source>The batter ahead: +1 to the Swing.</source>
        <translation>Avantage au frappeur&#xa0;: +1 à l’Élan.</translation>
    </message>
    <message>
        <source>Dog Days</source>
        <translation>Canicule</translation>
    </message>
    <message>
        <source>From the sixth inning: -1 to Command.</source>
        <translation>Dès la sixième manche&#xa0;: -1 à la Maîtrise.</translation>
    </message>
    <message>
        <source>Cold Snap</source>
        <translation>Coup de froid</translation>
    </message>
    <message>
        <source>-1 to every Swing.</source>
        <translation>-1 à chaque Élan.</translation>
    </message>
    <message>
        <source>Long Shadows</source>
        <translation>Ombres longues</translation>
    </message>
    <message>
        <source>In the fifth and sixth: -1 to the Swing.</source>
        <translation>À la cinquième et à la sixième&#xa0;: -1 à l’Élan.</translation>
    </message>
    <message>
        <source>A Swarm of Gnats</source>
        <translation>Nuée de moucherons</translation>
    </message>
    <message>
        <source>From the seventh inning: -1 to the Pitch.</source>
        <translation>Dès la septième manche&#xa0;: -1 au Lancer.</translation>
    </message>
    <message>
        <source>Ground Like Brick</source>
        <translation>Un sol de brique</translation>
    </message>
    <message>
        <source>-1 to every Check.</source>
        <translation>-1 à chaque test.</translation>
    </message>
    <message>
        <source>Ground Like Porridge</source>
        <translation>Un sol de bouillie</translation>
    </message>
    <message>
        <source>-1 to the runner&apos;s speed at every throw.</source>
        <translation>-1 à la vitesse du coureur à chaque tir.</translation>
    </message>
    <message>
        <source>Thunder, Far Off</source>
        <translation>Tonnerre, au loin</translation>
    </message>
    <message>
        <source>From the ninth inning, as a half begins: the side in the field draws a card.</source>
        <translation>Dès la neuvième manche, au début d’une moitié&#xa0;: le camp sur le terrain pioche une carte.</translation>
    </message>
    <message>
        <source>Grounder through the middle</source>
        <translation>Roulant en plein milieu</translation>
    </message>
    <message>
        <source>Liner over short</source>
        <translation>Flèche au-dessus de l’arrêt-court</translation>
    </message>
    <message>
        <source>Bloop behind first</source>
        <translation>Balle molle derrière la première</translation>
    </message>
    <message>
        <source>Chopper past third</source>
        <translation>Rebond haut au-delà de la troisième</translation>
    </message>
    <message>
        <source>Soft liner to left</source>
        <translation>Flèche molle à gauche</translation>
    </message>
    <message>
        <source>Hard shot to right</source>
        <translation>Coup sec à droite</translation>
    </message>
    <message>
        <source>Seeing-eye roller</source>
        <translation>Roulant qui se faufile</translation>
    </message>
    <message>
        <source>Flare into shallow centre</source>
        <translation>Balle molle au centre, peu profonde</translation>
    </message>
    <message>
        <source>Bunt down the chalk</source>
        <translation>Amorti le long de la craie</translation>
    </message>
    <message>
        <source>Swinging bunt, beaten out</source>
        <translation>Amorti sans le vouloir, battu à la course</translation>
    </message>
    <message>
        <source>Off the pitcher&apos;s shoe</source>
        <translation>Sur la chaussure du lanceur</translation>
    </message>
    <message>
        <source>Through the open side</source>
        <translation>À travers le côté ouvert</translation>
    </message>
    <message>
        <source>Line drive up the box</source>
        <translation>Flèche droit sur le monticule</translation>
    </message>
    <message>
        <source>Slap the other way</source>
        <translation>Claquée du côté opposé</translation>
    </message>
    <message>
        <source>Into the gap in left-centre</source>
        <translation>Dans l’allée, centre-gauche</translation>
    </message>
    <message>
        <source>Down the right-field line</source>
        <translation>Le long de la ligne de droite</translation>
    </message>
    <message>
        <source>Off the outfield boards</source>
        <translation>Contre les planches du champ</translation>
    </message>
    <message>
        <source>Over the centre fielder&apos;s cap</source>
        <translation>Par-dessus la casquette du centre</translation>
    </message>
    <message>
        <source>Into the far corner, and it rattles</source>
        <translation>Dans le coin perdu, et elle rebondit</translation>
    </message>
    <message>
        <source>Over the scoreboard</source>
        <translation>Par-dessus le tableau de marque</translation>
    </message>
    <message>
        <source>Onto the stove-works roof</source>
        <translation>Sur le toit de l’usine à poêles</translation>
    </message>
    <message>
        <source>Can of corn to left</source>
        <translation>Facile, à gauche</translation>
    </message>
    <message>
        <source>High fly to centre</source>
        <translation>Haute, au centre</translation>
    </message>
    <message>
        <source>Caught on the warning track</source>
        <translation>Captée sur la piste d’avertissement</translation>
    </message>
    <message>
        <source>Pop-up behind the plate</source>
        <translation>Chandelle derrière le marbre</translation>
    </message>
    <message>
        <source>Foul pop by the rail</source>
        <translation>Fausse chandelle près de la rambarde</translation>
    </message>
    <message>
        <source>Lazy fly to right</source>
        <translation>Paresseuse, à droite</translation>
    </message>
    <message>
        <source>Running catch in the alley</source>
        <translation>Captée en pleine course</translation>
    </message>
    <message>
        <source>Infield fly at short</source>
        <translation>Chandelle à l’arrêt-court</translation>
    </message>
    <message>
        <source>Shoestring catch</source>
        <translation>Captée au ras des lacets</translation>
    </message>
    <message>
        <source>Held up by the wind</source>
        <translation>Retenue par le vent</translation>
    </message>
    <message>
        <source>Two-hopper to short</source>
        <translation>Deux rebonds à l’arrêt-court</translation>
    </message>
    <message>
        <source>Roller to second</source>
        <translation>Roulée à la deuxième</translation>
    </message>
    <message>
        <source>Comebacker to the mound</source>
        <translation>Retour au monticule</translation>
    </message>
    <message>
        <source>Bouncer to third</source>
        <translation>Rebond à la troisième</translation>
    </message>
    <message>
        <source>Smothered at first</source>
        <translation>Étouffée à la première</translation>
    </message>
    <message>
        <source>Dribbler before the plate</source>
        <translation>Balle morte devant le marbre</translation>
    </message>
    <message>
        <source>Deep in the hole, thrown out</source>
        <translation>Au fond du trou, battu par le tir</translation>
    </message>
    <message>
        <source>Charged and barehanded</source>
        <translation>Chargée, prise à main nue</translation>
    </message>
    <message>
        <source>One hop to second</source>
        <translation>Un rebond à la deuxième</translation>
    </message>
    <message>
        <source>Topped to the pitcher</source>
        <translation>Frappée du haut, au lanceur</translation>
    </message>
    <message>
        <source>Short to second to first</source>
        <translation>Arrêt-court, deuxième, première</translation>
    </message>
    <message>
        <source>Around the horn</source>
        <translation>Troisième, deuxième, première</translation>
    </message>
    <message>
        <source>Liner to first, runner doubled up</source>
        <translation>Flèche à la première, coureur surpris</translation>
    </message>
    <message>
        <source>Back to the box, two for one</source>
        <translation>Retour au monticule, deux pour une</translation>
    </message>
    <message>
        <source>Bunt laid dead on the grass</source>
        <translation>Amorti mort dans l’herbe</translation>
    </message>
    <message>
        <source>Deep fly, run on the catch</source>
        <translation>Ballon profond, course à l’attrapé</translation>
    </message>
    <message>
        <source>Squared round and pushed</source>
        <translation>Placé de face, et poussée</translation>
    </message>
    <message>
        <source>Into the lemonade stand</source>
        <translation>Dans le stand de limonade</translation>
    </message>
    <message>
        <source>Straight back to the screen</source>
        <translation>Droit en arrière, au grillage</translation>
    </message>
    <message>
        <source>Off the on-deck circle</source>
        <translation>Sur le cercle d’attente</translation>
    </message>
    <message>
        <source>Just outside the pole</source>
        <translation>Juste à côté du poteau</translation>
    </message>
    <message>
        <source>Over the bleachers, out of play</source>
        <translation>Par-dessus les gradins, hors du jeu</translation>
    </message>
    <message>
        <source>Nicked and spoiled</source>
        <translation>Effleurée et gâchée</translation>
    </message>
    <message>
        <source>Won the pennant of &apos;31 in overcoats and have seen no reason to take them off since.</source>
        <translation>Ont gagné le fanion de 1931 en pardessus et n’ont vu depuis aucune raison de l’ôter.</translation>
    </message>
    <message>
        <source>The tide has taken four left-field fences, and the club still counts them as home runs allowed.</source>
        <translation>La marée a emporté quatre clôtures du champ gauche, et le club les compte encore comme coups de circuit accordés.</translation>
    </message>
    <message>
        <source>The ground crew owns two rakes, one hose and, for April, a rowing boat.</source>
        <translation>L’équipe du terrain possède deux râteaux, un tuyau et, pour avril, une barque.</translation>
    </message>
    <message>
        <source>First pitch is at 7:04, because that is when the tower strikes seven.</source>
        <translation>Premier lancer à 7 h 04, parce que c’est alors que la tour sonne sept heures.</translation>
    </message>
    <message>
        <source>The outfield fence is taken down every autumn, sold as planks, and regretted every spring.</source>
        <translation>La clôture du champ est démontée chaque automne, vendue en planches, et regrettée chaque printemps.</translation>
    </message>
    <message>
        <source>Visitors are asked to stand still during the seventh inning, and nobody has ever asked why twice.</source>
        <translation>Les visiteurs sont priés de rester immobiles pendant la septième manche, et personne n’a jamais demandé pourquoi deux fois.</translation>
    </message>
    <message>
        <source>Fly balls to left pass the sails twice an hour, and the ground rules run to eleven pages.</source>
        <translation>Les ballons à gauche passent les ailes du moulin deux fois l’heure, et le règlement du terrain a onze pages.</translation>
    </message>
    <message>
        <source>They have not led the league in anything since hits batsman, and hold that record with pride.</source>
        <translation>N’ont mené la ligue en rien, sinon en frappeurs atteints, et tiennent ce record avec fierté.</translation>
    </message>
    <message>
        <source>Eleven home games a year are finished on the day they were begun.</source>
        <translation>Onze parties à domicile par an finissent le jour où elles ont commencé.</translation>
    </message>
    <message>
        <source>Every rally stops for the 4:10 freight, and the engineer has been known to call balls and strikes.</source>
        <translation>Toute offensive s’arrête pour le train de 4 h 10, et l’on a vu le mécanicien annoncer balles et prises.</translation>
    </message>
    <message>
        <source>Claim the shortest right field in the league: three hundred feet, or two hundred and a good bounce off the press.</source>
        <translation>Revendiquent le champ droit le plus court de la ligue&#xa0;: trois cents pieds, ou deux cents et un bon rebond sur le pressoir.</translation>
    </message>
    <message>
        <source>Opening day is the first in June on which second base can be found.</source>
        <translation>La saison s’ouvre le premier jour de juin où l’on trouve la deuxième base.</translation>
    </message>
    <message>
        <source>A pop-up to short once cleared the grandstand, the harbour and the county line, in that order.</source>
        <translation>Une chandelle à l’arrêt-court a un jour franchi la tribune, le port et la limite du comté, dans cet ordre.</translation>
    </message>
    <message>
        <source>Trades are announced by card, and twice the player arrived before the news did.</source>
        <translation>Les échanges s’annoncent par carte, et deux fois le joueur est arrivé avant la nouvelle.</translation>
    </message>
    <message>
        <source>They have never been thrown out stealing, having never set off.</source>
        <translation>N’ont jamais été pris en vol, n’étant jamais partis.</translation>
    </message>
    <message>
        <source>The infield is raked daily, watered yearly, and slid upon only by rookies.</source>
        <translation>Le champ intérieur est ratissé chaque jour, arrosé chaque année, et seules les recrues y glissent.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Reds</source>
        <translation>Rouges</translation>
    </message>
    <message>
        <source>Home Reds</source>
        <translation>Rouges locaux</translation>
    </message>
    <message>
        <source>Visiting</source>
        <translation>Visiteur</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>Bleus</translation>
    </message>
    <message>
        <source>Visiting Blues</source>
        <translation>Bleus visiteurs</translation>
    </message>
    <message>
        <source>V No. 1</source>
        <translation>V n° 1</translation>
    </message>
    <message>
        <source>V No. 2</source>
        <translation>V n° 2</translation>
    </message>
    <message>
        <source>V No. 3</source>
        <translation>V n° 3</translation>
    </message>
    <message>
        <source>V No. 4</source>
        <translation>V n° 4</translation>
    </message>
    <message>
        <source>V No. 5</source>
        <translation>V n° 5</translation>
    </message>
    <message>
        <source>V No. 6</source>
        <translation>V n° 6</translation>
    </message>
    <message>
        <source>V No. 7</source>
        <translation>V n° 7</translation>
    </message>
    <message>
        <source>V No. 8</source>
        <translation>V n° 8</translation>
    </message>
    <message>
        <source>V No. 9</source>
        <translation>V n° 9</translation>
    </message>
    <message>
        <source>V Pinch 1</source>
        <translation>V suppléant 1</translation>
    </message>
    <message>
        <source>V Pinch 2</source>
        <translation>V suppléant 2</translation>
    </message>
    <message>
        <source>V Pinch 3</source>
        <translation>V suppléant 3</translation>
    </message>
    <message>
        <source>V Pitcher</source>
        <translation>V lanceur</translation>
    </message>
    <message>
        <source>H No. 1</source>
        <translation>L n° 1</translation>
    </message>
    <message>
        <source>H No. 2</source>
        <translation>L n° 2</translation>
    </message>
    <message>
        <source>H No. 3</source>
        <translation>L n° 3</translation>
    </message>
    <message>
        <source>H No. 4</source>
        <translation>L n° 4</translation>
    </message>
    <message>
        <source>H No. 5</source>
        <translation>L n° 5</translation>
    </message>
    <message>
        <source>H No. 6</source>
        <translation>L n° 6</translation>
    </message>
    <message>
        <source>H No. 7</source>
        <translation>L n° 7</translation>
    </message>
    <message>
        <source>H No. 8</source>
        <translation>L n° 8</translation>
    </message>
    <message>
        <source>H No. 9</source>
        <translation>L n° 9</translation>
    </message>
    <message>
        <source>H Pinch 1</source>
        <translation>L suppléant 1</translation>
    </message>
    <message>
        <source>H Pinch 2</source>
        <translation>L suppléant 2</translation>
    </message>
    <message>
        <source>H Pinch 3</source>
        <translation>L suppléant 3</translation>
    </message>
    <message>
        <source>H Pitcher</source>
        <translation>L lanceur</translation>
    </message>
    <message>
        <source>a line of at most 60 letters</source>
        <translation>une ligne d’au plus 60 lettres</translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message>
        <source>no column holds {missing}; the headings are {found}. Name the columns, or choose another file.</source>
        <translation>aucune colonne ne contient {missing}&#xa0;; les titres sont {found}. Nommez les colonnes, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{result} is “{found}” and {missing} is left open; read as {read}.</source>
        <translation>{result} est «&#xa0;{found}&#xa0;» et {missing} reste ouvert&#xa0;; lu comme {read}.</translation>
    </message>
    <message>
        <source>{result} is “{found}” and runs into the next range; read as {read}.</source>
        <translation>{result} est «&#xa0;{found}&#xa0;» et empiète sur la ligne suivante&#xa0;; lu comme {read}.</translation>
    </message>
    <message>
        <source>{result} is “{found}”, a range that ends before it begins; read as {read}.</source>
        <translation>{result} est «&#xa0;{found}&#xa0;», une suite qui finit avant de commencer&#xa0;; lu comme {read}.</translation>
    </message>
    <message>
        <source>the chart begins at {found}, with {result}; read as if it began at 1.</source>
        <translation>le tableau commence à {found}, par {result}&#xa0;; lu comme s’il commençait à 1.</translation>
    </message>
    <message>
        <source>{result} is “{found}”, open although others follow; read as {read}.</source>
        <translation>{result} est «&#xa0;{found}&#xa0;», ouvert bien que d’autres suivent&#xa0;; lu comme {read}.</translation>
    </message>
    <message>
        <source>the chart ends at {found}; its last range, {result}, is read as {read}.</source>
        <translation>le tableau finit à {found}&#xa0;; sa dernière ligne, {result}, est lue comme {read}.</translation>
    </message>
    <message>
        <source>the chart has {count} faults ({faults}); correct it by the card.</source>
        <translation>le tableau a {count} fautes ({faults})&#xa0;; corrigez-le d’après la carte.</translation>
    </message>
    <message>
        <source>{result} is “{found}”; write it like 2-4, 18, 19+, or leave it empty.</source>
        <translation>{result} est «&#xa0;{found}&#xa0;»&#xa0;; écrivez-le comme 2-4, 18, 19+, ou laissez-le vide.</translation>
    </message>
    <message>
        <source>{result} and {other} both begin at {found}; correct one by the card.</source>
        <translation>{result} et {other} commencent tous deux à {found}&#xa0;; corrigez-en un d’après la carte.</translation>
    </message>
    <message>
        <source>the chart is empty; give each result its range.</source>
        <translation>le tableau est vide&#xa0;; donnez à chaque résultat ses totaux.</translation>
    </message>
    <message>
        <source>the results run {found}, not in the usual order; taken as it stands.</source>
        <translation>les résultats suivent l’ordre {found}, qui n’est pas l’ordre habituel&#xa0;; pris tel quel.</translation>
    </message>
    <message>
        <source>Speed is the letter {found} alone; read as {read}, usual for it.</source>
        <translation>Vitesse n’est que la lettre {found}&#xa0;; lue comme {read}, habituel pour elle.</translation>
    </message>
    <message>
        <source>Speed {found} is unusual for its letter; taken as it stands.</source>
        <translation>Vitesse {found} est inhabituelle pour sa lettre&#xa0;; prise telle quelle.</translation>
    </message>
    <message>
        <source>the position “{found}” has no number; read as {read}.</source>
        <translation>la position «&#xa0;{found}&#xa0;» n’a pas de nombre&#xa0;; lue comme {read}.</translation>
    </message>
    <message>
        <source>the position “{found}” is read as {read}.</source>
        <translation>la position «&#xa0;{found}&#xa0;» est lue comme {read}.</translation>
    </message>
    <message>
        <source>there are {count} positions, two at most are kept: {read}; {lost} is dropped.</source>
        <translation>il y a {count} positions, on en garde au plus deux&#xa0;: {read}&#xa0;; sans {lost}.</translation>
    </message>
    <message>
        <source>the role “{found}” is read as {read}.</source>
        <translation>le rôle «&#xa0;{found}&#xa0;» est lu comme {read}.</translation>
    </message>
    <message>
        <source>the icon {found} may not stand on the card of a {kind}; it is left out.</source>
        <translation>l’icône {found} ne peut figurer sur cette sorte de carte ({kind})&#xa0;; elle est laissée de côté.</translation>
    </message>
    <message>
        <source>“{found}” is no icon; it is left out.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une icône&#xa0;; elle est laissée de côté.</translation>
    </message>
    <message>
        <source>{field} is “{found}”, with a letter that was lost; read as “{read}”.</source>
        <translation>{field} est «&#xa0;{found}&#xa0;», avec une lettre perdue&#xa0;; lu comme «&#xa0;{read}&#xa0;».</translation>
    </message>
    <message>
        <source>{field} is longer than {most} letters; read as “{read}”.</source>
        <translation>{field} dépasse {most} lettres&#xa0;; lu comme «&#xa0;{read}&#xa0;».</translation>
    </message>
    <message>
        <source>season is “{found}”; read as not known.</source>
        <translation>la saison est «&#xa0;{found}&#xa0;»&#xa0;; lue comme inconnue.</translation>
    </message>
    <message>
        <source>hand is “{found}”; read as {read}.</source>
        <translation>la main est «&#xa0;{found}&#xa0;»&#xa0;; lue comme {read}.</translation>
    </message>
    <message>
        <source>{field} is “{found}”; write {like}.</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; écrivez {like}.</translation>
    </message>
    <message numerus="yes">
        <source>there are {count:n} filled cells beyond the headings; they are left out.</source>
        <translation>
            <numerusform>il y a {count:n} cellule remplie au-delà des titres&#xa0;; elle est laissée de côté.</numerusform>
            <numerusform>il y a {count:n} cellules remplies au-delà des titres&#xa0;; elles sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>a quotation mark is not closed; it is left out.</source>
        <translation>un guillemet n’est pas fermé&#xa0;; il est laissé de côté.</translation>
    </message>
    <message>
        <source>row {row} has the id {found} already; this one is kept as {read}.</source>
        <translation>la ligne {row} a déjà l’id {found}&#xa0;; celle-ci est gardée sous {read}.</translation>
    </message>
    <message>
        <source>the card is the same as in row {row}; it is kept as {read}.</source>
        <translation>la carte est la même qu’à la ligne {row}&#xa0;; elle est gardée sous {read}.</translation>
    </message>
    <message>
        <source>the card is the other side of that in row {row}: one two-way player.</source>
        <translation>la carte est l’autre face de celle de la ligne {row}&#xa0;: un seul joueur polyvalent.</translation>
    </message>
    <message>
        <source>the positions “{found}” have several numbers, a card has one; read as {read}.</source>
        <translation>les positions «&#xa0;{found}&#xa0;» ont plusieurs chiffres, une carte n’en a qu’un&#xa0;; lu comme {read}.</translation>
    </message>
    <message>
        <source>the position {found} is there twice; read as {read}.</source>
        <translation>la position {found} y est deux fois&#xa0;; lue comme {read}.</translation>
    </message>
    <message>
        <source>{field} is missing; read as {read}, which is the other speed.</source>
        <translation>{field} manque&#xa0;; lu comme {read}, l’autre vitesse.</translation>
    </message>
    <message>
        <source>the letter of the speed “{found}” is not A, B, C or D; it is left out.</source>
        <translation>la lettre de la vitesse «&#xa0;{found}&#xa0;» n’est ni A, B, C ni D&#xa0;; elle est laissée de côté.</translation>
    </message>
    <message>
        <source>“{found}” is no icon of the rules; it is kept for cards that name it.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une icône des règles&#xa0;; elle est gardée pour les cartes qui la nomment.</translation>
    </message>
    <message>
        <source>the role {found} has no inning limit; read as {read}.</source>
        <translation>le rôle {found} n’a pas de limite de manches&#xa0;; lu comme {read}.</translation>
    </message>
    <message>
        <source>{field} is {found}, usual is {low} to {high}; taken as it stands.</source>
        <translation>{field} est {found}, d’ordinaire de {low} à {high}&#xa0;; pris tel quel.</translation>
    </message>
    <message>
        <source>{fault}</source>
        <translation>{fault}</translation>
    </message>
    <message>
        <source>there are more than {most} rows, the most a card list may have; divide it.</source>
        <translation>il y a plus de {most} lignes, le plus que puisse avoir une liste de cartes&#xa0;; divisez-la.</translation>
    </message>
    <message>
        <source>there are no rows below the headings; a card list has a row for each card.</source>
        <translation>il n’y a pas de lignes sous les titres&#xa0;; une liste de cartes a une ligne par carte.</translation>
    </message>
    <message>
        <source>this is not TOML ({reason}); correct that line, or save the file again.</source>
        <translation>ce n’est pas du TOML ({reason})&#xa0;; corrigez cette ligne, ou enregistrez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>there is no club in it; give each club a table that begins with [[club]].</source>
        <translation>il ne contient aucun club&#xa0;; donnez à chacun une table qui commence par [[club]].</translation>
    </message>
    <message>
        <source>there are more than {most} clubs, the most a file may have; divide it.</source>
        <translation>il y a plus de {most} clubs, le plus que puisse avoir un fichier&#xa0;; divisez-le.</translation>
    </message>
    <message>
        <source>{file}, club {number} ({club}): {fault}</source>
        <translation>{file}, club {number} ({club})&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{field} is missing; every club needs one.</source>
        <translation>{field} manque&#xa0;; chaque club en a besoin.</translation>
    </message>
    <message>
        <source>{field} is “{found}”; give one line of text of at most {most} letters.</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; donnez une ligne de texte d’au plus {most} lettres.</translation>
    </message>
    <message>
        <source>{field} is “{found}”; write it like {like}.</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; écrivez-le comme {like}.</translation>
    </message>
    <message>
        <source>“{found}” is no field of a club; those are {all}.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une rubrique d’un club&#xa0;; ce sont {all}.</translation>
    </message>
    <message>
        <source>{field} “{found}” is that of an earlier club; every club needs its own.</source>
        <translation>{field} «&#xa0;{found}&#xa0;» est celui d’un club précédent&#xa0;; chaque club a le sien.</translation>
    </message>
    <message>
        <source>the columns {missing} are missing; the first row names them all.</source>
        <translation>il manque les colonnes {missing}&#xa0;; la première ligne les nomme toutes.</translation>
    </message>
    <message>
        <source>{column} holds “{found}”, which it cannot; compare with another row.</source>
        <translation>{column} contient «&#xa0;{found}&#xa0;», qui n’y va pas&#xa0;; comparez avec une autre ligne.</translation>
    </message>
    <message>
        <source>an earlier row has the same id; only a batter and a pitcher may share one.</source>
        <translation>une ligne précédente a le même id&#xa0;; seuls un frappeur et un lanceur peuvent en partager un.</translation>
    </message>
    <message>
        <source>it does not read as rosters should ({reason}); give each club a table [[roster]] with club, cards, rotation, bullpen and order.</source>
        <translation>cela ne se lit pas comme des effectifs ({reason})&#xa0;; donnez à chaque club une table [[roster]] avec club, cards, rotation, bullpen et order.</translation>
    </message>
    <message>
        <source>there is no such club; the clubs are {known}.</source>
        <translation>il n’y a pas de tel club&#xa0;; les clubs sont {known}.</translation>
    </message>
    <message>
        <source>no card has the id “{card}”; name a card of the club.</source>
        <translation>aucune carte n’a l’id «&#xa0;{card}&#xa0;»&#xa0;; nommez une carte du club.</translation>
    </message>
    <message>
        <source>{file}, the {club}: {fault}</source>
        <translation>{file}, les {club}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{file}, entry {where}: {fault}</source>
        <translation>{file}, entrée {where}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{file}, entry {where}: {reason}; write it as the other entries do.</source>
        <translation>{file}, entrée {where}&#xa0;: {reason}&#xa0;; écrivez-la comme les autres.</translation>
    </message>
    <message>
        <source>There is no Clutch roster of “{found}”; there are those of {known}.</source>
        <translation>Il n’y a pas d’effectif Clutch «&#xa0;{found}&#xa0;»&#xa0;; il y a ceux-ci&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Nothing of Clutch is called “{found}”; there is {known}.</source>
        <translation>Rien de Clutch ne s’appelle «&#xa0;{found}&#xa0;»&#xa0;; il y a {known}.</translation>
    </message>
    <message numerus="yes">
        <source>A game of {found:n} innings cannot be; give 1 to {most}.</source>
        <translation>
            <numerusform>Une partie de {found:n} manche est impossible&#xa0;; donnez de 1 à {most}.</numerusform>
            <numerusform>Une partie de {found:n} manches est impossible&#xa0;; donnez de 1 à {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players must be of one edition, 2017 or 2024; found {found}.</source>
        <translation>Tous les joueurs doivent être d’une même édition, 2017 ou 2024&#xa0;; trouvé {found}.</translation>
    </message>
    <message>
        <source>The {club} lack nine batters, a rotation or a bullpen of their own cards.</source>
        <translation>Aux {club} il manque neuf frappeurs, une rotation ou un enclos de leurs propres cartes.</translation>
    </message>
    <message>
        <source>the formats do not read as they should ({reason}); correct that line.</source>
        <translation>les formats ne se lisent pas comme il faut ({reason})&#xa0;; corrigez cette ligne.</translation>
    </message>
    <message>
        <source>the format {format} has numbers no roster could be held to: {fields}; correct them.</source>
        <translation>le format {format} a des nombres auxquels aucun effectif ne peut se tenir&#xa0;: {fields}&#xa0;; corrigez-les.</translation>
    </message>
    <message>
        <source>there is no result in it; give each code a table that begins with [[result]].</source>
        <translation>il ne contient aucun résultat&#xa0;; donnez à chaque code une table qui commence par [[result]].</translation>
    </message>
    <message>
        <source>{file}, result {number}: {fault}</source>
        <translation>{file}, résultat {number}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>the code is “{found}”; a result card reads one of {known}.</source>
        <translation>le code est «&#xa0;{found}&#xa0;»&#xa0;; une carte de résultat donne l’un de {known}.</translation>
    </message>
    <message>
        <source>plays is missing; list a line of text for every card with this code.</source>
        <translation>plays manque&#xa0;; donnez une ligne de texte à chaque carte de ce code.</translation>
    </message>
    <message>
        <source>a play is “{found}”; give one line of text of at most {most} letters.</source>
        <translation>une action est «&#xa0;{found}&#xa0;»&#xa0;; donnez une ligne de texte d’au plus {most} lettres.</translation>
    </message>
    <message>
        <source>“{found}” is no field of a result; those are code and plays.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une rubrique d’un résultat&#xa0;; ce sont code et plays.</translation>
    </message>
    <message>
        <source>The result card “{found}” needs an id like 1B-03 and one line of text of at most {most} letters.</source>
        <translation>La carte de résultat «&#xa0;{found}&#xa0;» veut un id comme 1B-03 et une ligne de texte d’au plus {most} lettres.</translation>
    </message>
    <message>
        <source>there are {found} result cards, more than the {most} a pile may be read with.</source>
        <translation>il y a {found} cartes de résultat, plus que les {most} qu’une pile peut avoir.</translation>
    </message>
    <message numerus="yes">
        <source>A duel of {found:n} innings cannot be played; choose one of {allowed}.</source>
        <translation>
            <numerusform>Un duel de {found:n} manche ne peut pas être joué&#xa0;; choisissez parmi {allowed}.</numerusform>
            <numerusform>Un duel de {found:n} manches ne peut pas être joué&#xa0;; choisissez parmi {allowed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, card {card}: {fault}</source>
        <translation>{file}, carte {card}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>this is not the {deck} deck; it begins with deck = “{deck}”, then cards = [ a card a line ].</source>
        <translation>ce n’est pas le paquet {deck}&#xa0;; il commence par deck = «&#xa0;{deck}&#xa0;», puis cards = [ une carte par ligne ].</translation>
    </message>
    <message>
        <source>the side {side} is missing; give it a table [{side}] with pitchers = [ … ].</source>
        <translation>le camp {side} manque&#xa0;; donnez-lui une table [{side}] avec pitchers = [ … ].</translation>
    </message>
    <message>
        <source>{card}: {fault}</source>
        <translation>{card}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>A chair has the name “{found}”; give one short line of text.</source>
        <translation>Un siège porte le nom «&#xa0;{found}&#xa0;»&#xa0;; donnez une courte ligne de texte.</translation>
    </message>
    <message numerus="yes">
        <source>{found:n} people sit at the table; this game is for 2 to {most}.</source>
        <translation>
            <numerusform>{found:n} personne est à la table&#xa0;; ce jeu est pour 2 à {most}.</numerusform>
            <numerusform>{found:n} personnes sont à la table&#xa0;; ce jeu est pour 2 à {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game of {found:n} innings cannot be played; choose 3, 6 or 9.</source>
        <translation>
            <numerusform>Une partie de {found:n} manche ne peut pas être jouée&#xa0;; choisissez 3, 6 ou 9.</numerusform>
            <numerusform>Une partie de {found:n} manches ne peut pas être jouée&#xa0;; choisissez 3, 6 ou 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {side} staff has no pitcher {found}; name pitchers of that side.</source>
        <translation>Le camp {side} n’a pas de lanceur {found}&#xa0;; nommez des lanceurs de ce camp.</translation>
    </message>
    <message>
        <source>Every {side} starter must rest today; let one of them pitch.</source>
        <translation>Tous les partants d’un camp ({side}) doivent se reposer aujourd’hui&#xa0;; laissez-en lancer un.</translation>
    </message>
    <message>
        <source>One more fault.</source>
        <translation>Encore une faute.</translation>
    </message>
    <message>
        <source>{count} more faults.</source>
        <translation>Encore {count} fautes.</translation>
    </message>
    <message>
        <source>{file}, row {row} ({card}): {fault}</source>
        <translation>{file}, ligne {row} ({card})&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>a roster does not read as it should ({reason}); give each club a table [[roster]] with club, home_rules, cards, backups, rotation, al and nl.</source>
        <translation>un effectif ne se lit pas comme il faut ({reason})&#xa0;; donnez à chaque club une table [[roster]] avec club, home_rules, cards, backups, rotation, al et nl.</translation>
    </message>
    <message>
        <source>{file}, roster {number} ({club}): {fault}</source>
        <translation>{file}, effectif {number} ({club})&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>the club has a roster already; keep one of them.</source>
        <translation>le club a déjà un effectif&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>{card} belongs to the club {other}; name a card of this one.</source>
        <translation>{card} est du club {other}&#xa0;; nommez une carte de celui-ci.</translation>
    </message>
    <message>
        <source>There is no rulebook “{found}”; there are {known}.</source>
        <translation>Il n’y a pas de règles «&#xa0;{found}&#xa0;»&#xa0;; il y a {known}.</translation>
    </message>
    <message numerus="yes">
        <source>{found:n} people sit at the table; this game is for {need}.</source>
        <translation>
            <numerusform>{found:n} personne est à la table&#xa0;; ce jeu est pour {need}.</numerusform>
            <numerusform>{found:n} personnes sont à la table&#xa0;; ce jeu est pour {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game of {found:n} innings cannot be played; choose 1 to {most}.</source>
        <translation>
            <numerusform>Une partie de {found:n} manche ne peut pas être jouée&#xa0;; choisissez de 1 à {most}.</numerusform>
            <numerusform>Une partie de {found:n} manches ne peut pas être jouée&#xa0;; choisissez de 1 à {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rotation slot is {found}; choose 1 to {most}, or 0 for a throw of the die.</source>
        <translation>La place dans la rotation est {found}&#xa0;; choisissez de 1 à {most}, ou 0 pour un jet de dé.</translation>
    </message>
    <message>
        <source>The rotation of the {club} names {card}, who is no starter of theirs; name starters only.</source>
        <translation>La rotation des {club} nomme {card}, qui n’est pas un de leurs partants&#xa0;; ne nommez que des partants.</translation>
    </message>
    <message>
        <source>The {club} mark {card} as a backup, who is no hitter of theirs; mark hitters only.</source>
        <translation>Les {club} marquent comme réserviste {card}, qui n’est pas un de leurs frappeurs&#xa0;; ne marquez que des frappeurs.</translation>
    </message>
    <message>
        <source>The {club} cannot field a nine without backups; mark fewer hitters as backups.</source>
        <translation>Les {club} ne peuvent pas aligner neuf joueurs sans réservistes&#xa0;; marquez moins de frappeurs comme réservistes.</translation>
    </message>
    <message>
        <source>The {club} bring more than {most} cards; leave some at home.</source>
        <translation>Les {club} apportent plus de {most} cartes&#xa0;; laissez-en à la maison.</translation>
    </message>
    <message>
        <source>The card {card} is there {times} times; every card needs its own id.</source>
        <translation>La carte {card} y est {times} fois&#xa0;; chaque carte a son propre id.</translation>
    </message>
    <message>
        <source>{card}: id, person, name and club are short lines of text.</source>
        <translation>{card}&#xa0;: id, personne, nom et club sont de courtes lignes de texte.</translation>
    </message>
    <message>
        <source>The club “{club}” has a colour, an emblem or a text of a wrong form; write colours like #3f6b3a and the emblem as a plain file name.</source>
        <translation>Le club «&#xa0;{club}&#xa0;» a une couleur, un emblème ou un texte de forme fausse&#xa0;; écrivez les couleurs comme #3f6b3a et l’emblème comme un simple nom de fichier.</translation>
    </message>
    <message>
        <source>{club}: {fault}</source>
        <translation>{club}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>There is no deck “{found}”; the decks are {known}.</source>
        <translation>Il n’y a pas de paquet «&#xa0;{found}&#xa0;»&#xa0;; les paquets sont {known}.</translation>
    </message>
    <message>
        <source>There is no club “{found}”; the clubs are {known}.</source>
        <translation>Il n’y a pas de club «&#xa0;{found}&#xa0;»&#xa0;; les clubs sont {known}.</translation>
    </message>
    <message>
        <source>{card} names the club “{found}”; the clubs are {known}.</source>
        <translation>{card} nomme le club «&#xa0;{found}&#xa0;»&#xa0;; les clubs sont {known}.</translation>
    </message>
    <message numerus="yes">
        <source>the {club} have {count:n} hitters and need {need} (SD-B-04); add hitters with the club {id}.</source>
        <translation>
            <numerusform>les {club} ont {count:n} frappeur et il en faut {need} (SD-B-04)&#xa0;; ajoutez des frappeurs avec le club {id}.</numerusform>
            <numerusform>les {club} ont {count:n} frappeurs et il en faut {need} (SD-B-04)&#xa0;; ajoutez des frappeurs avec le club {id}.</numerusform>
        </translation>
    </message>
    <message>
        <source>the {club} have no starting pitcher (SD-B-03); add a pitcher with the role starter and the club {id}.</source>
        <translation>les {club} n’ont pas de lanceur partant (SD-B-03)&#xa0;; ajoutez un lanceur avec le rôle starter et le club {id}.</translation>
    </message>
    <message>
        <source>the headings lack {missing}; the first row must name {all}.</source>
        <translation>il manque aux titres {missing}&#xa0;; la première ligne doit nommer {all}.</translation>
    </message>
    <message>
        <source>the row holds more cells than there are headings; put a text with commas in quotation marks.</source>
        <translation>la ligne a plus de cellules qu’il n’y a de titres&#xa0;; mettez entre guillemets un texte qui a des virgules.</translation>
    </message>
    <message>
        <source>there are headings but no cards; add a row for each card.</source>
        <translation>il y a des titres, mais pas de cartes&#xa0;; ajoutez une ligne par carte.</translation>
    </message>
    <message>
        <source>{deck}: {fault}</source>
        <translation>{deck}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{file}, card {number} ({card}): {fault}</source>
        <translation>{file}, carte {number} ({card})&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{file}, deck {number} ({deck}): {fault}</source>
        <translation>{file}, paquet {number} ({deck})&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>there is nothing in it; begin each entry with [[{word}]].</source>
        <translation>il ne contient rien&#xa0;; commencez chaque entrée par [[{word}]].</translation>
    </message>
    <message>
        <source>there are more than {most} entries, the most a file may have; divide it.</source>
        <translation>il y a plus de {most} entrées, le plus que puisse avoir un fichier&#xa0;; divisez-le.</translation>
    </message>
    <message>
        <source>{field} “{found}” is that of an earlier entry; every one needs its own.</source>
        <translation>{field} «&#xa0;{found}&#xa0;» est celui d’une entrée précédente&#xa0;; chacune a le sien.</translation>
    </message>
    <message>
        <source>{field} is missing; every card needs it.</source>
        <translation>{field} manque&#xa0;; chaque carte en a besoin.</translation>
    </message>
    <message>
        <source>{field} is no field of a card; those are {allowed}.</source>
        <translation>{field} n’est pas une rubrique d’une carte&#xa0;; ce sont {allowed}.</translation>
    </message>
    <message>
        <source>{field} is “{found}”; allowed: {allowed}.</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; permis&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{field} can never hold in the window {window}; change the conditions or the window.</source>
        <translation>{field} ne peut jamais être vrai dans la fenêtre {window}&#xa0;; changez les conditions ou la fenêtre.</translation>
    </message>
    <message>
        <source>{field}: {found} does nothing in the window {window}; it works in {allowed}.</source>
        <translation>{field}&#xa0;: {found} ne fait rien dans la fenêtre {window}&#xa0;; cela agit dans {allowed}.</translation>
    </message>
    <message>
        <source>{field} names “{found}”, which is no strategy card; write the id of one.</source>
        <translation>{field} nomme «&#xa0;{found}&#xa0;», qui n’est pas une carte de stratégie&#xa0;; écrivez l’id de l’une d’elles.</translation>
    </message>
    <message>
        <source>{field} holds the effect “{found}”, which is unknown; known are {allowed}.</source>
        <translation>{field} contient l’effet «&#xa0;{found}&#xa0;», inconnu&#xa0;; on connaît {allowed}.</translation>
    </message>
    <message>
        <source>{field} holds the condition “{found}”, which is unknown; known are {allowed}.</source>
        <translation>{field} contient la condition «&#xa0;{found}&#xa0;», inconnue&#xa0;; on connaît {allowed}.</translation>
    </message>
    <message>
        <source>{field} has no “{found}”; it takes {allowed}.</source>
        <translation>{field} n’a pas de «&#xa0;{found}&#xa0;»&#xa0;; il prend {allowed}.</translation>
    </message>
    <message>
        <source>{field} lacks “{found}”; write it in.</source>
        <translation>à {field} il manque «&#xa0;{found}&#xa0;»&#xa0;; écrivez-le.</translation>
    </message>
    <message>
        <source>{field} is “{found}”; write a list of tables with one word each.</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; écrivez une liste de tables d’un mot chacune.</translation>
    </message>
    <message>
        <source>{field} goes deeper than {most} levels; write it more simply.</source>
        <translation>{field} va plus loin que {most} niveaux&#xa0;; écrivez-le plus simplement.</translation>
    </message>
    <message>
        <source>cards come to {have}; a deck has exactly {need} ({rule}).</source>
        <translation>cards fait {have}&#xa0;; un paquet a exactement {need} cartes ({rule}).</translation>
    </message>
    <message>
        <source>cards holds “{card}” {have} times; one to {most} copies of a name ({rule}).</source>
        <translation>cards contient {have} fois «&#xa0;{card}&#xa0;»&#xa0;; de un à {most} exemplaires d’un nom ({rule}).</translation>
    </message>
    <message>
        <source>the file is empty; its first row holds the headings, then comes a row per card.</source>
        <translation>le fichier est vide&#xa0;; sa première ligne contient les titres, puis vient une ligne par carte.</translation>
    </message>
    <message>
        <source>row {row} is not comma-separated text ({reason}); save the sheet again as CSV in UTF-8.</source>
        <translation>la ligne {row} n’est pas un texte séparé par des virgules ({reason})&#xa0;; enregistrez de nouveau la feuille en CSV, en UTF-8.</translation>
    </message>
    <message>
        <source>the headings name {found} more than once; keep one column of each.</source>
        <translation>les titres nomment {found} plus d’une fois&#xa0;; gardez une colonne de chaque.</translation>
    </message>
    <message>
        <source>there are more than {most} rows, the most a card file may have; divide it.</source>
        <translation>il y a plus de {most} lignes, le plus que puisse avoir un fichier de cartes&#xa0;; divisez-le.</translation>
    </message>
    <message>
        <source>SS+2, LF-RF+1, C+7, or -</source>
        <translation>SS+2, LF-RF+1, C+7, ou -</translation>
    </message>
    <message>
        <source>the player&apos;s name</source>
        <translation>le nom du joueur</translation>
    </message>
    <message>
        <source>a whole number like 410</source>
        <translation>un nombre entier comme 410</translation>
    </message>
    <message>
        <source>L+1, R+2, L+1 R+1, or -</source>
        <translation>L+1, R+2, L+1 R+1, ou -</translation>
    </message>
    <message>
        <source>SS+2, LF/RF+1, OF IF+1, C+7, or -</source>
        <translation>SS+2, LF/RF+1, OF IF+1, C+7, ou -</translation>
    </message>
    <message>
        <source>SS+3 2B+1, CA+9, or DH</source>
        <translation>SS+3 2B+1, CA+9, ou DH</translation>
    </message>
    <message>
        <source>15 (B), B15 or 15</source>
        <translation>15 (B), B15 ou 15</translation>
    </message>
    <message>
        <source>a whole number from 11 to 25</source>
        <translation>un nombre entier de 11 à 25</translation>
    </message>
    <message>
        <source>1, 1-2 or 1-3</source>
        <translation>1, 1-2 ou 1-3</translation>
    </message>
    <message>
        <source>SP:6, RP:1 or CP:1</source>
        <translation>SP:6, RP:1 ou CP:1</translation>
    </message>
    <message>
        <source>SP:6, RP:2 OP:1, or BP:4</source>
        <translation>SP:6, RP:2 OP:1, ou BP:4</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>L, R or S</source>
        <translation>L, R ou S</translation>
    </message>
    <message>
        <source>starter, reliever or closer</source>
        <translation>partant, releveur ou stoppeur</translation>
    </message>
    <message>
        <source>A(18), 18 or A18</source>
        <translation>A(18), 18 ou A18</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>there is no language “{name}”; there are {known}</source>
        <translation>il n’y a pas de langue «&#xa0;{name}&#xa0;»&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>there is no command “{name}”; there are {known}, or give a file ({files})</source>
        <translation>il n’y a pas de commande «&#xa0;{name}&#xa0;»&#xa0;; il y a {known}, ou donnez un fichier ({files})</translation>
    </message>
    <message>
        <source>name a command: {known}</source>
        <translation>nommez une commande&#xa0;: {known}</translation>
    </message>
    <message>
        <source>“{name}” is no file of the game ({files})</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un fichier du jeu ({files})</translation>
    </message>
    <message>
        <source>A card-baseball table. Without a command it opens the window; with a game (*.hotstove), a roster (*.hotroster) or a series (*.hotseries) it opens that.</source>
        <translation>Une table pour le baseball de cartes. Sans commande, ouvre la fenêtre&#xa0;; avec une partie (*.hotstove), un effectif (*.hotroster) ou une série (*.hotseries), ouvre ce fichier.</translation>
    </message>
    <message>
        <source>open a window of its own beside one that is open</source>
        <translation>ouvrir une fenêtre de plus à côté de celle qui est ouverte</translation>
    </message>
    <message>
        <source>open the window in the middle of the screen</source>
        <translation>ouvrir la fenêtre au milieu de l’écran</translation>
    </message>
    <message>
        <source>speak it, with any command: {known}; else the program’s own</source>
        <translation>la langue, avec toute commande&#xa0;: {known}&#xa0;; sinon celle du programme</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>tell the version</source>
        <translation>dire la version</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes&#xa0;</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>List the rulebooks.</source>
        <translation>Dresser la liste des jeux et de leurs niveaux.</translation>
    </message>
    <message>
        <source>Play games without people and print what they come to.</source>
        <translation>Jouer des parties sans personne et dire ce qu’elles donnent.</translation>
    </message>
    <message>
        <source>Play a session again and print line score and box score.</source>
        <translation>Rejouer une partie et en donner le score par manche et le sommaire.</translation>
    </message>
    <message>
        <source>Print a session, or cards and boards.</source>
        <translation>Imprimer une partie, ou des cartes et des plateaux.</translation>
    </message>
    <message>
        <source>Draw the table of a session.</source>
        <translation>Dessiner la table d’une partie.</translation>
    </message>
    <message>
        <source>Check a roster, or fill one.</source>
        <translation>Vérifier un effectif, ou en compléter un.</translation>
    </message>
    <message>
        <source>Read a card list in any dialect.</source>
        <translation>Lire une liste de cartes, quelle que soit son écriture.</translation>
    </message>
    <message>
        <source>a session file (*.hotstove)</source>
        <translation>un fichier de partie (*.hotstove)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>{text} is out of range; give 0 or more, below 2^62</source>
        <translation>{text} est hors limites&#xa0;; donnez 0 ou plus, moins de 2^62</translation>
    </message>
    <message>
        <source>“{text}” is no size; write it like 1600x1000</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille&#xa0;; écrivez-la comme 1600x1000</translation>
    </message>
    <message>
        <source>“{text}” is not a number</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>{text} is out of range; give {least} to {most}</source>
        <translation>{text} est hors limites&#xa0;; donnez de {least} à {most}</translation>
    </message>
    <message>
        <source>--out is “{name}”; give a name that ends in {suffix}</source>
        <translation>--out est «&#xa0;{name}&#xa0;»&#xa0;; donnez un nom qui finit par {suffix}</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>manager</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>games_per_second</source>
        <translation>parties_par_seconde</translation>
    </message>
    <message>
        <source>runs_per_team_game</source>
        <translation>points_par_équipe_et_partie</translation>
    </message>
    <message>
        <source>obp</source>
        <translation>moyenne_de_présence</translation>
    </message>
    <message>
        <source>so_rate</source>
        <translation>part_des_retraits_sur_prises</translation>
    </message>
    <message>
        <source>bb_rate</source>
        <translation>part_des_buts_sur_balles</translation>
    </message>
    <message>
        <source>hr_rate</source>
        <translation>part_des_coups_de_circuit</translation>
    </message>
    <message>
        <source>dp_per_team_game</source>
        <translation>doubles_jeux_par_équipe_et_partie</translation>
    </message>
    <message>
        <source>see: hotstove rulebooks</source>
        <translation>voir&#xa0;: hotstove rulebooks</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>a club&apos;s id, or a roster ({file}); clubs by turns if not given</source>
        <translation>l’id d’un club, ou un effectif ({file})&#xa0;; sinon chaque club à son tour</translation>
    </message>
    <message>
        <source>CLUB</source>
        <translation>CLUB</translation>
    </message>
    <message>
        <source>a season among all the clubs</source>
        <translation>une saison entre tous les clubs</translation>
    </message>
    <message>
        <source>1; of each club in a league, 162</source>
        <translation>1&#xa0;; pour chaque club d’une ligue, 162</translation>
    </message>
    <message>
        <source>the same seed plays the same games</source>
        <translation>la même graine joue les mêmes parties</translation>
    </message>
    <message>
        <source>who answers for both sides</source>
        <translation>qui décide pour les deux camps</translation>
    </message>
    <message>
        <source>keep the last game as a session file</source>
        <translation>garder la dernière partie dans un fichier</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>écrire un objet JSON</translation>
    </message>
    <message>
        <source>there is no rulebook “{name}”; there are {known}</source>
        <translation>il n’y a pas de jeu «&#xa0;{name}&#xa0;»&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>{file} is there already; give --save another name</source>
        <translation>{file} existe déjà&#xa0;; donnez un autre nom à --save</translation>
    </message>
    <message>
        <source>{manager}, game {number} of seed {seed}</source>
        <translation>{manager}, partie {number} de la graine {seed}</translation>
    </message>
    <message>
        <source>there is no manager “{name}” for {rulebook}; there are {known}</source>
        <translation>il n’y a pas de manager «&#xa0;{name}&#xa0;» pour {rulebook}&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>{option} does not go with --league; leave one of them out</source>
        <translation>{option} ne va pas avec --league&#xa0;; retirez l’un des deux</translation>
    </message>
    <message>
        <source>there is no club “{name}”; the clubs are {known}, or give a roster ({file})</source>
        <translation>il n’y a pas de club «&#xa0;{name}&#xa0;»&#xa0;; les clubs sont {known}, ou donnez un effectif ({file})</translation>
    </message>
    <message>
        <source>this game is not played with rosters; name clubs, or choose another rulebook</source>
        <translation>ce jeu ne se joue pas avec des effectifs&#xa0;; nommez des clubs, ou choisissez un autre jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n passages played again, every witness agrees.</source>
        <translation>
            <numerusform>%n passage rejoué, et tout concorde.</numerusform>
            <numerusform>%n passages rejoués, et tout concorde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over: {where}.</source>
        <translation>La partie n’est pas finie&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>top {inning}</source>
        <translation>haut de la manche {inning}</translation>
    </message>
    <message>
        <source>bottom {inning}</source>
        <translation>bas de la manche {inning}</translation>
    </message>
    <message>
        <source>before the game</source>
        <translation>avant la partie</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>pages&#xa0;</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>PAGE</translation>
    </message>
    <message>
        <source>the scorecard of a session, as PDF</source>
        <translation>la feuille de marque d’une partie, en PDF</translation>
    </message>
    <message>
        <source>its own notation where a game has one</source>
        <translation>la notation propre au jeu, s’il en a une</translation>
    </message>
    <message>
        <source>empty, for the pencil</source>
        <translation>vierge, pour le crayon</translation>
    </message>
    <message>
        <source>the game&apos;s board over two sheets</source>
        <translation>le plateau du jeu sur deux feuilles</translation>
    </message>
    <message>
        <source>markers for the board</source>
        <translation>les pions du plateau</translation>
    </message>
    <message>
        <source>an empty score sheet</source>
        <translation>une feuille de marque vierge</translation>
    </message>
    <message>
        <source>how it is kept</source>
        <translation>comment elle se tient</translation>
    </message>
    <message>
        <source>a roster of yours, or those of clubs</source>
        <translation>un effectif à vous, ou ceux des clubs</translation>
    </message>
    <message>
        <source>a roster (*.hotroster)</source>
        <translation>un effectif (*.hotroster)</translation>
    </message>
    <message>
        <source>its cards to cut out, too</source>
        <translation>ses cartes à découper aussi</translation>
    </message>
    <message>
        <source>clubs, commas between</source>
        <translation>des clubs, séparés par des virgules</translation>
    </message>
    <message>
        <source>the volumes whose own card it is, commas between</source>
        <translation>les volumes dont c’est la carte, séparés par des virgules</translation>
    </message>
    <message>
        <source>IDS</source>
        <translation>IDS</translation>
    </message>
    <message>
        <source>lineup cards of clubs; blank: empty ones</source>
        <translation>alignements des clubs&#xa0;; blank&#xa0;: vierges</translation>
    </message>
    <message>
        <source>its lineup cards, too</source>
        <translation>ses alignements aussi</translation>
    </message>
    <message>
        <source>where to</source>
        <translation>où l’écrire</translation>
    </message>
    <message>
        <source>the paper’s size</source>
        <translation>le format du papier</translation>
    </message>
    <message>
        <source>cards to cut out, in true size</source>
        <translation>des cartes à découper, à leur vraie taille</translation>
    </message>
    <message>
        <source>sets of cards, commas between; or all</source>
        <translation>des jeux de cartes, séparés par des virgules&#xa0;; ou all pour tous</translation>
    </message>
    <message>
        <source>how they lie on the sheet</source>
        <translation>leur place sur la feuille</translation>
    </message>
    <message>
        <source>a page of backs behind each, turned over that edge</source>
        <translation>une page de dos derrière chacune, retournée sur ce bord</translation>
    </message>
    <message>
        <source>move backs by so many mm</source>
        <translation>décaler les dos d’autant de mm</translation>
    </message>
    <message>
        <source>leave the first sheet out</source>
        <translation>sans la première feuille</translation>
    </message>
    <message>
        <source>no new sheet for each set</source>
        <translation>pas de nouvelle feuille à chaque jeu de cartes</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>line art on white, in greys</source>
        <translation>au trait sur blanc, en gris</translation>
    </message>
    <message>
        <source>“{text}” is no shift; write it like 0.3,-0.5</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un décalage&#xa0;; écrivez-le comme 0.3,-0.5</translation>
    </message>
    <message>
        <source>there is no game “{name}”; there are {known}</source>
        <translation>il n’y a pas de jeu «&#xa0;{name}&#xa0;»&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>name a roster (*.hotroster), or --game for the rosters of clubs</source>
        <translation>nommez un effectif (*.hotroster), ou --game pour les effectifs des clubs</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages, {title}</source>
        <translation>
            <numerusform>{file}&#xa0;: %n page, {title}</numerusform>
            <numerusform>{file}&#xa0;: %n pages, {title}</numerusform>
        </translation>
    </message>
    <message>
        <source>page {done} of {pages}</source>
        <translation>page {done} sur {pages}</translation>
    </message>
    <message>
        <source>after gesture N; the end if not given</source>
        <translation>après le geste N&#xa0;; sinon la fin</translation>
    </message>
    <message>
        <source>in pixels, before it is scaled</source>
        <translation>en pixels, avant l’agrandissement</translation>
    </message>
    <message>
        <source>so many pixels for each</source>
        <translation>autant de pixels pour chacun</translation>
    </message>
    <message>
        <source>{game} has no notation of its own; choose another --kind</source>
        <translation>{game} n’a pas de notation propre&#xa0;; choisissez un autre --kind</translation>
    </message>
    <message>
        <source>{game} prints no card of its own; choose another --kind</source>
        <translation>{game} n’a pas de feuille propre&#xa0;; choisissez un autre --kind</translation>
    </message>
    <message>
        <source>--at is {at}; {file} has gestures 0 to {last}</source>
        <translation>--at est {at}&#xa0;; {file} a les gestes 0 à {last}</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>tâches&#xa0;</translation>
    </message>
    <message>
        <source>JOB</source>
        <translation>TÂCHE</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>tell whether a roster is legal, a line for each violation</source>
        <translation>dire si un effectif est en règle, une ligne par faute</translation>
    </message>
    <message>
        <source>a roster (*.hotroster), or a list as text</source>
        <translation>un effectif (*.hotroster), ou une liste en texte</translation>
    </message>
    <message>
        <source>complete a roster at best expected value</source>
        <translation>compléter un effectif pour la meilleure valeur attendue</translation>
    </message>
    <message>
        <source>a roster or a list as text; everybody in it stays</source>
        <translation>un effectif ou une liste en texte&#xa0;; tous ceux qui y sont restent</translation>
    </message>
    <message>
        <source>the rules of home games</source>
        <translation>les règles des parties à domicile</translation>
    </message>
    <message>
        <source>the construction rules: {known}, …</source>
        <translation>les règles de composition&#xa0;: {known}, …</translation>
    </message>
    <message>
        <source>the game of a new roster, or of a list as text</source>
        <translation>le jeu d’un nouvel effectif, ou d’une liste en texte</translation>
    </message>
    <message>
        <source>a set of cards besides</source>
        <translation>un jeu de cartes de plus</translation>
    </message>
    <message>
        <source>a card list (*.csv, *.tsv, *.txt)</source>
        <translation>une liste de cartes (*.csv, *.tsv, *.txt)</translation>
    </message>
    <message>
        <source>write what was done with each row</source>
        <translation>écrire ce qui a été fait de chaque ligne</translation>
    </message>
    <message>
        <source>the game its cards are of</source>
        <translation>le jeu de ses cartes</translation>
    </message>
    <message numerus="yes">
        <source>{file}: legal, %n points</source>
        <translation>
            <numerusform>{file}&#xa0;: en règle, %n point</numerusform>
            <numerusform>{file}&#xa0;: en règle, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: legal, a salary of %n</source>
        <translation>
            <numerusform>{file}&#xa0;: en règle, salaire %n</numerusform>
            <numerusform>{file}&#xa0;: en règle, salaire %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n points, {runs} runs a game over usual men, {seconds} s</source>
        <translation>
            <numerusform>{file}&#xa0;: %n point, {runs} point marqué par partie de plus que des joueurs ordinaires, {seconds} s</numerusform>
            <numerusform>{file}&#xa0;: %n points, {runs} point marqué par partie de plus que des joueurs ordinaires, {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: a salary of %n, {runs} runs a game over usual men, {seconds} s</source>
        <translation>
            <numerusform>{file}&#xa0;: salaire %n, {runs} point marqué par partie de plus que des joueurs ordinaires, {seconds} s</numerusform>
            <numerusform>{file}&#xa0;: salaire %n, {runs} point marqué par partie de plus que des joueurs ordinaires, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no format “{name}”; there are {known}</source>
        <translation>il n’y a pas de format «&#xa0;{name}&#xa0;»&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>no card came of it; nothing was written</source>
        <translation>aucune carte n’en est sortie&#xa0;; rien n’a été écrit</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n cards</source>
        <translation>
            <numerusform>{file}&#xa0;: %n carte</numerusform>
            <numerusform>{file}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clubhouse</name>
    <message>
        <source>On-Base</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Sang-froid</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>IP</source>
        <translation>IP</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Baserunning</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Maîtrise</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salaire</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Against hands</source>
        <translation>Contre les mains</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>Runs a game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>{points} points.</source>
        <translation>{points} points.</translation>
    </message>
    <message>
        <source>{points} points printed, a backup&apos;s share of 1 in {share}: {paid}.</source>
        <translation>{points} points imprimés, part d’un réserviste, 1 sur {share}&#xa0;: {paid}.</translation>
    </message>
    <message>
        <source>{points} points printed, a backup&apos;s share of 1 in {share} is {exact}, rounded up: {paid}.</source>
        <translation>{points} points imprimés, part d’un réserviste, 1 sur {share}, soit {exact}, arrondi vers le haut&#xa0;: {paid}.</translation>
    </message>
    <message>
        <source>{card} is not on the roster.</source>
        <translation>{card} n’est pas dans l’effectif.</translation>
    </message>
    <message>
        <source>{card} is a pitcher; only hitters can be backups ({rule}).</source>
        <translation>{card} est lanceur&#xa0;; seuls des frappeurs peuvent être réservistes ({rule}).</translation>
    </message>
    <message>
        <source>{card} is paid in full.</source>
        <translation>{card} est payé à plein prix.</translation>
    </message>
    <message>
        <source>{card} is a backup.</source>
        <translation>{card} est réserviste.</translation>
    </message>
    <message>
        <source>The roster has another name.</source>
        <translation>L’effectif a un autre nom.</translation>
    </message>
    <message>
        <source>The roster plays for another club.</source>
        <translation>L’effectif joue pour un autre club.</translation>
    </message>
    <message>
        <source>The rules of home games are chosen.</source>
        <translation>Les règles des parties à domicile sont choisies.</translation>
    </message>
    <message>
        <source>The roster is held to another format.</source>
        <translation>L’effectif se tient à un autre format.</translation>
    </message>
    <message>
        <source>{card} ({place}): {runs} runs a game over the cheapest card there, for {points} points; {rate} for 100 points.</source>
        <translation>{card} ({place})&#xa0;: {runs} points par partie de plus que la carte la moins chère à cette place, pour {points} points&#xa0;; {rate} pour 100 points.</translation>
    </message>
    <message>
        <source>{card} ({place}): {runs} runs a game over the cheapest card there, for a salary of {points}; {rate} for 100.</source>
        <translation>{card} ({place})&#xa0;: {runs} points par partie de plus que la carte la moins chère à cette place, pour un salaire de {points}&#xa0;; {rate} pour 100.</translation>
    </message>
    <message>
        <source>backup</source>
        <translation>réserviste</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>banc</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>first in relief</source>
        <translation>premier à relever</translation>
    </message>
    <message>
        <source>in relief</source>
        <translation>relève</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>stoppeur</translation>
    </message>
    <message>
        <source>{result} {game}% ({usual}%)</source>
        <translation>{result} {game}&#xa0;% ({usual}&#xa0;%)</translation>
    </message>
    <message>
        <source>{card} in a plate appearance, the usual in brackets: {parts}.</source>
        <translation>{card} dans un passage au bâton, l’habituel entre parenthèses&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>A salary of {salary}.</source>
        <translation>Un salaire de {salary}.</translation>
    </message>
    <message numerus="yes">
        <source>The roster is filled: {count:n} cards came in.</source>
        <translation>
            <numerusform>L’effectif est complété&#xa0;: {count:n} carte est entrée.</numerusform>
            <numerusform>L’effectif est complété&#xa0;: {count:n} cartes sont entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filling broke off; try again.</source>
        <translation>Le remplissage s’est interrompu&#xa0;; essayez encore.</translation>
    </message>
    <message>
        <source>No card is known by the id {names}; take it out, or import its set.</source>
        <translation>On ne connaît pas de carte d’id {names}&#xa0;; retirez-la, ou importez sa série.</translation>
    </message>
    <message>
        <source>The format does not let {player} in; unlock him, or choose another format.</source>
        <translation>Le format n’admet pas {player}&#xa0;; déverrouillez-le, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>{cap} points are not enough for a roster; unlock somebody dear ({rule}).</source>
        <translation>{cap} points ne suffisent pas pour un effectif&#xa0;; déverrouillez quelqu’un de cher ({rule}).</translation>
    </message>
    <message>
        <source>Not every position can be filled from these cards ({rule}).</source>
        <translation>Ces cartes ne peuvent pas garnir toutes les positions ({rule}).</translation>
    </message>
    <message>
        <source>No full-cost hitter is left for DH ({rule}).</source>
        <translation>Il ne reste pas de frappeur à plein prix comme DH ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {need} starters ({rule}).</source>
        <translation>Il faut exactement {need} partants ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {need} cards; too many are locked, or too few are there ({rule}).</source>
        <translation>Il faut exactement {need} cartes&#xa0;; trop sont verrouillées, ou il y en a trop peu ({rule}).</translation>
    </message>
    <message>
        <source>There must be {need} hitters at full cost ({rule}).</source>
        <translation>Il faut {need} frappeurs à plein prix ({rule}).</translation>
    </message>
    <message>
        <source>No player may be there twice, and too few others are left ({rule}).</source>
        <translation>Aucun joueur ne peut y être deux fois, et il reste trop peu d’autres ({rule}).</translation>
    </message>
    <message>
        <source>{names}: not of the edition of {year} (CL-16); unlock them.</source>
        <translation>{names}&#xa0;: pas de l’édition {year} (CL-16)&#xa0;; déverrouillez-les.</translation>
    </message>
    <message>
        <source>A salary of {cap} is not enough for a roster; unlock somebody dear ({rule}).</source>
        <translation>Un salaire de {cap} ne suffit pas à un effectif&#xa0;; déverrouillez quelqu’un de cher ({rule}).</translation>
    </message>
    <message>
        <source>No legal roster holds all who are locked: {names}. Unlock one of them.</source>
        <translation>Aucun effectif en règle ne contient tous ceux qui sont verrouillés&#xa0;: {names}. Déverrouillez-en un.</translation>
    </message>
    <message>
        <source>Several rules together stand in the way; these cards hold no legal roster.</source>
        <translation>Plusieurs règles ensemble l’empêchent&#xa0;; ces cartes ne font pas d’effectif en règle.</translation>
    </message>
    <message>
        <source>No batter is left for DH ({rule}).</source>
        <translation>Il ne reste aucun frappeur comme DH ({rule}).</translation>
    </message>
    <message>
        <source>No second catcher is left for the bench ({rule}).</source>
        <translation>Il ne reste pas de second receveur pour le banc ({rule}).</translation>
    </message>
    <message>
        <source>Nobody may be there twice, and too few others are left ({rule}).</source>
        <translation>Personne ne peut y être deux fois, et il en reste trop peu d’autres ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {low} batters ({rule}).</source>
        <translation>Il faut exactement {low} frappeurs ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {low} starters ({rule}).</source>
        <translation>Il faut exactement {low} partants ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {low} relievers ({rule}).</source>
        <translation>Il faut exactement {low} releveurs ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly one closer ({rule}).</source>
        <translation>Il faut exactement un stoppeur ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {low} pitchers in the bullpen ({rule}).</source>
        <translation>Il faut exactement {low} lanceurs dans l’enclos ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {low} pitchers ({rule}).</source>
        <translation>Il faut exactement {low} lanceurs ({rule}).</translation>
    </message>
    <message>
        <source>There must be exactly {low} cards; too many are locked, or too few are there ({rule}).</source>
        <translation>Il faut exactement {low} cartes&#xa0;; trop sont verrouillées, ou il y en a trop peu ({rule}).</translation>
    </message>
    <message>
        <source>The batters must be {low} at least, {high} at most ({rule}).</source>
        <translation>Il faut au moins {low} frappeurs, au plus {high} ({rule}).</translation>
    </message>
    <message>
        <source>The starters must be {low} at least, {high} at most ({rule}).</source>
        <translation>Il faut au moins {low} partants, au plus {high} ({rule}).</translation>
    </message>
    <message>
        <source>The relievers must be {low} at least, {high} at most ({rule}).</source>
        <translation>Il faut au moins {low} releveurs, au plus {high} ({rule}).</translation>
    </message>
    <message>
        <source>The bullpen must be {low} at least, {high} at most ({rule}).</source>
        <translation>L’enclos doit compter au moins {low} lanceurs, au plus {high} ({rule}).</translation>
    </message>
    <message>
        <source>the roster</source>
        <translation>l’effectif</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>le paquet</translation>
    </message>
    <message>
        <source>the {league} order</source>
        <translation>l’ordre {league}</translation>
    </message>
    <message>
        <source>{names} in the {league} order</source>
        <translation>{names} dans l’ordre {league}</translation>
    </message>
    <message>
        <source>A man bats in another spot.</source>
        <translation>Un homme frappe à un autre rang.</translation>
    </message>
    <message>
        <source>Two men play each other&apos;s position.</source>
        <translation>Deux hommes échangent leurs positions.</translation>
    </message>
    <message>
        <source>Another man starts.</source>
        <translation>Un autre homme commence.</translation>
    </message>
    <message>
        <source>The order is copied.</source>
        <translation>L’ordre est copié.</translation>
    </message>
    <message>
        <source>The order is cleared.</source>
        <translation>L’ordre est vidé.</translation>
    </message>
    <message>
        <source>The order is the suggested one.</source>
        <translation>L’ordre est celui qui est proposé.</translation>
    </message>
    <message>
        <source>The suggested nine starts.</source>
        <translation>Les neuf proposés commencent.</translation>
    </message>
    <message>
        <source>the bench</source>
        <translation>le banc</translation>
    </message>
    <message>
        <source>the rotation, number {number}</source>
        <translation>la rotation, numéro {number}</translation>
    </message>
    <message>
        <source>the bullpen</source>
        <translation>l’enclos</translation>
    </message>
    <message>
        <source>the closer&apos;s place</source>
        <translation>la place du stoppeur</translation>
    </message>
    <message>
        <source>the coaches</source>
        <translation>les entraîneurs</translation>
    </message>
    <message>
        <source>the park</source>
        <translation>le parc</translation>
    </message>
    <message>
        <source>the considering list</source>
        <translation>la liste à l’étude</translation>
    </message>
    <message>
        <source>the library</source>
        <translation>la bibliothèque</translation>
    </message>
    <message>
        <source>No card is known by the id {card}.</source>
        <translation>On ne connaît pas de carte d’id {card}.</translation>
    </message>
    <message>
        <source>{card} is there already.</source>
        <translation>{card} y est déjà.</translation>
    </message>
    <message>
        <source>Rosters of this game have no such place; drop {card} on another.</source>
        <translation>Les effectifs de ce jeu n’ont pas cette place&#xa0;; posez {card} ailleurs.</translation>
    </message>
    <message>
        <source>{card} is a pitcher; only hitters stand in the field or bat as DH ({rule}).</source>
        <translation>{card} est lanceur&#xa0;; seuls les frappeurs jouent sur le terrain ou comme DH ({rule}).</translation>
    </message>
    <message>
        <source>{card} may not play {position}; he may play {allowed} ({rule}).</source>
        <translation>{card} ne peut pas jouer {position}&#xa0;; il peut jouer {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{card} is a pitcher; put him in the rotation or the bullpen ({rule}).</source>
        <translation>{card} est lanceur&#xa0;; mettez-le dans la rotation ou dans l’enclos ({rule}).</translation>
    </message>
    <message>
        <source>{card} is no starter; only starters are in the rotation ({rule}).</source>
        <translation>{card} n’est pas partant&#xa0;; la rotation n’a que des partants ({rule}).</translation>
    </message>
    <message>
        <source>{card} is no reliever or closer; only they are in the bullpen ({rule}).</source>
        <translation>{card} n’est ni releveur ni stoppeur&#xa0;; l’enclos n’a qu’eux ({rule}).</translation>
    </message>
    <message>
        <source>The roster has its {need} cards; drop {card} on the man he is to replace ({rule}).</source>
        <translation>L’effectif a ses {need} cartes&#xa0;; déposez {card} sur celui qu’il doit remplacer ({rule}).</translation>
    </message>
    <message>
        <source>The rotation has its {need} starters; drop {card} on the one he is to replace ({rule}).</source>
        <translation>La rotation a ses {need} partants&#xa0;; déposez {card} sur celui qu’il doit remplacer ({rule}).</translation>
    </message>
    <message>
        <source>{card} leaves the roster.</source>
        <translation>{card} quitte l’effectif.</translation>
    </message>
    <message>
        <source>{card} is only considered.</source>
        <translation>{card} est seulement à l’étude.</translation>
    </message>
    <message>
        <source>{card} goes to {place}.</source>
        <translation>{card} va ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{card} takes the place of {other}: {place}.</source>
        <translation>{card} prend la place de {other}&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{card} goes to {place} for his other card, {other}.</source>
        <translation>{card} va ici&#xa0;: {place}, pour son autre carte, {other}.</translation>
    </message>
    <message>
        <source>Starters to find: {count}.</source>
        <translation>Partants à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Full-cost hitters to find: {count}.</source>
        <translation>Frappeurs à plein prix à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Nobody plays {position}.</source>
        <translation>Personne ne joue {position}.</translation>
    </message>
    <message>
        <source>Only backups play {position}.</source>
        <translation>Seuls des réservistes jouent {position}.</translation>
    </message>
    <message>
        <source>Home games need AL or NL rules.</source>
        <translation>Les parties à domicile veulent les règles AL ou NL.</translation>
    </message>
    <message>
        <source>full-cost hitters {have} of {need}</source>
        <translation>frappeurs à plein prix {have} sur {need}</translation>
    </message>
    <message>
        <source>starters {have} of {need}</source>
        <translation>partants {have} sur {need}</translation>
    </message>
    <message>
        <source>bullpen {have}</source>
        <translation>enclos {have}</translation>
    </message>
    <message>
        <source>No second man for {position}.</source>
        <translation>Pas de second homme en {position}.</translation>
    </message>
    <message>
        <source>Nobody is in the bullpen.</source>
        <translation>Il n’y a personne dans l’enclos.</translation>
    </message>
    <message>
        <source>Nobody bats left-handed.</source>
        <translation>Personne ne frappe à gauche.</translation>
    </message>
    <message>
        <source>Nobody throws left-handed.</source>
        <translation>Personne ne lance à gauche.</translation>
    </message>
    <message>
        <source>{file} is no roster: it does not begin with “hotroster”. Choose a *.hotroster file, or import a list of cards.</source>
        <translation>{file} n’est pas un effectif&#xa0;: il ne commence pas par «&#xa0;hotroster&#xa0;». Choisissez un fichier *.hotroster, ou importez une liste de cartes.</translation>
    </message>
    <message>
        <source>{file} is a roster of the game “{found}”, which this program does not know; it knows {known}.</source>
        <translation>{file} est un effectif du jeu «&#xa0;{found}&#xa0;», que ce programme ne connaît pas&#xa0;; il connaît {known}.</translation>
    </message>
    <message>
        <source>{file} was not opened: it is not JSON, not even in part. Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: ce n’est pas du JSON, pas même en partie. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} is cut short or damaged; what stands before the damage was opened. Look it through before you save it.</source>
        <translation>{file} est tronqué ou abîmé&#xa0;; ce qui précède le dégât a été ouvert. Relisez-le avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>The file was written by a later program (form {found}, this one knows {known}); what this one knows was opened.</source>
        <translation>Le fichier vient d’un programme plus récent (forme {found}, celui-ci connaît {known})&#xa0;; ce que celui-ci connaît a été ouvert.</translation>
    </message>
    <message>
        <source>Fields this program does not know were left alone and are kept: {names}.</source>
        <translation>Les rubriques que ce programme ne connaît pas sont laissées telles quelles et gardées&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:n} cards are in none of your sets: {names}. Import their set, or take them out.</source>
        <translation>
            <numerusform>{count:n} carte n’est dans aucune de vos séries&#xa0;: {names}. Importez sa série, ou retirez-la.</numerusform>
            <numerusform>{count:n} cartes ne sont dans aucune de vos séries&#xa0;: {names}. Importez leur série, ou retirez-les.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something in “{field}” could not be read and was left out.</source>
        <translation>Quelque chose dans «&#xa0;{field}&#xa0;» n’a pas pu être lu et a été laissé de côté.</translation>
    </message>
    <message>
        <source>Line {number}, “{line}”: no card has that name; it was left out.</source>
        <translation>Ligne {number}, «&#xa0;{line}&#xa0;»&#xa0;: aucune carte n’a ce nom&#xa0;; elle a été laissée de côté.</translation>
    </message>
    <message>
        <source>Line {number}, “{line}”: several cards have that name; add points, club or season. It was left out.</source>
        <translation>Ligne {number}, «&#xa0;{line}&#xa0;»&#xa0;: plusieurs cartes ont ce nom&#xa0;; ajoutez points, club ou saison. Elle a été laissée de côté.</translation>
    </message>
    <message>
        <source>The version “{name}” is kept.</source>
        <translation>La version «&#xa0;{name}&#xa0;» est gardée.</translation>
    </message>
    <message>
        <source>The version “{name}” is the roster again.</source>
        <translation>La version «&#xa0;{name}&#xa0;» est de nouveau l’effectif.</translation>
    </message>
    <message>
        <source>The version “{name}” is dropped.</source>
        <translation>La version «&#xa0;{name}&#xa0;» est abandonnée.</translation>
    </message>
    <message>
        <source>Tagged “{tag}”.</source>
        <translation>Étiqueté «&#xa0;{tag}&#xa0;».</translation>
    </message>
    <message>
        <source>No longer tagged “{tag}”.</source>
        <translation>L’étiquette «&#xa0;{tag}&#xa0;» est ôtée.</translation>
    </message>
    <message>
        <source>The note is changed.</source>
        <translation>La note est changée.</translation>
    </message>
    <message>
        <source>The roster “{name}” is not legal and cannot be played: {fault}</source>
        <translation>L’effectif «&#xa0;{name}&#xa0;» n’est pas en règle et ne peut pas être joué&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>The roster “{name}” is not legal and cannot be played: {fault} Faults besides: {count}.</source>
        <translation>L’effectif «&#xa0;{name}&#xa0;» n’est pas en règle et ne peut pas être joué&#xa0;: {fault} Autres fautes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Line {number}, “{line}”: nothing of that title is known; it was left out.</source>
        <translation>Ligne {number}, «&#xa0;{line}&#xa0;»&#xa0;: rien de ce titre n’est connu&#xa0;; elle a été laissée de côté.</translation>
    </message>
    <message>
        <source>bench coach</source>
        <translation>entraîneur de banc</translation>
    </message>
    <message>
        <source>hitting coach</source>
        <translation>entraîneur des frappeurs</translation>
    </message>
    <message>
        <source>pitching coach</source>
        <translation>entraîneur des lanceurs</translation>
    </message>
    <message>
        <source>{card} is none of {roles}; only they are in the bullpen ({rule}).</source>
        <translation>{card} n’a aucun de ces rôles&#xa0;: {roles}&#xa0;; eux seuls vont dans l’enclos ({rule}).</translation>
    </message>
    <message>
        <source>{card} is no closer; put him in the bullpen, or on the bench ({rule}).</source>
        <translation>{card} n’est pas stoppeur&#xa0;; mettez-le dans l’enclos ou sur le banc ({rule}).</translation>
    </message>
    <message>
        <source>{card} has his turn by his salary, the dearest first ({rule}).</source>
        <translation>Le tour de {card} suit son salaire, le plus cher d’abord ({rule}).</translation>
    </message>
    <message>
        <source>{card} cannot make room: he may not go to {place}; take him off first.</source>
        <translation>{card} ne peut pas céder sa place&#xa0;: il n’a pas droit à {place}&#xa0;; retirez-le d’abord.</translation>
    </message>
    <message>
        <source>{card} comes as {kind}.</source>
        <translation>{card} vient comme {kind}.</translation>
    </message>
    <message>
        <source>The roster plays at {card}.</source>
        <translation>L’effectif joue à {card}.</translation>
    </message>
    <message>
        <source>{card} is no longer part of the roster.</source>
        <translation>{card} ne fait plus partie de l’effectif.</translation>
    </message>
    <message>
        <source>{card} is a coach; put him among the coaches ({rule}).</source>
        <translation>{card} est un entraîneur&#xa0;; mettez-le parmi les entraîneurs ({rule}).</translation>
    </message>
    <message>
        <source>{card} is a {kind}; this is the place of the {wanted} ({rule}).</source>
        <translation>{card} est {kind}&#xa0;; ici, c’est la place de l’{wanted} ({rule}).</translation>
    </message>
    <message>
        <source>{card} is a park; put it in the park&apos;s place ({rule}).</source>
        <translation>{card} est un stade&#xa0;; mettez-le à la place du stade ({rule}).</translation>
    </message>
    <message>
        <source>batters {have} of {need}</source>
        <translation>frappeurs {have} sur {need}</translation>
    </message>
    <message>
        <source>relievers {have} of {need}</source>
        <translation>releveurs {have} sur {need}</translation>
    </message>
    <message>
        <source>closers {have} of {need}</source>
        <translation>stoppeurs {have} sur {need}</translation>
    </message>
    <message>
        <source>pitchers {have} of {need}</source>
        <translation>lanceurs {have} sur {need}</translation>
    </message>
    <message>
        <source>Batters to find: {count}.</source>
        <translation>Frappeurs à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Relievers to find: {count}.</source>
        <translation>Releveurs à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>A closer is to be found.</source>
        <translation>Il faut trouver un stoppeur.</translation>
    </message>
    <message>
        <source>Pitchers to find: {count}.</source>
        <translation>Lanceurs à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>deck {have} of {need}</source>
        <translation>paquet {have} sur {need}</translation>
    </message>
    <message>
        <source>coaches {have} of {need}</source>
        <translation>entraîneurs {have} sur {need}</translation>
    </message>
    <message>
        <source>park {have} of {need}</source>
        <translation>stade {have} sur {need}</translation>
    </message>
    <message>
        <source>A second catcher must sit on the bench.</source>
        <translation>Un second receveur doit être sur le banc.</translation>
    </message>
    <message>
        <source>Strategy cards to find: {count}.</source>
        <translation>Cartes de stratégie à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Coaches to find: {count}.</source>
        <translation>Entraîneurs à trouver&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>A park is to be chosen.</source>
        <translation>Il faut choisir un stade.</translation>
    </message>
    <message>
        <source>The roster “{name}” is of the game {found} and cannot play {wanted}; choose another roster.</source>
        <translation>L’effectif «&#xa0;{name}&#xa0;» est du jeu {found} et ne peut pas jouer à {wanted}&#xa0;; choisissez-en un autre.</translation>
    </message>
</context>
<context>
    <name>clutch</name>
    <message>
        <source>The chart begins with {result} at {found}; let it begin at 1 ({rule}).</source>
        <translation>Le tableau commence par {result} à {found}&#xa0;; faites-le commencer à 1 ({rule}).</translation>
    </message>
    <message>
        <source>{result} starts at {found} but {other} already starts at {low} ({rule}).</source>
        <translation>{result} commence à {found}, mais {other} commence déjà à {low} ({rule}).</translation>
    </message>
    <message>
        <source>{result} starts a second time at {found}; keep one of the two ({rule}).</source>
        <translation>{result} commence une seconde fois à {found}&#xa0;; gardez-en un ({rule}).</translation>
    </message>
    <message>
        <source>{result} at {found} may not stand on this chart ({rule}).</source>
        <translation>{result} à {found} ne peut pas figurer sur ce tableau ({rule}).</translation>
    </message>
    <message>
        <source>{found} is not the printed order of results ({rule}).</source>
        <translation>{found} n’est pas l’ordre imprimé des résultats ({rule}).</translation>
    </message>
    <message>
        <source>{field} is {found}; it runs from {low} to {high} ({rule}).</source>
        <translation>{field} est {found}&#xa0;; cela va de {low} à {high} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is {found}; cards usually print {low} to {high} ({rule}).</source>
        <translation>{field} est {found}&#xa0;; les cartes portent d’ordinaire de {low} à {high} ({rule}).</translation>
    </message>
    <message>
        <source>The roles are {found}; this edition knows {allowed} ({rule}).</source>
        <translation>Les rôles sont {found}&#xa0;; cette édition connaît {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{card} is a card of {found}; this game is of {need} ({rule}).</source>
        <translation>{card} est une carte de {found}&#xa0;; cette partie est de {need} ({rule}).</translation>
    </message>
    <message>
        <source>{person} is there more than once, as {cards}; keep one card ({rule}).</source>
        <translation>{person} y est plus d’une fois, comme {cards}&#xa0;; gardez une carte ({rule}).</translation>
    </message>
    <message>
        <source>Nothing is known by the id {names}; open the set it is in, or take it out ({rule}).</source>
        <translation>Rien n’est connu sous l’identifiant {names}&#xa0;; ouvrez sa série, ou retirez-le ({rule}).</translation>
    </message>
    <message>
        <source>{names} must have one place: in the field or on the bench, in the rotation or in the bullpen ({rule}).</source>
        <translation>{names} doit avoir une seule place&#xa0;: sur le terrain ou le banc, dans la rotation ou dans l’enclos ({rule}).</translation>
    </message>
    <message>
        <source>No batter is left for {positions}; those who could play there: {names} ({rule}).</source>
        <translation>Il ne reste pas de frappeur pour {positions}&#xa0;; pourraient y jouer&#xa0;: {names} ({rule}).</translation>
    </message>
    <message>
        <source>The roster has {have} starting pitchers and needs {need}: {names} ({rule}).</source>
        <translation>L’effectif a {have} partants et il en faut {need}&#xa0;: {names} ({rule}).</translation>
    </message>
    <message>
        <source>{batters} batters and {relievers} relievers do not go together; 13 and 6 do, or 12 and 7 ({rule}).</source>
        <translation>{batters} frappeurs et {relievers} releveurs ne vont pas ensemble&#xa0;; 13 et 6 vont, ou 12 et 7 ({rule}).</translation>
    </message>
    <message>
        <source>With {have} batters nobody is left to be the designated hitter ({rule}).</source>
        <translation>Avec {have} frappeurs, il ne reste personne comme frappeur désigné ({rule}).</translation>
    </message>
    <message>
        <source>The salaries come to {total}, {excess} over the cap of {cap} ({rule}).</source>
        <translation>Les salaires font {total}, {excess} de plus que le plafond de {cap} ({rule}).</translation>
    </message>
    <message>
        <source>Nobody is left who plays first base; whoever starts there counts -3 ({rule}).</source>
        <translation>Il ne reste personne qui joue en première&#xa0;; qui y commence compte -3 ({rule}).</translation>
    </message>
    <message>
        <source>A second catcher must sit on the bench; there is only {names} ({rule}).</source>
        <translation>Il faut un second receveur sur le banc&#xa0;; il n’y a que {names} ({rule}).</translation>
    </message>
    <message>
        <source>Bench {bench} and bullpen {bullpen} come to {total}; they must be 12 ({rule}).</source>
        <translation>Banc {bench} et enclos {bullpen} font {total}&#xa0;; il faut 12 ({rule}).</translation>
    </message>
    <message>
        <source>There is no format {found}; there are {allowed} ({rule}).</source>
        <translation>Il n’y a pas de format {found}&#xa0;; il y a {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>This format wants {need} {what}, and there are {have} ({rule}).</source>
        <translation>Ce format veut {need} {what}, et il y en a {have} ({rule}).</translation>
    </message>
    <message>
        <source>The two rosters are of different formats: {found} ({rule}).</source>
        <translation>Les deux effectifs sont de formats différents&#xa0;: {found} ({rule}).</translation>
    </message>
    <message>
        <source>{card}, {rarity}: {have} copies, limit {most} ({rule}).</source>
        <translation>{card}, {rarity}&#xa0;: {have} exemplaires, limite {most} ({rule}).</translation>
    </message>
    <message>
        <source>These cards cannot be swapped ({reason}): one for one, before the game, within the limits ({rule}).</source>
        <translation>Ces cartes ne peuvent pas être échangées ({reason})&#xa0;: une contre une, avant la partie, dans les limites ({rule}).</translation>
    </message>
    <message>
        <source>There are {have} stadium cards; bring {need} ({rule}).</source>
        <translation>Il y a {have} stades&#xa0;; apportez-en {need} ({rule}).</translation>
    </message>
    <message>
        <source>Of each kind of coach there must be {need}; found {found} ({rule}).</source>
        <translation>De chaque sorte d’entraîneur il en faut {need}&#xa0;; trouvé {found} ({rule}).</translation>
    </message>
    <message>
        <source>Game {game} belongs to {due}; {player} waits for his turn ({rule}).</source>
        <translation>La partie {game} revient à {due}&#xa0;; {player} attend son tour ({rule}).</translation>
    </message>
    <message>
        <source>{player} is no starting pitcher of this club; name one ({rule}).</source>
        <translation>{player} n’est pas un lanceur partant de ce club&#xa0;; nommez-en un ({rule}).</translation>
    </message>
    <message>
        <source>{player} is tired while others are fresh; name one of those ({rule}).</source>
        <translation>{player} est fatigué alors que d’autres sont frais&#xa0;; nommez l’un d’eux ({rule}).</translation>
    </message>
    <message>
        <source>{player} can only open with a fresh bulk pitcher to follow him ({rule}).</source>
        <translation>{player} ne peut ouvrir qu’avec un lanceur de longue durée frais pour le suivre ({rule}).</translation>
    </message>
    <message>
        <source>{player} has been named to start; write him on the card ({rule}).</source>
        <translation>{player} a été nommé pour commencer&#xa0;; inscrivez-le sur la carte ({rule}).</translation>
    </message>
    <message>
        <source>{player} bats in spots {first} and {spot}; keep one of them ({rule}).</source>
        <translation>{player} frappe aux rangs {first} et {spot}&#xa0;; gardez-en un ({rule}).</translation>
    </message>
    <message>
        <source>Nobody plays {position}; send somebody there ({rule}).</source>
        <translation>Personne ne joue {position}&#xa0;; envoyez-y quelqu’un ({rule}).</translation>
    </message>
    <message>
        <source>{player} and {other} both play {position}; move one of them ({rule}).</source>
        <translation>{player} et {other} jouent tous deux {position}&#xa0;; déplacez l’un d’eux ({rule}).</translation>
    </message>
    <message>
        <source>{player} may not start at {position}; his card says {allowed} ({rule}).</source>
        <translation>{player} ne peut pas commencer en {position}&#xa0;; sa carte dit {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{player} counts -3 at {position}; his card says {allowed} ({rule}).</source>
        <translation>{player} compte -3 en {position}&#xa0;; sa carte dit {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>Substitutions wait for the next batter; now it is “{step}” ({rule}).</source>
        <translation>Les remplacements attendent le prochain frappeur&#xa0;; on en est à «&#xa0;{step}&#xa0;» ({rule}).</translation>
    </message>
    <message>
        <source>In inning {inning} nobody is put in; from inning {first} on, or for an opener or a tired pitcher ({rule}).</source>
        <translation>À la manche {inning} on ne fait entrer personne&#xa0;; dès la manche {first}, ou pour un ouvreur ou un lanceur fatigué ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} cards and needs {need}: {off} off ({rule}).</source>
        <translation>
            <numerusform>L’effectif a {have:n} carte et il en faut {need}&#xa0;: écart {off} ({rule}).</numerusform>
            <numerusform>L’effectif a {have:n} cartes et il en faut {need}&#xa0;: écart {off} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} batters; {low} or {high} are allowed ({rule}).</source>
        <translation>
            <numerusform>L’effectif a {have:n} frappeur&#xa0;; on en permet {low} ou {high} ({rule}).</numerusform>
            <numerusform>L’effectif a {have:n} frappeurs&#xa0;; on en permet {low} ou {high} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} relievers; {low} or {high} are allowed ({rule}).</source>
        <translation>
            <numerusform>L’effectif a {have:n} releveur&#xa0;; on en permet {low} ou {high} ({rule}).</numerusform>
            <numerusform>L’effectif a {have:n} releveurs&#xa0;; on en permet {low} ou {high} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roster has {have:n} closers and needs {need}: {names} ({rule}).</source>
        <translation>
            <numerusform>L’effectif a {have:n} stoppeur et il en faut {need}&#xa0;: {names} ({rule}).</numerusform>
            <numerusform>L’effectif a {have:n} stoppeurs et il en faut {need}&#xa0;: {names} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rotation has {have:n} pitchers and needs {need}; look at {names} ({rule}).</source>
        <translation>
            <numerusform>La rotation a {have:n} lanceur et il en faut {need}&#xa0;; voyez {names} ({rule}).</numerusform>
            <numerusform>La rotation a {have:n} lanceurs et il en faut {need}&#xa0;; voyez {names} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bench has {have:n} batters and needs at least {need} ({rule}).</source>
        <translation>
            <numerusform>Le banc a {have:n} frappeur et il en faut au moins {need} ({rule}).</numerusform>
            <numerusform>Le banc a {have:n} frappeurs et il en faut au moins {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bullpen has {have:n} pitchers, {most} at most; look at {names} ({rule}).</source>
        <translation>
            <numerusform>L’enclos a {have:n} lanceur, {most} au plus&#xa0;; voyez {names} ({rule}).</numerusform>
            <numerusform>L’enclos a {have:n} lanceurs, {most} au plus&#xa0;; voyez {names} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has {have:n} cards and needs exactly {need} ({rule}).</source>
        <translation>
            <numerusform>Le paquet a {have:n} carte et il en faut exactement {need} ({rule}).</numerusform>
            <numerusform>Le paquet a {have:n} cartes et il en faut exactement {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The side deck has {have:n} cards; it has {need} or there is none ({rule}).</source>
        <translation>
            <numerusform>Le paquet d’appoint a {have:n} carte&#xa0;; il en a {need}, ou il n’y en a pas ({rule}).</numerusform>
            <numerusform>Le paquet d’appoint a {have:n} cartes&#xa0;; il en a {need}, ou il n’y en a pas ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The order has {have:n} batters; fill all {need} spots ({rule}).</source>
        <translation>
            <numerusform>L’ordre a {have:n} frappeur&#xa0;; remplissez les {need} rangs ({rule}).</numerusform>
            <numerusform>L’ordre a {have:n} frappeurs&#xa0;; remplissez les {need} rangs ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has faced {have:n} batters and must face {need} ({rule}).</source>
        <translation>
            <numerusform>{player} a affronté {have:n} frappeur et doit en affronter {need} ({rule}).</numerusform>
            <numerusform>{player} a affronté {have:n} frappeurs et doit en affronter {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>A card keeps {player} out for now ({rule}).</source>
        <translation>Une carte tient {player} à l’écart pour l’instant ({rule}).</translation>
    </message>
    <message>
        <source>{player} came in as the emergency pitcher and stays to the end ({rule}).</source>
        <translation>{player} est entré comme lanceur d’urgence et reste jusqu’à la fin ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not the starter whose turn an emergency would be ({rule}).</source>
        <translation>{player} n’est pas le partant dont ce serait le tour en urgence ({rule}).</translation>
    </message>
    <message>
        <source>All relievers are used; {player} stays to the end ({rule}).</source>
        <translation>Tous les releveurs ont servi&#xa0;; {player} reste jusqu’à la fin ({rule}).</translation>
    </message>
    <message>
        <source>{player} ({role}) does not come in to relieve ({rule}).</source>
        <translation>{player} ({role}) n’entre pas comme releveur ({rule}).</translation>
    </message>
    <message>
        <source>After an opener comes a bulk pitcher, and {player} is none ({rule}).</source>
        <translation>Après un ouvreur vient un lanceur de longue durée, ce que {player} n’est pas ({rule}).</translation>
    </message>
    <message>
        <source>{player} has left the game and may not come back ({rule}).</source>
        <translation>{player} a quitté la partie et ne peut pas revenir ({rule}).</translation>
    </message>
    <message>
        <source>{player} cannot do that: pitchers pitch, batters bat and field ({rule}).</source>
        <translation>{player} ne peut pas faire cela&#xa0;: les lanceurs lancent, les frappeurs frappent et défendent ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not among those who may come in now ({rule}).</source>
        <translation>{player} n’est pas parmi ceux qui peuvent entrer maintenant ({rule}).</translation>
    </message>
    <message>
        <source>It is {due}&apos;s turn to bat, not {player}&apos;s ({rule}).</source>
        <translation>C’est au tour de {due} de frapper, pas de {player} ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not on base ({rule}).</source>
        <translation>{player} n’est pas sur base ({rule}).</translation>
    </message>
    <message>
        <source>{player} bats in spot {spot} and stays there ({rule}).</source>
        <translation>{player} frappe au rang {spot} et y reste ({rule}).</translation>
    </message>
    <message>
        <source>{player} and the designated hitter do not change jobs ({rule}).</source>
        <translation>{player} et le frappeur désigné n’échangent pas leurs emplois ({rule}).</translation>
    </message>
    <message>
        <source>This double switch leaves nobody qualified for {positions} ({rule}).</source>
        <translation>Ce double changement ne laisse personne de qualifié pour {positions} ({rule}).</translation>
    </message>
    <message>
        <source>Without {player} nobody is left to play {positions} ({rule}).</source>
        <translation>Sans {player}, il ne reste personne pour jouer {positions} ({rule}).</translation>
    </message>
    <message>
        <source>Nobody stands at {positions}; fill every position first ({rule}).</source>
        <translation>Personne ne tient {positions}&#xa0;; garnissez d’abord chaque position ({rule}).</translation>
    </message>
    <message>
        <source>{player} may not play {position} while others could; his card says {allowed} ({rule}).</source>
        <translation>{player} ne peut pas jouer {position} alors que d’autres le pourraient&#xa0;; sa carte dit {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>No steal: look at {base} ({rule}).</source>
        <translation>Pas de vol&#xa0;: voyez {base} ({rule}).</translation>
    </message>
    <message>
        <source>“{found}” is not possible; there is {allowed} ({rule}).</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas possible&#xa0;; il y a {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{batter} can only be walked on purpose before the first card ({rule}).</source>
        <translation>{batter} ne peut recevoir un but intentionnel qu’avant la première carte ({rule}).</translation>
    </message>
    <message>
        <source>A bunt needs a runner and fewer than two out, before any card ({rule}).</source>
        <translation>Un amorti veut un coureur et moins de deux retraits, avant toute carte ({rule}).</translation>
    </message>
    <message>
        <source>The infield comes in with a runner on third and fewer than two out ({rule}).</source>
        <translation>Le champ intérieur avance avec un coureur en troisième et moins de deux retraits ({rule}).</translation>
    </message>
    <message>
        <source>{card} is not in this hand; play one that is ({rule}).</source>
        <translation>{card} n’est pas dans cette main&#xa0;; jouez-en une qui y est ({rule}).</translation>
    </message>
    <message>
        <source>{card} is a card of the {side}; keep it for the other half ({rule}).</source>
        <translation>{card} est une carte d’un camp ({side})&#xa0;; gardez-la pour l’autre moitié ({rule}).</translation>
    </message>
    <message>
        <source>{card} is played at another moment: {windows} ({rule}).</source>
        <translation>{card} se joue à un autre moment&#xa0;: {windows} ({rule}).</translation>
    </message>
    <message>
        <source>What {card} waits for is not so now ({rule}).</source>
        <translation>Ce qu’attend {card} n’est pas le cas maintenant ({rule}).</translation>
    </message>
    <message>
        <source>{card} is for clutch moments, and this is none ({rule}).</source>
        <translation>{card} est pour les moments clutch, et ce n’en est pas un ({rule}).</translation>
    </message>
    <message>
        <source>You have played {card} in this at-bat already ({rule}).</source>
        <translation>Vous avez déjà joué {card} dans ce passage ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {need:n} other cards of your hand ({rule}).</source>
        <translation>
            <numerusform>{card} coûte {need:n} autre carte de votre main ({rule}).</numerusform>
            <numerusform>{card} coûte {need:n} autres cartes de votre main ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has changed {what} in this at-bat already; {card} waits ({rule}).</source>
        <translation>{other} a déjà changé cela dans ce passage&#xa0;: {what}&#xa0;; {card} attend ({rule}).</translation>
    </message>
    <message>
        <source>{card} finds nobody and nothing it may be played on ({rule}).</source>
        <translation>{card} ne trouve personne ni rien sur quoi la jouer ({rule}).</translation>
    </message>
    <message>
        <source>{card} waits: the other manager plays or passes first ({rule}).</source>
        <translation>{card} attend&#xa0;: l’autre manager joue ou passe d’abord ({rule}).</translation>
    </message>
    <message>
        <source>You have changed this result once; {card} cannot change it again ({rule}).</source>
        <translation>Vous avez changé ce résultat une fois&#xa0;; {card} ne peut pas le changer encore ({rule}).</translation>
    </message>
    <message>
        <source>{card}: no more than {most} counts for {what}; the rest is lost ({rule}).</source>
        <translation>{card}&#xa0;: pas plus que {most} ne compte pour {what}&#xa0;; le reste est perdu ({rule}).</translation>
    </message>
    <message>
        <source>Only cards are laid down ({rule}).</source>
        <translation>On ne pose que des cartes ({rule}).</translation>
    </message>
    <message>
        <source>Hand in both lineups before {player} takes his place ({rule}).</source>
        <translation>Remettez les deux alignements avant que {player} prenne sa place ({rule}).</translation>
    </message>
    <message>
        <source>{player}&apos;s club is in the field; it bats in the other half ({rule}).</source>
        <translation>Le club de {player} est en défense&#xa0;; il frappe dans l’autre moitié ({rule}).</translation>
    </message>
    <message>
        <source>{player}&apos;s club is at bat; its pitcher waits ({rule}).</source>
        <translation>Le club de {player} est au bâton&#xa0;; son lanceur attend ({rule}).</translation>
    </message>
    <message>
        <source>Runners move by results and throws, never by hand ({rule}).</source>
        <translation>Les coureurs avancent par les résultats et les tirs, jamais à la main ({rule}).</translation>
    </message>
    <message>
        <source>{player} has nothing to do there now ({rule}).</source>
        <translation>{player} n’a rien à faire là maintenant ({rule}).</translation>
    </message>
    <message>
        <source>{outs} outs in inning {inning} cannot be ({rule}).</source>
        <translation>{outs} retraits dans la manche {inning}, c’est impossible ({rule}).</translation>
    </message>
    <message>
        <source>Runs cannot be fewer than none ({rule}).</source>
        <translation>Il ne peut pas y avoir moins de zéro point ({rule}).</translation>
    </message>
    <message>
        <source>{player} stands in two places at once ({rule}).</source>
        <translation>{player} est à deux endroits à la fois ({rule}).</translation>
    </message>
    <message>
        <source>{player} is on the bases but not in the order ({rule}).</source>
        <translation>{player} est sur les bases, mais pas dans l’ordre ({rule}).</translation>
    </message>
    <message>
        <source>The {side} side does not have nine men in nine places ({rule}).</source>
        <translation>Un camp ({side}) n’a pas neuf hommes à neuf places ({rule}).</translation>
    </message>
    <message>
        <source>Nobody knows a card {player} ({rule}).</source>
        <translation>Personne ne connaît de carte {player} ({rule}).</translation>
    </message>
    <message>
        <source>{player} is in two places among order, bench, bullpen and clubhouse ({rule}).</source>
        <translation>{player} est à deux endroits parmi ordre, banc, enclos et vestiaire ({rule}).</translation>
    </message>
    <message>
        <source>The {side} side&apos;s cards are not those it brought ({rule}).</source>
        <translation>Les cartes d’un camp ({side}) ne sont pas celles qu’il a apportées ({rule}).</translation>
    </message>
    <message>
        <source>batters</source>
        <translation>frappeurs</translation>
    </message>
    <message>
        <source>starters</source>
        <translation>partants</translation>
    </message>
    <message>
        <source>relievers</source>
        <translation>releveurs</translation>
    </message>
    <message>
        <source>closers</source>
        <translation>stoppeurs</translation>
    </message>
    <message>
        <source>pitchers</source>
        <translation>lanceurs</translation>
    </message>
    <message>
        <source>as the half-inning begins</source>
        <translation>au début de la demi-manche</translation>
    </message>
    <message>
        <source>as the steal is called</source>
        <translation>à l’annonce du vol</translation>
    </message>
    <message>
        <source>as the bunt is called</source>
        <translation>à l’annonce de l’amorti</translation>
    </message>
    <message>
        <source>after the bunt roll</source>
        <translation>après le jet d’amorti</translation>
    </message>
    <message>
        <source>before the pitch</source>
        <translation>avant le lancer</translation>
    </message>
    <message>
        <source>after the pitch roll</source>
        <translation>après le jet de lancer</translation>
    </message>
    <message>
        <source>on the advantage</source>
        <translation>sur l’avantage</translation>
    </message>
    <message>
        <source>before the swing</source>
        <translation>avant l’élan</translation>
    </message>
    <message>
        <source>after the swing roll</source>
        <translation>après le jet d’élan</translation>
    </message>
    <message>
        <source>on the result</source>
        <translation>sur le résultat</translation>
    </message>
    <message>
        <source>after the outcome</source>
        <translation>après l’issue</translation>
    </message>
    <message>
        <source>as runners are sent</source>
        <translation>quand les coureurs partent</translation>
    </message>
    <message>
        <source>before the throw</source>
        <translation>avant le tir</translation>
    </message>
    <message>
        <source>after the throw</source>
        <translation>après le tir</translation>
    </message>
    <message>
        <source>before the check</source>
        <translation>avant le test</translation>
    </message>
    <message>
        <source>after the check</source>
        <translation>après le test</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>après l’action</translation>
    </message>
    <message>
        <source>as the half-inning ends</source>
        <translation>à la fin de la demi-manche</translation>
    </message>
    <message>
        <source>in answer to the card</source>
        <translation>en réponse à la carte</translation>
    </message>
    <message>
        <source>on the draw</source>
        <translation>à la pioche</translation>
    </message>
    <message>
        <source>on the substitution</source>
        <translation>au remplacement</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>{club}, {when}: play a card or pass.</source>
        <translation>{club}, {when}&#xa0;: jouez une carte ou passez.</translation>
    </message>
    <message>
        <source>{manager}: name the starting pitcher of the {club}.</source>
        <translation>{manager}&#xa0;: nommez le lanceur partant des {club}.</translation>
    </message>
    <message>
        <source>{club}: keep this hand, or draw five others?</source>
        <translation>{club}&#xa0;: garder cette main, ou en piocher cinq autres&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: put {count} under the deck.</source>
        <translation>{club}&#xa0;: mettez {count} sous le paquet.</translation>
    </message>
    <message>
        <source>{manager}: write the lineup of the {club}.</source>
        <translation>{manager}&#xa0;: écrivez l’alignement des {club}.</translation>
    </message>
    <message>
        <source>{club}: take the field, {pitcher} pitching.</source>
        <translation>{club}&#xa0;: prenez le terrain, {pitcher} lance.</translation>
    </message>
    <message>
        <source>{club}: {pitcher} goes on, or a change?</source>
        <translation>{club}&#xa0;: {pitcher} continue, ou un changement&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: answer with another pitcher?</source>
        <translation>{club}&#xa0;: répondre par un autre lanceur&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: another pitcher after the steal?</source>
        <translation>{club}&#xa0;: un autre lanceur après le vol&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: bring {batter} to the plate.</source>
        <translation>{club}&#xa0;: faites venir {batter} au bâton.</translation>
    </message>
    <message>
        <source>{club}: answer with another hitter?</source>
        <translation>{club}&#xa0;: répondre par un autre frappeur&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: does anybody steal?</source>
        <translation>{club}&#xa0;: quelqu’un vole-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: pitch to {batter}, or walk him?</source>
        <translation>{club}&#xa0;: lancer à {batter}, ou lui donner le but&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: {batter} swings away, or bunts?</source>
        <translation>{club}&#xa0;: {batter} frappe librement, ou fait un amorti&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: bunt once more, or swing away?</source>
        <translation>{club}&#xa0;: encore un amorti, ou frapper librement&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: does the infield come in?</source>
        <translation>{club}&#xa0;: le champ intérieur avance-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: {have} cards in hand; discard down to {most}.</source>
        <translation>{club}&#xa0;: {have} cartes en main&#xa0;; défaussez jusqu’à {most}.</translation>
    </message>
    <message>
        <source>{club}: who tries for a base more?</source>
        <translation>{club}&#xa0;: qui tente une base de plus&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: whom do you throw at?</source>
        <translation>{club}&#xa0;: sur qui tirez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: try for two, or take the batter?</source>
        <translation>{club}&#xa0;: tenter le double jeu, ou retirer le frappeur&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: send {second} to third?</source>
        <translation>{club}&#xa0;: envoyer {second} en troisième&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: throw at {second} or take {batter}?</source>
        <translation>{club}&#xa0;: tirer sur {second} ou retirer {batter}&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: send {third} home?</source>
        <translation>{club}&#xa0;: envoyer {third} au marbre&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: throw home, or take the batter?</source>
        <translation>{club}&#xa0;: tirer au marbre, ou retirer le frappeur&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: take {card} back in hand?</source>
        <translation>{club}&#xa0;: reprendre {card} en main&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: use {card} now?</source>
        <translation>{club}&#xa0;: employer {card} maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: which runner is {card} for?</source>
        <translation>{club}&#xa0;: pour quel coureur est {card}&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: {card} leaves the choice to you.</source>
        <translation>{club}&#xa0;: {card} vous laisse le choix.</translation>
    </message>
    <message>
        <source>{club}: which card pays for {card}?</source>
        <translation>{club}&#xa0;: quelle carte paie pour {card}&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: pick the card to discard.</source>
        <translation>{club}&#xa0;: choisissez la carte à défausser.</translation>
    </message>
    <message>
        <source>{club}: pick the card to take back.</source>
        <translation>{club}&#xa0;: choisissez la carte à reprendre.</translation>
    </message>
    <message>
        <source>{club}: pick a card from the deck.</source>
        <translation>{club}&#xa0;: choisissez une carte du paquet.</translation>
    </message>
    <message>
        <source>{club}: which card does {card} undo?</source>
        <translation>{club}&#xa0;: quelle carte {card} défait-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Take the field</source>
        <translation>Prendre le terrain</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Sans changement</translation>
    </message>
    <message>
        <source>Batter up</source>
        <translation>Au bâton</translation>
    </message>
    <message>
        <source>Nobody steals</source>
        <translation>Personne ne vole</translation>
    </message>
    <message>
        <source>Steal second</source>
        <translation>Voler la deuxième</translation>
    </message>
    <message>
        <source>Steal third</source>
        <translation>Voler la troisième</translation>
    </message>
    <message>
        <source>Double steal</source>
        <translation>Double vol</translation>
    </message>
    <message>
        <source>Pitch to him</source>
        <translation>Lui lancer</translation>
    </message>
    <message>
        <source>Walk him</source>
        <translation>Lui donner le but</translation>
    </message>
    <message>
        <source>Swing away</source>
        <translation>Frapper librement</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Clutch</translation>
    </message>
    <message>
        <source>Strategy cards, {year}</source>
        <translation>Cartes de stratégie, {year}</translation>
    </message>
    <message>
        <source>Coaches, {year}</source>
        <translation>Entraîneurs, {year}</translation>
    </message>
    <message>
        <source>Stadiums, weather, managers, {year}</source>
        <translation>Stades, météo, managers, {year}</translation>
    </message>
    <message>
        <source>Deck {deck}, {year}</source>
        <translation>Paquet {deck}, {year}</translation>
    </message>
    <message>
        <source>of {count} cards</source>
        <translation>de {count} cartes</translation>
    </message>
    <message>
        <source>{count} players, salary {salary}; deck {deck}, park {park}</source>
        <translation>Joueurs&#xa0;: {count}, salaire {salary}&#xa0;; paquet {deck}, parc {park}</translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation>Ordre des frappeurs</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>On-Base, Command</source>
        <translation>Présence, Maîtrise</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salaire</translation>
    </message>
    <message>
        <source>Catcher</source>
        <translation>Receveur</translation>
    </message>
    <message>
        <source>OB {value}</source>
        <translation>Prés {value}</translation>
    </message>
    <message>
        <source>D {value}</source>
        <translation>D {value}</translation>
    </message>
    <message>
        <source>Sp {value}</source>
        <translation>Vit {value}</translation>
    </message>
    <message>
        <source>Run {run}/{steal}</source>
        <translation>Course {run}/{steal}</translation>
    </message>
    <message>
        <source>Com {value}</source>
        <translation>Com {value}</translation>
    </message>
    <message>
        <source>Bullpen</source>
        <translation>Enclos</translation>
    </message>
    <message>
        <source>Mound</source>
        <translation>Monticule</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Marbre</translation>
    </message>
    <message>
        <source>On deck</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Coachs</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>For home</source>
        <translation>Pour recevoir</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Bunt</source>
        <translation>Amorti</translation>
    </message>
    <message>
        <source>For the card</source>
        <translation>Pour la carte</translation>
    </message>
    <message>
        <source>BAT</source>
        <translation>BAT</translation>
    </message>
    <message>
        <source>IF</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>OF</source>
        <translation>EXT</translation>
    </message>
    <message>
        <source>Power swing</source>
        <translation>Élan de puissance</translation>
    </message>
    <message>
        <source>{unit} {sum}, {target} wanted: passed</source>
        <translation>{unit} {sum}, il faut {target}&#xa0;: réussi</translation>
    </message>
    <message>
        <source>{unit} {sum}, {target} wanted: failed</source>
        <translation>{unit} {sum}, il faut {target}&#xa0;: manqué</translation>
    </message>
    <message>
        <source>Bunt {die} &gt; {target}: it lies well</source>
        <translation>Amorti {die} &gt; {target}&#xa0;: bien placé</translation>
    </message>
    <message>
        <source>Bunt {die}, not over {target}</source>
        <translation>Amorti {die}, pas plus que {target}</translation>
    </message>
    <message>
        <source>Mistake! {sum}: pitcher&apos;s chart, 24 sides</source>
        <translation>Raté&#xa0;! {sum}&#xa0;: tableau du lanceur, 24 faces</translation>
    </message>
    <message>
        <source>Mistake! {sum}: batter&apos;s chart, 24 sides</source>
        <translation>Raté&#xa0;! {sum}&#xa0;: tableau du frappeur, 24 faces</translation>
    </message>
    <message>
        <source>{sum} against {target}, yet the pitcher&apos;s chart</source>
        <translation>{sum} contre {target}, et pourtant le tableau du lanceur</translation>
    </message>
    <message>
        <source>{sum} against {target}, yet the batter&apos;s chart</source>
        <translation>{sum} contre {target}, et pourtant le tableau du frappeur</translation>
    </message>
    <message>
        <source>{sum} &gt; {target}: pitcher&apos;s chart</source>
        <translation>{sum} &gt; {target}&#xa0;: tableau du lanceur</translation>
    </message>
    <message>
        <source>{sum}, not over {target}: batter&apos;s chart</source>
        <translation>{sum}, pas plus que {target}&#xa0;: tableau du frappeur</translation>
    </message>
    <message>
        <source>Swing {sum}: {result}, now {now}</source>
        <translation>Élan {sum}&#xa0;: {result}, à présent {now}</translation>
    </message>
    <message>
        <source>Swing {sum}: {result}</source>
        <translation>Élan {sum}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{unit} {sum} &gt; {target}: out</source>
        <translation>{unit} {sum} &gt; {target}&#xa0;: retiré</translation>
    </message>
    <message>
        <source>{unit} {sum}, not over {target}: safe</source>
        <translation>{unit} {sum}, pas plus que {target}&#xa0;: sauf</translation>
    </message>
    <message>
        <source>Mistake pitch! Swing the 24-sided die</source>
        <translation>Lancer raté&#xa0;! Élan au dé à 24 faces</translation>
    </message>
    <message>
        <source>Tired −{less}: {outs} of {limit} IP</source>
        <translation>Fatigué −{less}&#xa0;: {outs} sur {limit} IP</translation>
    </message>
    <message>
        <source>{outs} of {limit} IP</source>
        <translation>{outs} sur {limit} IP</translation>
    </message>
    <message>
        <source>Clutch moment</source>
        <translation>Moment clutch</translation>
    </message>
    <message>
        <source>Bunt again</source>
        <translation>Encore un amorti</translation>
    </message>
    <message>
        <source>Stay back</source>
        <translation>Rester en retrait</translation>
    </message>
    <message>
        <source>Infield in</source>
        <translation>Champ intérieur avancé</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Send him from second</source>
        <translation>L’envoyer de deuxième</translation>
    </message>
    <message>
        <source>Send him from third</source>
        <translation>L’envoyer de troisième</translation>
    </message>
    <message>
        <source>Send him from first</source>
        <translation>L’envoyer de première</translation>
    </message>
    <message>
        <source>Send both</source>
        <translation>Envoyer les deux</translation>
    </message>
    <message>
        <source>Send first and third</source>
        <translation>Envoyer première et troisième</translation>
    </message>
    <message>
        <source>Send all three</source>
        <translation>Envoyer les trois</translation>
    </message>
    <message>
        <source>At the man from first</source>
        <translation>Sur celui de première</translation>
    </message>
    <message>
        <source>At the man from second</source>
        <translation>Sur celui de deuxième</translation>
    </message>
    <message>
        <source>At the man from third</source>
        <translation>Sur celui de troisième</translation>
    </message>
    <message>
        <source>No throw</source>
        <translation>Pas de tir</translation>
    </message>
    <message>
        <source>Double play</source>
        <translation>Double jeu</translation>
    </message>
    <message>
        <source>Take the batter</source>
        <translation>Retirer le frappeur</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’employer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Other starters</source>
        <translation>Autres partants</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banc</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Intentional walk</source>
        <translation>But intentionnel</translation>
    </message>
    <message>
        <source>{manager}: throw for home; the higher die plays there.</source>
        <translation>{manager}&#xa0;: jetez pour recevoir&#xa0;; le dé le plus haut joue à domicile.</translation>
    </message>
    <message>
        <source>Throw for home</source>
        <translation>Jeter pour recevoir</translation>
    </message>
    <message>
        <source>{manager}: one die names today&apos;s starters.</source>
        <translation>{manager}&#xa0;: un dé désigne les partants du jour.</translation>
    </message>
    <message>
        <source>Throw for the starters</source>
        <translation>Jeter pour les partants</translation>
    </message>
    <message>
        <source>{club}: {pitcher} needs more than {need} on the die.</source>
        <translation>{club}&#xa0;: il faut à {pitcher} plus de {need} au dé.</translation>
    </message>
    <message>
        <source>Throw the pitch</source>
        <translation>Jeter le lancer</translation>
    </message>
    <message>
        <source>{club}: swing the {sides}-sided die, on {name}&apos;s chart.</source>
        <translation>{club}&#xa0;: élan au dé à {sides} faces, sur le tableau de {name}.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Élan</translation>
    </message>
    <message>
        <source>{club}: a bunt needs more than {need}.</source>
        <translation>{club}&#xa0;: il faut plus de {need} pour l’amorti.</translation>
    </message>
    <message>
        <source>{club}: throw at {runner}; the {unit} has {rating}.</source>
        <translation>{club}&#xa0;: tirez sur {runner}&#xa0;; {unit}&#xa0;: {rating}.</translation>
    </message>
    <message>
        <source>{club}: a Check of the defense.</source>
        <translation>{club}&#xa0;: un test défensif.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>{club}: the card asks for a die.</source>
        <translation>{club}&#xa0;: la carte demande un dé.</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Jeter le dé</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>Pitches</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La défausser</translation>
    </message>
    <message>
        <source>Under the deck</source>
        <translation>Sous le paquet</translation>
    </message>
    <message>
        <source>Back in hand</source>
        <translation>Retour en main</translation>
    </message>
    <message>
        <source>Runs for him</source>
        <translation>Court pour lui</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Infield</source>
        <translation>Champ intérieur</translation>
    </message>
    <message>
        <source>Outfield</source>
        <translation>Champ extérieur</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Pitch Roll</source>
        <translation>Jet de lancer</translation>
    </message>
    <message>
        <source>DH only</source>
        <translation>DH seulement</translation>
    </message>
    <message>
        <source>Speed {speed} {grade}</source>
        <translation>Vitesse {speed} {grade}</translation>
    </message>
    <message>
        <source>Run {run} · Steal {steal}</source>
        <translation>Course {run} · Vol {steal}</translation>
    </message>
    <message>
        <source>Bats {hand}</source>
        <translation>Frappe {hand}</translation>
    </message>
    <message>
        <source>Throws {hand}</source>
        <translation>Lance {hand}</translation>
    </message>
    <message>
        <source>vs {hands}</source>
        <translation>c. {hands}</translation>
    </message>
    <message>
        <source>Clutch {value}</source>
        <translation>Clutch {value}</translation>
    </message>
    <message>
        <source>Defense {value}</source>
        <translation>Défense {value}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Maîtrise</translation>
    </message>
    <message>
        <source>strikeout</source>
        <translation>retrait sur des prises</translation>
    </message>
    <message>
        <source>ground ball</source>
        <translation>roulant</translation>
    </message>
    <message>
        <source>line drive</source>
        <translation>flèche</translation>
    </message>
    <message>
        <source>fly ball</source>
        <translation>ballon</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>but sur balles</translation>
    </message>
    <message>
        <source>single</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>homer</source>
        <translation>coup de circuit</translation>
    </message>
    <message>
        <source>Batter, On-Base {number}</source>
        <translation>Frappeur, Présence {number}</translation>
    </message>
    <message>
        <source>Pitcher, Command {number}</source>
        <translation>Lanceur, Maîtrise {number}</translation>
    </message>
    <message>
        <source>mistake on a pitch roll of {zone}</source>
        <translation>raté sur un jet de lancer de {zone}</translation>
    </message>
    <message>
        <source>icons {icons}</source>
        <translation>icônes {icons}</translation>
    </message>
    <message>
        <source>Salary {salary}</source>
        <translation>Salaire {salary}</translation>
    </message>
    <message>
        <source>Chart: {rows}</source>
        <translation>Tableau&#xa0;: {rows}</translation>
    </message>
    <message>
        <source>On-Base</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Swing Roll</source>
        <translation>Jet d’élan</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Baserunning</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>the plate</source>
        <translation>le marbre</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>home</source>
        <translation>marbre</translation>
    </message>
    <message>
        <source>{batter} strikes out.</source>
        <translation>{batter} est retiré sur des prises.</translation>
    </message>
    <message>
        <source>{batter} hits a ground ball.</source>
        <translation>{batter} frappe un roulant.</translation>
    </message>
    <message>
        <source>{batter} lines out.</source>
        <translation>{batter} est retiré sur une flèche.</translation>
    </message>
    <message>
        <source>{batter} flies out.</source>
        <translation>{batter} est retiré sur un ballon.</translation>
    </message>
    <message>
        <source>{batter} walks.</source>
        <translation>{batter} reçoit un but sur balles.</translation>
    </message>
    <message>
        <source>{batter} singles.</source>
        <translation>{batter} frappe un simple.</translation>
    </message>
    <message>
        <source>{batter} doubles.</source>
        <translation>{batter} frappe un double.</translation>
    </message>
    <message>
        <source>{batter} triples.</source>
        <translation>{batter} frappe un triple.</translation>
    </message>
    <message>
        <source>{batter} homers!</source>
        <translation>{batter} frappe un coup de circuit&#xa0;!</translation>
    </message>
    <message>
        <source>{batter} is walked intentionally.</source>
        <translation>{batter} reçoit un but sur balles intentionnel.</translation>
    </message>
    <message>
        <source>{batter} bunts and is out.</source>
        <translation>{batter} fait un amorti et est retiré.</translation>
    </message>
    <message>
        <source>{batter} reaches on an error.</source>
        <translation>{batter} est sauf sur une erreur.</translation>
    </message>
    <message>
        <source>{batter} is hit by the pitch.</source>
        <translation>{batter} est atteint par le lancer.</translation>
    </message>
    <message>
        <source>{batter} reaches on interference.</source>
        <translation>{batter} est sauf sur une obstruction.</translation>
    </message>
    <message>
        <source>{runner} to {base}.</source>
        <translation>{runner} avance&#xa0;: {base}.</translation>
    </message>
    <message>
        <source>{runner} is out on the way to {base}.</source>
        <translation>{runner} est retiré en chemin&#xa0;: {base}.</translation>
    </message>
    <message>
        <source>Slot {slot} of both rotations starts.</source>
        <translation>La place {slot} des deux rotations commence.</translation>
    </message>
    <message>
        <source>The {side} name a starter.</source>
        <translation>Les {side} nomment un partant.</translation>
    </message>
    <message>
        <source>{visitor} starts against {home}.</source>
        <translation>{visitor} commence contre {home}.</translation>
    </message>
    <message>
        <source>Both strategy decks are shuffled.</source>
        <translation>On mêle les deux paquets de stratégie.</translation>
    </message>
    <message>
        <source>The {side} take a mulligan.</source>
        <translation>Les {side} prennent un mulligan.</translation>
    </message>
    <message>
        <source>The {side} put a card under the deck.</source>
        <translation>Les {side} mettent une carte sous le paquet.</translation>
    </message>
    <message>
        <source>The {side} keep their hand.</source>
        <translation>Les {side} gardent leur main.</translation>
    </message>
    <message>
        <source>The {side} shuffle their deck.</source>
        <translation>Les {side} mêlent leur paquet.</translation>
    </message>
    <message>
        <source>{runner} begins the inning on second.</source>
        <translation>{runner} commence la manche en deuxième.</translation>
    </message>
    <message>
        <source>The result becomes {result}.</source>
        <translation>Le résultat devient {result}.</translation>
    </message>
    <message>
        <source>The infield comes in.</source>
        <translation>Le champ intérieur avance.</translation>
    </message>
    <message>
        <source>The {side} play {card}: {text}</source>
        <translation>Les {side} jouent {card}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>The {side} discard {cards} for {card}.</source>
        <translation>Les {side} défaussent {cards} pour {card}.</translation>
    </message>
    <message>
        <source>{card} does nothing.</source>
        <translation>{card} ne fait rien.</translation>
    </message>
    <message>
        <source>The {side} take {card} back.</source>
        <translation>Les {side} reprennent {card}.</translation>
    </message>
    <message>
        <source>{card} comes into play.</source>
        <translation>{card} entre en jeu.</translation>
    </message>
    <message>
        <source>{card} leaves play.</source>
        <translation>{card} quitte le jeu.</translation>
    </message>
    <message>
        <source>{player}&apos;s {icon} adds to {card}.</source>
        <translation>L’icône {icon} de {player} s’ajoute à {card}.</translation>
    </message>
    <message>
        <source>{pitcher} has {by} more inning.</source>
        <translation>Manches de plus pour {pitcher}&#xa0;: {by}.</translation>
    </message>
    <message>
        <source>{pitcher}: {by} to what counts.</source>
        <translation>{pitcher}&#xa0;: {by} à ce qui compte.</translation>
    </message>
    <message>
        <source>With {player} there the {unit} counts nothing.</source>
        <translation>Avec {player} là, ceci ne compte pour rien&#xa0;: {unit}.</translation>
    </message>
    <message>
        <source>The {side} discard {cards}.</source>
        <translation>Les {side} défaussent {cards}.</translation>
    </message>
    <message>
        <source>The {side} take {card} back in hand.</source>
        <translation>Les {side} reprennent {card} en main.</translation>
    </message>
    <message>
        <source>The {side} show their hand.</source>
        <translation>Les {side} montrent leur main.</translation>
    </message>
    <message>
        <source>{incoming} bats for {outgoing}.</source>
        <translation>{incoming} frappe pour {outgoing}.</translation>
    </message>
    <message>
        <source>{incoming} runs for {outgoing}.</source>
        <translation>{incoming} court pour {outgoing}.</translation>
    </message>
    <message>
        <source>{incoming} relieves {outgoing}.</source>
        <translation>{incoming} relève {outgoing}.</translation>
    </message>
    <message>
        <source>The {side} set their field anew.</source>
        <translation>Les {side} replacent leurs joueurs.</translation>
    </message>
    <message>
        <source>The {loser} forfeit.</source>
        <translation>Les {loser} déclarent forfait.</translation>
    </message>
    <message>
        <source>The {side} hand in a lineup.</source>
        <translation>Les {side} remettent un alignement.</translation>
    </message>
    <message>
        <source>{manager} throws {face} for home.</source>
        <translation>{manager} jette {face} pour recevoir.</translation>
    </message>
    <message>
        <source>The {home} play at home; the {visitor} bat first.</source>
        <translation>Les {home} reçoivent&#xa0;; les {visitor} frappent d’abord.</translation>
    </message>
    <message>
        <source>Both lineups are shown. Play ball.</source>
        <translation>On montre les deux alignements. Au jeu&#xa0;!</translation>
    </message>
    <message>
        <source>Top of inning {inning}: the {club} bat</source>
        <translation>Début de la manche {inning}&#xa0;: les {club} frappent</translation>
    </message>
    <message>
        <source>Bottom of inning {inning}: the {club} bat</source>
        <translation>Fin de la manche {inning}&#xa0;: les {club} frappent</translation>
    </message>
    <message>
        <source>{pitcher} takes the mound.</source>
        <translation>{pitcher} monte au monticule.</translation>
    </message>
    <message>
        <source>{batter}, spot {spot}, comes to bat.</source>
        <translation>{batter}, rang {spot}, se présente au bâton.</translation>
    </message>
    <message>
        <source>{sum} against On-Base {target}: the pitcher&apos;s chart.</source>
        <translation>{sum} contre Présence {target}&#xa0;: tableau du lanceur.</translation>
    </message>
    <message>
        <source>{sum} against On-Base {target}: the batter&apos;s chart.</source>
        <translation>{sum} contre Présence {target}&#xa0;: tableau du frappeur.</translation>
    </message>
    <message>
        <source>A mistake pitch: the 24-sided die swings.</source>
        <translation>Un lancer raté&#xa0;: l’élan se fait au dé à 24 faces.</translation>
    </message>
    <message>
        <source>Swing {total} on {name}&apos;s chart: {result}.</source>
        <translation>Élan {total} sur le tableau de {name}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Bunt {die}: it lies well.</source>
        <translation>Amorti {die}&#xa0;: bien placé.</translation>
    </message>
    <message>
        <source>Bunt {die}: it fails.</source>
        <translation>Amorti {die}&#xa0;: manqué.</translation>
    </message>
    <message>
        <source>{unit} {total} beats {speed}: {runner} is out.</source>
        <translation>{unit} {total} bat {speed}&#xa0;: {runner} est retiré.</translation>
    </message>
    <message>
        <source>{unit} {total} against {speed}: {runner} is safe.</source>
        <translation>{unit} {total} contre {speed}&#xa0;: {runner} est sauf.</translation>
    </message>
    <message>
        <source>{unit} check, {total} against {target}: passed.</source>
        <translation>Test, {unit}, {total} contre {target}&#xa0;: réussi.</translation>
    </message>
    <message>
        <source>{unit} check, {total} against {target}: failed.</source>
        <translation>Test, {unit}, {total} contre {target}&#xa0;: manqué.</translation>
    </message>
    <message>
        <source>The {club} draw {cards}.</source>
        <translation>Les {club} piochent {cards}.</translation>
    </message>
    <message>
        <source>The {club} draw cards: {count}.</source>
        <translation>Les {club} piochent&#xa0;; cartes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The {club} take {card} out of the deck.</source>
        <translation>Les {club} sortent {card} du paquet.</translation>
    </message>
    <message>
        <source>The {club} take a card out of the deck.</source>
        <translation>Les {club} sortent une carte du paquet.</translation>
    </message>
    <message>
        <source>{what} {by}.</source>
        <translation>{what} {by}.</translation>
    </message>
    <message>
        <source>{card} makes itself felt.</source>
        <translation>{card} se fait sentir.</translation>
    </message>
    <message>
        <source>Final: {visitor} {visitor_runs}, {home} {home_runs}.</source>
        <translation>Final&#xa0;: {visitor} {visitor_runs}, {home} {home_runs}.</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{incoming} for {outgoing}</source>
        <translation>{incoming} pour {outgoing}</translation>
    </message>
    <message>
        <source>Use the suggested lineup</source>
        <translation>Employer l’alignement proposé</translation>
    </message>
    <message>
        <source>Set the field like this</source>
        <translation>Placer les joueurs ainsi</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Other answers</source>
        <translation>Autres réponses</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Partant</translation>
    </message>
    <message>
        <source>Reliever</source>
        <translation>Releveur</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Stoppeur</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>Ouvreur</translation>
    </message>
    <message>
        <source>Bulk pitcher</source>
        <translation>Longue durée</translation>
    </message>
    <message>
        <source>{one}, {others}</source>
        <translation>{one}, {others}</translation>
    </message>
    <message>
        <source>his turn is today ({rule})</source>
        <translation>son tour est aujourd’hui ({rule})</translation>
    </message>
    <message>
        <source>his turn is in the next game ({rule})</source>
        <translation>son tour vient à la prochaine partie ({rule})</translation>
    </message>
    <message numerus="yes">
        <source>his turn is in {games:n} games ({rule})</source>
        <translation>
            <numerusform>son tour vient dans {games:n} partie ({rule})</numerusform>
            <numerusform>son tour vient dans {games:n} parties ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes {games:n} games of rest: he may pitch, tired ({rule})</source>
        <translation>
            <numerusform>doit {games:n} partie de repos&#xa0;: il peut lancer, fatigué ({rule})</numerusform>
            <numerusform>doit {games:n} parties de repos&#xa0;: il peut lancer, fatigué ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes {games:n} games of rest: he may relieve, tired, and starts only when no other starter is fresh ({rule})</source>
        <translation>
            <numerusform>doit {games:n} partie de repos&#xa0;: il peut relever, fatigué, et ne commence que si aucun autre partant n’est frais ({rule})</numerusform>
            <numerusform>doit {games:n} parties de repos&#xa0;: il peut relever, fatigué, et ne commence que si aucun autre partant n’est frais ({rule})</numerusform>
        </translation>
    </message>
    <message>
        <source>went beyond his limit in the last game: he may pitch, tired ({rule})</source>
        <translation>a dépassé sa limite dans la dernière partie&#xa0;: il peut lancer, fatigué ({rule})</translation>
    </message>
    <message>
        <source>pitched in both of the last two games: he may pitch, tired ({rule})</source>
        <translation>a lancé dans les deux dernières parties&#xa0;: il peut lancer, fatigué ({rule})</translation>
    </message>
    <message>
        <source>{name}, runner on first</source>
        <translation>{name}, coureur en première</translation>
    </message>
    <message>
        <source>{name}, runner on second</source>
        <translation>{name}, coureur en deuxième</translation>
    </message>
    <message>
        <source>{name}, runner on third</source>
        <translation>{name}, coureur en troisième</translation>
    </message>
    <message>
        <source>{card}, the park</source>
        <translation>{card}, le parc</translation>
    </message>
    <message>
        <source>{card}, the weather</source>
        <translation>{card}, la météo</translation>
    </message>
    <message>
        <source>{card}, manager of the {club}</source>
        <translation>{card}, manager des {club}</translation>
    </message>
    <message>
        <source>A strategy card of the {club}, face down</source>
        <translation>Une carte de stratégie des {club}, face cachée</translation>
    </message>
    <message>
        <source>The strategy deck of the {club}, {count} cards</source>
        <translation>Le paquet de stratégie des {club}, cartes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{card}, in hand</source>
        <translation>{card}, en main</translation>
    </message>
    <message>
        <source>{card}, coach</source>
        <translation>{card}, entraîneur</translation>
    </message>
    <message>
        <source>{card}, in play, lying on {name}</source>
        <translation>{card}, en jeu, sur {name}</translation>
    </message>
    <message>
        <source>{card}, in play</source>
        <translation>{card}, en jeu</translation>
    </message>
    <message>
        <source>{card}, used</source>
        <translation>{card}, déjà jouée</translation>
    </message>
    <message>
        <source>{name}, at bat</source>
        <translation>{name}, au bâton</translation>
    </message>
    <message>
        <source>{name}, pitcher, on the mound</source>
        <translation>{name}, lanceur, au monticule</translation>
    </message>
    <message>
        <source>{name}, pitcher, at rest</source>
        <translation>{name}, lanceur, au repos</translation>
    </message>
    <message>
        <source>{name}, {position}, spot {spot} of 9</source>
        <translation>{name}, {position}, rang {spot} sur 9</translation>
    </message>
    <message>
        <source>{name}, out of the game</source>
        <translation>{name}, sorti de la partie</translation>
    </message>
    <message>
        <source>{name}, on the bench</source>
        <translation>{name}, sur le banc</translation>
    </message>
    <message>
        <source>{name}, in the bullpen</source>
        <translation>{name}, dans l’enclos</translation>
    </message>
    <message>
        <source>Mistake pitch</source>
        <translation>Lancer raté</translation>
    </message>
    <message>
        <source>MISTAKE</source>
        <translation>RATÉ</translation>
    </message>
    <message>
        <source>AS A HALF BEGINS</source>
        <translation>AU DÉBUT D’UNE MOITIÉ</translation>
    </message>
    <message>
        <source>AS A HALF ENDS</source>
        <translation>À LA FIN D’UNE MOITIÉ</translation>
    </message>
    <message>
        <source>WITH A STEAL</source>
        <translation>AVEC UN VOL</translation>
    </message>
    <message>
        <source>WITH A BUNT</source>
        <translation>AVEC UN AMORTI</translation>
    </message>
    <message>
        <source>AFTER A BUNT ROLL</source>
        <translation>APRÈS UN JET D’AMORTI</translation>
    </message>
    <message>
        <source>BEFORE THE PITCH</source>
        <translation>AVANT LE LANCER</translation>
    </message>
    <message>
        <source>AFTER THE PITCH</source>
        <translation>APRÈS LE LANCER</translation>
    </message>
    <message>
        <source>ON THE ADVANTAGE</source>
        <translation>SUR L’AVANTAGE</translation>
    </message>
    <message>
        <source>BEFORE THE SWING</source>
        <translation>AVANT L’ÉLAN</translation>
    </message>
    <message>
        <source>AFTER THE SWING</source>
        <translation>APRÈS L’ÉLAN</translation>
    </message>
    <message>
        <source>ON A RESULT</source>
        <translation>SUR UN RÉSULTAT</translation>
    </message>
    <message>
        <source>AFTER THE OUTCOME</source>
        <translation>APRÈS L’ISSUE</translation>
    </message>
    <message>
        <source>AS RUNNERS GO</source>
        <translation>LES COUREURS PARTENT</translation>
    </message>
    <message>
        <source>BEFORE THE THROW</source>
        <translation>AVANT LE TIR</translation>
    </message>
    <message>
        <source>AFTER THE THROW</source>
        <translation>APRÈS LE TIR</translation>
    </message>
    <message>
        <source>BEFORE A CHECK</source>
        <translation>AVANT UN TEST</translation>
    </message>
    <message>
        <source>AFTER A CHECK</source>
        <translation>APRÈS UN TEST</translation>
    </message>
    <message>
        <source>AFTER THE PLAY</source>
        <translation>APRÈS L’ACTION</translation>
    </message>
    <message>
        <source>ANSWERS A CARD</source>
        <translation>RÉPOND À UNE CARTE</translation>
    </message>
    <message>
        <source>ON A DRAW</source>
        <translation>À LA PIOCHE</translation>
    </message>
    <message>
        <source>ON A SUBSTITUTION</source>
        <translation>À UN REMPLACEMENT</translation>
    </message>
    <message>
        <source>AT ANY TIME</source>
        <translation>À TOUT MOMENT</translation>
    </message>
    <message>
        <source>MOMENTUM</source>
        <translation>MOMENTUM</translation>
    </message>
    <message>
        <source>BURST</source>
        <translation>BURST</translation>
    </message>
    <message>
        <source>IMPULSE</source>
        <translation>IMPULSE</translation>
    </message>
    <message>
        <source>ICON</source>
        <translation>ICÔNE</translation>
    </message>
    <message>
        <source>CLUTCH MOMENT</source>
        <translation>MOMENT CLUTCH</translation>
    </message>
    <message>
        <source>HITTING COACH</source>
        <translation>COACH AU BÂTON</translation>
    </message>
    <message>
        <source>PITCHING COACH</source>
        <translation>COACH LANCEURS</translation>
    </message>
    <message>
        <source>BENCH COACH</source>
        <translation>COACH DU BANC</translation>
    </message>
    <message>
        <source>STADIUM</source>
        <translation>STADE</translation>
    </message>
    <message>
        <source>WEATHER</source>
        <translation>MÉTÉO</translation>
    </message>
    <message>
        <source>MANAGER</source>
        <translation>MANAGER</translation>
    </message>
    <message>
        <source>Starting pitcher</source>
        <translation>Lanceur partant</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relève</translation>
    </message>
    <message>
        <source>Starting or opening</source>
        <translation>Partant ou ouvreur</translation>
    </message>
    <message>
        <source>Relief or bulk</source>
        <translation>Relève ou longue durée</translation>
    </message>
    <message>
        <source>Pitch, then swing; and cards from your hand to bend them.</source>
        <translation>Un lancer, un élan&#xa0;; et des cartes qui changent tout.</translation>
    </message>
    <message>
        <source>Drag your batter to the plate.</source>
        <translation>Glissez votre frappeur au marbre.</translation>
    </message>
    <message>
        <source>Play a strategy card, or pass.</source>
        <translation>Jouez une carte de stratégie, ou passez.</translation>
    </message>
    <message>
        <source>Click the tray: your swing.</source>
        <translation>Cliquez le plateau&#xa0;: votre élan.</translation>
    </message>
    <message>
        <source>The lit row is your result.</source>
        <translation>La ligne éclairée est votre résultat.</translation>
    </message>
    <message>
        <source>Pitch above On-Base: the pitcher&apos;s chart.</source>
        <translation>Lancer au-dessus de Présence&#xa0;: tableau du lanceur.</translation>
    </message>
    <message>
        <source>The scorebook keeps every play.</source>
        <translation>La feuille de marque garde chaque action.</translation>
    </message>
    <message>
        <source>A mistake? Take it back here.</source>
        <translation>Une erreur&#xa0;? Reprenez-la ici.</translation>
    </message>
    <message>
        <source>Now you pitch: pitcher to the mound.</source>
        <translation>À vous de lancer&#xa0;: un lanceur au monticule.</translation>
    </message>
    <message>
        <source>Click the tray: your pitch.</source>
        <translation>Cliquez le plateau&#xa0;: votre lancer.</translation>
    </message>
    <message>
        <source>Three outs, and you bat again.</source>
        <translation>Trois retraits, et vous frappez de nouveau.</translation>
    </message>
    <message>
        <source>Take {card} out; bring a card of {need}.</source>
        <translation>Retirez {card}&#xa0;; prenez une carte de {need}.</translation>
    </message>
    <message>
        <source>Open its set, or take it out.</source>
        <translation>Ouvrez sa série, ou retirez-la.</translation>
    </message>
    <message>
        <source>Keep one of these cards.</source>
        <translation>Gardez une seule de ces cartes.</translation>
    </message>
    <message>
        <source>Give {names} one place.</source>
        <translation>Donnez une seule place à {names}.</translation>
    </message>
    <message>
        <source>Have exactly {need} cards.</source>
        <translation>Ayez exactement {need} cartes.</translation>
    </message>
    <message>
        <source>Have {low} or {high} batters.</source>
        <translation>Ayez {low} ou {high} frappeurs.</translation>
    </message>
    <message>
        <source>Have exactly {need} starting pitchers.</source>
        <translation>Ayez exactement {need} lanceurs partants.</translation>
    </message>
    <message>
        <source>Have {low} or {high} relievers.</source>
        <translation>Ayez {low} ou {high} releveurs.</translation>
    </message>
    <message>
        <source>Have exactly {need} closer.</source>
        <translation>Ayez exactement {need} stoppeur.</translation>
    </message>
    <message>
        <source>Have 13 batters and 6 relievers, or 12 and 7.</source>
        <translation>Ayez 13 frappeurs et 6 releveurs, ou 12 et 7.</translation>
    </message>
    <message>
        <source>Add a batter for {positions}.</source>
        <translation>Ajoutez un frappeur pour {positions}.</translation>
    </message>
    <message>
        <source>Add a batter.</source>
        <translation>Ajoutez un frappeur.</translation>
    </message>
    <message>
        <source>Save {excess} of salary.</source>
        <translation>Économisez {excess} de salaire.</translation>
    </message>
    <message>
        <source>Add a first baseman if you want one.</source>
        <translation>Ajoutez un premier-but si vous en voulez un.</translation>
    </message>
    <message>
        <source>Have {need} in the rotation who may start.</source>
        <translation>Ayez-en {need} dans la rotation qui puissent débuter.</translation>
    </message>
    <message>
        <source>Add another catcher.</source>
        <translation>Ajoutez un autre receveur.</translation>
    </message>
    <message numerus="yes">
        <source>Have {need:n} batters on the bench.</source>
        <translation>
            <numerusform>Ayez {need:n} frappeur sur le banc.</numerusform>
            <numerusform>Ayez {need:n} frappeurs sur le banc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have {most} in the bullpen at most, all of them relievers.</source>
        <translation>Ayez-en {most} au plus dans l’enclos, tous releveurs.</translation>
    </message>
    <message>
        <source>Have 12 on the bench and in the bullpen.</source>
        <translation>Ayez-en 12 sur le banc et dans l’enclos.</translation>
    </message>
    <message>
        <source>Choose one of {allowed}.</source>
        <translation>Choisissez parmi {allowed}.</translation>
    </message>
    <message>
        <source>Have {need} {what}.</source>
        <translation>Ayez {need} {what}.</translation>
    </message>
    <message>
        <source>Hold both rosters to one format.</source>
        <translation>Tenez les deux effectifs au même format.</translation>
    </message>
    <message>
        <source>Fill all {need} spots of the order.</source>
        <translation>Remplissez les {need} rangs de l’ordre.</translation>
    </message>
    <message>
        <source>Name one who may start.</source>
        <translation>Nommez-en un qui puisse débuter.</translation>
    </message>
    <message>
        <source>Put another man in spot {spot}.</source>
        <translation>Mettez un autre homme au rang {spot}.</translation>
    </message>
    <message>
        <source>Have one man play {position}.</source>
        <translation>Faites jouer un seul homme à {position}.</translation>
    </message>
    <message>
        <source>Have {player} play {allowed}.</source>
        <translation>Faites jouer {player} à {allowed}.</translation>
    </message>
    <message>
        <source>Put a batter of the roster in spot {spot}.</source>
        <translation>Mettez un frappeur de l’effectif au rang {spot}.</translation>
    </message>
    <message>
        <source>Have exactly {need} cards in the deck.</source>
        <translation>Ayez exactement {need} cartes dans le paquet.</translation>
    </message>
    <message>
        <source>Have {card} {most} times at most.</source>
        <translation>Ayez {card} {most} fois au plus.</translation>
    </message>
    <message>
        <source>Have {need} cards in the side deck, or none.</source>
        <translation>Ayez {need} cartes dans le paquet d’appoint, ou aucune.</translation>
    </message>
    <message>
        <source>Have {need} coach of each kind.</source>
        <translation>Ayez {need} entraîneur de chaque sorte.</translation>
    </message>
    <message>
        <source>Choose a park.</source>
        <translation>Choisissez un stade.</translation>
    </message>
    <message>
        <source>Throws: {made}, runners out: {caught}. Double plays: {turned}. Checks passed: {passed} of {tried}.</source>
        <translation>Lancers&#xa0;: {made}, coureurs retirés&#xa0;: {caught}. Doubles jeux&#xa0;: {turned}. Tests réussis&#xa0;: {passed} sur {tried}.</translation>
    </message>
    <message>
        <source>Quality appearance: {names}</source>
        <translation>Sortie de qualité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Finished the game: {name}</source>
        <translation>A fini le match&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Complete game: {name}</source>
        <translation>Match complet&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Complete game, a shutout: {name}</source>
        <translation>Match complet, blanchissage&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>{file} was not opened: it is not a plain file. Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: ce n’est pas un simple fichier. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: it is larger than {size}, the most such a file may hold. Choose another file, or divide it.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: il dépasse {size}, le plus qu’un tel fichier puisse contenir. Choisissez un autre fichier, ou divisez-le.</translation>
    </message>
    <message>
        <source>{file}, line {line}: the byte {byte} is not UTF-8 text. Save the file again with the encoding UTF-8.</source>
        <translation>{file}, ligne {line}&#xa0;: l’octet {byte} n’est pas du texte UTF-8. Enregistrez de nouveau le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libérez de la place et essayez encore.</translation>
    </message>
    <message>
        <source>your share of the disk is full</source>
        <translation>votre part du disque est pleine</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>vous n’avez pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>Choose another folder, or ask for write access.</source>
        <translation>Choisissez un autre dossier, ou demandez le droit d’écrire.</translation>
    </message>
    <message>
        <source>that disk can only be read</source>
        <translation>on ne peut que lire ce disque</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>a file stands where a folder should be</source>
        <translation>un fichier tient la place d’un dossier</translation>
    </message>
    <message>
        <source>a folder of that name is there already</source>
        <translation>un dossier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Choisissez un nom plus court.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il n’y a pas de tel fichier</translation>
    </message>
    <message>
        <source>Check the name, or choose another file.</source>
        <translation>Vérifiez le nom, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
        <source>Ask for read access, or choose another file.</source>
        <translation>Demandez le droit de lire, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Choisissez un fichier dedans.</translation>
    </message>
    <message>
        <source>Check the disk, or choose another folder.</source>
        <translation>Vérifiez le disque, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}. {remedy}</source>
        <translation>{file} n’a pas été enregistré&#xa0;: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Check the disk, or choose another file.</source>
        <translation>Vérifiez le disque, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: {reason}. {remedy}</source>
        <translation>{file} n’a pas été ouvert&#xa0;: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>the system says “{found}”</source>
        <translation>le système dit «&#xa0;{found}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>25 men, 5,000 points</source>
        <translation>25 hommes, 5 000 pts</translation>
    </message>
    <message>
        <source>20 men, bench at a fifth</source>
        <translation>20 hommes, banc au cinquième</translation>
    </message>
    <message>
        <source>25 men, all at full price</source>
        <translation>25 hommes, tous à plein prix</translation>
    </message>
    <message>
        <source>25 men, this season&apos;s sets</source>
        <translation>25 hommes, séries de cette saison</translation>
    </message>
    <message>
        <source>25 men, this season without subsets</source>
        <translation>25 hommes, cette saison sans sous-séries</translation>
    </message>
    <message>
        <source>25 men, 4,500 points</source>
        <translation>25 hommes, 4 500 pts</translation>
    </message>
    <message>
        <source>25 men, no cap</source>
        <translation>25 hommes, sans plafond</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>20 men</source>
        <translation>20 joueurs</translation>
    </message>
    <message>
        <source>23 men</source>
        <translation>23 joueurs</translation>
    </message>
    <message>
        <source>All-Star</source>
        <translation>All-Star</translation>
    </message>
</context>
<context>
    <name>given</name>
    <message>
        <source>visitor</source>
        <translation>visiteur</translation>
    </message>
    <message>
        <source>home</source>
        <translation>local</translation>
    </message>
    <message>
        <source>hitter</source>
        <translation>frappeur</translation>
    </message>
    <message>
        <source>pitcher</source>
        <translation>lanceur</translation>
    </message>
    <message>
        <source>offense</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>either</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>starter</source>
        <translation>partant</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>mulligan</translation>
    </message>
    <message>
        <source>lineup</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>take the field</source>
        <translation>prendre le terrain</translation>
    </message>
    <message>
        <source>pitching change</source>
        <translation>changement de lanceur</translation>
    </message>
    <message>
        <source>answering pitcher</source>
        <translation>lanceur en réponse</translation>
    </message>
    <message>
        <source>pitcher in the box</source>
        <translation>lanceur après le vol</translation>
    </message>
    <message>
        <source>batter up</source>
        <translation>au bâton</translation>
    </message>
    <message>
        <source>answering hitter</source>
        <translation>frappeur en réponse</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>intentional walk</source>
        <translation>but intentionnel</translation>
    </message>
    <message>
        <source>bunt</source>
        <translation>amorti</translation>
    </message>
    <message>
        <source>bunt again</source>
        <translation>encore un amorti</translation>
    </message>
    <message>
        <source>infield</source>
        <translation>champ intérieur</translation>
    </message>
    <message>
        <source>trim</source>
        <translation>défausser</translation>
    </message>
    <message>
        <source>send</source>
        <translation>envoyer</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>double play</source>
        <translation>double jeu</translation>
    </message>
    <message>
        <source>send on grounder</source>
        <translation>envoyer sur le roulant</translation>
    </message>
    <message>
        <source>throw on grounder</source>
        <translation>tirer sur le roulant</translation>
    </message>
    <message>
        <source>send home</source>
        <translation>envoyer au marbre</translation>
    </message>
    <message>
        <source>throw home</source>
        <translation>tirer au marbre</translation>
    </message>
    <message>
        <source>use card</source>
        <translation>employer la carte</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Han&amp;ds</source>
        <translation>Mai&amp;ns</translation>
    </message>
    <message>
        <source>Backs up; each looks by his own key</source>
        <translation>Dos dessus&#xa0;; chacun regarde avec sa touche</translation>
    </message>
    <message>
        <source>Handed over behind a curtain</source>
        <translation>Passées derrière un rideau</translation>
    </message>
    <message>
        <source>&amp;League</source>
        <translation>&amp;Ligue</translation>
    </message>
    <message>
        <source>As the home park has it</source>
        <translation>Selon le parc local</translation>
    </message>
    <message>
        <source>AL: a designated hitter</source>
        <translation>AL&#xa0;: un frappeur désigné</translation>
    </message>
    <message>
        <source>NL: pitchers bat</source>
        <translation>NL&#xa0;: les lanceurs frappent</translation>
    </message>
    <message>
        <source>S&amp;tarters</source>
        <translation>Par&amp;tants</translation>
    </message>
    <message>
        <source>The dice decide</source>
        <translation>Les dés décident</translation>
    </message>
    <message>
        <source>Rotation slot 1</source>
        <translation>Rotation, place 1</translation>
    </message>
    <message>
        <source>Rotation slot 2</source>
        <translation>Rotation, place 2</translation>
    </message>
    <message>
        <source>Rotation slot 3</source>
        <translation>Rotation, place 3</translation>
    </message>
    <message>
        <source>Rotation slot 4</source>
        <translation>Rotation, place 4</translation>
    </message>
    <message>
        <source>&amp;Weather</source>
        <translation>M&amp;étéo</translation>
    </message>
    <message>
        <source>None to speak of</source>
        <translation>Rien de notable</translation>
    </message>
    <message>
        <source>A weather card is drawn</source>
        <translation>On tire une carte de météo</translation>
    </message>
    <message>
        <source>A weather card is chosen</source>
        <translation>Une carte de météo est choisie</translation>
    </message>
    <message>
        <source>Mana&amp;ger cards</source>
        <translation>Cartes de manag&amp;er</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Each club draws one</source>
        <translation>Chaque club en tire une</translation>
    </message>
    <message>
        <source>Each club may choose one</source>
        <translation>Chaque club peut en choisir une</translation>
    </message>
    <message>
        <source>As each manager likes</source>
        <translation>Comme le veut chaque manager</translation>
    </message>
    <message>
        <source>One die names the slot</source>
        <translation>Un dé désigne la place</translation>
    </message>
    <message>
        <source>E&amp;xtra innings</source>
        <translation>Pro&amp;longations</translation>
    </message>
    <message>
        <source>Begin with empty bases</source>
        <translation>Commencer bases vides</translation>
    </message>
    <message>
        <source>Begin with a runner on second</source>
        <translation>Commencer avec un coureur en deuxième</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>Count in full</source>
        <translation>Compter en entier</translation>
    </message>
    <message>
        <source>Count 8 at most</source>
        <translation>Compter 8 au plus</translation>
    </message>
    <message>
        <source>Count 10 at most</source>
        <translation>Compter 10 au plus</translation>
    </message>
    <message>
        <source>St&amp;eals</source>
        <translation>&amp;Vols</translation>
    </message>
    <message>
        <source>As often as the batter likes</source>
        <translation>Aussi souvent que le frappeur le veut</translation>
    </message>
    <message>
        <source>Twice in a half-inning at most</source>
        <translation>Au plus deux par demi-manche</translation>
    </message>
    <message>
        <source>&amp;Arsenal</source>
        <translation>&amp;Arsenal</translation>
    </message>
    <message>
        <source>The pitcher may change it before his half</source>
        <translation>Le lanceur peut en changer avant sa demi-manche</translation>
    </message>
    <message>
        <source>The same all game</source>
        <translation>Le même toute la partie</translation>
    </message>
    <message>
        <source>St&amp;eal and bunt</source>
        <translation>&amp;Vol et amorti</translation>
    </message>
    <message>
        <source>As the level has it</source>
        <translation>Selon le niveau</translation>
    </message>
    <message>
        <source>Steal, bunt and pitchout</source>
        <translation>Vol, amorti et lancer à l’écart</translation>
    </message>
    <message>
        <source>Take and swing only</source>
        <translation>Seulement laisser et frapper</translation>
    </message>
    <message>
        <source>Result dec&amp;ks</source>
        <translation>Pa&amp;quets de résultats</translation>
    </message>
    <message>
        <source>Shuffled after the 6th inning</source>
        <translation>Mêlés après la 6e manche</translation>
    </message>
    <message>
        <source>Shuffled after every 3rd inning</source>
        <translation>Mêlés toutes les 3 manches</translation>
    </message>
    <message>
        <source>&amp;Ninth spot</source>
        <translation>N&amp;euvième rang</translation>
    </message>
    <message>
        <source>Hitter 9</source>
        <translation>Le frappeur 9</translation>
    </message>
    <message>
        <source>The pitcher hits</source>
        <translation>Le lanceur frappe</translation>
    </message>
    <message>
        <source>Part &amp;of</source>
        <translation>Fait part&amp;ie de</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Une seule partie</translation>
    </message>
    <message>
        <source>A league, with its rest days</source>
        <translation>Une ligue, avec ses jours de repos</translation>
    </message>
    <message>
        <source>A championship</source>
        <translation>Un championnat</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>Columns:</source>
        <translation>Colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Remarks:</source>
        <translation>Remarques&#xa0;:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Lignes&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {rows}, {cards:n} cards</source>
        <translation>
            <numerusform>{file}&#xa0;: {rows}, {cards:n} carte</numerusform>
            <numerusform>{file}&#xa0;: {rows}, {cards:n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rows:n} rows</source>
        <translation>
            <numerusform>{rows:n} ligne</numerusform>
            <numerusform>{rows:n} lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>encoding {encoding}, cut at {separators}, charts as {form}</source>
        <translation>codage {encoding}, colonnes séparées par des {separators}, tableaux en {form}</translation>
    </message>
    <message>
        <source>left aside: {headings}</source>
        <translation>laissées de côté&#xa0;: {headings}</translation>
    </message>
    <message>
        <source>row {number}, {label}: {status}: {told}</source>
        <translation>ligne {number}, {label}&#xa0;: {status}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>virgules</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabulations</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>points-virgules</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>barres</translation>
    </message>
    <message>
        <source>ranges</source>
        <translation>intervalles</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>nombres de faces</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>bornes</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>débuts</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>nettes</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardées</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>réparées</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusées</translation>
    </message>
</context>
<context>
    <name>import row</name>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>réparée</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
</context>
<context>
    <name>managers</name>
    <message>
        <source>{card} now: it is worth about {points} hundredths of a run.</source>
        <translation>{card} maintenant&#xa0;: elle vaut environ {points} centièmes de point.</translation>
    </message>
    <message>
        <source>{pitcher} is tired; {reliever} is fresh and gives less away.</source>
        <translation>{pitcher} est fatigué&#xa0;; {reliever} est frais et en donne moins.</translation>
    </message>
    <message>
        <source>{runner} is safe with {safe} faces of 20: he goes.</source>
        <translation>{runner} est sauf avec {safe} faces sur 20&#xa0;: il part.</translation>
    </message>
    <message>
        <source>{batter} is the better bat against {pitcher}.</source>
        <translation>{batter} est le meilleur bâton contre {pitcher}.</translation>
    </message>
    <message>
        <source>Every pitch has the same chance; no other mix is safe from being read.</source>
        <translation>Chaque lancer a la même chance&#xa0;; tout autre mélange se laisserait lire.</translation>
    </message>
    <message>
        <source>In a moment like this Caught Stealing is right {often} times in a hundred.</source>
        <translation>Dans un moment pareil, Caught Stealing est juste {often} fois sur cent.</translation>
    </message>
    <message>
        <source>In a moment like this Stolen Base is right {often} times in a hundred.</source>
        <translation>Dans un moment pareil, Stolen Base est juste {often} fois sur cent.</translation>
    </message>
    <message>
        <source>The ninth hitter is the weakest.</source>
        <translation>Le neuvième frappeur est le plus faible.</translation>
    </message>
    <message>
        <source>The nine with the most runs to be expected, gloves included, behind {starter}.</source>
        <translation>Les neuf dont on attend le plus de points, gants compris, derrière {starter}.</translation>
    </message>
    <message>
        <source>{incoming} bats for {outgoing}: {runs} runs more to be expected, in inning {inning}.</source>
        <translation>{incoming} frappe pour {outgoing}&#xa0;: {runs} points de plus à attendre, manche {inning}.</translation>
    </message>
    <message>
        <source>{incoming} bats for {outgoing}, who would swing on the other pitcher&apos;s chart.</source>
        <translation>{incoming} frappe pour {outgoing}, dont l’élan irait sur le tableau de l’autre lanceur.</translation>
    </message>
    <message>
        <source>{card} now: it is worth about {points} in a thousand of the chance to win.</source>
        <translation>{card} maintenant&#xa0;: elle vaut environ {points} millièmes de la chance de gagner.</translation>
    </message>
    <message>
        <source>{batter} is walked: first is open, and the next man is easier.</source>
        <translation>{batter} reçoit le but&#xa0;: la première est libre, et le suivant est plus facile.</translation>
    </message>
    <message>
        <source>{batter} bunts: the runners move up for the out.</source>
        <translation>{batter} fait un amorti&#xa0;: les coureurs avancent pour un retrait.</translation>
    </message>
    <message>
        <source>The K now: {batter}&apos;s {result} would cost {points} points of the chance to win.</source>
        <translation>Le K maintenant&#xa0;: {result} de {batter} coûterait {points} points de la chance de gagner.</translation>
    </message>
    <message>
        <source>The {icon} now: it is worth {points} points of the chance to win.</source>
        <translation>Le {icon} maintenant&#xa0;: il vaut {points} points de la chance de gagner.</translation>
    </message>
    <message>
        <source>{batter} swings again: a new swing is worth {points} points more than the out.</source>
        <translation>{batter} refait l’élan&#xa0;: un nouvel élan vaut {points} points de plus que le retrait.</translation>
    </message>
    <message>
        <source>{runner} steals: nobody can throw him out, {outs} out.</source>
        <translation>{runner} vole&#xa0;: personne ne peut le retirer, retraits&#xa0;: {outs}.</translation>
    </message>
    <message>
        <source>The 20 on this pitch: it matters more than most that are left in the inning.</source>
        <translation>Le 20 sur ce lancer&#xa0;: il compte plus que la plupart de ceux qui restent dans la manche.</translation>
    </message>
    <message>
        <source>The RP now: {pitcher} will not have a better inning.</source>
        <translation>Le RP maintenant&#xa0;: {pitcher} n’aura pas de meilleure manche.</translation>
    </message>
    <message>
        <source>{runner} goes: safe on {safe} of 20 throws, and {need} would be enough.</source>
        <translation>{runner} part&#xa0;: sauf sur {safe} tirs de 20, et {need} suffiraient.</translation>
    </message>
    <message>
        <source>Both go: {first} is safe on {safe} of 20 throws, {second} on {other}.</source>
        <translation>Les deux partent&#xa0;: {first} est sauf sur {safe} tirs de 20, {second} sur {other}.</translation>
    </message>
    <message>
        <source>{runner} holds: he would be safe on {safe} of 20 throws, and needs {need}.</source>
        <translation>{runner} reste&#xa0;: il serait sauf sur {safe} tirs de 20, et il en faut {need}.</translation>
    </message>
    <message>
        <source>The throw goes at {runner}: {chance} of 20 get him, and his out counts for more.</source>
        <translation>Le tir vise {runner}&#xa0;: {chance} sur 20 le retirent, et son retrait compte davantage.</translation>
    </message>
    <message>
        <source>The G now: it makes {before} of 20 throws against {runner} into {after}.</source>
        <translation>Le G maintenant&#xa0;: de {before} tirs sur 20 contre {runner} il en fait {after}.</translation>
    </message>
    <message>
        <source>{incoming} for {outgoing}, who is tired: every pitch of his loses {loss}.</source>
        <translation>{incoming} pour {outgoing}, qui est fatigué&#xa0;: chacun de ses lancers perd {loss}.</translation>
    </message>
    <message numerus="yes">
        <source>{incoming} for {outgoing}, who has been charged with {runs:n} runs.</source>
        <translation>
            <numerusform>{incoming} pour {outgoing}, à qui {runs:n} point est imputé.</numerusform>
            <numerusform>{incoming} pour {outgoing}, à qui {runs:n} points sont imputés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{incoming} closes: inning {inning}, with a lead of {lead}.</source>
        <translation>{incoming} ferme la partie&#xa0;: manche {inning}, avance de {lead}.</translation>
    </message>
    <message>
        <source>{incoming} for {outgoing}: the better arm for the batters to come.</source>
        <translation>{incoming} pour {outgoing}&#xa0;: le meilleur bras pour les frappeurs à venir.</translation>
    </message>
    <message>
        <source>{incoming} takes the mound; it stood empty.</source>
        <translation>{incoming} monte au monticule&#xa0;; il était vide.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>{who}, do you agree?</source>
        <translation>{who}, êtes-vous d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>To be taken back: {what} ({maker}). The game&apos;s file keeps a note of it.</source>
        <translation>À reprendre&#xa0;: {what} ({maker}). Le fichier de la partie en garde une note.</translation>
    </message>
    <message>
        <source>{who} agrees</source>
        <translation>{who} est d’accord</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Does {who} concede?</source>
        <translation>{who} abandonne&#xa0;?</translation>
    </message>
    <message>
        <source>The game is lost by forfeit, 9–0. It can be taken back like any gesture.</source>
        <translation>La partie est perdue par forfait, 9–0. On peut le reprendre comme tout geste.</translation>
    </message>
    <message>
        <source>{who} concedes</source>
        <translation>{who} abandonne</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replace {file}?</source>
        <translation>Remplacer {file}&#xa0;?</translation>
    </message>
    <message>
        <source>A file of this name is there already; what it holds is lost.</source>
        <translation>Un fichier de ce nom existe déjà&#xa0;; ce qu’il contient sera perdu.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>About Hot Stove</source>
        <translation>À propos de Hot Stove</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hot Stove {version} of {date}: card baseball at the kitchen table.</source>
        <translation>Hot Stove {version} du {date}&#xa0;: le baseball en cartes, à la table de la cuisine.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence; cards and art under CC BY 4.0.</source>
        <translation>Le programme est libre sous la licence MIT&#xa0;; cartes et dessins sous CC BY 4.0.</translation>
    </message>
    <message>
        <source>Typefaces: Rokkitt and Roboto Condensed, under the SIL Open Font License 1.1.</source>
        <translation>Caractères&#xa0;: Rokkitt et Roboto Condensed, sous la licence SIL Open Font 1.1.</translation>
    </message>
    <message>
        <source>Windows and drawing: Qt {qt} and PySide6, under the LGPL 3; their libraries can be replaced by your own, and their source is at qt.io. Python {python}.</source>
        <translation>Fenêtres et dessin&#xa0;: Qt {qt} et PySide6, sous la LGPL 3&#xa0;; leurs bibliothèques peuvent être remplacées par les vôtres, et leur source est sur qt.io. Python {python}.</translation>
    </message>
    <message>
        <source>Every club and player is invented.</source>
        <translation>Tous les clubs et joueurs sont inventés.</translation>
    </message>
    <message>
        <source>Hot Stove never uses the network: it sends nothing and looks for no updates.</source>
        <translation>Hot Stove n’emploie jamais le réseau&#xa0;: il n’envoie rien et ne cherche pas de mises à jour.</translation>
    </message>
</context>
<context>
    <name>package</name>
    <message>
        <source>there is no option “{name}”; there is --no-deb</source>
        <translation>il n’y a pas d’option «&#xa0;{name}&#xa0;»&#xa0;; il y a --no-deb</translation>
    </message>
    <message>
        <source>The program: {file}</source>
        <translation>Le programme&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The package: {file}</source>
        <translation>Le paquet&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>VISITOR</source>
        <translation>VISITEUR</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Innings pitched</source>
        <translation>Manches lancées</translation>
    </message>
    <message>
        <source>Outs recorded</source>
        <translation>Retraits obtenus</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Mérités</translation>
    </message>
    <message>
        <source>Walks</source>
        <translation>Buts sur balles</translation>
    </message>
    <message>
        <source>AWAY</source>
        <translation>VISITEUR</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>{title} · sheet {sheet} of {sheets}</source>
        <translation>{title} · feuille {sheet} sur {sheets}</translation>
    </message>
    <message>
        <source>Glue the second sheet over this tab.</source>
        <translation>Collez la seconde feuille sur cette languette.</translation>
    </message>
    <message>
        <source>Playmat</source>
        <translation>Tapis de jeu</translation>
    </message>
    <message>
        <source>Peg board</source>
        <translation>Plateau à chevilles</translation>
    </message>
    <message>
        <source>Duel mat</source>
        <translation>Tapis de duel</translation>
    </message>
    <message>
        <source>Club mat</source>
        <translation>Tapis de club</translation>
    </message>
    <message>
        <source>OUTS</source>
        <translation>RETRAITS</translation>
    </message>
    <message>
        <source>FIRST
BASE</source>
        <translation>PREMIÈRE
BASE</translation>
    </message>
    <message>
        <source>SECOND
BASE</source>
        <translation>DEUXIÈME
BASE</translation>
    </message>
    <message>
        <source>THIRD
BASE</source>
        <translation>TROISIÈME
BASE</translation>
    </message>
    <message>
        <source>PITCHER</source>
        <translation>LANCEUR</translation>
    </message>
    <message>
        <source>BATTER</source>
        <translation>FRAPPEUR</translation>
    </message>
    <message>
        <source>STRATEGY
CARDS</source>
        <translation>CARTES DE
STRATÉGIE</translation>
    </message>
    <message>
        <source>DISCARD</source>
        <translation>DÉFAUSSE</translation>
    </message>
    <message>
        <source>INNING</source>
        <translation>MANCHE</translation>
    </message>
    <message>
        <source>BAT</source>
        <translation>BAT</translation>
    </message>
    <message>
        <source>IF</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>OF</source>
        <translation>EXT</translation>
    </message>
    <message>
        <source>STADIUM</source>
        <translation>STADE</translation>
    </message>
    <message>
        <source>WEATHER</source>
        <translation>MÉTÉO</translation>
    </message>
    <message>
        <source>Coaches and cards in play lie along this edge</source>
        <translation>Entraîneurs et cartes en jeu le long de ce bord</translation>
    </message>
    <message>
        <source>BENCH</source>
        <translation>BANC</translation>
    </message>
    <message>
        <source>HITTER
ADVANTAGE</source>
        <translation>AVANTAGE
FRAPPEUR</translation>
    </message>
    <message>
        <source>NO
ADVANTAGE</source>
        <translation>SANS
AVANTAGE</translation>
    </message>
    <message>
        <source>PITCHER
ADVANTAGE</source>
        <translation>AVANTAGE
LANCEUR</translation>
    </message>
    <message>
        <source>NOW
PITCHING</source>
        <translation>AU
MONTICULE</translation>
    </message>
    <message>
        <source>NOW HITTING</source>
        <translation>AU BÂTON</translation>
    </message>
    <message>
        <source>DRAW
PILE</source>
        <translation>PILE</translation>
    </message>
    <message>
        <source>USED
CARDS</source>
        <translation>DÉFAUSSE</translation>
    </message>
    <message>
        <source>STRIKES</source>
        <translation>STRIKES</translation>
    </message>
    <message>
        <source>CAUGHT STEALING</source>
        <translation>CAUGHT STEALING</translation>
    </message>
    <message>
        <source>STOLEN BASE</source>
        <translation>STOLEN BASE</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>{title} · cards {first} to {last} of {count} · sheet {sheet} of {sheets}</source>
        <translation>{title} · cartes {first} à {last} sur {count} · feuille {sheet} sur {sheets}</translation>
    </message>
    <message>
        <source>AB + BB + SF + SAC = R + LOB + outs</source>
        <translation>AB + BB + SF + SAC = R + LOB + retraits</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>dot: this man scored</source>
        <translation>point&#xa0;: cet homme a marqué</translation>
    </message>
    <message>
        <source>dash: a run batted in</source>
        <translation>tiret&#xa0;: un point produit</translation>
    </message>
    <message>
        <source>line: put out on the bases</source>
        <translation>trait&#xa0;: retiré sur les bases</translation>
    </message>
    <message>
        <source>How to make these cards</source>
        <translation>Comment faire ces cartes</translation>
    </message>
    <message>
        <source>Hold this page against the light: the cross on its back shows how far backs shift.</source>
        <translation>Tenez cette page devant la lumière&#xa0;: la croix au dos montre de combien les dos sont décalés.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Read on the front how far this cross lies from the other, and give that as the shift of the backs.</source>
        <translation>Lisez sur le devant de combien cette croix est loin de l’autre, et donnez cela comme décalage des dos.</translation>
    </message>
    <message>
        <source>Print at 100 %, “actual size”, without fitting to the page.
Measure the ruler: 50 mm; the bar: 88 mm, as high as a card.</source>
        <translation>Imprimez à 100&#xa0;%, «&#xa0;taille réelle&#xa0;», sans ajuster à la page.
Mesurez la règle&#xa0;: 50 mm&#xa0;; la barre&#xa0;: 88 mm, la hauteur d’une carte.</translation>
    </message>
    <message>
        <source>Card stock of 200 to 300 grams shuffles best; plain paper suits sleeves.</source>
        <translation>Un carton de 200 à 300 grammes se mêle le mieux&#xa0;; le papier va dans des pochettes.</translation>
    </message>
    <message>
        <source>Print on both sides, turned over the long edge.</source>
        <translation>Imprimez des deux côtés, retournés par le grand côté.</translation>
    </message>
    <message>
        <source>Print on both sides, turned over the short edge.</source>
        <translation>Imprimez des deux côtés, retournés par le petit côté.</translation>
    </message>
    <message>
        <source>Score the dashed line, fold the sheet along it, backs outward,
and glue the halves together; press them until they are dry.</source>
        <translation>Marquez la ligne tiretée, pliez la feuille le long d’elle, dos dehors,
et collez les moitiés&#xa0;; pressez jusqu’à ce qu’elles soient sèches.</translation>
    </message>
    <message>
        <source>Lay a ruler from mark to mark. Each card has cuts of its own:
the strip between two cards falls away.</source>
        <translation>Posez une règle de repère en repère. Chaque carte a ses coupes&#xa0;:
la bande entre deux cartes tombe.</translation>
    </message>
    <message>
        <source>Lay a ruler from mark to mark and cut right through:
neighbours share their cut.</source>
        <translation>Posez une règle de repère en repère et coupez d’un trait&#xa0;:
les voisines partagent leur coupe.</translation>
    </message>
    <message>
        <source>Round the corners to 3 mm if you like, by the line.</source>
        <translation>Arrondissez les coins à 3 mm si vous voulez, d’après la ligne.</translation>
    </message>
    <message>
        <source>The printer took no page; check that it is on and has paper.</source>
        <translation>L’imprimante n’a pris aucune page&#xa0;; voyez si elle est allumée et a du papier.</translation>
    </message>
    <message>
        <source>Innings {first} to {last}; the figures are those of the whole game</source>
        <translation>Manches {first} à {last}&#xa0;; les chiffres sont ceux de toute la partie</translation>
    </message>
    <message>
        <source>Line by line</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>M.</translation>
    </message>
    <message>
        <source>Batter</source>
        <translation>Frappeur</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Coureurs</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ret.</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>{role} {incoming} for {outgoing}</source>
        <translation>{role} {incoming} pour {outgoing}</translation>
    </message>
    <message>
        <source>{runs} R, {hits} H, {left} LOB</source>
        <translation>{runs} R, {hits} H, {left} LOB</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>SV</source>
        <translation>SV</translation>
    </message>
    <message>
        <source>HLD</source>
        <translation>HLD</translation>
    </message>
    <message>
        <source>BS</source>
        <translation>BS</translation>
    </message>
    <message>
        <source>Outs and innings</source>
        <translation>Retraits et manches</translation>
    </message>
    <message>
        <source>Outs and hitters</source>
        <translation>Retraits et frappeurs</translation>
    </message>
    <message>
        <source>Strikes, outs, steals</source>
        <translation>Strikes, outs, vols</translation>
    </message>
    <message>
        <source>Tired pitchers</source>
        <translation>Lanceurs fatigués</translation>
    </message>
    <message>
        <source>T</source>
        <comment>on a marker: tired</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Numbers for the score table</source>
        <translation>Nombres pour le tableau de marque</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Rosters of {count} clubs</source>
        <translation>Effectifs de {count} clubs</translation>
    </message>
    <message>
        <source>Pitchers of {club}</source>
        <translation>Lanceurs&#xa0;: {club}</translation>
    </message>
    <message>
        <source>Pitchers</source>
        <translation>Lanceurs</translation>
    </message>
    <message>
        <source>SO</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>BF</source>
        <translation>BF</translation>
    </message>
    <message>
        <source>IP</source>
        <translation>IP</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>ER</source>
        <translation>ER</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>HR</source>
        <translation>HR</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entr.</translation>
    </message>
    <message>
        <source>W/L</source>
        <translation>W/L</translation>
    </message>
    <message>
        <source>IP {innings}</source>
        <translation>IP {innings}</translation>
    </message>
    <message>
        <source>batters = pitchers = innings</source>
        <translation>frappeurs = lanceurs = manches</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Page {number} of {pages}</source>
        <translation>Page {number} sur {pages}</translation>
    </message>
    <message>
        <source>Batters</source>
        <translation>Frappeurs</translation>
    </message>
    <message>
        <source>Pos</source>
        <translation>Pos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Coups sûrs</translation>
    </message>
    <message>
        <source>Left on base</source>
        <translation>Laissés sur base</translation>
    </message>
    <message>
        <source>Score, visitors – home</source>
        <translation>Score, visiteurs – local</translation>
    </message>
    <message>
        <source>AB + BB + SF + SH + others = R + LOB + outs</source>
        <translation>AB + BB + SF + SH + autres = R + LOB + retraits</translation>
    </message>
    <message>
        <source>AB + BB + SF + SH = R + LOB + outs</source>
        <translation>AB + BB + SF + SH = R + LOB + retraits</translation>
    </message>
    <message>
        <source>AB</source>
        <translation>AB</translation>
    </message>
    <message>
        <source>RBI</source>
        <translation>RBI</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Visitors at bat</source>
        <translation>Visiteurs au bâton</translation>
    </message>
    <message>
        <source>Home side at bat</source>
        <translation>Équipe locale au bâton</translation>
    </message>
    <message>
        <source>against {club}</source>
        <translation>contre {club}</translation>
    </message>
    <message>
        <source>Manager: {name}</source>
        <translation>Manager&#xa0;: {name}</translation>
    </message>
    <message>
        <source>for the other side: {name}</source>
        <translation>pour l’autre camp&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Managers: {names}</source>
        <translation>Managers&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>{visitor} at {home}</source>
        <translation>{visitor} chez {home}</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>LOB</source>
        <translation>LOB</translation>
    </message>
    <message>
        <source>forfeited by {club}: {score}</source>
        <translation>forfait ({club})&#xa0;: {score}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>How to read this card</source>
        <translation>Comment lire cette feuille</translation>
    </message>
    <message>
        <source>run, with the score so far</source>
        <translation>point, avec le score à ce moment</translation>
    </message>
    <message>
        <source>which out of the inning he was</source>
        <translation>quel retrait de la manche il fut</translation>
    </message>
    <message>
        <source>left on the last base he held</source>
        <translation>laissé sur la dernière base tenue</translation>
    </message>
    <message>
        <source>runs batted in</source>
        <translation>points produits</translation>
    </message>
    <message>
        <source>slot of the man who moved him</source>
        <translation>rang de l’homme qui l’a fait avancer</translation>
    </message>
    <message>
        <source>extra base, or after the catch</source>
        <translation>base de plus, ou après l’attrapé</translation>
    </message>
    <message>
        <source>forced out on that slot&apos;s turn</source>
        <translation>retrait forcé au tour de ce rang</translation>
    </message>
    <message>
        <source>both out on one double play</source>
        <translation>les deux retirés d’un double jeu</translation>
    </message>
    <message>
        <source>first batter of a new pitcher</source>
        <translation>premier frappeur d’un lanceur</translation>
    </message>
    <message>
        <source>new man; dots: new position</source>
        <translation>nouvel homme&#xa0;; points&#xa0;: position</translation>
    </message>
    <message>
        <source>last batter of the inning</source>
        <translation>dernier frappeur de la manche</translation>
    </message>
    <message>
        <source>the dice, as thrown</source>
        <translation>les dés, tels que jetés</translation>
    </message>
    <message>
        <source>slots of the men on base</source>
        <translation>rangs des hommes sur base</translation>
    </message>
    <message>
        <source>before the play, after it</source>
        <translation>avant l’action, après elle</translation>
    </message>
    <message>
        <source>put out on the way there</source>
        <translation>retiré en chemin vers là</translation>
    </message>
    <message>
        <source>outs after the play</source>
        <translation>retraits après l’action</translation>
    </message>
    <message>
        <source>runs of the play</source>
        <translation>points de l’action</translation>
    </message>
    <message>
        <source>a new man&apos;s first turn</source>
        <translation>premier tour d’un nouvel homme</translation>
    </message>
    <message>
        <source>{count} innings</source>
        <translation>{count} manches</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>propres dés</translation>
    </message>
    <message>
        <source>Print at 100 %, “actual size”.</source>
        <translation>Imprimez à 100&#xa0;%, «&#xa0;taille réelle&#xa0;».</translation>
    </message>
    <message>
        <source>Hot Stove, original card</source>
        <translation>Hot Stove, carte originale</translation>
    </message>
    <message>
        <source>{count} mm</source>
        <translation>{count} mm</translation>
    </message>
    <message>
        <source>{count} mm, a card’s height</source>
        <translation>{count} mm, la hauteur d’une carte</translation>
    </message>
    <message>
        <source>{game} has no board</source>
        <translation>{game} n’a pas de plateau</translation>
    </message>
    <message>
        <source>{game} has no notation of its own</source>
        <translation>{game} n’a pas de notation propre</translation>
    </message>
    <message>
        <source>{game} has no rosters</source>
        <translation>{game} n’a pas d’effectifs</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>there is no set “{name}”; there are {known}</source>
        <translation>il n’y a pas de jeu de cartes «&#xa0;{name}&#xa0;»&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>{side}, play by play</source>
        <translation>{side}, action par action</translation>
    </message>
    <message>
        <source>{runner} runs</source>
        <translation>{runner} court</translation>
    </message>
    <message>
        <source>Lineup card, {team}</source>
        <translation>Alignement, {team}</translation>
    </message>
    <message>
        <source>Lineup cards</source>
        <translation>Alignements</translation>
    </message>
    <message>
        <source>Pos.</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Batter, and substitutes below</source>
        <translation>Frappeur, remplaçants dessous</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banc</translation>
    </message>
    <message>
        <source>Bullpen</source>
        <translation>Enclos</translation>
    </message>
</context>
<context>
    <name>pegboard</name>
    <message>
        <source>PEG BOARD</source>
        <translation>PLATEAU À CHEVILLES</translation>
    </message>
    <message>
        <source>OUTS</source>
        <translation>RETRAITS</translation>
    </message>
    <message>
        <source>BENCH</source>
        <translation>BANC</translation>
    </message>
    <message>
        <source>NOW HITTING</source>
        <translation>AU BÂTON</translation>
    </message>
    <message>
        <source>NOW PITCHING</source>
        <translation>AU MONTICULE</translation>
    </message>
    <message>
        <source>1ST</source>
        <translation>1RE</translation>
    </message>
    <message>
        <source>2ND</source>
        <translation>2E</translation>
    </message>
    <message>
        <source>3RD</source>
        <translation>3E</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>R</source>
        <comment>runs</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <comment>hits</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>E</source>
        <comment>errors</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>VISITOR</source>
        <translation>VISITEUR</translation>
    </message>
    <message>
        <source>H</source>
        <comment>hitter advantage</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <comment>no advantage</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pitcher advantage</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>H</source>
        <comment>on a peg: home</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>V</source>
        <comment>on a peg: visitors</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>F</source>
        <comment>on a peg: fast runner</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>pitch_duel</name>
    <message>
        <source>SINGLE</source>
        <translation>SIMPLE</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <translation>DOUBLE</translation>
    </message>
    <message>
        <source>TRIPLE</source>
        <translation>TRIPLE</translation>
    </message>
    <message>
        <source>HOME RUN</source>
        <translation>COUP DE CIRCUIT</translation>
    </message>
    <message>
        <source>FLY OUT</source>
        <translation>CHANDELLE</translation>
    </message>
    <message>
        <source>GROUND OUT</source>
        <translation>ROULANT</translation>
    </message>
    <message>
        <source>DOUBLE PLAY</source>
        <translation>DOUBLE PLAY</translation>
    </message>
    <message>
        <source>SACRIFICE</source>
        <translation>SACRIFICE</translation>
    </message>
    <message>
        <source>FOUL BALL</source>
        <translation>FAUSSE BALLE</translation>
    </message>
    <message>
        <source>All runners +1</source>
        <translation>Tous les coureurs +1</translation>
    </message>
    <message>
        <source>All runners +2</source>
        <translation>Tous les coureurs +2</translation>
    </message>
    <message>
        <source>All runners score</source>
        <translation>Tous les coureurs marquent</translation>
    </message>
    <message>
        <source>Everybody scores</source>
        <translation>Tout le monde marque</translation>
    </message>
    <message>
        <source>Nobody advances</source>
        <translation>Personne n’avance</translation>
    </message>
    <message>
        <source>Lead runner out too</source>
        <translation>Coureur de tête out aussi</translation>
    </message>
    <message>
        <source>Lead runner +1</source>
        <translation>Coureur de tête +1</translation>
    </message>
    <message>
        <source>A strike, never the third</source>
        <translation>Un strike, jamais le troisième</translation>
    </message>
    <message>
        <source>PITCH</source>
        <translation>LANCER</translation>
    </message>
    <message>
        <source>CONTACT</source>
        <translation>CONTACT</translation>
    </message>
    <message>
        <source>catches a Stolen Base</source>
        <translation>prend un Stolen Base</translation>
    </message>
    <message>
        <source>lead runner takes a base</source>
        <translation>le coureur de tête prend une base</translation>
    </message>
    <message>
        <source>a strike unless met</source>
        <translation>un strike, sauf contact</translation>
    </message>
    <message>
        <source>meets the same pitch</source>
        <translation>répond au même lancer</translation>
    </message>
    <message>
        <source>RUNNER</source>
        <translation>RUNNER</translation>
    </message>
    <message>
        <source>R</source>
        <comment>result card</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>RESULT</source>
        <translation>RÉSULTAT</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pitcher&apos;s card</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>PITCHER</source>
        <translation>LANCEUR</translation>
    </message>
    <message>
        <source>B</source>
        <comment>batter&apos;s card</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>BATTER</source>
        <translation>FRAPPEUR</translation>
    </message>
    <message>
        <source>Runner.</source>
        <translation>Runner.</translation>
    </message>
    <message>
        <source>Face down: {words}.</source>
        <translation>Face cachée&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Face down.</source>
        <translation>Face cachée.</translation>
    </message>
    <message>
        <source>Pitch Duel</source>
        <translation>Pitch Duel</translation>
    </message>
    <message>
        <source>The two hands</source>
        <translation>Les deux mains</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Coureurs</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>La pile</translation>
    </message>
    <message>
        <source>Pitcher&apos;s hand</source>
        <translation>Main du lanceur</translation>
    </message>
    <message>
        <source>Batter&apos;s hand</source>
        <translation>Main du frappeur</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>{club} pitch</source>
        <translation>{club}&#xa0;: au lancer</translation>
    </message>
    <message>
        <source>{club} bat</source>
        <translation>{club}&#xa0;: au bâton</translation>
    </message>
    <message>
        <source>{pitch} against {contact}</source>
        <translation>{pitch} contre {contact}</translation>
    </message>
    <message>
        <source>Runner on first</source>
        <translation>Coureur en première</translation>
    </message>
    <message>
        <source>Runner on second</source>
        <translation>Coureur en deuxième</translation>
    </message>
    <message>
        <source>Runner on third</source>
        <translation>Coureur en troisième</translation>
    </message>
    <message>
        <source>A runner card, not in use</source>
        <translation>Une carte Runner, hors du jeu</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>The pitch {card}</source>
        <translation>Le lancer {card}</translation>
    </message>
    <message>
        <source>The contact {card}</source>
        <translation>Le contact {card}</translation>
    </message>
    <message>
        <source>The result {card}</source>
        <translation>Le résultat {card}</translation>
    </message>
    <message>
        <source>The draw pile, {count} cards</source>
        <translation>La pile, cartes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Caught Stealing</source>
        <translation>Caught Stealing</translation>
    </message>
    <message>
        <source>Stolen Base</source>
        <translation>Stolen Base</translation>
    </message>
    <message>
        <source>{batter} strikes out.</source>
        <translation>{batter} est out sur strikes.</translation>
    </message>
    <message>
        <source>{batter} flies out.</source>
        <translation>{batter} est out sur une chandelle.</translation>
    </message>
    <message>
        <source>{batter} grounds out.</source>
        <translation>{batter} est out sur un roulant.</translation>
    </message>
    <message>
        <source>{batter} is out.</source>
        <translation>{batter} est out.</translation>
    </message>
    <message>
        <source>{batter} singles.</source>
        <translation>{batter} frappe un simple.</translation>
    </message>
    <message>
        <source>{batter} doubles.</source>
        <translation>{batter} frappe un double.</translation>
    </message>
    <message>
        <source>{batter} triples.</source>
        <translation>{batter} frappe un triple.</translation>
    </message>
    <message>
        <source>{batter} homers!</source>
        <translation>{batter} frappe un coup de circuit&#xa0;!</translation>
    </message>
    <message>
        <source>{batter} hits into a double play.</source>
        <translation>{batter} frappe dans un double play.</translation>
    </message>
    <message>
        <source>{batter} sacrifices.</source>
        <translation>{batter} se sacrifie.</translation>
    </message>
    <message>
        <source>{runner} to second.</source>
        <translation>{runner} va en deuxième.</translation>
    </message>
    <message>
        <source>{runner} to third.</source>
        <translation>{runner} va en troisième.</translation>
    </message>
    <message>
        <source>{runner} scores.</source>
        <translation>{runner} marque.</translation>
    </message>
    <message>
        <source>{runner} steals second.</source>
        <translation>{runner} vole la deuxième.</translation>
    </message>
    <message>
        <source>{runner} steals third.</source>
        <translation>{runner} vole la troisième.</translation>
    </message>
    <message>
        <source>{runner} steals home!</source>
        <translation>{runner} vole le marbre&#xa0;!</translation>
    </message>
    <message>
        <source>{runner} is caught stealing second.</source>
        <translation>{runner} est pris en vol vers la deuxième.</translation>
    </message>
    <message>
        <source>{runner} is caught stealing third.</source>
        <translation>{runner} est pris en vol vers la troisième.</translation>
    </message>
    <message>
        <source>{runner} is caught stealing home.</source>
        <translation>{runner} est pris en vol vers le marbre.</translation>
    </message>
    <message>
        <source>Strike one.</source>
        <translation>Premier strike.</translation>
    </message>
    <message>
        <source>Strike two.</source>
        <translation>Deuxième strike.</translation>
    </message>
    <message>
        <source>Foul ball: strike one.</source>
        <translation>Fausse balle&#xa0;: premier strike.</translation>
    </message>
    <message>
        <source>Foul ball: two strikes.</source>
        <translation>Fausse balle&#xa0;: deux strikes.</translation>
    </message>
    <message>
        <source>That would be {different} different pitches; choose {need} of the five ({rule}).</source>
        <translation>Cela ferait {different} lancers différents&#xa0;; choisissez-en {need} parmi les cinq ({rule}).</translation>
    </message>
    <message>
        <source>Name the pitches in the order {order} ({rule}).</source>
        <translation>Nommez les lancers dans l’ordre {order} ({rule}).</translation>
    </message>
    <message>
        <source>{pitch} is not in this half&apos;s arsenal; choose of {arsenal} ({rule}).</source>
        <translation>{pitch} n’est pas dans l’arsenal de cette demi-manche&#xa0;; choisissez parmi {arsenal} ({rule}).</translation>
    </message>
    <message>
        <source>{card} needs a runner on base; play another card ({rule}).</source>
        <translation>{card} veut un coureur sur base&#xa0;; jouez une autre carte ({rule}).</translation>
    </message>
    <message>
        <source>Caught Stealing was played {limit} times in this half; throw a pitch ({rule}).</source>
        <translation>Caught Stealing a été joué {limit} fois dans cette demi-manche&#xa0;; lancez ({rule}).</translation>
    </message>
    <message>
        <source>Stolen Base was played {limit} times in this half; play a contact card ({rule}).</source>
        <translation>Stolen Base a été joué {limit} fois dans cette demi-manche&#xa0;; jouez une carte «&#xa0;contact&#xa0;» ({rule}).</translation>
    </message>
    <message>
        <source>Only cards are laid down ({rule}).</source>
        <translation>On ne pose que des cartes ({rule}).</translation>
    </message>
    <message>
        <source>A result card is drawn when pitch and contact match ({rule}).</source>
        <translation>On pioche une carte de résultat quand lancer et contact s’accordent ({rule}).</translation>
    </message>
    <message>
        <source>Runners move by a result or a steal, never by hand ({rule}).</source>
        <translation>Les coureurs avancent par un résultat ou un vol, jamais à la main ({rule}).</translation>
    </message>
    <message>
        <source>First it is drawn who plays at home; then lay {card} ({rule}).</source>
        <translation>On tire d’abord au sort l’équipe locale&#xa0;; posez ensuite {card} ({rule}).</translation>
    </message>
    <message>
        <source>{card} stays in its hand; only pitches are swapped ({rule}).</source>
        <translation>{card} reste en main&#xa0;; on n’échange que des lancers ({rule}).</translation>
    </message>
    <message>
        <source>{card} cannot be swapped now; the arsenal stands for this half ({rule}).</source>
        <translation>{card} ne peut pas être échangé maintenant&#xa0;; l’arsenal vaut pour cette demi-manche ({rule}).</translation>
    </message>
    <message>
        <source>{card} is the pitcher&apos;s; you are at bat in this half ({rule}).</source>
        <translation>{card} est au lanceur&#xa0;; vous frappez dans cette demi-manche ({rule}).</translation>
    </message>
    <message>
        <source>{card} is the batter&apos;s; you pitch in this half ({rule}).</source>
        <translation>{card} est au frappeur&#xa0;; vous lancez dans cette demi-manche ({rule}).</translation>
    </message>
    <message>
        <source>{card} is laid on the pitcher&apos;s place of the duel ({rule}).</source>
        <translation>{card} se pose à la place du lanceur dans le duel ({rule}).</translation>
    </message>
    <message>
        <source>{card} is laid on the batter&apos;s place of the duel ({rule}).</source>
        <translation>{card} se pose à la place du frappeur dans le duel ({rule}).</translation>
    </message>
    <message>
        <source>Show the arsenal of this half before you lay {card} ({rule}).</source>
        <translation>Montrez l’arsenal de cette demi-manche avant de poser {card} ({rule}).</translation>
    </message>
    <message>
        <source>Your card lies already; {card} waits for the next reveal ({rule}).</source>
        <translation>Votre carte est déjà posée&#xa0;; {card} attend la prochaine révélation ({rule}).</translation>
    </message>
    <message>
        <source>{card} waits until the other card lies face down ({rule}).</source>
        <translation>{card} attend que l’autre carte soit posée face cachée ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>the draw pile has {found:n} cards; it needs {need} ({rule}).</source>
        <translation>
            <numerusform>la pile a {found:n} carte&#xa0;; il en faut {need} ({rule}).</numerusform>
            <numerusform>la pile a {found:n} cartes&#xa0;; il en faut {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} lies in the pile {times} times; give each card its own id ({rule}).</source>
        <translation>{card} est {times} fois dans la pile&#xa0;; donnez à chaque carte son propre id ({rule}).</translation>
    </message>
    <message>
        <source>{card} is no result card; the pile holds results only ({rule}).</source>
        <translation>{card} n’est pas une carte de résultat&#xa0;; la pile ne contient que des résultats ({rule}).</translation>
    </message>
    <message>
        <source>no card of the pile reads {results}; add at least one of each ({rule}).</source>
        <translation>aucune carte de la pile ne donne {results}&#xa0;; ajoutez-en au moins une de chaque ({rule}).</translation>
    </message>
    <message>
        <source>{outs} outs in inning {inning} cannot be ({rule}).</source>
        <translation>{outs} outs dans la manche {inning}, c’est impossible ({rule}).</translation>
    </message>
    <message>
        <source>Runs cannot be fewer than none ({rule}).</source>
        <translation>Il ne peut pas y avoir moins de zéro point ({rule}).</translation>
    </message>
    <message>
        <source>{strikes} strikes and {cs} Caught Stealing cards cannot be ({rule}).</source>
        <translation>Strikes {strikes} et cartes Caught Stealing {cs}, c’est impossible ({rule}).</translation>
    </message>
    <message>
        <source>One person sits on both sides ({rule}).</source>
        <translation>La même personne est des deux côtés ({rule}).</translation>
    </message>
    <message>
        <source>An arsenal does not have {need} different pitches ({rule}).</source>
        <translation>Un arsenal n’a pas {need} lancers différents ({rule}).</translation>
    </message>
    <message>
        <source>Draw pile and discards are not the {need} cards of the packet ({rule}).</source>
        <translation>Pile et défausse ne sont pas les {need} cartes du paquet ({rule}).</translation>
    </message>
    <message>
        <source>{card} lies where it cannot lie ({rule}).</source>
        <translation>{card} est là où elle ne peut pas être ({rule}).</translation>
    </message>
    <message>
        <source>{player} stands in two places at once ({rule}).</source>
        <translation>{player} est à deux endroits à la fois ({rule}).</translation>
    </message>
    <message>
        <source>{player} is on the bases but not at bat ({rule}).</source>
        <translation>{player} est sur les bases, mais pas du camp au bâton ({rule}).</translation>
    </message>
    <message>
        <source>The runner cards do not show the {found} runners on base ({rule}).</source>
        <translation>Les cartes Runner ne montrent pas les {found} coureurs sur base ({rule}).</translation>
    </message>
    <message>
        <source>is laid face down as the pitch</source>
        <translation>se pose face cachée comme lancer</translation>
    </message>
    <message>
        <source>is laid face down against the pitch</source>
        <translation>se pose face cachée contre le lancer</translation>
    </message>
    <message>
        <source>takes the Sinker&apos;s place</source>
        <translation>prend la place du Sinker</translation>
    </message>
    <message>
        <source>takes the Slider&apos;s place</source>
        <translation>prend la place du Slider</translation>
    </message>
    <message>
        <source>takes the 4-Seam&apos;s place</source>
        <translation>prend la place du 4-Seam</translation>
    </message>
    <message>
        <source>takes the Curveball&apos;s place</source>
        <translation>prend la place du Curveball</translation>
    </message>
    <message>
        <source>takes the Changeup&apos;s place</source>
        <translation>prend la place du Changeup</translation>
    </message>
    <message>
        <source>By lot, the {home} play at home; the {visitor} bat.</source>
        <translation>Par tirage au sort, les {home} reçoivent&#xa0;; les {visitor} frappent.</translation>
    </message>
    <message>
        <source>The {home} play at home, the {visitor} bat.</source>
        <translation>Les {home} reçoivent, les {visitor} frappent.</translation>
    </message>
    <message>
        <source>{count} result cards are shuffled face down.</source>
        <translation>On mêle {count} cartes de résultat, face contre table.</translation>
    </message>
    <message>
        <source>Top of inning {inning}: the {club} bat</source>
        <translation>Début de la manche {inning}&#xa0;: les {club} frappent</translation>
    </message>
    <message>
        <source>Bottom of inning {inning}: the {club} bat</source>
        <translation>Fin de la manche {inning}&#xa0;: les {club} frappent</translation>
    </message>
    <message>
        <source>The {club} pitch with {pitches}.</source>
        <translation>Les {club} lancent avec {pitches}.</translation>
    </message>
    <message>
        <source>{batter} comes to bat.</source>
        <translation>{batter} se présente au bâton.</translation>
    </message>
    <message>
        <source>{pitch} against {contact}.</source>
        <translation>{pitch} contre {contact}.</translation>
    </message>
    <message>
        <source>{pitch} against {contact}: nobody runs ({used} of {limit} in this half).</source>
        <translation>{pitch} contre {contact}&#xa0;: personne ne court ({used} sur {limit} dans cette demi-manche).</translation>
    </message>
    <message>
        <source>Contact: {play} ({result}).</source>
        <translation>Contact&#xa0;: {play} ({result}).</translation>
    </message>
    <message>
        <source>{runner} is out.</source>
        <translation>{runner} est out.</translation>
    </message>
    <message>
        <source>Three outs; pitcher and batter change places.</source>
        <translation>Trois outs&#xa0;; lanceur et frappeur changent de rôle.</translation>
    </message>
    <message>
        <source>The {club} give the game up.</source>
        <translation>Les {club} abandonnent la partie.</translation>
    </message>
    <message>
        <source>Final: {visitor} {visitor_runs}, {home} {home_runs}.</source>
        <translation>Final&#xa0;: {visitor} {visitor_runs}, {home} {home_runs}.</translation>
    </message>
    <message>
        <source>{club}: show your {count} pitches for this half.</source>
        <translation>{club}&#xa0;: montrez vos {count} lancers pour cette demi-manche.</translation>
    </message>
    <message>
        <source>{club}: lay your pitch face down.</source>
        <translation>{club}&#xa0;: posez votre lancer face cachée.</translation>
    </message>
    <message>
        <source>{club}: lay your card against the pitch, face down.</source>
        <translation>{club}&#xa0;: posez votre carte contre le lancer, face cachée.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep {pitches}</source>
        <translation>Garder {pitches}</translation>
    </message>
    <message>
        <source>Change to {pitches}</source>
        <translation>Prendre {pitches}</translation>
    </message>
    <message>
        <source>Other pitches</source>
        <translation>Autres lancers</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>No dice are thrown in this game.</source>
        <translation>On ne jette pas de dés dans ce jeu.</translation>
    </message>
    <message>
        <source>Strikes {strikes}, outs {outs}; Caught Stealing {used} of {limit}.</source>
        <translation>Strikes {strikes}, outs {outs}&#xa0;; Caught Stealing {used} sur {limit}.</translation>
    </message>
    <message>
        <source>Guess the pitch and you hit it; miss thrice, you are out.</source>
        <translation>Devinez le lancer&#xa0;: coup&#xa0;; trois erreurs&#xa0;: out.</translation>
    </message>
    <message>
        <source>Guess his pitch: drag a card to Contact.</source>
        <translation>Devinez son lancer&#xa0;: glissez une carte sur Contact.</translation>
    </message>
    <message>
        <source>Wrong guess: a strike. Guess again.</source>
        <translation>Mal deviné&#xa0;: un strike. Devinez encore.</translation>
    </message>
    <message>
        <source>Right guess! This card says what happens.</source>
        <translation>Bien deviné&#xa0;! Cette carte dit la suite.</translation>
    </message>
    <message>
        <source>The scorebook keeps every play.</source>
        <translation>La feuille de marque garde chaque action.</translation>
    </message>
    <message>
        <source>A mistake? Take it back here.</source>
        <translation>Une erreur&#xa0;? Reprenez-la ici.</translation>
    </message>
    <message>
        <source>Your half: these are your pitches.</source>
        <translation>Votre moitié&#xa0;: voici vos lancers.</translation>
    </message>
    <message>
        <source>You pitch: lay one he won&apos;t guess.</source>
        <translation>Lancez&#xa0;: posez ce qu’il ne devinera pas.</translation>
    </message>
    <message>
        <source>Three strikes, three outs: you bat again.</source>
        <translation>Trois strikes, trois outs&#xa0;: à vous de frapper.</translation>
    </message>
</context>
<context>
    <name>pizza_box</name>
    <message>
        <source>{result}, for hitters {numbers}</source>
        <translation>{result}, pour les frappeurs {numbers}</translation>
    </message>
    <message>
        <source>Blue: {result}, for hitters {numbers}</source>
        <translation>Bleu&#xa0;: {result}, pour les frappeurs {numbers}</translation>
    </message>
    <message>
        <source>Blue: {result}, against a #{rating} pitcher</source>
        <translation>Bleu&#xa0;: {result}, contre un lanceur de cote {rating}</translation>
    </message>
    <message>
        <source>A pitcher who hits: like hitter {number}.</source>
        <translation>Lanceur au bâton&#xa0;: comme le frappeur {number}.</translation>
    </message>
    <message>
        <source>A pitcher who hits: {result}.</source>
        <translation>Lanceur au bâton&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>inning {inning}: not allowed</source>
        <translation>manche {inning}&#xa0;: pas permis</translation>
    </message>
    <message>
        <source>inning {inning}: start {start}, keep {keep}, dig {dig}</source>
        <translation>manche {inning}&#xa0;: départ {start}, garde {keep}, réserve {dig}</translation>
    </message>
    <message>
        <source>{name}, {role}, rating {rating}</source>
        <translation>{name}, {role}, cote {rating}</translation>
    </message>
    <message>
        <source>BASERUNNING: SAFE.</source>
        <translation>COURSE&#xa0;: SAUF.</translation>
    </message>
    <message>
        <source>BASERUNNING: OUT.</source>
        <translation>COURSE&#xa0;: RETIRÉ.</translation>
    </message>
    <message>
        <source>Face down: {words}.</source>
        <translation>Face cachée&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Face down.</source>
        <translation>Face cachée.</translation>
    </message>
    <message>
        <source>{card}, {colour}, {side}: {hint}.</source>
        <translation>{card}, {colour}, {side}&#xa0;: {hint}.</translation>
    </message>
    <message>
        <source>{side} HITTER</source>
        <translation>FRAPPEUR {side}</translation>
    </message>
    <message>
        <source>{side} STRATEGY</source>
        <translation>LANCER {side}</translation>
    </message>
    <message>
        <source>{side} PITCHER</source>
        <translation>LANCEUR {side}</translation>
    </message>
    <message>
        <source>BASERUNNING</source>
        <translation>COURSE</translation>
    </message>
    <message>
        <source>R</source>
        <comment>baserunning</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Pizza Box</source>
        <translation>Pizza Box</translation>
    </message>
    <message>
        <source>Baserunning</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>{side}: strategy cards</source>
        <translation>{side}&#xa0;: cartes de lancer</translation>
    </message>
    <message>
        <source>{side}: pitchers</source>
        <translation>{side}&#xa0;: lanceurs</translation>
    </message>
    <message>
        <source>against a #{rating} pitcher</source>
        <translation>contre un lanceur de cote {rating}</translation>
    </message>
    <message>
        <source>pitcher #{rating}</source>
        <translation>lanceur cote {rating}</translation>
    </message>
    <message>
        <source>Pitcher: like hitter {number}</source>
        <translation>Lanceur&#xa0;: comme le {number}</translation>
    </message>
    <message>
        <source>like #{number}</source>
        <translation>comme le {number}</translation>
    </message>
    <message>
        <source>Pitcher: {result}</source>
        <translation>Lanceur&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Inn.</source>
        <translation>M.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Dép.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Rés.</translation>
    </message>
    <message>
        <source>Innings {first}–9</source>
        <translation>Manches {first}–9</translation>
    </message>
    <message>
        <source>SAFE</source>
        <translation>SAUF</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>RETIRÉ</translation>
    </message>
    <message>
        <source>NO RESULT</source>
        <translation>SANS RÉSULTAT</translation>
    </message>
    <message>
        <source>SINGLE</source>
        <translation>SIMPLE</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <translation>DOUBLE</translation>
    </message>
    <message>
        <source>TRIPLE</source>
        <translation>TRIPLE</translation>
    </message>
    <message>
        <source>HOME RUN</source>
        <translation>CIRCUIT</translation>
    </message>
    <message>
        <source>WALK</source>
        <translation>SUR BALLES</translation>
    </message>
    <message>
        <source>ERROR</source>
        <translation>ERREUR</translation>
    </message>
    <message>
        <source>STRIKEOUT</source>
        <translation>SUR PRISES</translation>
    </message>
    <message>
        <source>FLY OUT</source>
        <translation>BALLON</translation>
    </message>
    <message>
        <source>GROUND OUT</source>
        <translation>ROULANT</translation>
    </message>
    <message>
        <source>DOUBLE PLAY</source>
        <translation>DOUBLE JEU</translation>
    </message>
    <message>
        <source>Everybody scores</source>
        <translation>Tout le monde marque</translation>
    </message>
    <message>
        <source>All runners score</source>
        <translation>Tous les coureurs marquent</translation>
    </message>
    <message>
        <source>Forced runners +1</source>
        <translation>Coureurs poussés +1</translation>
    </message>
    <message>
        <source>Nobody advances</source>
        <translation>Personne n’avance</translation>
    </message>
    <message>
        <source>All runners +{amount}</source>
        <translation>Tous les coureurs +{amount}</translation>
    </message>
    <message>
        <source>Black bases +{amount}</source>
        <translation>Bases noires +{amount}</translation>
    </message>
    <message>
        <source>HITTER ADVANTAGE</source>
        <translation>AVANTAGE FRAPPEUR</translation>
    </message>
    <message>
        <source>NO ADVANTAGE</source>
        <translation>SANS AVANTAGE</translation>
    </message>
    <message>
        <source>PITCHER ADVANTAGE</source>
        <translation>AVANTAGE LANCEUR</translation>
    </message>
    <message>
        <source>HITTER</source>
        <translation>FRAPPEUR</translation>
    </message>
    <message>
        <source>NO ADV.</source>
        <translation>SANS AV.</translation>
    </message>
    <message>
        <source>PITCHER</source>
        <translation>LANCEUR</translation>
    </message>
    <message>
        <source>H</source>
        <comment>hitter advantage</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <comment>no advantage</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pitcher advantage</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>VISITOR</source>
        <translation>VISITEUR</translation>
    </message>
    <message>
        <source>Starter {number}</source>
        <translation>Partant {number}</translation>
    </message>
    <message>
        <source>Long relief</source>
        <translation>Longue relève</translation>
    </message>
    <message>
        <source>Middle relief</source>
        <translation>Relève intermédiaire</translation>
    </message>
    <message>
        <source>Specialist</source>
        <translation>Spécialiste</translation>
    </message>
    <message>
        <source>Setup man</source>
        <translation>Préparateur</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Stoppeur</translation>
    </message>
    <message>
        <source>BALL</source>
        <translation>BALLE</translation>
    </message>
    <message>
        <source>STRIKE</source>
        <translation>PRISE</translation>
    </message>
    <message>
        <source>TAKE</source>
        <translation>LAISSER</translation>
    </message>
    <message>
        <source>SWING</source>
        <translation>FRAPPER</translation>
    </message>
    <message>
        <source>STEAL</source>
        <translation>VOL</translation>
    </message>
    <message>
        <source>BUNT</source>
        <translation>AMORTI</translation>
    </message>
    <message>
        <source>PITCHOUT</source>
        <translation>LANCER À L’ÉCART</translation>
    </message>
    <message>
        <source>black card</source>
        <translation>carte noire</translation>
    </message>
    <message>
        <source>white card</source>
        <translation>carte blanche</translation>
    </message>
    <message>
        <source>outside the zone</source>
        <translation>hors de la zone</translation>
    </message>
    <message>
        <source>in the zone</source>
        <translation>dans la zone</translation>
    </message>
    <message>
        <source>looks for a ball</source>
        <translation>attend une balle</translation>
    </message>
    <message>
        <source>looks for a strike</source>
        <translation>attend une prise</translation>
    </message>
    <message>
        <source>first to second</source>
        <translation>de première en deuxième</translation>
    </message>
    <message>
        <source>runners move up</source>
        <translation>les coureurs avancent</translation>
    </message>
    <message>
        <source>against the steal</source>
        <translation>contre le vol</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Visiteur</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Pitchout</source>
        <translation>À l’écart</translation>
    </message>
    <message>
        <source>Hitter</source>
        <translation>Frappeur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Mound</source>
        <translation>Monticule</translation>
    </message>
    <message>
        <source>Bullpen</source>
        <translation>Enclos</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Bunt</source>
        <translation>Amorti</translation>
    </message>
    <message>
        <source>Peg of {player}</source>
        <translation>Cheville&#xa0;: {player}</translation>
    </message>
    <message>
        <source>The peg of outs stands at {outs}</source>
        <translation>La cheville des retraits est à {outs}</translation>
    </message>
    <message>
        <source>The peg of NOW HITTING</source>
        <translation>La cheville AU BÂTON</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>The card {card}</source>
        <translation>La carte {card}</translation>
    </message>
    <message>
        <source>A pile of cards</source>
        <translation>Une pile de cartes</translation>
    </message>
    <message>
        <source>{field} holds “{found}”, which is no symbol; write a result like {like} ({rule}).</source>
        <translation>{field} contient «&#xa0;{found}&#xa0;», qui n’est pas un symbole&#xa0;; écrivez un résultat comme {like} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”, whose bases or advance do not go with its result; write it like {like} ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;», dont les bases ou l’avance ne vont pas avec le résultat&#xa0;; écrivez-le comme {like} ({rule}).</translation>
    </message>
    <message>
        <source>{field} lists hitters, but there is no blue area; remove it ({rule}).</source>
        <translation>{field} énumère des frappeurs, mais il n’y a pas de partie bleue&#xa0;; retirez-le ({rule}).</translation>
    </message>
    <message>
        <source>{field} is missing; a card split by hitters says what a pitcher who hits does ({rule}).</source>
        <translation>{field} manque&#xa0;; une carte partagée entre frappeurs dit ce que fait un lanceur au bâton ({rule}).</translation>
    </message>
    <message>
        <source>{field} and blue_rating cannot both decide who reads the blue area; give exactly one of them ({rule}).</source>
        <translation>{field} et blue_rating ne peuvent décider tous deux qui lit la partie bleue&#xa0;; donnez un seul des deux ({rule}).</translation>
    </message>
    <message>
        <source>{field} is {found}; only rating 1 is printed on result cards ({rule}).</source>
        <translation>{field} est {found}&#xa0;; seule la cote 1 est imprimée sur les cartes de résultat ({rule}).</translation>
    </message>
    <message>
        <source>{field} names hitter {found}; hitters are 1 to 9 ({rule}).</source>
        <translation>{field} nomme le frappeur {found}&#xa0;; les frappeurs vont de 1 à 9 ({rule}).</translation>
    </message>
    <message>
        <source>{field} and blue_for leave out hitter {found}; enter him in one of them ({rule}).</source>
        <translation>{field} et blue_for oublient le frappeur {found}&#xa0;; inscrivez-le dans l’un des deux ({rule}).</translation>
    </message>
    <message>
        <source>{field} and white_for both have hitter {found}; enter him in one of them only ({rule}).</source>
        <translation>{field} et white_for ont tous deux le frappeur {found}&#xa0;; inscrivez-le dans un seul ({rule}).</translation>
    </message>
    <message>
        <source>{field} is empty; each half of a split card is for somebody ({rule}).</source>
        <translation>{field} est vide&#xa0;; chaque partie d’une carte partagée est pour quelqu’un ({rule}).</translation>
    </message>
    <message>
        <source>{field} has {found} entries; this deck has exactly {need} ({rule}).</source>
        <translation>{field} a {found} entrées&#xa0;; ce paquet en a exactement {need} ({rule}).</translation>
    </message>
    <message>
        <source>{field} has {found} SAFE cards; there are exactly {need} ({rule}).</source>
        <translation>{field} a {found} cartes SAUF&#xa0;; il y en a exactement {need} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”; every card has a short name of its own ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; chaque carte a un nom court à elle ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}” on another card too; every card has its own ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;», aussi sur une autre carte&#xa0;; chacune a le sien ({rule}).</translation>
    </message>
    <message>
        <source>{field} is no field of this card; the fields are {allowed} ({rule}).</source>
        <translation>{field} n’est pas une rubrique de cette carte&#xa0;; les rubriques sont {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”; write {like} ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; écrivez {like} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is {found}; ratings are 1, 2 and 3 ({rule}).</source>
        <translation>{field} est {found}&#xa0;; les cotes sont 1, 2 et 3 ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>{field} has {found:n} innings; a pitcher card has nine ({rule}).</source>
        <translation>
            <numerusform>{field} a {found:n} manche&#xa0;; une carte de lanceur en a neuf ({rule}).</numerusform>
            <numerusform>{field} a {found:n} manches&#xa0;; une carte de lanceur en a neuf ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{field} has {found:n} men for the role {role}; there are {need} ({rule}).</source>
        <translation>
            <numerusform>{field} a {found:n} homme pour le rôle {role}&#xa0;; il y en a {need} ({rule}).</numerusform>
            <numerusform>{field} a {found:n} hommes pour le rôle {role}&#xa0;; il y en a {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} has a dash in inning {found} after an inning he may pitch in; give it numbers ({rule}).</source>
        <translation>{field} a un tiret à la manche {found} après une manche où il peut lancer&#xa0;; donnez des nombres ({rule}).</translation>
    </message>
    <message>
        <source>{field}, inning {inning}, holds {found}; give 0 to 25 ({rule}).</source>
        <translation>{field}, manche {inning}, contient {found}&#xa0;; donnez de 0 à 25 ({rule}).</translation>
    </message>
    <message>
        <source>{field}, inning {inning}, gives no cards; the first number is 1 or more ({rule}).</source>
        <translation>{field}, manche {inning}, ne donne aucune carte&#xa0;; le premier nombre est au moins 1 ({rule}).</translation>
    </message>
    <message>
        <source>{field} lets him miss an inning he must be able to pitch in; a starter has all nine, every reliever the ninth ({rule}).</source>
        <translation>{field} le prive d’une manche où il doit pouvoir lancer&#xa0;; un partant les a toutes les neuf, tout releveur la neuvième ({rule}).</translation>
    </message>
    <message>
        <source>That card is not in your hand; lay one that is ({rule}).</source>
        <translation>Cette carte n’est pas dans votre main&#xa0;; posez-en une qui y est ({rule}).</translation>
    </message>
    <message>
        <source>The pitcher has no cards left and gets no more; bring in a reliever ({rule}).</source>
        <translation>Le lanceur n’a plus de cartes et n’en reçoit plus&#xa0;; faites entrer un releveur ({rule}).</translation>
    </message>
    <message>
        <source>Your hand is empty; draw from your deck first ({rule}).</source>
        <translation>Votre main est vide&#xa0;; piochez d’abord ({rule}).</translation>
    </message>
    <message>
        <source>A pitchout needs a white card; choose a BALL ({rule}).</source>
        <translation>Un LANCER À L’ÉCART veut une carte blanche&#xa0;; choisissez une BALLE ({rule}).</translation>
    </message>
    <message>
        <source>Nobody is on first to steal second; take or swing ({rule}).</source>
        <translation>Personne n’est en première pour voler la deuxième&#xa0;; LAISSER ou FRAPPER ({rule}).</translation>
    </message>
    <message>
        <source>Second base is occupied, so nobody can steal it; take or swing ({rule}).</source>
        <translation>La deuxième base est occupée, personne ne peut la voler&#xa0;; LAISSER ou FRAPPER ({rule}).</translation>
    </message>
    <message>
        <source>With a runner on third there is no bunt; take or swing ({rule}).</source>
        <translation>Avec un coureur en troisième, pas d’AMORTI&#xa0;; LAISSER ou FRAPPER ({rule}).</translation>
    </message>
    <message>
        <source>With nobody on first or second there is no bunt; take or swing ({rule}).</source>
        <translation>Sans coureur en première ni en deuxième, pas d’AMORTI&#xa0;; LAISSER ou FRAPPER ({rule}).</translation>
    </message>
    <message>
        <source>The pitcher came in during this half-inning and may keep nothing from it ({rule}).</source>
        <translation>Le lanceur est entré pendant cette demi-manche et ne peut rien en garder ({rule}).</translation>
    </message>
    <message>
        <source>Cards were drawn beyond the opening hand, so none may be kept ({rule}).</source>
        <translation>On a pioché au-delà de la première main, on ne peut donc rien garder ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>No more than {most:n} cards may be kept; let the others go ({rule}).</source>
        <translation>
            <numerusform>On ne peut garder plus de {most:n} carte&#xa0;; laissez partir les autres ({rule}).</numerusform>
            <numerusform>On ne peut garder plus de {most:n} cartes&#xa0;; laissez partir les autres ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinch hitters come from the 7th inning on; it is inning {inning} ({rule}).</source>
        <translation>Les frappeurs suppléants viennent dès la manche 7&#xa0;; c’est la manche {inning} ({rule}).</translation>
    </message>
    <message>
        <source>A pinch hitter stands in for hitter 9 alone; hitter {spot} is due ({rule}).</source>
        <translation>Un suppléant ne frappe que pour le frappeur 9&#xa0;; c’est au frappeur {spot} ({rule}).</translation>
    </message>
    <message>
        <source>The hitter&apos;s card is laid; a pinch hitter comes before that ({rule}).</source>
        <translation>La carte du frappeur est posée&#xa0;; un suppléant vient avant ({rule}).</translation>
    </message>
    <message>
        <source>All {most} pinch hitters have been used; hitter 9 must do it ({rule}).</source>
        <translation>Les suppléants ({most}) ont tous servi&#xa0;; c’est au frappeur 9 lui-même ({rule}).</translation>
    </message>
    <message>
        <source>Nobody could pitch afterwards; let the pitcher hit ({rule}).</source>
        <translation>Personne ne pourrait lancer ensuite&#xa0;; laissez frapper le lanceur ({rule}).</translation>
    </message>
    <message>
        <source>{player} is no starter of your side; choose one of its starters ({rule}).</source>
        <translation>{player} n’est pas un partant de votre camp&#xa0;; prenez l’un de ses partants ({rule}).</translation>
    </message>
    <message>
        <source>{player} must rest today; choose another starter ({rule}).</source>
        <translation>{player} doit se reposer aujourd’hui&#xa0;; prenez un autre partant ({rule}).</translation>
    </message>
    <message>
        <source>A pitch card is laid; change pitchers before the next one ({rule}).</source>
        <translation>Une carte de lancer est posée&#xa0;; changez de lanceur avant la prochaine ({rule}).</translation>
    </message>
    <message>
        <source>The pitcher must face one hitter before he may be replaced ({rule}).</source>
        <translation>Le lanceur doit affronter un frappeur avant d’être relevé ({rule}).</translation>
    </message>
    <message>
        <source>{player} is no reliever of your side; choose one in its bullpen ({rule}).</source>
        <translation>{player} n’est pas un releveur de votre camp&#xa0;; prenez-en un de son enclos ({rule}).</translation>
    </message>
    <message>
        <source>{player} has pitched in this game and may not return ({rule}).</source>
        <translation>{player} a lancé dans cette partie et ne peut pas revenir ({rule}).</translation>
    </message>
    <message>
        <source>{player} pitched in the last two games and must rest ({rule}).</source>
        <translation>{player} a lancé dans les deux dernières parties et doit se reposer ({rule}).</translation>
    </message>
    <message>
        <source>Row 1 is for a Long Reliever at the start of an extra inning, with Setup and Closer used; {player} has another row now ({rule}).</source>
        <translation>La ligne 1 est pour une longue relève au début d’une manche de prolongation, préparateur et stoppeur employés&#xa0;; {player} a maintenant une autre ligne ({rule}).</translation>
    </message>
    <message>
        <source>{player} has a dash for inning {inning} and may not pitch in it ({rule}).</source>
        <translation>{player} a un tiret pour la manche {inning} et ne peut pas y lancer ({rule}).</translation>
    </message>
    <message>
        <source>With {people} people the seats say who is at home; let a card and a call decide ({rule}).</source>
        <translation>À {people} personnes, les sièges disent qui reçoit&#xa0;; laissez décider la carte et l’annonce ({rule}).</translation>
    </message>
    <message>
        <source>First find out who is at home: lay a card and call its colour ({rule}).</source>
        <translation>Voyez d’abord qui reçoit&#xa0;: posez une carte et annoncez sa couleur ({rule}).</translation>
    </message>
    <message>
        <source>Pegs move by the result that was drawn; draw one first ({rule}).</source>
        <translation>Les chevilles avancent selon le résultat pioché&#xa0;; piochez d’abord ({rule}).</translation>
    </message>
    <message>
        <source>Cards are kept when the half-inning is over, not before ({rule}).</source>
        <translation>On garde des cartes quand la demi-manche est finie, pas avant ({rule}).</translation>
    </message>
    <message>
        <source>That has nothing to do there now; lay it where a place glows ({rule}).</source>
        <translation>Cela n’a rien à faire là maintenant&#xa0;; posez-le où une place luit ({rule}).</translation>
    </message>
    <message>
        <source>That hitter&apos;s card is not yours to lay now; {name} is hitting ({rule}).</source>
        <translation>Cette carte de frappeur n’est pas à vous maintenant&#xa0;; c’est {name} qui frappe ({rule}).</translation>
    </message>
    <message>
        <source>That pitch card is not yours to lay now; {name} is pitching ({rule}).</source>
        <translation>Cette carte de lancer n’est pas à vous maintenant&#xa0;; c’est {name} qui lance ({rule}).</translation>
    </message>
    <message>
        <source>A card is laid already and stays until both are turned ({rule}).</source>
        <translation>Une carte est déjà posée et reste jusqu’à ce qu’on retourne les deux ({rule}).</translation>
    </message>
    <message>
        <source>The pitching side lays its card first ({rule}).</source>
        <translation>Le camp qui lance pose sa carte d’abord ({rule}).</translation>
    </message>
    <message>
        <source>That peg is on the bench and stays there ({rule}).</source>
        <translation>Cette cheville est sur le banc et y reste ({rule}).</translation>
    </message>
    <message>
        <source>This runner stays on {place}: the card says {card} ({rule}).</source>
        <translation>Ce coureur ne bouge pas ({place})&#xa0;: la carte dit {card} ({rule}).</translation>
    </message>
    <message>
        <source>The runner from {start} is out; his peg goes to the bench ({rule}).</source>
        <translation>Le coureur de {start} est retiré&#xa0;; sa cheville va au banc ({rule}).</translation>
    </message>
    <message>
        <source>The runner from {start} scores; his peg goes to the bench ({rule}).</source>
        <translation>Le coureur de {start} marque&#xa0;; sa cheville va au banc ({rule}).</translation>
    </message>
    <message>
        <source>The hitter&apos;s peg goes to {place}: the card says {card} ({rule}).</source>
        <translation>La cheville du frappeur va ici&#xa0;: {place}&#xa0;; la carte dit {card} ({rule}).</translation>
    </message>
    <message>
        <source>The runner from {start} stops at {place}: the card says +{amount} ({rule}).</source>
        <translation>Le coureur de {start} s’arrête ici&#xa0;: {place}&#xa0;; la carte dit +{amount} ({rule}).</translation>
    </message>
    <message>
        <source>The runner from {start} goes to {place}: the card says {card} ({rule}).</source>
        <translation>Le coureur de {start} va ici&#xa0;: {place}&#xa0;; la carte dit {card} ({rule}).</translation>
    </message>
    <message>
        <source>The runner from {start} is safe; his peg goes to {place} ({rule}).</source>
        <translation>Le coureur de {start} est sauf&#xa0;; sa cheville va ici&#xa0;: {place} ({rule}).</translation>
    </message>
    <message>
        <source>The runner from {start} is caught; his peg goes to the bench ({rule}).</source>
        <translation>Le coureur de {start} est pris&#xa0;; sa cheville va au banc ({rule}).</translation>
    </message>
    <message>
        <source>{outs} outs in inning {inning} cannot be ({rule}).</source>
        <translation>{outs} retraits dans la manche {inning}, c’est impossible ({rule}).</translation>
    </message>
    <message>
        <source>Runs cannot be fewer than none ({rule}).</source>
        <translation>Il ne peut pas y avoir moins de zéro point ({rule}).</translation>
    </message>
    <message>
        <source>The {deck} deck does not have each of its cards exactly once ({rule}).</source>
        <translation>Le paquet {deck} n’a pas chacune de ses cartes une seule fois ({rule}).</translation>
    </message>
    <message>
        <source>{player} stands in two places at once ({rule}).</source>
        <translation>{player} est à deux endroits à la fois ({rule}).</translation>
    </message>
    <message>
        <source>{player} is on the bases but not of the side at bat ({rule}).</source>
        <translation>{player} est sur les bases, mais pas du camp au bâton ({rule}).</translation>
    </message>
    <message>
        <source>{player} pitches although he has left the game, or never came in ({rule}).</source>
        <translation>{player} lance alors qu’il a quitté la partie, ou n’y est jamais entré ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not among the pitchers of his side ({rule}).</source>
        <translation>{player} n’est pas parmi les lanceurs de son camp ({rule}).</translation>
    </message>
    <message>
        <source>A side cannot have used {have} pinch hitters ({rule}).</source>
        <translation>Un camp ne peut pas avoir employé {have} suppléants ({rule}).</translation>
    </message>
    <message>
        <source>There is no row {row} on a pitcher card ({rule}).</source>
        <translation>Il n’y a pas de ligne {row} sur une carte de lanceur ({rule}).</translation>
    </message>
    <message>
        <source>At this level no pitcher has a card, so none can hit ({rule}).</source>
        <translation>À ce niveau aucun lanceur n’a de carte, aucun ne peut donc frapper ({rule}).</translation>
    </message>
    <message>
        <source>At this level there are no pitchers to rest for a series ({rule}).</source>
        <translation>À ce niveau il n’y a pas de lanceurs à reposer pour une série ({rule}).</translation>
    </message>
    <message>
        <source>STEAL is not part of this game ({rule}).</source>
        <translation>VOL n’est pas dans cette partie ({rule}).</translation>
    </message>
    <message>
        <source>BUNT is not part of this game ({rule}).</source>
        <translation>AMORTI n’est pas dans cette partie ({rule}).</translation>
    </message>
    <message>
        <source>PITCHOUT is not part of this game ({rule}).</source>
        <translation>LANCER À L’ÉCART n’est pas dans cette partie ({rule}).</translation>
    </message>
    <message>
        <source>At this level unused cards are not kept ({rule}).</source>
        <translation>À ce niveau on ne garde pas les cartes non jouées ({rule}).</translation>
    </message>
    <message>
        <source>At this level there are no pinch hitters ({rule}).</source>
        <translation>À ce niveau il n’y a pas de frappeurs suppléants ({rule}).</translation>
    </message>
    <message>
        <source>At this level nobody relieves the pitcher ({rule}).</source>
        <translation>À ce niveau personne ne relève le lanceur ({rule}).</translation>
    </message>
    <message>
        <source>In a series only the Closer&apos;s side chooses a row ({rule}).</source>
        <translation>Dans une série, seul le camp du stoppeur choisit une ligne ({rule}).</translation>
    </message>
    <message>
        <source>the plate</source>
        <translation>le marbre</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>the bench</source>
        <translation>le banc</translation>
    </message>
    <message>
        <source>Hitter Advantage</source>
        <translation>Avantage frappeur</translation>
    </message>
    <message>
        <source>No Advantage</source>
        <translation>Sans avantage</translation>
    </message>
    <message>
        <source>Pitcher Advantage</source>
        <translation>Avantage lanceur</translation>
    </message>
    <message>
        <source>red pitch</source>
        <translation>lancers rouges</translation>
    </message>
    <message>
        <source>blue pitch</source>
        <translation>lancers bleus</translation>
    </message>
    <message>
        <source>none advance</source>
        <translation>personne n’avance</translation>
    </message>
    <message>
        <source>3rd +{amount}</source>
        <translation>3e +{amount}</translation>
    </message>
    <message>
        <source>2nd +{amount}</source>
        <translation>2e +{amount}</translation>
    </message>
    <message>
        <source>1st +{amount}</source>
        <translation>1re +{amount}</translation>
    </message>
    <message>
        <source>2nd and 3rd +{amount}</source>
        <translation>2e et 3e +{amount}</translation>
    </message>
    <message>
        <source>1st and 2nd +{amount}</source>
        <translation>1re et 2e +{amount}</translation>
    </message>
    <message>
        <source>1st and 3rd +{amount}</source>
        <translation>1re et 3e +{amount}</translation>
    </message>
    <message>
        <source>all advance +{amount}</source>
        <translation>tous avancent +{amount}</translation>
    </message>
    <message>
        <source>{person}: lay a white or a black card face down for home or visitor.</source>
        <translation>{person}&#xa0;: posez une carte blanche ou noire face cachée, pour être Local ou Visiteur.</translation>
    </message>
    <message>
        <source>{person}: call the colour; right means home.</source>
        <translation>{person}&#xa0;: annoncez la couleur&#xa0;; juste, vous êtes le Local.</translation>
    </message>
    <message>
        <source>{person}: choose today&apos;s starter, unseen.</source>
        <translation>{person}&#xa0;: choisissez le partant du jour, en secret.</translation>
    </message>
    <message>
        <source>{person}: draw for the half-inning, or bring in a reliever.</source>
        <translation>{person}&#xa0;: piochez pour la demi-manche, ou faites entrer un releveur.</translation>
    </message>
    <message>
        <source>{person}: lay a pitch card face down.</source>
        <translation>{person}&#xa0;: posez une carte de lancer face cachée.</translation>
    </message>
    <message>
        <source>{person}: the hand is empty; draw {count}.</source>
        <translation>{person}&#xa0;: la main est vide&#xa0;; piochez {count}.</translation>
    </message>
    <message>
        <source>{person}: bring in a reliever, or walk the hitter.</source>
        <translation>{person}&#xa0;: faites entrer un releveur, ou donnez le but sur balles.</translation>
    </message>
    <message>
        <source>{person}: lay a hitter&apos;s card face down.</source>
        <translation>{person}&#xa0;: posez une carte de frappeur face cachée.</translation>
    </message>
    <message>
        <source>{person}: keep unused cards, {most} at most.</source>
        <translation>{person}&#xa0;: gardez des cartes non jouées, au plus {most}.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Walk him intentionally</source>
        <translation>But intentionnel</translation>
    </message>
    <message>
        <source>Pinch hitter</source>
        <translation>Suppléant</translation>
    </message>
    <message>
        <source>Put the rest away</source>
        <translation>Ranger le reste</translation>
    </message>
    <message>
        <source>the pitch, face down</source>
        <translation>le lancer, face cachée</translation>
    </message>
    <message>
        <source>a pitchout</source>
        <translation>un lancer à l’écart</translation>
    </message>
    <message>
        <source>the hitter&apos;s card, face down</source>
        <translation>la carte du frappeur, face cachée</translation>
    </message>
    <message>
        <source>to be called</source>
        <translation>à deviner</translation>
    </message>
    <message>
        <source>kept for the next half</source>
        <translation>gardée pour la prochaine demi-manche</translation>
    </message>
    <message>
        <source>takes the mound</source>
        <translation>monte au monticule</translation>
    </message>
    <message>
        <source>hits for number 9</source>
        <translation>frappe pour le numéro 9</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>banc</translation>
    </message>
    <message>
        <source>{pitcher}, row {row}</source>
        <translation>{pitcher}, ligne {row}</translation>
    </message>
    <message>
        <source>{pitcher}</source>
        <translation>{pitcher}</translation>
    </message>
    <message>
        <source>Keep a ball</source>
        <translation>Garder une balle</translation>
    </message>
    <message>
        <source>Keep a strike</source>
        <translation>Garder une prise</translation>
    </message>
    <message>
        <source>Ball (white)</source>
        <translation>Balle (blanche)</translation>
    </message>
    <message>
        <source>Strike (black)</source>
        <translation>Prise (noire)</translation>
    </message>
    <message>
        <source>Other answers</source>
        <translation>Autres réponses</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Jeter le dé</translation>
    </message>
    <message>
        <source>drawn into the hand</source>
        <translation>piochée en main</translation>
    </message>
    <message>
        <source>takes the mound with row {row}</source>
        <translation>monte au monticule, ligne {row}</translation>
    </message>
    <message>
        <source>{result}, {advance}</source>
        <translation>{result}, {advance}</translation>
    </message>
    <message>
        <source>single</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>home run</source>
        <translation>circuit</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>but sur balles</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>strikeout</source>
        <translation>retrait sur prises</translation>
    </message>
    <message>
        <source>double play</source>
        <translation>double jeu</translation>
    </message>
    <message>
        <source>fielder&apos;s choice</source>
        <translation>choix défensif</translation>
    </message>
    <message>
        <source>sacrifice fly</source>
        <translation>ballon sacrifice</translation>
    </message>
    <message>
        <source>sacrifice bunt</source>
        <translation>amorti sacrifice</translation>
    </message>
    <message>
        <source>any other out</source>
        <translation>tout autre retrait</translation>
    </message>
    <message>
        <source>Long Reliever</source>
        <translation>Longue relève</translation>
    </message>
    <message>
        <source>Middle Reliever</source>
        <translation>Relève intermédiaire</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Préparateur</translation>
    </message>
    <message>
        <source>started game {started}; he may start again in game {game} ({rule})</source>
        <translation>a commencé la partie {started}&#xa0;; il peut recommencer à la partie {game} ({rule})</translation>
    </message>
    <message>
        <source>pitched in both of the last two games and sits this one out ({rule})</source>
        <translation>a lancé dans les deux dernières parties et saute celle-ci ({rule})</translation>
    </message>
    <message>
        <source>has rested three games: he pitches from the row of the next inning ({rule})</source>
        <translation>s’est reposé trois parties&#xa0;: il lance sur la ligne de la manche suivante ({rule})</translation>
    </message>
    <message>
        <source>may not start today, but relieve ({rule})</source>
        <translation>ne peut pas commencer aujourd’hui, mais relever ({rule})</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>balle</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>pitchout</source>
        <translation>lancer à l’écart</translation>
    </message>
    <message>
        <source>{batter} singles.</source>
        <translation>{batter} frappe un simple.</translation>
    </message>
    <message>
        <source>{batter} doubles.</source>
        <translation>{batter} frappe un double.</translation>
    </message>
    <message>
        <source>{batter} triples.</source>
        <translation>{batter} frappe un triple.</translation>
    </message>
    <message>
        <source>{batter} homers!</source>
        <translation>{batter} frappe un coup de circuit&#xa0;!</translation>
    </message>
    <message>
        <source>{batter} walks.</source>
        <translation>{batter} reçoit un but sur balles.</translation>
    </message>
    <message>
        <source>{batter} is walked intentionally.</source>
        <translation>{batter} reçoit un but sur balles intentionnel.</translation>
    </message>
    <message>
        <source>{batter} is safe on an error.</source>
        <translation>{batter} est sauf sur une erreur.</translation>
    </message>
    <message>
        <source>{batter} strikes out.</source>
        <translation>{batter} est retiré sur des prises.</translation>
    </message>
    <message>
        <source>{batter} flies out.</source>
        <translation>{batter} est retiré sur un ballon.</translation>
    </message>
    <message>
        <source>{batter} grounds out.</source>
        <translation>{batter} est retiré sur un roulant.</translation>
    </message>
    <message>
        <source>{batter} grounds into a double play.</source>
        <translation>{batter} frappe dans un double jeu.</translation>
    </message>
    <message>
        <source>{batter} bunts and is out.</source>
        <translation>{batter} fait un amorti et est retiré.</translation>
    </message>
    <message>
        <source>{batter} is out; nobody to double up.</source>
        <translation>{batter} est retiré&#xa0;; personne d’autre à retirer.</translation>
    </message>
    <message>
        <source>{batter} is safe on a fielder&apos;s choice.</source>
        <translation>{batter} est sauf sur un choix défensif.</translation>
    </message>
    <message>
        <source>{runner} stays on first.</source>
        <translation>{runner} reste en première.</translation>
    </message>
    <message>
        <source>{runner} to second.</source>
        <translation>{runner} va en deuxième.</translation>
    </message>
    <message>
        <source>{runner} to third.</source>
        <translation>{runner} va en troisième.</translation>
    </message>
    <message>
        <source>{runner} scores.</source>
        <translation>{runner} marque.</translation>
    </message>
    <message>
        <source>{person} lays a red card face down.</source>
        <translation>{person} pose une carte rouge face cachée.</translation>
    </message>
    <message>
        <source>{person} calls white; the card is white.</source>
        <translation>{person} annonce blanc&#xa0;; la carte est blanche.</translation>
    </message>
    <message>
        <source>{person} calls white; the card is black.</source>
        <translation>{person} annonce blanc&#xa0;; la carte est noire.</translation>
    </message>
    <message>
        <source>{person} calls black; the card is white.</source>
        <translation>{person} annonce noir&#xa0;; la carte est blanche.</translation>
    </message>
    <message>
        <source>{person} calls black; the card is black.</source>
        <translation>{person} annonce noir&#xa0;; la carte est noire.</translation>
    </message>
    <message>
        <source>At home, in red: {home}. Visiting, in blue: {visitors}.</source>
        <translation>Local, en rouge&#xa0;: {home}. Visiteur, en bleu&#xa0;: {visitors}.</translation>
    </message>
    <message>
        <source>Shuffled: {decks}.</source>
        <translation>On mêle&#xa0;: {decks}.</translation>
    </message>
    <message>
        <source>{person} has chosen a starter.</source>
        <translation>{person} a choisi un partant.</translation>
    </message>
    <message>
        <source>The starters: {visitor} against {home}.</source>
        <translation>Les partants&#xa0;: {visitor} contre {home}.</translation>
    </message>
    <message>
        <source>Top of inning {inning}: the {side} hit</source>
        <translation>Début de la manche {inning}&#xa0;: les {side} frappent</translation>
    </message>
    <message>
        <source>Bottom of inning {inning}: the {side} hit</source>
        <translation>Fin de la manche {inning}&#xa0;: les {side} frappent</translation>
    </message>
    <message>
        <source>The {side} draw {count}.</source>
        <translation>Les {side} piochent {count}.</translation>
    </message>
    <message>
        <source>The {side} dig deep: {count} more.</source>
        <translation>Les {side} puisent dans la réserve&#xa0;: {count} de plus.</translation>
    </message>
    <message>
        <source>The {side} draw a single card.</source>
        <translation>Les {side} piochent une seule carte.</translation>
    </message>
    <message>
        <source>{person} keeps a card.</source>
        <translation>{person} garde une carte.</translation>
    </message>
    <message>
        <source>{person} keeps a white card.</source>
        <translation>{person} garde une carte blanche.</translation>
    </message>
    <message>
        <source>{person} keeps a black card.</source>
        <translation>{person} garde une carte noire.</translation>
    </message>
    <message>
        <source>The {side} put their pitch cards away.</source>
        <translation>Les {side} rangent leurs cartes de lancer.</translation>
    </message>
    <message numerus="yes">
        <source>His {count:n} cards are discarded.</source>
        <translation>
            <numerusform>On défausse {count:n} carte à lui.</numerusform>
            <numerusform>On défausse ses {count:n} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{batter} comes to bat.</source>
        <translation>{batter} se présente au bâton.</translation>
    </message>
    <message>
        <source>{person} lays a pitch card face down.</source>
        <translation>{person} pose une carte de lancer face cachée.</translation>
    </message>
    <message>
        <source>{person} takes the pitch card back.</source>
        <translation>{person} reprend la carte de lancer.</translation>
    </message>
    <message>
        <source>{person} lays a hitter&apos;s card face down.</source>
        <translation>{person} pose une carte de frappeur face cachée.</translation>
    </message>
    <message>
        <source>{pitch} against {strategy}: {deck}.</source>
        <translation>{pitch} contre {strategy}&#xa0;: {deck}.</translation>
    </message>
    <message>
        <source>{count} Baserunning drawn: SAFE.</source>
        <translation>Cartes COURSE piochées&#xa0;: {count}&#xa0;; SAUF.</translation>
    </message>
    <message>
        <source>{count} Baserunning drawn: OUT.</source>
        <translation>Cartes COURSE piochées&#xa0;: {count}&#xa0;; RETIRÉ.</translation>
    </message>
    <message>
        <source>{runner} steals second.</source>
        <translation>{runner} vole la deuxième.</translation>
    </message>
    <message>
        <source>{runner} is caught stealing.</source>
        <translation>{runner} est pris en vol.</translation>
    </message>
    <message>
        <source>{deck}, pitcher&apos;s bar: {result}.</source>
        <translation>{deck}, bande du lanceur&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{deck}, blue, hitter {number}: {result}.</source>
        <translation>{deck}, bleu, frappeur {number}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{deck}, white, hitter {number}: {result}.</source>
        <translation>{deck}, blanc, frappeur {number}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{deck}, white: {result}.</source>
        <translation>{deck}, blanc&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{runner} is out at second.</source>
        <translation>{runner} est retiré en deuxième.</translation>
    </message>
    <message>
        <source>{incoming} hits for {outgoing}.</source>
        <translation>{incoming} frappe pour {outgoing}.</translation>
    </message>
    <message>
        <source>{incoming} relieves {outgoing}.</source>
        <translation>{incoming} relève {outgoing}.</translation>
    </message>
    <message>
        <source>A marker is laid on his card: row {row}.</source>
        <translation>On pose un marqueur sur sa carte&#xa0;: ligne {row}.</translation>
    </message>
    <message>
        <source>Nobody is left to relieve him; he goes on with single cards.</source>
        <translation>Il ne reste personne pour le relever&#xa0;; il continue carte par carte.</translation>
    </message>
    <message>
        <source>The {side} give the game up.</source>
        <translation>Les {side} abandonnent la partie.</translation>
    </message>
    <message>
        <source>Final: {visitor} {visitor_runs}, {home} {home_runs}.</source>
        <translation>Final&#xa0;: {visitor} {visitor_runs}, {home} {home_runs}.</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>Ball or strike, take or swing: two hidden cards.</source>
        <translation>Balle ou prise, laisser ou frapper&#xa0;: deux secrets.</translation>
    </message>
    <message>
        <source>Lay one card: swing at strikes, take balls.</source>
        <translation>Frappez les prises, laissez passer les balles.</translation>
    </message>
    <message>
        <source>Both cards turned: they choose the deck.</source>
        <translation>Les deux cartes retournées désignent le paquet.</translation>
    </message>
    <message>
        <source>A ball you take helps most.</source>
        <translation>Une balle que vous laissez aide le plus.</translation>
    </message>
    <message>
        <source>The pegs show runners and outs.</source>
        <translation>Les chevilles montrent coureurs et retraits.</translation>
    </message>
    <message>
        <source>A mistake? Take it back here.</source>
        <translation>Une erreur&#xa0;? Reprenez-la ici.</translation>
    </message>
    <message>
        <source>You pitch: white balls, black strikes.</source>
        <translation>Vous lancez&#xa0;: balles blanches, prises noires.</translation>
    </message>
    <message>
        <source>The scorebook keeps every play.</source>
        <translation>La feuille de marque garde chaque action.</translation>
    </message>
    <message>
        <source>Your hand is all you have: mix.</source>
        <translation>Votre main est tout ce que vous avez.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>The game is over; nothing is left to answer.</source>
        <translation>La partie est finie&#xa0;; il n’y a plus rien à répondre.</translation>
    </message>
    <message>
        <source>No die is waiting; answer the question first.</source>
        <translation>Aucun dé n’attend&#xa0;; répondez d’abord à la question.</translation>
    </message>
    <message>
        <source>This game uses your own dice: throw one and type its face, 1 to {sides}.</source>
        <translation>Cette partie emploie vos propres dés&#xa0;: jetez-en un et tapez sa face, de 1 à {sides}.</translation>
    </message>
    <message>
        <source>{found} is not on this die; type a face from 1 to {sides}.</source>
        <translation>{found} n’est pas sur ce dé&#xa0;; tapez une face de 1 à {sides}.</translation>
    </message>
    <message>
        <source>That is not one of the answers here; choose one that is offered ({rule}).</source>
        <translation>Ce n’est pas une des réponses ici&#xa0;; choisissez-en une qui est offerte ({rule}).</translation>
    </message>
    <message>
        <source>That is not legal here ({code}, rule {rule}).</source>
        <translation>Ce n’est pas permis ici ({code}, article {rule}).</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>start the game (without a screen: play one game and show its box score)</source>
        <translation>ouvrir la table (sans écran&#xa0;: jouer une partie et en donner le sommaire)</translation>
    </message>
    <message>
        <source>lint, types, import contracts and tests; more arguments go to pytest</source>
        <translation>style, types, contrats et tests&#xa0;; d’autres arguments vont à pytest</translation>
    </message>
    <message>
        <source>the long tier of tests too</source>
        <translation>les tests longs aussi</translation>
    </message>
    <message>
        <source>the benchmarks</source>
        <translation>les mesures de vitesse</translation>
    </message>
    <message>
        <source>bring every language up to date with what the program says</source>
        <translation>mettre chaque langue à jour de ce que dit le programme</translation>
    </message>
    <message>
        <source>a program to give away: a folder, and a package for Debian</source>
        <translation>un programme à donner&#xa0;: un dossier, et un paquet pour Debian</translation>
    </message>
    <message>
        <source>look whether this system has all that Hot Stove needs</source>
        <translation>voir si ce système a tout ce qu’il faut à Hot Stove</translation>
    </message>
    <message>
        <source>any command of the game, such as: ./play rulebooks</source>
        <translation>toute commande du jeu, comme&#xa0;: ./play rulebooks</translation>
    </message>
    <message>
        <source>Hot Stove: set up on first use, then play.</source>
        <translation>Hot Stove&#xa0;: s’installe au premier usage, puis on joue.</translation>
    </message>
    <message>
        <source>Needs Python {oldest} or newer and nothing else. On Windows: py play</source>
        <translation>Il faut Python {oldest} ou plus récent, et rien d’autre. Sous Windows&#xa0;: py play</translation>
    </message>
    <message>
        <source>Hot Stove needs Python {oldest} or newer; this is {ours}.</source>
        <translation>Il faut à Hot Stove Python {oldest} ou plus récent&#xa0;; celui-ci est {ours}.</translation>
    </message>
    <message>
        <source>All that Hot Stove needs from this system is here.</source>
        <translation>Ce système a tout ce qu’il faut à Hot Stove.</translation>
    </message>
    <message>
        <source>Installing what this system lacks: {packages}</source>
        <translation>Installation de ce qui manque à ce système&#xa0;: {packages}</translation>
    </message>
    <message>
        <source>Installed, but still not to be loaded: {packages}.</source>
        <translation>Installé, mais toujours impossible à charger&#xa0;: {packages}.</translation>
    </message>
    <message>
        <source>Hot Stove needs some libraries that this system does not have yet. Install what holds them, and start again.
Debian calls the packages: {packages}</source>
        <translation>Il faut à Hot Stove des bibliothèques que ce système n’a pas encore. Installez ce qui les contient, et recommencez.
Chez Debian, les paquets s’appellent&#xa0;: {packages}</translation>
    </message>
    <message>
        <source>Hot Stove needs some packages that this system does not have yet. Run this once, and start again:</source>
        <translation>Il faut à Hot Stove des paquets que ce système n’a pas encore. Lancez ceci une fois, et recommencez&#xa0;:</translation>
    </message>
    <message>
        <source>Setting up a private environment in .venv (once, about a minute)</source>
        <translation>Préparation d’un environnement à part dans .venv (une seule fois, environ une minute)</translation>
    </message>
    <message>
        <source>Python could not make a private environment in {folder}. Is the disk full, or the folder not yours to write in?</source>
        <translation>Python n’a pas pu préparer un environnement à part dans {folder}. Le disque est-il plein, ou n’avez-vous pas le droit d’écrire dans ce dossier&#xa0;?</translation>
    </message>
    <message>
        <source>Python&apos;s packages could not be installed. Is this machine on the network? Start again when it is; nothing needs to be cleaned up.</source>
        <translation>Les paquets de Python n’ont pas pu être installés. Cette machine est-elle en ligne&#xa0;? Recommencez quand elle le sera&#xa0;; rien n’est à nettoyer.</translation>
    </message>
    <message>
        <source>There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the computer plays a game
against itself. With a screen, ./play opens the table.</source>
        <translation>Il n’y a pas d’écran ici (ni DISPLAY ni WAYLAND_DISPLAY n’est défini)&#xa0;: l’ordinateur joue donc
une partie contre lui-même. Avec un écran, ./play ouvre la table.</translation>
    </message>
    <message>
        <source>The game could not be played.</source>
        <translation>La partie n’a pas pu être jouée.</translation>
    </message>
    <message>
        <source>The game could not be replayed.</source>
        <translation>La partie n’a pas pu être rejouée.</translation>
    </message>
    <message>
        <source>The final table could not be drawn.</source>
        <translation>La table à la fin n’a pas pu être dessinée.</translation>
    </message>
    <message>
        <source>The game: {file}</source>
        <translation>La partie&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The final table: {file}</source>
        <translation>La table à la fin&#xa0;: {file}</translation>
    </message>
    <message>
        <source>tests, long ones too</source>
        <translation>tests, longs aussi</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>tests</translation>
    </message>
    <message>
        <source>lint</source>
        <translation>style</translation>
    </message>
    <message>
        <source>types</source>
        <translation>types</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contrats</translation>
    </message>
    <message>
        <source>benchmarks</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>Adding the tools that test it (once)</source>
        <translation>Ajout des outils pour le tester (une seule fois)</translation>
    </message>
    <message>
        <source>Adding the tools that package it (once)</source>
        <translation>Ajout des outils pour l’empaqueter (une seule fois)</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>FAILED (exit {code})</source>
        <translation>ÉCHEC (code {code})</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>résumé</translation>
    </message>
    <message>
        <source>Failed: {steps}.</source>
        <translation>En échec&#xa0;: {steps}.</translation>
    </message>
    <message>
        <source>All passed.</source>
        <translation>Tout a réussi.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message>
        <source>{file} was written by a newer Hot Stove; open it with that one.</source>
        <translation>{file} a été écrit par un Hot Stove plus récent&#xa0;; ouvrez-le avec celui-là.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>{file} was not opened: it has {size} MB, and a session file has at most {most} MB. Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: il a {size} Mo, et un fichier de partie en a au plus {most}. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: it has more than {most} lines, the most a session file may have. Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: il a plus de {most} lignes, le plus que puisse avoir un fichier de partie. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: there is no whole line in it. Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: il ne contient aucune ligne entière. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: line 1 is not the first line of a session file ({reason}). Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: sa ligne 1 n’est pas la première d’un fichier de partie ({reason}). Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>format {found} does not exist</source>
        <translation>le format {found} n’existe pas</translation>
    </message>
    <message>
        <source>{file} was not opened: line 1 says format {found}, and this program knows formats up to {known}. Open it with a newer Hot Stove.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: sa ligne 1 dit format {found}, et ce programme connaît les formats jusqu’à {known}. Ouvrez-le avec un Hot Stove plus récent.</translation>
    </message>
    <message>
        <source>{file} was not opened: line 1, which says how the game was set up, is damaged ({reason}). Open a copy of the file from before.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: sa ligne 1, qui dit comment la partie fut préparée, est abîmée ({reason}). Ouvrez une copie antérieure du fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: line 1 names the rulebook “{found}”, and this program has {known}. Open it with a Hot Stove that has it.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: sa ligne 1 nomme les règles «&#xa0;{found}&#xa0;», et ce programme a {known}. Ouvrez-le avec un Hot Stove qui les a.</translation>
    </message>
    <message>
        <source>{file} was not opened: the game of line 1 cannot be played. {reason} Open a copy of the file from before.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: la partie de sa ligne 1 ne peut pas être jouée. {reason} Ouvrez une copie antérieure du fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: line {line} is nested more deeply than any line of a session file. Choose another file.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: la ligne {line} est plus emboîtée qu’aucune ligne d’un fichier de partie. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} was not opened: the position in line {line} cannot be: {reason} Open a copy of the file from before, or delete that line: the answers are played again.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: la position de la ligne {line} est impossible&#xa0;: {reason} Ouvrez une copie antérieure du fichier, ou effacez cette ligne&#xa0;: les réponses sont rejouées.</translation>
    </message>
    <message>
        <source>it is none of the lines a session file has</source>
        <translation>ce n’est aucune des lignes qu’a un fichier de partie</translation>
    </message>
    <message>
        <source>it goes back to entry {found}, and there are {have}</source>
        <translation>elle revient à l’entrée {found}, et il y en a {have}</translation>
    </message>
    <message>
        <source>{file} does not begin like a session file; open a copy of it from before.</source>
        <translation>{file} ne commence pas comme un fichier de partie&#xa0;; ouvrez-en une copie antérieure.</translation>
    </message>
    <message>
        <source>{code} ({rule}).</source>
        <translation>{code} ({rule}).</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{file} was not saved: a file of that name is there already. Choose another name.</source>
        <translation>{file} n’a pas été enregistré&#xa0;: un fichier de ce nom existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} was not opened: the game begins with the position in line {line}, which the rules of today cannot read. Open it with the Hot Stove it was played with.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: la partie commence par la position de la ligne {line}, que les règles d’aujourd’hui ne savent pas lire. Ouvrez-le avec le Hot Stove avec lequel il fut joué.</translation>
    </message>
    <message>
        <source>{file} was not opened: its answers do not make a game ({reason}). Open a copy of the file from before.</source>
        <translation>{file} n’a pas été ouvert&#xa0;: ses réponses ne font pas une partie ({reason}). Ouvrez une copie antérieure du fichier.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: line {line} is damaged ({reason}). The game is open up to there; {lost:n} lines are left out, and when you play on the whole file is kept as {kept}.</source>
        <translation>
            <numerusform>{file}&#xa0;: la ligne {line} est abîmée ({reason}). La partie est ouverte jusque-là&#xa0;; {lost:n} ligne est laissée de côté, et si vous continuez, le fichier entier est gardé sous {kept}.</numerusform>
            <numerusform>{file}&#xa0;: la ligne {line} est abîmée ({reason}). La partie est ouverte jusque-là&#xa0;; {lost:n} lignes sont laissées de côté, et si vous continuez, le fichier entier est gardé sous {kept}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: the rules have changed since it was played.</source>
        <translation>{file}&#xa0;: les règles ont changé depuis la partie.</translation>
    </message>
    <message>
        <source>{file}: the answer in line {line} is not legal: {reason}</source>
        <translation>{file}&#xa0;: la réponse de la ligne {line} n’est pas permise&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{why} The game is open up to there, and when you play on the whole file is kept as {kept}.</source>
        <translation>{why} La partie est ouverte jusque-là, et si vous continuez, le fichier entier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>{file}: the rules have changed since it was played; {lost} answers do not fit them and are left out. When you play on, the whole file is kept as {kept}.</source>
        <translation>{file}&#xa0;: les règles ont changé depuis la partie&#xa0;; {lost} réponses n’y vont plus et sont laissées de côté. Si vous continuez, le fichier entier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>{file}: the rules have changed since it was played; all its answers still fit. When you play on, the file as it was is kept as {kept}.</source>
        <translation>{file}&#xa0;: les règles ont changé depuis la partie&#xa0;; toutes ses réponses y vont encore. Si vous continuez, le fichier tel qu’il était est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>{why} Play goes on, but cannot be taken back beyond “{chapter}” (line {line}); when you do, the whole file is kept as {kept}.</source>
        <translation>{why} La partie continue, mais on ne peut rien reprendre avant «&#xa0;{chapter}&#xa0;» (ligne {line})&#xa0;; si vous continuez, le fichier entier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>{why} Play goes on from “{chapter}” (line {line}) and cannot be taken back beyond; {lost} later answers do not fit and are left out. When you play on, the whole file is kept as {kept}.</source>
        <translation>{why} La partie continue à partir de «&#xa0;{chapter}&#xa0;» (ligne {line}), avant quoi on ne peut rien reprendre&#xa0;; {lost} réponses suivantes n’y vont plus et sont laissées de côté. Si vous continuez, le fichier entier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>{file} does not read like a series; open a copy of it from before.</source>
        <translation>{file} ne se lit pas comme une série&#xa0;; ouvrez-en une copie antérieure.</translation>
    </message>
    <message>
        <source>{file} is a series of “{found}”, which has none here; open another.</source>
        <translation>{file} est une série de «&#xa0;{found}&#xa0;», qui n’en a pas ici&#xa0;; ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>{file} is a best of {found}; a series has 1 to {most} games.</source>
        <translation>{file} est au meilleur de {found}&#xa0;; une série a de 1 à {most} parties.</translation>
    </message>
    <message>
        <source>{file} lists a game that no series can have; open a copy of it from before.</source>
        <translation>{file} contient une partie qu’aucune série ne peut avoir&#xa0;; ouvrez-en une copie antérieure.</translation>
    </message>
    <message>
        <source>{fault} - at {place}</source>
        <translation>{fault} - à {place}</translation>
    </message>
    <message>
        <source>Input data was truncated</source>
        <translation>les données s’arrêtent au milieu</translation>
    </message>
    <message>
        <source>Invalid UTF-8 encoded string</source>
        <translation>le texte n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>JSON is malformed: invalid character (byte {byte})</source>
        <translation>le JSON est mal formé&#xa0;: caractère inattendu (octet {byte})</translation>
    </message>
    <message>
        <source>JSON is malformed: {found} (byte {byte})</source>
        <translation>le JSON est mal formé&#xa0;: «&#xa0;{found}&#xa0;» (octet {byte})</translation>
    </message>
    <message>
        <source>Object missing required field {field}</source>
        <translation>il manque le champ {field}</translation>
    </message>
    <message>
        <source>Object contains unknown field {field}</source>
        <translation>le champ {field} est inconnu</translation>
    </message>
    <message>
        <source>Invalid enum value {found}</source>
        <translation>la valeur {found} n’existe pas</translation>
    </message>
    <message>
        <source>Invalid value {found}</source>
        <translation>la valeur {found} ne convient pas</translation>
    </message>
    <message>
        <source>Expected {wanted} of length {length}, got {found}</source>
        <translation>il faut {wanted} de longueur {length}, il y a {found}</translation>
    </message>
    <message>
        <source>Expected {wanted} of at most length {length}</source>
        <translation>il faut {wanted} de longueur {length} au plus</translation>
    </message>
    <message>
        <source>Expected {wanted} of length {length}</source>
        <translation>il faut {wanted} de longueur {length}</translation>
    </message>
    <message>
        <source>Expected {wanted}, got {found}</source>
        <translation>il faut {wanted}, il y a {found}</translation>
    </message>
    <message>
        <source>Expected {wanted}</source>
        <translation>il faut {wanted}</translation>
    </message>
    <message>
        <source>Integer value out of range</source>
        <translation>le nombre entier est hors limites</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>le nombre est hors limites</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>Showdown, basic game</source>
        <translation>Showdown, jeu de base</translation>
    </message>
    <message>
        <source>Showdown, advanced game</source>
        <translation>Showdown, jeu avancé</translation>
    </message>
    <message>
        <source>Showdown, expert game</source>
        <translation>Showdown, jeu expert</translation>
    </message>
    <message>
        <source>Clutch, edition of 2017</source>
        <translation>Clutch, édition de 2017</translation>
    </message>
    <message>
        <source>Clutch, edition of 2024</source>
        <translation>Clutch, édition de 2024</translation>
    </message>
    <message>
        <source>Pitch Duel, AA (easy)</source>
        <translation>Pitch Duel, AA (facile)</translation>
    </message>
    <message>
        <source>Pitch Duel, AAA (normal)</source>
        <translation>Pitch Duel, AAA (normal)</translation>
    </message>
    <message>
        <source>Pitch Duel, MLB (hard)</source>
        <translation>Pitch Duel, MLB (difficile)</translation>
    </message>
    <message>
        <source>Pitch Duel, All Star (very hard)</source>
        <translation>Pitch Duel, All Star (très difficile)</translation>
    </message>
    <message>
        <source>Pizza Box, A-Ball</source>
        <translation>Pizza Box, niveau A</translation>
    </message>
    <message>
        <source>Pizza Box, AA-Ball</source>
        <translation>Pizza Box, niveau AA</translation>
    </message>
    <message>
        <source>Pizza Box, AAA-Ball</source>
        <translation>Pizza Box, niveau AAA</translation>
    </message>
    <message>
        <source>Pizza Box, Pro-Ball</source>
        <translation>Pizza Box, niveau Pro</translation>
    </message>
</context>
<context>
    <name>showdown</name>
    <message>
        <source>{points} pts</source>
        <translation>{points} pts</translation>
    </message>
    <message>
        <source>On-Base</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>The whole league</source>
        <translation>Toute la ligue</translation>
    </message>
    <message>
        <source>Strategy cards, one of each</source>
        <translation>Cartes de stratégie, une de chaque</translation>
    </message>
    <message>
        <source>Strategy deck {deck}</source>
        <translation>Paquet de stratégie {deck}</translation>
    </message>
    <message>
        <source>Cards of no set at hand</source>
        <translation>Cartes d’aucune série connue</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>On-Base, Control</source>
        <translation>Présence, Contrôle</translation>
    </message>
    <message>
        <source>Speed, IP</source>
        <translation>Vitesse, IP</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>{count} players, {points} points, {league} rules at home</source>
        <translation>Joueurs&#xa0;: {count}, points&#xa0;: {points}, règles {league} à domicile</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Lineup (AL)</source>
        <translation>Alignement (AL)</translation>
    </message>
    <message>
        <source>Lineup (NL)</source>
        <translation>Alignement (NL)</translation>
    </message>
    <message>
        <source>Lineup (AL) against left-handers</source>
        <translation>Alignement (AL) contre les gauchers</translation>
    </message>
    <message>
        <source>Lineup (NL) against left-handers</source>
        <translation>Alignement (NL) contre les gauchers</translation>
    </message>
    <message>
        <source>Bullpen</source>
        <translation>Enclos</translation>
    </message>
    <message>
        <source>With a DH</source>
        <translation>Avec un DH</translation>
    </message>
    <message>
        <source>The pitcher bats</source>
        <translation>Le lanceur frappe</translation>
    </message>
    <message>
        <source>With a DH, against left-handers</source>
        <translation>Avec un DH, contre les gauchers</translation>
    </message>
    <message>
        <source>The pitcher bats, against left-handers</source>
        <translation>Le lanceur frappe, contre les gauchers</translation>
    </message>
    <message>
        <source>Hitters</source>
        <translation>Frappeurs</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Réservistes</translation>
    </message>
    <message>
        <source>{count} players, {points} points</source>
        <translation>Joueurs&#xa0;: {count}, points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>DH only</source>
        <translation>DH seulement</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Partant</translation>
    </message>
    <message>
        <source>Reliever</source>
        <translation>Releveur</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Stoppeur</translation>
    </message>
    <message>
        <source>Speed {letter}({number})</source>
        <translation>Vitesse {letter}({number})</translation>
    </message>
    <message>
        <source>IP {innings}</source>
        <translation>IP {innings}</translation>
    </message>
    <message>
        <source>Bats {hand}</source>
        <translation>Frappe {hand}</translation>
    </message>
    <message>
        <source>Throws {hand}</source>
        <translation>Lance {hand}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>from both sides</source>
        <translation>des deux côtés</translation>
    </message>
    <message>
        <source>pop-up</source>
        <translation>chandelle</translation>
    </message>
    <message>
        <source>strikeout</source>
        <translation>retrait sur des prises</translation>
    </message>
    <message>
        <source>ground ball</source>
        <translation>roulant</translation>
    </message>
    <message>
        <source>fly ball</source>
        <translation>ballon</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>but sur balles</translation>
    </message>
    <message>
        <source>single</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>single plus</source>
        <translation>simple plus</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>homer</source>
        <translation>coup de circuit</translation>
    </message>
    <message>
        <source>Hitter, On-Base {number}</source>
        <translation>Frappeur, Présence {number}</translation>
    </message>
    <message>
        <source>bats {hand}</source>
        <translation>frappe {hand}</translation>
    </message>
    <message>
        <source>Pitcher, Control {number}</source>
        <translation>Lanceur, Contrôle {number}</translation>
    </message>
    <message>
        <source>throws {hand}</source>
        <translation>lance {hand}</translation>
    </message>
    <message>
        <source>icons {icons}</source>
        <translation>icônes {icons}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>Chart: {rows}</source>
        <translation>Tableau&#xa0;: {rows}</translation>
    </message>
    <message>
        <source>For home</source>
        <translation>Pour recevoir</translation>
    </message>
    <message>
        <source>Double play</source>
        <translation>Double jeu</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>{name}, runner on first</source>
        <translation>{name}, coureur en première</translation>
    </message>
    <message>
        <source>{name}, runner on second</source>
        <translation>{name}, coureur en deuxième</translation>
    </message>
    <message>
        <source>{name}, runner on third</source>
        <translation>{name}, coureur en troisième</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Élan</translation>
    </message>
    <message>
        <source>{name}, at bat</source>
        <translation>{name}, au bâton</translation>
    </message>
    <message>
        <source>{name}, pitcher, on the mound</source>
        <translation>{name}, lanceur, au monticule</translation>
    </message>
    <message>
        <source>{name}, pitcher, at rest</source>
        <translation>{name}, lanceur, au repos</translation>
    </message>
    <message>
        <source>{name}, {position}, spot {spot} of 9</source>
        <translation>{name}, {position}, rang {spot} sur 9</translation>
    </message>
    <message>
        <source>{name}, on the bench</source>
        <translation>{name}, sur le banc</translation>
    </message>
    <message>
        <source>{name}, in the bullpen</source>
        <translation>{name}, dans l’enclos</translation>
    </message>
    <message>
        <source>{card}, in hand</source>
        <translation>{card}, en main</translation>
    </message>
    <message>
        <source>{card}, in play</source>
        <translation>{card}, en jeu</translation>
    </message>
    <message>
        <source>{card}, used</source>
        <translation>{card}, déjà jouée</translation>
    </message>
    <message>
        <source>A strategy card of the {club}, face down</source>
        <translation>Une carte de stratégie des {club}, face cachée</translation>
    </message>
    <message>
        <source>The strategy deck of the {club}, {count} cards</source>
        <translation>Le paquet de stratégie des {club}, cartes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Mound</source>
        <translation>Monticule</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Marbre</translation>
    </message>
    <message>
        <source>On deck</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banc</translation>
    </message>
    <message>
        <source>Nobody would be left to play {positions}; keep one who can ({rule}).</source>
        <translation>Il ne resterait personne pour jouer {positions}&#xa0;; gardez quelqu’un qui le peut ({rule}).</translation>
    </message>
    <message>
        <source>{batter} started the game and has not batted yet; let him bat once ({rule}).</source>
        <translation>{batter} est des neuf de départ et n’a pas encore frappé&#xa0;; laissez-le frapper une fois ({rule}).</translation>
    </message>
    <message>
        <source>Not now: substitutions come before anything else in an at-bat ({rule}).</source>
        <translation>Pas maintenant&#xa0;: dans un passage, les remplacements viennent avant tout le reste ({rule}).</translation>
    </message>
    <message>
        <source>{player} has left the game and may not return; choose another ({rule}).</source>
        <translation>{player} a quitté la partie et ne revient pas&#xa0;; prenez quelqu’un d’autre ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not on the bench; choose a hitter who is ({rule}).</source>
        <translation>{player} n’est pas sur le banc&#xa0;; prenez un frappeur qui y est ({rule}).</translation>
    </message>
    <message>
        <source>{player} is no reliever or closer in the bullpen; choose one ({rule}).</source>
        <translation>{player} n’est ni releveur ni stoppeur de l’enclos&#xa0;; prenez-en un ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} started and stays until the 5th inning or ten runs; it is inning {inning}, {runs:n} runs are charged to him ({rule}).</source>
        <translation>
            <numerusform>{player} est le partant et reste jusqu’à la 5e manche ou dix points&#xa0;; manche&#xa0;: {inning}, {runs:n} point à sa charge ({rule}).</numerusform>
            <numerusform>{player} est le partant et reste jusqu’à la 5e manche ou dix points&#xa0;; manche&#xa0;: {inning}, {runs:n} points à sa charge ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has just come in and must face one batter ({rule}).</source>
        <translation>{player} vient d’entrer et doit affronter un frappeur ({rule}).</translation>
    </message>
    <message>
        <source>{player} is a backup; in inning {inning} he may only bat for a pitcher ({rule}).</source>
        <translation>{player} est un réserviste&#xa0;; manche {inning}, il ne peut frapper que pour un lanceur ({rule}).</translation>
    </message>
    <message>
        <source>{players} may come in only where somebody is missing; that is {needed} now ({rule}).</source>
        <translation>{players} ne peuvent entrer que là où il manque quelqu’un&#xa0;; à présent&#xa0;: {needed} ({rule}).</translation>
    </message>
    <message>
        <source>{player} bats in spot {spot} and keeps it ({rule}).</source>
        <translation>{player} frappe au rang {spot} et le garde ({rule}).</translation>
    </message>
    <message>
        <source>That is no way to arrange DH and pitcher: keep the DH, or send him into the field and let the pitcher bat for the fielder who leaves ({rule}).</source>
        <translation>DH et lanceur ne s’arrangent pas ainsi&#xa0;: gardez le DH, ou envoyez-le sur le terrain et faites frapper le lanceur à la place du joueur de champ qui sort ({rule}).</translation>
    </message>
    <message>
        <source>{player} is today&apos;s starter by the rotation; put him down ({rule}).</source>
        <translation>{player} est le partant du jour selon la rotation&#xa0;; inscrivez-le ({rule}).</translation>
    </message>
    <message>
        <source>{player} in spot {spot} is a backup and may not start ({rule}).</source>
        <translation>{player}, rang {spot}, est un réserviste et ne peut pas commencer ({rule}).</translation>
    </message>
    <message>
        <source>Under NL rules {player} bats himself; give him one spot as P ({rule}).</source>
        <translation>Selon les règles NL, {player} frappe lui-même&#xa0;; donnez-lui un rang comme P ({rule}).</translation>
    </message>
    <message>
        <source>Under NL rules nobody is designated hitter; take the DH out ({rule}).</source>
        <translation>Selon les règles NL il n’y a pas de frappeur désigné&#xa0;; retirez le DH ({rule}).</translation>
    </message>
    <message>
        <source>{icon} of {player} cannot be used now; wait for its moment ({rule}).</source>
        <translation>L’icône {icon} de {player} ne peut pas servir maintenant&#xa0;; attendez son moment ({rule}).</translation>
    </message>
    <message>
        <source>{player} cannot do that at this level of the game ({rule}).</source>
        <translation>{player} ne peut pas faire cela à ce niveau du jeu ({rule}).</translation>
    </message>
    <message>
        <source>{player} has no {icon} on his card; use one that he has ({rule}).</source>
        <translation>{player} n’a pas d’icône {icon} sur sa carte&#xa0;; employez-en une qu’il a ({rule}).</translation>
    </message>
    <message>
        <source>{player} has used his {icon} as often as he may ({uses}) ({rule}).</source>
        <translation>{player} a employé son icône {icon} autant qu’il peut ({uses}) ({rule}).</translation>
    </message>
    <message>
        <source>{icon} has no power of its own in this game; strategy cards read it ({rule}).</source>
        <translation>L’icône {icon} n’a pas de pouvoir propre dans ce jeu&#xa0;; des cartes de stratégie la lisent ({rule}).</translation>
    </message>
    <message>
        <source>{player} cannot go: {runner} stands on that base ({rule}).</source>
        <translation>{player} ne peut pas partir&#xa0;: {runner} occupe cette base ({rule}).</translation>
    </message>
    <message>
        <source>{player} may not try for an extra base now; these may: {candidates} ({rule}).</source>
        <translation>{player} ne peut pas tenter une base de plus maintenant&#xa0;; le peuvent&#xa0;: {candidates} ({rule}).</translation>
    </message>
    <message>
        <source>K: make it a strikeout</source>
        <translation>K&#xa0;: en faire un retrait sur des prises</translation>
    </message>
    <message>
        <source>HR: make it a homer</source>
        <translation>HR&#xa0;: en faire un coup de circuit</translation>
    </message>
    <message>
        <source>S: make it a double</source>
        <translation>S&#xa0;: en faire un double</translation>
    </message>
    <message>
        <source>V: swing again</source>
        <translation>V&#xa0;: refaire l’élan</translation>
    </message>
    <message>
        <source>SB: {player} steals</source>
        <translation>SB&#xa0;: {player} vole</translation>
    </message>
    <message>
        <source>20: +3 on this pitch</source>
        <translation>20&#xa0;: +3 pour ce lancer</translation>
    </message>
    <message>
        <source>RP: +3 this inning</source>
        <translation>RP&#xa0;: +3 pour cette manche</translation>
    </message>
    <message>
        <source>G: {player} fields at +10</source>
        <translation>G&#xa0;: {player} défend à +10</translation>
    </message>
    <message>
        <source>Throw the pitch</source>
        <translation>Jeter le lancer</translation>
    </message>
    <message>
        <source>Hold the runners</source>
        <translation>Retenir les coureurs</translation>
    </message>
    <message>
        <source>Send {third} home</source>
        <translation>Envoyer {third} au marbre</translation>
    </message>
    <message>
        <source>Send {second} to third</source>
        <translation>Envoyer {second} en troisième</translation>
    </message>
    <message>
        <source>Send both</source>
        <translation>Envoyer les deux</translation>
    </message>
    <message>
        <source>Throw at {home}</source>
        <translation>Tirer sur {home}</translation>
    </message>
    <message>
        <source>Throw at {third}</source>
        <translation>Tirer sur {third}</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Throw without it</source>
        <translation>Jeter le dé sans</translation>
    </message>
    <message>
        <source>Throw for the rotation</source>
        <translation>Jeter pour la rotation</translation>
    </message>
    <message>
        <source>Turn two</source>
        <translation>Tenter le double jeu</translation>
    </message>
    <message>
        <source>Throw the runner out</source>
        <translation>Tirer sur le coureur</translation>
    </message>
    <message>
        <source>{player} uses K: strikeout.</source>
        <translation>{player} emploie K&#xa0;: retrait sur des prises.</translation>
    </message>
    <message>
        <source>{player} uses HR: homer.</source>
        <translation>{player} emploie HR&#xa0;: coup de circuit.</translation>
    </message>
    <message>
        <source>{player} uses S: double.</source>
        <translation>{player} emploie S&#xa0;: double.</translation>
    </message>
    <message>
        <source>{player} uses V and swings {die}: {result}.</source>
        <translation>{player} emploie V et refait l’élan, {die}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{player} uses SB.</source>
        <translation>{player} emploie SB.</translation>
    </message>
    <message>
        <source>{player} uses 20: +3 on this pitch.</source>
        <translation>{player} emploie 20&#xa0;: +3 pour ce lancer.</translation>
    </message>
    <message>
        <source>{player} uses RP: +3 for the rest of the inning.</source>
        <translation>{player} emploie RP&#xa0;: +3 pour le reste de la manche.</translation>
    </message>
    <message>
        <source>{player} uses G: +10 Fielding.</source>
        <translation>{player} emploie G&#xa0;: Défense +10.</translation>
    </message>
    <message>
        <source>Rotation slot {slot}: both teams start that man.</source>
        <translation>Rotation, place {slot}&#xa0;: les deux équipes font partir cet homme.</translation>
    </message>
    <message>
        <source>AL rules: a designated hitter bats for the pitcher.</source>
        <translation>Règles AL&#xa0;: un frappeur désigné frappe à la place du lanceur.</translation>
    </message>
    <message>
        <source>NL rules: the pitchers bat.</source>
        <translation>Règles NL&#xa0;: les lanceurs frappent.</translation>
    </message>
    <message>
        <source>{incoming} bats for {outgoing}.</source>
        <translation>{incoming} frappe pour {outgoing}.</translation>
    </message>
    <message>
        <source>{incoming} relieves {outgoing}.</source>
        <translation>{incoming} relève {outgoing}.</translation>
    </message>
    <message>
        <source>In the field: {players}.</source>
        <translation>Sur le terrain&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{sum} &gt; Speed {speed}: double play</source>
        <translation>{sum} &gt; Vitesse {speed}&#xa0;: double jeu</translation>
    </message>
    <message>
        <source>{sum}, not over Speed {speed}: safe at first</source>
        <translation>{sum}, pas plus que Vitesse {speed}&#xa0;: sauf en première</translation>
    </message>
    <message>
        <source>Trying for an extra base: {runners}.</source>
        <translation>Tentent une base de plus&#xa0;: {runners}.</translation>
    </message>
    <message>
        <source>The throw goes after {runner}.</source>
        <translation>Le tir vise {runner}.</translation>
    </message>
    <message>
        <source>{sum} &gt; {target}: out</source>
        <translation>{sum} &gt; {target}&#xa0;: retiré</translation>
    </message>
    <message>
        <source>{sum}, not over {target}: safe</source>
        <translation>{sum}, pas plus que {target}&#xa0;: sauf</translation>
    </message>
    <message>
        <source>A 1-2-3 inning: {pitcher} gains an inning (CY).</source>
        <translation>Une manche à trois frappeurs&#xa0;: {pitcher} gagne une manche (CY).</translation>
    </message>
    <message>
        <source>The {club} forfeit the game.</source>
        <translation>Les {club} déclarent forfait.</translation>
    </message>
    <message>
        <source>{runner} steals {base}.</source>
        <translation>{runner} vole&#xa0;: {base}.</translation>
    </message>
    <message>
        <source>{runner} is thrown out at {base}.</source>
        <translation>{runner} est retiré par le tir&#xa0;: {base}.</translation>
    </message>
    <message>
        <source>{runner} scores.</source>
        <translation>{runner} marque.</translation>
    </message>
    <message>
        <source>{runner} goes to {base}.</source>
        <translation>{runner} avance&#xa0;: {base}.</translation>
    </message>
    <message>
        <source>{club}: {pitcher} pitches to {batter}{tired}.</source>
        <translation>{club}&#xa0;: {pitcher} lance à {batter}{tired}.</translation>
    </message>
    <message>
        <source>, tired (−{fatigue})</source>
        <translation>, fatigué (−{fatigue})</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>Stay put</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>{pitcher} pitches: {players}</source>
        <translation>{pitcher} lance&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{club}: a pitcher bats; swing on {pitcher}&apos;s chart.</source>
        <translation>{club}&#xa0;: un lanceur frappe&#xa0;; élan sur le tableau de {pitcher}.</translation>
    </message>
    <message>
        <source>{club}: more than {need} turns two.</source>
        <translation>{club}&#xa0;: double jeu au-dessus de {need}.</translation>
    </message>
    <message>
        <source>{club}: throw after the runner.</source>
        <translation>{club}&#xa0;: tirez sur le coureur.</translation>
    </message>
    <message>
        <source>{manager}: throw for today&apos;s rotation slot.</source>
        <translation>{manager}&#xa0;: jetez pour la place du jour dans la rotation.</translation>
    </message>
    <message>
        <source>{club}: {pitcher} needs more than {need} on the die.</source>
        <translation>{club}&#xa0;: il faut à {pitcher} plus de {need} au dé.</translation>
    </message>
    <message>
        <source>goes into the field here</source>
        <translation>va ici sur le terrain</translation>
    </message>
    <message>
        <source>Inning {now} of {ip}: −{fatigue}</source>
        <translation>Manche {now} sur {ip}&#xa0;: −{fatigue}</translation>
    </message>
    <message>
        <source>Inning {now} of {ip}</source>
        <translation>Manche {now} sur {ip}</translation>
    </message>
    <message>
        <source>Pinch hitter</source>
        <translation>Suppléant</translation>
    </message>
    <message>
        <source>New pitcher</source>
        <translation>Nouveau lanceur</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>home</source>
        <translation>marbre</translation>
    </message>
    <message>
        <source>{club}: the nine cannot take the field as it is; set it anew.</source>
        <translation>{club}&#xa0;: les neuf ne peuvent pas prendre le terrain ainsi&#xa0;; replacez-les.</translation>
    </message>
    <message>
        <source>{club}: {batter} stays in, or answer with another hitter.</source>
        <translation>{club}&#xa0;: {batter} reste, ou répondez par un autre frappeur.</translation>
    </message>
    <message>
        <source>{club}: use an icon before the pitch?</source>
        <translation>{club}&#xa0;: employer une icône avant le lancer&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: the result is {result}; use an icon?</source>
        <translation>{club}&#xa0;: le résultat est {result}&#xa0;; employer une icône&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: use a G for +10 Fielding?</source>
        <translation>{club}&#xa0;: employer un G pour Défense +10&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: try for an extra base?</source>
        <translation>{club}&#xa0;: tenter une base de plus&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: which runner do you throw at?</source>
        <translation>{club}&#xa0;: sur quel coureur tirez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{field} is empty; every card needs one ({rule}).</source>
        <translation>{field} est vide&#xa0;; chaque carte doit en avoir ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”; give a whole number from {low} to {high} ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; donnez un nombre entier de {low} à {high} ({rule}).</translation>
    </message>
    <message>
        <source>the chart has a gap at {missing} before {before}; give every total from 1 a result ({rule}).</source>
        <translation>le tableau a un trou à {missing}, avant {before}&#xa0;; donnez un résultat à chaque total depuis 1 ({rule}).</translation>
    </message>
    <message>
        <source>the chart gives {at} to {result} and to another result as well; give each total one result and each result one range ({rule}).</source>
        <translation>le tableau donne {at} à {result} et à un autre résultat aussi&#xa0;; un résultat par total, une ligne par résultat ({rule}).</translation>
    </message>
    <message>
        <source>the chart has no open end, or one too early; only its last range is open, written like 19+ ({rule}).</source>
        <translation>le tableau n’a pas de fin ouverte, ou l’a trop tôt&#xa0;; seule sa dernière ligne est ouverte, écrite comme 19+ ({rule}).</translation>
    </message>
    <message>
        <source>“{found}” is neither a field nor a result; the results are {allowed} ({rule}).</source>
        <translation>«&#xa0;{found}&#xa0;» n’est ni une rubrique ni un résultat&#xa0;; les résultats sont {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{field} holds “{found}”; a hitter may hold {allowed} ({rule}).</source>
        <translation>{field} contient «&#xa0;{found}&#xa0;»&#xa0;; un frappeur peut avoir {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{field} holds “{found}”; the icons are {allowed} ({rule}).</source>
        <translation>{field} contient «&#xa0;{found}&#xa0;»&#xa0;; les icônes sont {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{field} holds {found}, which a {kind} may not have; remove it ({rule}).</source>
        <translation>{field} contient {found}, interdit à cette sorte de carte ({kind})&#xa0;; retirez-le ({rule}).</translation>
    </message>
    <message>
        <source>the id is that of the card in {file}, row {row}, too; every card needs its own ({rule}).</source>
        <translation>l’id est aussi celui de la carte de {file}, ligne {row}&#xa0;; chaque carte doit avoir le sien ({rule}).</translation>
    </message>
    <message>
        <source>the chart runs {found}; the usual order is {usual} ({rule}).</source>
        <translation>le tableau suit l’ordre {found}&#xa0;; l’ordre habituel est {usual} ({rule}).</translation>
    </message>
    <message>
        <source>Speed {found} is unusual; that letter mostly means {low} to {high} ({rule}).</source>
        <translation>Vitesse {found} est inhabituelle&#xa0;; cette lettre veut dire le plus souvent de {low} à {high} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”; allowed: {allowed} ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; permis&#xa0;: {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”; write it like {like} ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; écrivez-le comme {like} ({rule}).</translation>
    </message>
    <message>
        <source>{field} is “{found}”; leave it empty on the card of a {kind} ({rule}).</source>
        <translation>{field} est «&#xa0;{found}&#xa0;»&#xa0;; laissez-le vide sur cette sorte de carte ({kind}) ({rule}).</translation>
    </message>
    <message>
        <source>{field} lists {found}; allowed are {low} to {high} ({rule}).</source>
        <translation>{field} contient {found}&#xa0;; on permet de {low} à {high} ({rule}).</translation>
    </message>
    <message>
        <source>the {format} format takes players of season {season} only; {player} is of another ({rule}).</source>
        <translation>le format {format} ne prend que des joueurs de la saison {season}&#xa0;; {player} est d’une autre ({rule}).</translation>
    </message>
    <message>
        <source>the {format} format takes cards with a club&apos;s logo only; that of {player} has none ({rule}).</source>
        <translation>le format {format} ne prend que des cartes au logo d’un club&#xa0;; celle de {player} n’en a pas ({rule}).</translation>
    </message>
    <message>
        <source>the {format} format takes no special subsets; {player} is of one ({rule}).</source>
        <translation>le format {format} ne prend pas de sous-séries&#xa0;; {player} est de l’une d’elles ({rule}).</translation>
    </message>
    <message>
        <source>no card is known by the id {names}; open the set it is in, or take it out ({rule}).</source>
        <translation>on ne connaît pas de carte d’id {names}&#xa0;; ouvrez sa série, ou retirez-la ({rule}).</translation>
    </message>
    <message>
        <source>{names} cannot be a backup; only hitters of the roster can ({rule}).</source>
        <translation>{names}&#xa0;: pas réservistes&#xa0;; seuls des frappeurs de l’effectif peuvent l’être ({rule}).</translation>
    </message>
    <message>
        <source>{names} are the same player; keep one of the cards ({rule}).</source>
        <translation>{names} sont le même joueur&#xa0;; gardez une de ces cartes ({rule}).</translation>
    </message>
    <message>
        <source>the cards cost {total} points, {excess} more than the {cap} allowed; choose cheaper ones ({rule}).</source>
        <translation>les cartes coûtent {total} points, {excess} de plus que les {cap} permis&#xa0;; prenez-en de moins chères ({rule}).</translation>
    </message>
    <message>
        <source>no full-cost hitter is left to play {positions}; add one who can ({rule}).</source>
        <translation>il ne reste pas de frappeur à plein prix pour jouer {positions}&#xa0;; ajoutez-en un qui le peut ({rule}).</translation>
    </message>
    <message>
        <source>a full-cost hitter beside the eight fielders must be the designated hitter, in the NL too; name one ({rule}).</source>
        <translation>un frappeur à plein prix, outre les huit joueurs de champ, doit être le frappeur désigné, en NL aussi&#xa0;; nommez-en un ({rule}).</translation>
    </message>
    <message>
        <source>no rules are chosen for home games; choose one of {allowed} ({rule}).</source>
        <translation>les règles des parties à domicile ne sont pas choisies&#xa0;; prenez-en une parmi {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>the rotation must name each of the four starters once (missing: {missing}; twice: {double}; no starter: {wrong}); correct it ({rule}).</source>
        <translation>la rotation doit nommer une fois chacun des quatre partants (manquent&#xa0;: {missing}&#xa0;; en double&#xa0;: {double}&#xa0;; pas partants&#xa0;: {wrong})&#xa0;; corrigez-la ({rule}).</translation>
    </message>
    <message>
        <source>in the {league} order {player}, spot {spot}, is not on the roster or bats twice; put another there ({rule}).</source>
        <translation>dans l’ordre {league}, {player}, rang {spot}, n’est pas de l’effectif ou frappe deux fois&#xa0;; mettez-y quelqu’un d’autre ({rule}).</translation>
    </message>
    <message>
        <source>in the {league} order {player}, spot {spot}, is a backup; start a full-cost hitter ({rule}).</source>
        <translation>dans l’ordre {league}, {player}, rang {spot}, est un réserviste&#xa0;; faites commencer un frappeur à plein prix ({rule}).</translation>
    </message>
    <message>
        <source>in the {league} order {player}, spot {spot}, may not play {position}; he may play {allowed} ({rule}).</source>
        <translation>dans l’ordre {league}, {player}, rang {spot}, ne peut pas jouer {position}&#xa0;; il peut jouer {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>the {league} order must have exactly one {wanted} and no {barred}; correct it ({rule}).</source>
        <translation>l’ordre {league} doit avoir exactement un {wanted} et aucun {barred}&#xa0;; corrigez-le ({rule}).</translation>
    </message>
    <message>
        <source>the {format} format takes strategy cards of season {season} and the one before; {card} is of another ({rule}).</source>
        <translation>le format {format} prend les cartes de stratégie de la saison {season} et de la précédente&#xa0;; {card} est d’une autre ({rule}).</translation>
    </message>
    <message>
        <source>nobody is in the bullpen, so no pitching change will be possible; add a reliever or closer if you want one ({rule}).</source>
        <translation>il n’y a personne dans l’enclos, donc aucun changement de lanceur possible&#xa0;; ajoutez un releveur ou un stoppeur si vous en voulez un ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>Fill {need:n} spots of the {league} order.</source>
        <translation>
            <numerusform>Remplissez {need:n} rang de l’ordre {league}.</numerusform>
            <numerusform>Remplissez {need:n} rangs de l’ordre {league}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its set, or take it out.</source>
        <translation>Ouvrez sa série, ou retirez-la.</translation>
    </message>
    <message>
        <source>Have exactly {need} cards.</source>
        <translation>Ayez exactement {need} cartes.</translation>
    </message>
    <message>
        <source>Have exactly {need} starters.</source>
        <translation>Ayez exactement {need} partants.</translation>
    </message>
    <message>
        <source>Have {need} hitters at full cost.</source>
        <translation>Ayez {need} frappeurs à plein prix.</translation>
    </message>
    <message>
        <source>Pay for {names} in full.</source>
        <translation>Payez {names} à plein prix.</translation>
    </message>
    <message>
        <source>Keep one of these cards.</source>
        <translation>Gardez une de ces cartes.</translation>
    </message>
    <message numerus="yes">
        <source>there are {have:n} cards; a roster has exactly {need} ({rule}).</source>
        <translation>
            <numerusform>il y a {have:n} carte&#xa0;; un effectif en a exactement {need} ({rule}).</numerusform>
            <numerusform>il y a {have:n} cartes&#xa0;; un effectif en a exactement {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are {have:n} starters ({names}); name exactly {need} ({rule}).</source>
        <translation>
            <numerusform>il y a {have:n} partant ({names})&#xa0;; nommez-en exactement {need} ({rule}).</numerusform>
            <numerusform>il y a {have:n} partants ({names})&#xa0;; nommez-en exactement {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are {have:n} full-cost hitters and {backups} backups; at least {need} must be full-cost ({rule}).</source>
        <translation>
            <numerusform>frappeur à plein prix&#xa0;: {have:n}, réservistes&#xa0;: {backups}&#xa0;; il en faut au moins {need} à plein prix ({rule}).</numerusform>
            <numerusform>frappeurs à plein prix&#xa0;: {have:n}, réservistes&#xa0;: {backups}&#xa0;; il en faut au moins {need} à plein prix ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {league} order has {have:n} spots; fill {need} ({rule}).</source>
        <translation>
            <numerusform>l’ordre {league} a {have:n} rang&#xa0;; remplissez-en {need} ({rule}).</numerusform>
            <numerusform>l’ordre {league} a {have:n} rangs&#xa0;; remplissez-en {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the {league} order {have:n} men play {position}; one must ({rule}).</source>
        <translation>
            <numerusform>dans l’ordre {league}, {have:n} joueur en {position}&#xa0;; il en faut un ({rule}).</numerusform>
            <numerusform>dans l’ordre {league}, {have:n} joueurs en {position}&#xa0;; il en faut un ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save {excess:n} points.</source>
        <translation>
            <numerusform>Économisez {excess:n} point.</numerusform>
            <numerusform>Économisez {excess:n} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a full-cost hitter for {positions}.</source>
        <translation>Ajoutez un frappeur à plein prix pour {positions}.</translation>
    </message>
    <message>
        <source>Name a full-cost hitter as DH.</source>
        <translation>Nommez DH un frappeur à plein prix.</translation>
    </message>
    <message>
        <source>Choose AL or NL rules.</source>
        <translation>Choisissez les règles AL ou NL.</translation>
    </message>
    <message>
        <source>Name each starter once.</source>
        <translation>Nommez chaque partant une fois.</translation>
    </message>
    <message>
        <source>Put another man in spot {spot} ({league}).</source>
        <translation>Mettez quelqu’un d’autre au rang {spot} ({league}).</translation>
    </message>
    <message>
        <source>Pay for {player} in full, or bench him.</source>
        <translation>Payez {player} à plein prix, ou mettez-le sur le banc.</translation>
    </message>
    <message>
        <source>Have {player} play {allowed} ({league}).</source>
        <translation>Faites jouer {player} en {allowed} ({league}).</translation>
    </message>
    <message>
        <source>Have one {wanted} and no {barred} ({league}).</source>
        <translation>Ayez un {wanted} et aucun {barred} ({league}).</translation>
    </message>
    <message>
        <source>Take {player} out, or choose another format.</source>
        <translation>Retirez {player}, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>Take {card} out of the deck.</source>
        <translation>Retirez {card} du paquet.</translation>
    </message>
    <message>
        <source>Have {need} cards in the deck, or none.</source>
        <translation>Ayez {need} cartes dans le paquet, ou aucune.</translation>
    </message>
    <message>
        <source>Have {card} {most} times at most.</source>
        <translation>Ayez {card} au plus {most} fois.</translation>
    </message>
    <message>
        <source>Add a reliever or closer.</source>
        <translation>Ajoutez un releveur ou un stoppeur.</translation>
    </message>
    <message>
        <source>Have one man play {position} ({league}).</source>
        <translation>Faites jouer un seul homme en {position} ({league}).</translation>
    </message>
    <message>
        <source>{what} {by}.</source>
        <translation>{what} {by}.</translation>
    </message>
    <message>
        <source>{what} {by} for this at-bat.</source>
        <translation>{what} {by} pour ce passage au bâton.</translation>
    </message>
    <message>
        <source>{what} {by} for the inning.</source>
        <translation>{what} {by} pour la manche.</translation>
    </message>
    <message>
        <source>{what} {by} for the game.</source>
        <translation>{what} {by} pour la partie.</translation>
    </message>
    <message>
        <source>Both strategy decks are shuffled.</source>
        <translation>On mêle les deux paquets de stratégie.</translation>
    </message>
    <message>
        <source>No strategy cards today: the {clubs} have brought no deck.</source>
        <translation>Pas de cartes de stratégie aujourd’hui&#xa0;: les {clubs} n’ont pas apporté de paquet.</translation>
    </message>
    <message>
        <source>The {club} shuffle their deck.</source>
        <translation>Les {club} mêlent leur paquet.</translation>
    </message>
    <message>
        <source>The {club} draw {cards}.</source>
        <translation>Les {club} piochent {cards}.</translation>
    </message>
    <message>
        <source>The {club} draw a card.</source>
        <translation>Les {club} piochent une carte.</translation>
    </message>
    <message numerus="yes">
        <source>The {club} draw {count:n} cards.</source>
        <translation>
            <numerusform>Les {club} piochent {count:n} carte.</numerusform>
            <numerusform>Les {club} piochent {count:n} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {club} take a card from their deck.</source>
        <translation>Les {club} prennent une carte dans leur paquet.</translation>
    </message>
    <message>
        <source>The {club} take {card} from their deck.</source>
        <translation>Les {club} prennent {card} dans leur paquet.</translation>
    </message>
    <message>
        <source>The {club} take {card} back into the hand.</source>
        <translation>Les {club} reprennent {card} en main.</translation>
    </message>
    <message>
        <source>The {club} show their hand to the others.</source>
        <translation>Les {club} montrent leur main aux autres.</translation>
    </message>
    <message>
        <source>The {club} show their hand: {cards}.</source>
        <translation>Les {club} montrent leur main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {club} discard {cards}.</source>
        <translation>Les {club} défaussent {cards}.</translation>
    </message>
    <message>
        <source>The {club} play {card}.</source>
        <translation>Les {club} jouent {card}.</translation>
    </message>
    <message>
        <source>{player}&apos;s {icon} icon adds to it.</source>
        <translation>L’icône {icon} de {player} s’y ajoute.</translation>
    </message>
    <message>
        <source>{card} is cancelled.</source>
        <translation>{card} est annulée.</translation>
    </message>
    <message>
        <source>{card} stays in play.</source>
        <translation>{card} reste en jeu.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>{card} va à la défausse.</translation>
    </message>
    <message>
        <source>{player}&apos;s {what}</source>
        <translation>{what} de {player}</translation>
    </message>
    <message>
        <source>{player}&apos;s IP {by} for the game.</source>
        <translation>IP de {player} {by} pour la partie.</translation>
    </message>
    <message>
        <source>The result is now {result}.</source>
        <translation>Le résultat est à présent {result}.</translation>
    </message>
    <message>
        <source>The swing will be read on the pitcher&apos;s chart.</source>
        <translation>L’élan se lira sur le tableau du lanceur.</translation>
    </message>
    <message>
        <source>The swing will be read on the batter&apos;s chart.</source>
        <translation>L’élan se lira sur le tableau du frappeur.</translation>
    </message>
    <message>
        <source>{runners} must hold.</source>
        <translation>Ne partent pas&#xa0;: {runners}.</translation>
    </message>
    <message>
        <source>Nobody may try for an extra base.</source>
        <translation>Personne ne peut tenter une base de plus.</translation>
    </message>
    <message>
        <source>{batter} is to be walked.</source>
        <translation>{batter} recevra le but sur balles.</translation>
    </message>
    <message>
        <source>{batter} squares to bunt.</source>
        <translation>{batter} se place pour l’amorti.</translation>
    </message>
    <message>
        <source>Bunt {die} on {pitcher}&apos;s chart: it is down.</source>
        <translation>Amorti {die} sur le tableau de {pitcher}&#xa0;: réussi.</translation>
    </message>
    <message>
        <source>Bunt {die} on {pitcher}&apos;s chart: popped up.</source>
        <translation>Amorti {die} sur le tableau de {pitcher}&#xa0;: en chandelle.</translation>
    </message>
    <message>
        <source>Steal: {sum} &gt; Speed {speed}: out</source>
        <translation>Vol&#xa0;: {sum} &gt; Vitesse {speed}&#xa0;: retiré</translation>
    </message>
    <message>
        <source>Steal: {sum}, not over Speed {speed}: safe</source>
        <translation>Vol&#xa0;: {sum}, pas plus que Vitesse {speed}&#xa0;: sauf</translation>
    </message>
    <message>
        <source>Fielding check: {sum}, 21 or more: passed</source>
        <translation>Test de Défense&#xa0;: {sum}, 21 ou plus&#xa0;: réussi</translation>
    </message>
    <message>
        <source>Fielding check: {sum}, not 21: failed</source>
        <translation>Test de Défense&#xa0;: {sum}, moins de 21&#xa0;: manqué</translation>
    </message>
    <message>
        <source>{pitcher} may be taken out.</source>
        <translation>{pitcher} peut être sorti.</translation>
    </message>
    <message>
        <source>{pitcher} must leave the mound now.</source>
        <translation>{pitcher} doit quitter le monticule maintenant.</translation>
    </message>
    <message>
        <source>{pitcher} must leave before the next batter.</source>
        <translation>{pitcher} doit sortir avant le prochain frappeur.</translation>
    </message>
    <message>
        <source>{incoming} runs for {outgoing}.</source>
        <translation>{incoming} court pour {outgoing}.</translation>
    </message>
    <message>
        <source>{batter} sacrifices.</source>
        <translation>{batter} se sacrifie.</translation>
    </message>
    <message>
        <source>{runner} is caught stealing {base}.</source>
        <translation>{runner} est pris en vol&#xa0;: {base}.</translation>
    </message>
    <message>
        <source>{runner} is put out.</source>
        <translation>{runner} est retiré.</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>est jouée</translation>
    </message>
    <message>
        <source>is the one</source>
        <translation>est désigné</translation>
    </message>
    <message>
        <source>runs for him</source>
        <translation>court pour lui</translation>
    </message>
    <message>
        <source>{card} waits: no card is played before substitutions, walk and bunt are settled ({rule}).</source>
        <translation>{card} attend&#xa0;: pas de carte avant que remplacements, but sur balles et amorti soient réglés ({rule}).</translation>
    </message>
    <message>
        <source>{card} is played {when}; keep it until then ({rule}).</source>
        <translation>{card} se joue {when}&#xa0;; gardez-la jusque-là ({rule}).</translation>
    </message>
    <message>
        <source>{card} is {side}; keep it for the other half ({rule}).</source>
        <translation>{card} est {side}&#xa0;; gardez-la pour l’autre moitié ({rule}).</translation>
    </message>
    <message>
        <source>You have played {card} in this at-bat already; another card, or the next batter ({rule}).</source>
        <translation>Vous avez déjà joué {card} dans ce passage&#xa0;; une autre carte, ou le prochain frappeur ({rule}).</translation>
    </message>
    <message>
        <source>What {card} asks for is not so now; read its first line again ({rule}).</source>
        <translation>Ce que demande {card} n’est pas le cas&#xa0;; relisez sa première ligne ({rule}).</translation>
    </message>
    <message>
        <source>{card} finds nobody and nothing it may be played on now ({rule}).</source>
        <translation>{card} ne trouve ici personne ni rien sur quoi la jouer ({rule}).</translation>
    </message>
    <message>
        <source>{card} is not in this hand; play one that is ({rule}).</source>
        <translation>{card} n’est pas dans cette main&#xa0;; jouez-en une qui y est ({rule}).</translation>
    </message>
    <message>
        <source>{card} waits: the other manager plays or passes first ({rule}).</source>
        <translation>{card} attend&#xa0;: l’autre manager joue ou passe d’abord ({rule}).</translation>
    </message>
    <message>
        <source>{runner} is on third, and nobody steals home unless the card says so ({rule}).</source>
        <translation>{runner} est en troisième, et personne ne vole le marbre à moins que la carte ne le dise ({rule}).</translation>
    </message>
    <message>
        <source>{runner} stands on the base that {player} would steal ({rule}).</source>
        <translation>{runner} occupe la base que volerait {player} ({rule}).</translation>
    </message>
    <message>
        <source>No bunt with {runner} on third, unless a card allows it ({rule}).</source>
        <translation>Pas d’amorti avec {runner} en troisième, à moins qu’une carte ne le permette ({rule}).</translation>
    </message>
    <message>
        <source>The batter is being walked; there is nothing to bunt ({rule}).</source>
        <translation>Le frappeur reçoit un but sur balles&#xa0;; il n’y a rien à amortir ({rule}).</translation>
    </message>
    <message>
        <source>{player}&apos;s {icon} has no power of its own in the expert game; cards use it ({rule}).</source>
        <translation>L’icône {icon} de {player} n’a pas de pouvoir propre dans le jeu expert&#xa0;; des cartes l’emploient ({rule}).</translation>
    </message>
    <message>
        <source>A card has sent {player} off the mound; bring in another pitcher ({rule}).</source>
        <translation>Une carte a chassé {player} du monticule&#xa0;; faites entrer un autre lanceur ({rule}).</translation>
    </message>
    <message>
        <source>Without {player} nobody is left to play {positions}; should the game go on, the team would forfeit ({rule}).</source>
        <translation>Sans {player}, il ne reste personne pour jouer {positions}&#xa0;; si la partie continuait, l’équipe serait forfait ({rule}).</translation>
    </message>
    <message>
        <source>A bunt now only makes an out; no runner could move up ({rule}).</source>
        <translation>Un amorti ne ferait qu’un retrait&#xa0;; aucun coureur ne pourrait avancer ({rule}).</translation>
    </message>
    <message>
        <source>{card} may be played, but nothing would come of it now ({rule}).</source>
        <translation>{card} peut être jouée, mais n’aurait aucun effet maintenant ({rule}).</translation>
    </message>
    <message>
        <source>The {side} side&apos;s strategy cards are not those of its deck ({rule}).</source>
        <translation>Les cartes de stratégie d’un camp ({side}) ne sont pas celles de son paquet ({rule}).</translation>
    </message>
    <message>
        <source>The deck has {card} {have} times; one to {most} copies of a name ({rule}).</source>
        <translation>Le paquet contient {have} fois {card}&#xa0;; de un à {most} exemplaires d’un nom ({rule}).</translation>
    </message>
    <message>
        <source>for the side at bat</source>
        <translation>pour le camp au bâton</translation>
    </message>
    <message>
        <source>for the side in the field</source>
        <translation>pour le camp en défense</translation>
    </message>
    <message>
        <source>for either side</source>
        <translation>pour l’un ou l’autre camp</translation>
    </message>
    <message>
        <source>as the bunt is called</source>
        <translation>à l’annonce de l’amorti</translation>
    </message>
    <message>
        <source>before the pitch</source>
        <translation>avant le lancer</translation>
    </message>
    <message>
        <source>on the result of the swing</source>
        <translation>sur le résultat de l’élan</translation>
    </message>
    <message>
        <source>before the throw for two</source>
        <translation>avant le tir du double jeu</translation>
    </message>
    <message>
        <source>as runners are sent</source>
        <translation>quand les coureurs partent</translation>
    </message>
    <message>
        <source>before the throw at a runner</source>
        <translation>avant le tir sur un coureur</translation>
    </message>
    <message>
        <source>after the result is carried out</source>
        <translation>une fois le résultat appliqué</translation>
    </message>
    <message>
        <source>Fielding check</source>
        <translation>Test de Défense</translation>
    </message>
    <message>
        <source>Double-play throw</source>
        <translation>Jet de double jeu</translation>
    </message>
    <message>
        <source>Throw at the stealer</source>
        <translation>Tir sur le voleur</translation>
    </message>
    <message>
        <source>IP</source>
        <translation>IP</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Bras</translation>
    </message>
    <message>
        <source>Fielding</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Infield</source>
        <translation>Champ intérieur</translation>
    </message>
    <message>
        <source>Outfield</source>
        <translation>Champ extérieur</translation>
    </message>
    <message numerus="yes">
        <source>The deck has {have:n} cards; it needs exactly {need} ({rule}).</source>
        <translation>
            <numerusform>Le paquet a {have:n} carte&#xa0;; il en faut exactement {need} ({rule}).</numerusform>
            <numerusform>Le paquet a {have:n} cartes&#xa0;; il en faut exactement {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>the plate</source>
        <translation>le marbre</translation>
    </message>
    <message>
        <source>{batter} is walked intentionally.</source>
        <translation>{batter} reçoit un but sur balles intentionnel.</translation>
    </message>
    <message>
        <source>{batter} bunts and is out.</source>
        <translation>{batter} fait un amorti et est retiré.</translation>
    </message>
    <message>
        <source>{club}: pitch to {batter}, or walk him?</source>
        <translation>{club}&#xa0;: lancer à {batter}, ou lui donner le but&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: {batter} swings away, or bunts?</source>
        <translation>{club}&#xa0;: {batter} frappe librement, ou fait un amorti&#xa0;?</translation>
    </message>
    <message>
        <source>{job} ({club}), before the pitch: play or pass.</source>
        <translation>{job} ({club}), avant le lancer&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), on the result {result}: play or pass.</source>
        <translation>{job} ({club}), sur le résultat {result}&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), on the intentional walk: play or pass.</source>
        <translation>{job} ({club}), sur le but sur balles intentionnel&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), on the bunt: play or pass.</source>
        <translation>{job} ({club}), sur l’amorti&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), before the throw for two: play or pass.</source>
        <translation>{job} ({club}), avant le tir du double jeu&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), runners are off: play or pass.</source>
        <translation>{job} ({club}), des coureurs sont partis&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), before the throw at {runner}: play or pass.</source>
        <translation>{job} ({club}), avant le tir sur {runner}&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{job} ({club}), after {batter}&apos;s {result}: play or pass.</source>
        <translation>{job} ({club}), après {result} de {batter}&#xa0;: jouez ou passez.</translation>
    </message>
    <message>
        <source>{club}: which runner is {card} for?</source>
        <translation>{club}&#xa0;: pour quel coureur est {card}&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: {card} leaves the choice to you.</source>
        <translation>{club}&#xa0;: {card} vous laisse le choix.</translation>
    </message>
    <message>
        <source>{club}: pick the card to discard.</source>
        <translation>{club}&#xa0;: choisissez la carte à défausser.</translation>
    </message>
    <message>
        <source>{club}: pick the card to take back.</source>
        <translation>{club}&#xa0;: choisissez la carte à reprendre.</translation>
    </message>
    <message>
        <source>{club}: pick a card from the deck.</source>
        <translation>{club}&#xa0;: choisissez une carte du paquet.</translation>
    </message>
    <message>
        <source>{club}: use {player}&apos;s icon with {card}?</source>
        <translation>{club}&#xa0;: employer l’icône de {player} avec {card}&#xa0;?</translation>
    </message>
    <message>
        <source>{club}: {pitcher} must leave; bring in another pitcher.</source>
        <translation>{club}&#xa0;: {pitcher} doit sortir&#xa0;; faites entrer un autre lanceur.</translation>
    </message>
    <message>
        <source>{club}: {pitcher} must leave now; bring in another pitcher.</source>
        <translation>{club}&#xa0;: {pitcher} doit sortir maintenant&#xa0;; faites entrer un autre lanceur.</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pitch to him</source>
        <translation>Lui lancer</translation>
    </message>
    <message>
        <source>Walk him</source>
        <translation>Lui donner le but</translation>
    </message>
    <message>
        <source>Swing away</source>
        <translation>Frapper librement</translation>
    </message>
    <message>
        <source>Bunt</source>
        <translation>Amorti</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’employer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Intentional walk</source>
        <translation>But intentionnel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>{club}: throw after the stealer.</source>
        <translation>{club}&#xa0;: tirez sur le voleur.</translation>
    </message>
    <message>
        <source>Throw him out</source>
        <translation>Tirer sur lui</translation>
    </message>
    <message>
        <source>{club}: a Fielding check; 21 passes.</source>
        <translation>{club}&#xa0;: un test de Défense&#xa0;; réussi à 21.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>{club}: {batter} bunts, on the pitcher&apos;s chart.</source>
        <translation>{club}&#xa0;: {batter} fait un amorti, sur le tableau du lanceur.</translation>
    </message>
    <message>
        <source>{club}: throw for the card.</source>
        <translation>{club}&#xa0;: jetez le dé pour la carte.</translation>
    </message>
    <message>
        <source>{batter} against {pitcher}</source>
        <translation>{batter} contre {pitcher}</translation>
    </message>
    <message>
        <source>{pitcher}&apos;s chart: {percent} %</source>
        <translation>Tableau de {pitcher}&#xa0;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{result}: {percent} % ({chance})</source>
        <translation>{result}&#xa0;: {percent}&#xa0;% ({chance})</translation>
    </message>
    <message>
        <source>Reaches base: {percent} % ({chance})</source>
        <translation>Atteint une base&#xa0;: {percent}&#xa0;% ({chance})</translation>
    </message>
    <message>
        <source>Bases of hits: {bases}</source>
        <translation>Bases par coups sûrs&#xa0;: {bases}</translation>
    </message>
    <message>
        <source>If these icons are used: {icons}</source>
        <translation>Si ces icônes servent&#xa0;: {icons}</translation>
    </message>
    <message>
        <source>Both dice counted out; icons are not assumed.</source>
        <translation>Calculé sur les deux dés&#xa0;; sans compter d’icônes.</translation>
    </message>
    <message>
        <source>starts today, from slot {slot} ({rule})</source>
        <translation>commence aujourd’hui, place {slot} ({rule})</translation>
    </message>
    <message>
        <source>starts if the die says slot {slot} ({rule})</source>
        <translation>commence si le dé donne la place {slot} ({rule})</translation>
    </message>
    <message>
        <source>his turn is in the next game ({rule})</source>
        <translation>son tour vient à la prochaine partie ({rule})</translation>
    </message>
    <message numerus="yes">
        <source>his turn is in {games:n} games ({rule})</source>
        <translation>
            <numerusform>son tour vient dans {games:n} partie ({rule})</numerusform>
            <numerusform>son tour vient dans {games:n} parties ({rule})</numerusform>
        </translation>
    </message>
    <message>
        <source>is not in the rotation ({rule})</source>
        <translation>n’est pas dans la rotation ({rule})</translation>
    </message>
    <message>
        <source>pitched in both of the last two games: he may pitch, tired from his first inning on ({rule})</source>
        <translation>a lancé dans les deux dernières parties&#xa0;: il peut lancer, fatigué dès sa première manche ({rule})</translation>
    </message>
    <message>
        <source>{batter} pops up.</source>
        <translation>{batter} frappe une chandelle.</translation>
    </message>
    <message>
        <source>{batter} strikes out.</source>
        <translation>{batter} est retiré sur des prises.</translation>
    </message>
    <message>
        <source>{batter} grounds out.</source>
        <translation>{batter} est retiré sur un roulant.</translation>
    </message>
    <message>
        <source>{batter} flies out.</source>
        <translation>{batter} est retiré sur un ballon.</translation>
    </message>
    <message>
        <source>{batter} walks.</source>
        <translation>{batter} reçoit un but sur balles.</translation>
    </message>
    <message>
        <source>{batter} singles.</source>
        <translation>{batter} frappe un simple.</translation>
    </message>
    <message>
        <source>{batter} singles, and may take second (1B+).</source>
        <translation>{batter} frappe un simple, et peut voler la deuxième (1B+).</translation>
    </message>
    <message>
        <source>{batter} doubles.</source>
        <translation>{batter} frappe un double.</translation>
    </message>
    <message>
        <source>{batter} triples.</source>
        <translation>{batter} frappe un triple.</translation>
    </message>
    <message>
        <source>{batter} homers!</source>
        <translation>{batter} frappe un coup de circuit&#xa0;!</translation>
    </message>
    <message>
        <source>The winning run is in; the hit counts as {bases} of the {result} (SD-G-04).</source>
        <translation>Le point de la victoire est rentré&#xa0;; le coup sûr {result} compte comme {bases} (SD-G-04).</translation>
    </message>
    <message>
        <source>{runner} to second.</source>
        <translation>{runner} va en deuxième.</translation>
    </message>
    <message>
        <source>{runner} to third.</source>
        <translation>{runner} va en troisième.</translation>
    </message>
    <message>
        <source>Spot {spot} holds no hitter of this club; put one there ({rule}).</source>
        <translation>Le rang {spot} ne contient pas de frappeur de ce club&#xa0;; mettez-en un ({rule}).</translation>
    </message>
    <message>
        <source>{player} bats in spots {first} and {spot}; keep one of them ({rule}).</source>
        <translation>{player} frappe aux rangs {first} et {spot}&#xa0;; gardez-en un ({rule}).</translation>
    </message>
    <message>
        <source>Nobody plays {position}; send a qualified hitter there ({rule}).</source>
        <translation>Personne ne joue {position}&#xa0;; envoyez-y un frappeur qualifié ({rule}).</translation>
    </message>
    <message>
        <source>There is no designated hitter; name one of the other hitters ({rule}).</source>
        <translation>Il n’y a pas de frappeur désigné&#xa0;; nommez un des autres frappeurs ({rule}).</translation>
    </message>
    <message>
        <source>{player} and {other} both play {position}; move one of them ({rule}).</source>
        <translation>{player} et {other} jouent tous deux {position}&#xa0;; déplacez l’un d’eux ({rule}).</translation>
    </message>
    <message>
        <source>{player} is no starter of this club; name one of its starters ({rule}).</source>
        <translation>{player} n’est pas un partant de ce club&#xa0;; nommez l’un de ses partants ({rule}).</translation>
    </message>
    <message>
        <source>{player} may not play {position}; his card says {allowed} ({rule}).</source>
        <translation>{player} ne peut pas jouer {position}&#xa0;; sa carte dit {allowed} ({rule}).</translation>
    </message>
    <message>
        <source>The club has no starter; it needs at least {need} ({rule}).</source>
        <translation>Le club n’a pas de partant&#xa0;; il lui en faut au moins {need} ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>The order has {have:n} batters; fill all {need} spots ({rule}).</source>
        <translation>
            <numerusform>L’ordre a {have:n} frappeur&#xa0;; remplissez les {need} rangs ({rule}).</numerusform>
            <numerusform>L’ordre a {have:n} frappeurs&#xa0;; remplissez les {need} rangs ({rule}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The club has {have:n} hitters; it needs at least {need} ({rule}).</source>
        <translation>
            <numerusform>Le club a {have:n} frappeur&#xa0;; il lui en faut au moins {need} ({rule}).</numerusform>
            <numerusform>Le club a {have:n} frappeurs&#xa0;; il lui en faut au moins {need} ({rule}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is left to play {positions}; add hitters who can ({rule}).</source>
        <translation>Il ne reste personne pour jouer {positions}&#xa0;; ajoutez des frappeurs qui le peuvent ({rule}).</translation>
    </message>
    <message>
        <source>Only cards are laid down ({rule}).</source>
        <translation>On ne pose que des cartes ({rule}).</translation>
    </message>
    <message>
        <source>Hand in both lineups before {player} takes his place ({rule}).</source>
        <translation>Remettez les deux alignements avant que {player} prenne sa place ({rule}).</translation>
    </message>
    <message>
        <source>{batter} is at the plate; finish his turn first ({rule}).</source>
        <translation>{batter} est au bâton&#xa0;; finissez d’abord son passage ({rule}).</translation>
    </message>
    <message>
        <source>{player}&apos;s club is in the field; it bats in the other half ({rule}).</source>
        <translation>Le club de {player} est en défense&#xa0;; il frappe dans l’autre moitié ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not in the order; the basic game has no substitutions ({rule}).</source>
        <translation>{player} n’est pas dans l’ordre&#xa0;; le jeu de base n’a pas de remplacements ({rule}).</translation>
    </message>
    <message>
        <source>{player} is a pitcher; in the basic game the DH bats for him ({rule}).</source>
        <translation>{player} est lanceur&#xa0;; dans le jeu de base, le DH frappe pour lui ({rule}).</translation>
    </message>
    <message>
        <source>{player} bats in spot {spot}; it is {due}&apos;s turn ({rule}).</source>
        <translation>{player} frappe au rang {spot}&#xa0;; c’est au tour de {due} ({rule}).</translation>
    </message>
    <message>
        <source>{player}&apos;s club is at bat; its pitcher waits for the other half ({rule}).</source>
        <translation>Le club de {player} est au bâton&#xa0;; son lanceur attend l’autre moitié ({rule}).</translation>
    </message>
    <message>
        <source>{player} is a hitter; only pitchers take the mound ({rule}).</source>
        <translation>{player} est frappeur&#xa0;; seuls les lanceurs montent au monticule ({rule}).</translation>
    </message>
    <message>
        <source>{starter} pitches the whole basic game; {player} stays where he is ({rule}).</source>
        <translation>{starter} lance toute la partie dans le jeu de base&#xa0;; {player} reste où il est ({rule}).</translation>
    </message>
    <message>
        <source>Runners move by the result of the swing, never by hand ({rule}).</source>
        <translation>Les coureurs avancent par le résultat de l’élan, jamais à la main ({rule}).</translation>
    </message>
    <message>
        <source>{player} has nothing to do there now; lay him where a place glows ({rule}).</source>
        <translation>{player} n’a rien à faire là maintenant&#xa0;; posez-le où une place luit ({rule}).</translation>
    </message>
    <message>
        <source>{outs} outs in inning {inning} cannot be ({rule}).</source>
        <translation>{outs} retraits dans la manche {inning}, c’est impossible ({rule}).</translation>
    </message>
    <message>
        <source>Runs cannot be fewer than none ({rule}).</source>
        <translation>Il ne peut pas y avoir moins de zéro point ({rule}).</translation>
    </message>
    <message>
        <source>{player} stands in two places at once ({rule}).</source>
        <translation>{player} est à deux endroits à la fois ({rule}).</translation>
    </message>
    <message>
        <source>{player} is on the bases but not in the batting order ({rule}).</source>
        <translation>{player} est sur les bases, mais pas dans l’ordre des frappeurs ({rule}).</translation>
    </message>
    <message>
        <source>The {side} side does not have nine players in nine positions ({rule}).</source>
        <translation>Un camp ({side}) n’a pas neuf joueurs à neuf positions ({rule}).</translation>
    </message>
    <message>
        <source>{player} is in two places among lineup, bench, bullpen and clubhouse ({rule}).</source>
        <translation>{player} est à deux endroits parmi alignement, banc, enclos et vestiaire ({rule}).</translation>
    </message>
    <message>
        <source>{player} is not among the cards of this game ({rule}).</source>
        <translation>{player} n’est pas parmi les cartes de cette partie ({rule}).</translation>
    </message>
    <message>
        <source>comes to bat</source>
        <translation>vient frapper</translation>
    </message>
    <message>
        <source>takes the mound</source>
        <translation>monte au monticule</translation>
    </message>
    <message>
        <source>Batter up</source>
        <translation>Au bâton</translation>
    </message>
    <message>
        <source>Stay with the batter</source>
        <translation>Garder le frappeur</translation>
    </message>
    <message>
        <source>Take the field</source>
        <translation>Prendre le terrain</translation>
    </message>
    <message>
        <source>Use the suggested lineup</source>
        <translation>Employer l’alignement proposé</translation>
    </message>
    <message>
        <source>Throw for home</source>
        <translation>Jeter pour recevoir</translation>
    </message>
    <message>
        <source>{manager} throws {face} for home.</source>
        <translation>{manager} jette {face} pour recevoir.</translation>
    </message>
    <message>
        <source>The {home} play at home; the {visitor} bat first.</source>
        <translation>Les {home} reçoivent&#xa0;; les {visitor} frappent d’abord.</translation>
    </message>
    <message>
        <source>{manager} hands in a lineup.</source>
        <translation>{manager} remet un alignement.</translation>
    </message>
    <message>
        <source>Both lineups are shown: {visitor} against {home}.</source>
        <translation>On montre les deux alignements&#xa0;: {visitor} contre {home}.</translation>
    </message>
    <message>
        <source>Top of inning {inning}: the {club} bat</source>
        <translation>Début de la manche {inning}&#xa0;: les {club} frappent</translation>
    </message>
    <message>
        <source>Bottom of inning {inning}: the {club} bat</source>
        <translation>Fin de la manche {inning}&#xa0;: les {club} frappent</translation>
    </message>
    <message>
        <source>{pitcher} takes the mound.</source>
        <translation>{pitcher} monte au monticule.</translation>
    </message>
    <message>
        <source>{batter}, spot {spot}, comes to bat.</source>
        <translation>{batter}, rang {spot}, se présente au bâton.</translation>
    </message>
    <message>
        <source>{sum} beats On-Base {target}: the pitcher&apos;s chart.</source>
        <translation>{sum} bat la Présence {target}&#xa0;: tableau du lanceur.</translation>
    </message>
    <message>
        <source>{sum} is not over {target}: the batter&apos;s chart.</source>
        <translation>{sum} ne dépasse pas {target}&#xa0;: tableau du frappeur.</translation>
    </message>
    <message>
        <source>Swing {total} on {name}&apos;s chart: {result}.</source>
        <translation>Élan {total} sur le tableau de {name}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{runner} steals second on his 1B+.</source>
        <translation>{runner} vole la deuxième sur son 1B+.</translation>
    </message>
    <message>
        <source>Final: {visitor} {visitor_runs}, {home} {home_runs}.</source>
        <translation>Final&#xa0;: {visitor} {visitor_runs}, {home} {home_runs}.</translation>
    </message>
    <message>
        <source>{club}: send {pitcher} to the mound.</source>
        <translation>{club}&#xa0;: envoyez {pitcher} au monticule.</translation>
    </message>
    <message>
        <source>{club}: bring {batter} to the plate.</source>
        <translation>{club}&#xa0;: faites venir {batter} au bâton.</translation>
    </message>
    <message>
        <source>{manager}: write the lineup of the {club}.</source>
        <translation>{manager}&#xa0;: écrivez l’alignement des {club}.</translation>
    </message>
    <message>
        <source>Other answers</source>
        <translation>Autres réponses</translation>
    </message>
    <message>
        <source>{club}: swing, on {name}&apos;s chart.</source>
        <translation>{club}&#xa0;: élan, sur le tableau de {name}.</translation>
    </message>
    <message>
        <source>{manager}: throw for home; the higher die plays there.</source>
        <translation>{manager}&#xa0;: jetez pour recevoir&#xa0;; le dé le plus haut joue à domicile.</translation>
    </message>
    <message>
        <source>{sum} &gt; {target}: pitcher&apos;s chart</source>
        <translation>{sum} &gt; {target}&#xa0;: tableau du lanceur</translation>
    </message>
    <message>
        <source>{sum}, not over {target}: batter&apos;s chart</source>
        <translation>{sum}, pas plus que {target}&#xa0;: tableau du frappeur</translation>
    </message>
    <message>
        <source>Swing {total}: {result}</source>
        <translation>Élan {total}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Two dice settle every at-bat: the pitch, then the swing.</source>
        <translation>Deux dés règlent tout&#xa0;: le lancer, puis l’élan.</translation>
    </message>
    <message>
        <source>Drag your batter to the plate.</source>
        <translation>Glissez votre frappeur au marbre.</translation>
    </message>
    <message>
        <source>Click the tray: your swing.</source>
        <translation>Cliquez le plateau&#xa0;: votre élan.</translation>
    </message>
    <message>
        <source>The lit row is your result.</source>
        <translation>La ligne éclairée est votre résultat.</translation>
    </message>
    <message>
        <source>Pitch above On-Base: the pitcher&apos;s chart.</source>
        <translation>Lancer au-dessus de Présence&#xa0;: tableau du lanceur.</translation>
    </message>
    <message>
        <source>The scorebook keeps every play.</source>
        <translation>La feuille de marque garde chaque action.</translation>
    </message>
    <message>
        <source>A mistake? Take it back here.</source>
        <translation>Une erreur&#xa0;? Reprenez-la ici.</translation>
    </message>
    <message>
        <source>Now you pitch: pitcher to the mound.</source>
        <translation>À vous de lancer&#xa0;: un lanceur au monticule.</translation>
    </message>
    <message>
        <source>Click the tray: your pitch.</source>
        <translation>Cliquez le plateau&#xa0;: votre lancer.</translation>
    </message>
    <message>
        <source>Three outs, and you bat again.</source>
        <translation>Trois retraits, et vous frappez de nouveau.</translation>
    </message>
    <message>
        <source>not in your sets</source>
        <translation>dans aucune de vos séries</translation>
    </message>
    <message>
        <source>No club</source>
        <translation>Sans club</translation>
    </message>
</context>
<context>
    <name>standings</name>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <translation>D</translation>
    </message>
    <message>
        <source>PCT</source>
        <translation>MOY</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>DIFF</translation>
    </message>
    <message>
        <source>R</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>RA</source>
        <translation>PA</translation>
    </message>
    <message numerus="yes">
        <source>{played} of {games:n} games</source>
        <translation>
            <numerusform>{played} partie sur {games:n}</numerusform>
            <numerusform>{played} parties sur {games:n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games:n} games in {seconds} s; {runs} runs a team and game.</source>
        <translation>
            <numerusform>{games:n} partie en {seconds} s&#xa0;; {runs} points par équipe et partie.</numerusform>
            <numerusform>{games:n} parties en {seconds} s&#xa0;; {runs} points par équipe et partie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategy</name>
    <message>
        <source>S</source>
        <comment>on the back of a strategy card</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>STRATEGY</source>
        <translation>STRATÉGIE</translation>
    </message>
    <message>
        <source>OFFENCE</source>
        <translation>ATTAQUE</translation>
    </message>
    <message>
        <source>DEFENCE</source>
        <translation>DÉFENSE</translation>
    </message>
    <message>
        <source>EITHER SIDE</source>
        <translation>LES DEUX CAMPS</translation>
    </message>
    <message>
        <source>BEFORE THE PITCH</source>
        <translation>AVANT LE LANCER</translation>
    </message>
    <message>
        <source>ON A RESULT</source>
        <translation>SUR RÉSULTAT</translation>
    </message>
    <message>
        <source>AFTER A RESULT</source>
        <translation>APRÈS UN RÉSULTAT</translation>
    </message>
    <message>
        <source>ON AN EXTRA BASE</source>
        <translation>SUR UNE BASE DE PLUS</translation>
    </message>
    <message>
        <source>BEFORE THE THROW</source>
        <translation>AVANT LE TIR</translation>
    </message>
    <message>
        <source>BEFORE A DOUBLE PLAY</source>
        <translation>DOUBLE JEU</translation>
    </message>
    <message>
        <source>WITH A BUNT</source>
        <translation>AVEC UN AMORTI</translation>
    </message>
    <message>
        <source>common</source>
        <translation>commune</translation>
    </message>
    <message>
        <source>uncommon</source>
        <translation>inusitée</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rare</translation>
    </message>
    <message>
        <source>ultra-rare</source>
        <translation>très rare</translation>
    </message>
    <message>
        <source>With icon {icon}: {bonus}</source>
        <translation>Avec l’icône {icon}&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>{icon} icon</source>
        <translation>Icône {icon}</translation>
    </message>
    <message>
        <source>More for a player with this icon.</source>
        <translation>Plus pour un joueur qui a cette icône.</translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message>
        <source>{file}, row {row}, column {column}: {fault}</source>
        <translation>{file}, ligne {row}, colonne {column}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>the headings lack {missing}; add those columns to the first row.</source>
        <translation>il manque aux titres&#xa0;: {missing}&#xa0;; ajoutez ces colonnes à la première ligne.</translation>
    </message>
    <message>
        <source>“{found}” is no line of 1 to {most} letters; write one.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une ligne de 1 à {most} lettres&#xa0;; écrivez-en une.</translation>
    </message>
    <message>
        <source>“{found}” is no whole number; write one of 0 or more.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un nombre entier&#xa0;; écrivez-en un, 0 ou plus.</translation>
    </message>
    <message>
        <source>{found} is below 0; a count is 0 or more.</source>
        <translation>{found} est sous zéro&#xa0;; un compte est 0 ou plus.</translation>
    </message>
    <message>
        <source>“{found}” are no innings; write them like 123.2, the digit after the point thirds.</source>
        <translation>«&#xa0;{found}&#xa0;» ne sont pas des manches&#xa0;; écrivez-les comme 123.2, le chiffre après le point en tiers.</translation>
    </message>
    <message>
        <source>there are no {what}; leave the row out.</source>
        <translation>il n’y a pas de {what}&#xa0;; laissez la ligne de côté.</translation>
    </message>
    <message>
        <source>{found} is more than {limit}, which is {most}; correct one of them.</source>
        <translation>{found} est plus que {limit}, qui est {most}&#xa0;; corrigez l’un des deux.</translation>
    </message>
    <message>
        <source>“{found}” is unknown; it is one of {allowed}.</source>
        <translation>«&#xa0;{found}&#xa0;» est inconnu&#xa0;; c’est l’un de {allowed}.</translation>
    </message>
    <message>
        <source>no player has the id “{found}”; add him to players.csv.</source>
        <translation>aucun joueur n’a l’id «&#xa0;{found}&#xa0;»&#xa0;; ajoutez-le à players.csv.</translation>
    </message>
    <message>
        <source>“{found}” is a {kind} in players.csv; correct one of them.</source>
        <translation>«&#xa0;{found}&#xa0;» est {kind} dans players.csv&#xa0;; corrigez l’un des deux.</translation>
    </message>
    <message>
        <source>row {row} has it already; put both together in one row.</source>
        <translation>la ligne {row} l’a déjà&#xa0;; mettez les deux en une ligne.</translation>
    </message>
    <message>
        <source>only catchers have runners against them; leave SB and CS empty.</source>
        <translation>seuls les receveurs ont des coureurs contre eux&#xa0;; laissez SB et CS vides.</translation>
    </message>
    <message>
        <source>it does not read as it should ({reason}); compare with the file that came along.</source>
        <translation>cela ne se lit pas comme il faut ({reason})&#xa0;; comparez avec le fichier d’origine.</translation>
    </message>
    <message>
        <source>usage: python -m hotstove.workshop.make {out} [{cards}]</source>
        <translation>usage&#xa0;: python -m hotstove.workshop.make {out} [{cards}]</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>CARTES</translation>
    </message>
</context>
</TS>
