import { describe, expect, test } from 'vitest';
import { profilePhotoBody } from './account.ts';

const read = (profilePhotoUrl: string) => profilePhotoBody.safeParse({ profilePhotoUrl });

describe('the address of a profile picture', () => {
  test.each([
    ['https://a.example/x.png', 'https://a.example/x.png'],
    [' https://a.example/x.png?size=2#top ', 'https://a.example/x.png?size=2#top'],
    ['HTTPS://A.EXAMPLE:8443/x y', 'https://a.example:8443/x%20y'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://a.example/@me.png', 'https://a.example/@me.png'],
    [`https://a.example/${'x'.repeat(482)}`, `https://a.example/${'x'.repeat(482)}`],
  ])('%s is kept as %s', (typed, kept) => {
    expect(read(typed).data).toEqual({ profilePhotoUrl: kept });
  });

  test.each([
    ['', 'Enter the address of a picture'],
    ['   ', 'Enter the address of a picture'],
    ['me.png', 'Enter an address that begins with https://'],
    ['http://a.example/x.png', 'Enter an address that begins with https://'],
    ['javascript:alert(1)', 'Enter an address that begins with https://'],
    ['data:image/png;base64,AAAA', 'Enter an address that begins with https://'],
    ['https://me:secret@a.example/x', 'The address holds a username or a password: leave them out'],
    ['https:\\\\me@a.example/x', 'The address holds a username or a password: leave them out'],
    ['https://localhost/x', 'Enter the address of a public website'],
    ['https://a.localhost/x', 'Enter the address of a public website'],
    ['https://nas/x', 'Enter the address of a public website'],
    ['https://192.168.1.1/x', 'Enter the address of a public website'],
    ['https://0x7f.1/x', 'Enter the address of a public website'],
    ['https://[::1]/x', 'Enter the address of a public website'],
    [`https://a.example/${'x'.repeat(483)}`, 'At most 500 characters'],
    [`https://a.example/${'é'.repeat(400)}`, 'At most 500 characters'],
  ])('%s is refused', (typed, message) => {
    expect(read(typed).error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
