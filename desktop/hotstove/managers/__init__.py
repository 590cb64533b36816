"""Who answers when no person does; they see what their seat sees, and no rules live here."""
