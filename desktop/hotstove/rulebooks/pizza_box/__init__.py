"""Pizza Box Baseball: A-Ball, AA-Ball, AAA-Ball and Pro-Ball."""
