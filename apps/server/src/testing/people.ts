import { randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { hashPassword } from '#features/auth/password.ts';
import { insertSession } from '#features/sessions/session-queries.ts';
import { insertUser } from '#features/users/user-queries.ts';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { userIdOf } from './rows/fill-owned-rows.ts';
import { moveIn } from './rows/kitchens.ts';
import { SESSION_SECRET, type TestApp } from './test-app.ts';
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

/** Invites a user and signs them up; the client is signed in. */
export async function signUpUser(app: TestApp, host: TestClient, username: string): Promise<TestClient> {
  const { inviteUrl } = await host.call(admin.invite, { body: { email: `${username}@example.org` } });
  const inviteCode = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  const client = app.client();
  await client.call(auth.signup, { body: { ...details(username), inviteCode } });
  return client;
}

/** Shared by all users, because hashing a password takes 30 ms. */
let passwordHash: Promise<string> | undefined;

const FAR_FUTURE = new Date('2099-12-31T00:00:00Z');

/**
 * Inserts a user with a session, for tests that are not about sign-up or sign-in; the client is signed in. There is no
 * invitation and no known device.
 */
export async function insertPerson(
  app: TestApp,
  username: string,
  role: 'user' | 'admin' = 'user',
): Promise<TestClient> {
  const { password, ...rest } = details(username);
  passwordHash ??= hashPassword(password);
  const userId = await insertUser(app.db, { ...rest, passwordHash: await passwordHash, role });
  const sid = randomUUID();
  const signedInAt = new Date().toISOString();
  const cookie = { originalMaxAge: null, expires: FAR_FUTURE.toISOString() };
  const sess = { cookie, userId, renewedOn: signedInAt.slice(0, 10), signedInAt };
  await insertSession(app.db, { sid, sess, expire: FAR_FUTURE });
  const client = app.client();
  client.setCookie(SESSION_COOKIE, encodeURIComponent(new Signer(SESSION_SECRET).sign(sid)));
  return client;
}

/** Inserts the first admin with a session. */
export const insertAdmin = (app: TestApp, username = 'ada'): Promise<TestClient> =>
  insertPerson(app, username, 'admin');

/** Inserts people who share the first person's kitchen; their ids are in the order of their names. */
export async function insertHousehold<const Names extends readonly [string, ...string[]]>(
  app: TestApp,
  ...names: Names
): Promise<{ [Name in keyof Names]: TestClient }> {
  const people: TestClient[] = [];
  for (const name of names) people.push(await insertPerson(app, name));
  const [host, ...guests] = await Promise.all(names.map((name) => userIdOf(app.db, name)));
  for (const guest of guests) await moveIn(app.db, { guest, host: host as number });
  return people as { [Name in keyof Names]: TestClient };
}
