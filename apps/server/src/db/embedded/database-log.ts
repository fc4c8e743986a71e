/** The part of a pino logger that the embedded database writes to. */

export type LogLevel = 'info' | 'warn' | 'error';

export type DatabaseLog = Record<LogLevel, (fields: object, message: string) => void>;
