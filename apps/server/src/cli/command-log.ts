import { type Logger, pino } from 'pino';
import { LOG_OPTIONS, logDestination } from '#http/logging.ts';

/** Warnings to the standard error: what a command answers is alone on the standard output. */
export const commandLog = (): Logger => pino({ level: 'warn', ...LOG_OPTIONS }, logDestination(2));
