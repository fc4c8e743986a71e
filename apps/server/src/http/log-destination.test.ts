import { closeSync, openSync } from 'node:fs';
import { platform } from 'node:os';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { logDestination } from './log-destination.ts';

test.skipIf(platform() !== 'linux')('a full disk ends nobody who logs, not even fatally', () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const log = pino({ level: 'info' }, logDestination(full));
  for (const level of ['info', 'error', 'fatal'] as const) expect(() => log[level]('a line')).not.toThrow();
});
