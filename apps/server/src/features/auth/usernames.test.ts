import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details, insertPerson, PASSWORD, signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('usernames and names', () => {
  let app: TestApp;
  let ada: TestClient;
  let invited = 0;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await signUpAdmin(app, 'MartaAdmin');
    // From before look-alikes were refused.
    await insertPerson(app, 'scope');
  });
  afterAll(() => app.close());

  async function signUp(change: Partial<ReturnType<typeof details>>) {
    invited += 1;
    const email = `guest${invited}@example.org`;
    const { inviteUrl } = await ada.call(admin.invite, { body: { email } });
    const inviteCode = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
    const body = JSON.stringify({ ...details(`guest${invited}`), email, inviteCode, ...change });
    return app.client().send('POST', auth.signup.path, { body });
  }

  test.each([
    ['Cyrillic letters', 'MаrtаAdmin'],
    ['full width', 'ＭａｒｔａAdmin'],
    ['letters that look like one', 'rnartaadrnin'],
    ['digits for letters', 'MartaAdm1n'],
    ['an account of before', 'ѕсоре'],
  ])('that look like another username by %s are refused', async (_, username) => {
    const { status, body } = await signUp({ username });
    expect([status, body]).toMatchObject([
      409,
      {
        errors: {
          username: ['That username looks like one that somebody here already has. Choose another one'],
        },
      },
    ]);
  });

  test('that differ in case only are taken', async () => {
    const { status, body } = await signUp({ username: 'martaadmin' });
    expect([status, body]).toMatchObject([409, { errors: { username: ['That username is taken'] } }]);
  });

  test('of two look-alikes at the same time one is refused', async () => {
    const answers = await Promise.all([signUp({ username: 'paul' }), signUp({ username: 'рaul' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  const UNSEEN = 'Contains a character that cannot be seen. Type it instead of pasting it';
  const hidden = [
    ['a zero-width space', 'Ad\u200ba'],
    ['a direction override', '\u202eadA'],
    ['a direction isolate', 'Ada\u2066x\u2069'],
    ['a control character', 'Ada\u0007x'],
    ['a line break', 'Ada\nx'],
    ['a soft hyphen', 'Ad\u00ada'],
    ['a joiner between Latin letters', 'Ad\u200da'],
    ['a Hangul filler', 'Ad\u3164a'],
    ['a variation selector', 'Ada\ufe0fx'],
    ['a tag character', 'Ada\u{e0041}x'],
    ['an empty braille cell', 'Ada\u2800x'],
  ] as const;

  test.each(hidden)('with %s are refused, at sign-up and in the profile', async (_, name) => {
    for (const field of ['username', 'firstName', 'lastName'] as const) {
      const { status, body } = await signUp({ [field]: name });
      expect([status, body]).toMatchObject([400, { errors: { [field]: [UNSEEN] } }]);
    }
    const { firstName, lastName, email } = details('ada');
    for (const change of [{ firstName: name }, { lastName: name }]) {
      const body = { firstName, lastName, email, ...change };
      expect((await ada.refused(auth.updateUser, { body })).body.errors).toEqual({
        [Object.keys(change)[0] ?? '']: [UNSEEN],
      });
    }
  });

  test('with a wide space are refused for usernames', async () => {
    expect(await signUp({ username: 'ad\u3000a' })).toMatchObject({ status: 400 });
  });

  test.each([
    ['علی\u200cرضا', 'a Persian name with its joiner'],
    ['क्\u200dष', 'a Hindi name with its joiner'],
    ['Nguyễn Thị', 'Vietnamese'],
    ['O’Brien-Smith', 'an apostrophe and a hyphen'],
    ['王小明', 'Chinese'],
  ])('%s is a name: %s', async (firstName) => {
    const answer = await signUp({ firstName });
    expect(answer).toMatchObject({ status: 201, body: { user: { firstName } } });
  });

  test('of old accounts still sign in', async () => {
    await insertPerson(app, 'ol\u200bd');
    const { user } = await app.client().call(auth.login, {
      body: { username: 'ol\u200bd', password: PASSWORD },
    });
    expect(user.username).toBe('ol\u200bd');
  });
});
