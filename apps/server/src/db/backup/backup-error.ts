/** Why no backup was made or restored, in words for the person who asked for it. */
export class BackupError extends Error {}
