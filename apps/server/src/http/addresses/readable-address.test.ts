import { expect, test } from 'vitest';
import { readableEmail, readableUrl, withReadableAddresses } from './readable-address.ts';

test.each([
  ['zoe@xn--mller-kva.de', 'zoe@müller.de'],
  ['zoe+xn--a@example.org', 'zoe+xn--a@example.org'],
  ['zoe@xn--wrong-.de', 'zoe@xn--wrong-.de'],
])('the e-mail address %s is spelled %s', (email, shown) => {
  expect(readableEmail(email)).toBe(shown);
});

test.each([
  [
    'https://xn--mller-kva.de:8443/a%20b.jpg?from=xn--mller-kva.de',
    'https://müller.de:8443/a%20b.jpg?from=xn--mller-kva.de',
  ],
  ['https://example.org/xn--mller-kva.de', 'https://example.org/xn--mller-kva.de'],
  ['https://xn--wrong-.de/a.jpg', 'https://xn--wrong-.de/a.jpg'],
])('the host of %s is spelled as in %s', (url, shown) => {
  expect(readableUrl(url)).toBe(shown);
});

test('an account has readable addresses, and none where it has none', () => {
  const zoe = { id: 1, email: 'zoe@xn--mller-kva.de', profilePhotoUrl: 'https://xn--mller-kva.de/zoe.jpg' };
  expect(withReadableAddresses(zoe)).toEqual({
    id: 1,
    email: 'zoe@müller.de',
    profilePhotoUrl: 'https://müller.de/zoe.jpg',
  });
  const unknown = { email: null, profilePhotoUrl: null };
  expect(withReadableAddresses(unknown)).toEqual(unknown);
});
