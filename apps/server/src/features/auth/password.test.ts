import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  test('are kept as argon2id with the parameters of OWASP, each with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('pässwörd'), hashPassword('pässwörd')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test.each([
    ['the same', 'pässwörd', true],
    ['another', 'password', false],
    ['the same with a space', 'pässwörd ', false],
  ])('%s password: fits %s', async (_, typed, fits) => {
    expect(await verifyPassword(await hashPassword('pässwörd'), typed)).toBe(fits);
  });

  test("nobody's password never fits", async () => {
    expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  });
});
