import { auth } from '@game-plan/contracts/auth';
import { expect, test } from 'vitest';
import { details, signUpAdmin } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

test('a statement that fails is logged without its values', async () => {
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
