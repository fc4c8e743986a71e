import { type Logger, pino } from 'pino';
import { logDestination } from '#http/log-destination.ts';
import { LOG_OPTIONS } from '#http/log-options.ts';

/** Warnings to the standard error: what a command answers is alone on the standard output. */
export const commandLog = (): Logger => pino({ level: 'warn', ...LOG_OPTIONS }, logDestination(2));
