"""The table as a scene: pieces, poses, cues and gestures; how a thing looks is for faces."""
