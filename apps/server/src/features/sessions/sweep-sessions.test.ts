import { auth } from '@game-plan/contracts/people/auth';
import { expect, test } from 'vitest';
import { PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { deleteUserAlone, endSessionsAt, readSessions } from '#testing/rows/rows.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sweepSessionsHandler } from './sweep-sessions.ts';

test('removes expired sessions and those of deleted accounts', async () => {
  const app = await startTestApp();
  const sweep = () =>
    sweepSessionsHandler({ db: app.db, now: () => new Date() }).run(
      {},
      { isFirst: true, isLast: false, signal: new AbortController().signal },
    );
  const host = await signUpAdmin(app);
  await signUpUser(app, host, 'bea');
  await deleteUserAlone(app.db, 'bea');
  expect(await readSessions(app.db)).toHaveLength(2);
  await sweep();
  expect(await readSessions(app.db)).toHaveLength(1);
  await host.call(auth.me);

  await endSessionsAt(app.db, new Date(Date.now() - 1000));
  await app.client().call(auth.login, { body: { username: 'ada', password: PASSWORD } });
  await sweep();
  expect(await readSessions(app.db)).toHaveLength(1);
  await app.close();
});
