import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  test('are hashed with argon2id, OWASP’s parameters and a salt each', async () => {
    const [one, other] = await Promise.all([hashPassword('pässwörd'), hashPassword('pässwörd')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test.each([
    ['the same', 'pässwörd', true],
    ['another', 'password', false],
    ['the same with a space', 'pässwörd ', false],
  ])('%s password: matches %s', async (_, typed, fits) => {
    expect(await verifyPassword(await hashPassword('pässwörd'), typed)).toBe(fits);
  });

  test('never match for an unknown user', async () => {
    expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  });
});
