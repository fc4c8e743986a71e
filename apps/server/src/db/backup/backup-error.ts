/** Why a backup or restore failed, in a message for the person who requested it. */
export class BackupError extends Error {}
