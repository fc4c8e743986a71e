import { closeSync, openSync } from 'node:fs';
import { platform } from 'node:os';
import { auth } from '@game-plan/contracts/people/auth';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { details, signUpAdmin } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { logDestination } from './logging.ts';

test.skipIf(platform() !== 'linux')('logging to a full disk never throws, even fatal messages', () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const log = pino({ level: 'info' }, logDestination(full));
  for (const level of ['info', 'error', 'fatal'] as const) expect(() => log[level]('a line')).not.toThrow();
});

test('a failed statement is logged without its values', async () => {
  const app = await startTestApp();
  await signUpAdmin(app);
  await app.db.execute('alter table user_invitations rename to elsewhere');
  const body = { ...details('bea'), inviteCode: 'a-code-that-nobody-may-read' };
  const { status } = await app.client().refused(auth.signup, { body });
  await app.close();
  const log = app.logLines.join('\n');
  expect(status).toBe(500);
  expect(log).toContain('Failed query: select');
  expect(log).toContain('relation \\"user_invitations\\" does not exist');
  expect(log).not.toContain('a-code-that-nobody-may-read');
});
