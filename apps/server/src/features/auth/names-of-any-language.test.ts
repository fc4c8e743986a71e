import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { details, PASSWORD, signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
let ada: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ada = await signUpAdmin(app);
});
afterAll(() => app.close());

test.each([
  ['İpek', 'ipek@example.org'],
  ['ΣΑΣ', 'sas@example.org'],
  ['Ärger', 'aerger@example.org'],
])('%s can sign in, whatever lower-case rules database and language have', async (username, email) => {
  const { inviteUrl } = await ada.call(admin.invite, { body: { email } });
  const inviteCode = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  await app.client().call(auth.signup, { body: { ...details(username), email, inviteCode } });
  const { user } = await app.client().call(auth.login, { body: { username, password: PASSWORD } });
  expect(user.username).toBe(username);
});
