"""Windows and dialogs: the main window, new game, settings; no drawing of cards and no rules."""
