import { admin } from '@game-plan/contracts/admin';
import { auth } from '@game-plan/contracts/auth';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const PASSWORD = 'correct horse battery';

export const details = (username: string) => ({
  username,
  password: PASSWORD,
  firstName: username,
  lastName: 'Test',
  email: `${username}@example.org`,
});

/** Sets up the first admin; the client is signed in. */
export async function signUpAdmin(app: TestApp, username = 'ada'): Promise<TestClient> {
  const client = app.client();
  await client.call(auth.setupAdmin, { body: details(username) });
  return client;
}

/** Invites somebody and signs them up; the client is signed in. */
export async function signUpUser(app: TestApp, host: TestClient, username: string): Promise<TestClient> {
  const { inviteUrl } = await host.call(admin.invite, { body: { email: `${username}@example.org` } });
  const inviteCode = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  const client = app.client();
  await client.call(auth.signup, { body: { ...details(username), inviteCode } });
  return client;
}
