import { describe, expect, test } from 'vitest';
import { recipePictureSchema } from './picture-address.ts';

const HASH = 'a'.repeat(64);
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('the picture address of a new recipe', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    [`/api/pictures/${HASH}`, `/api/pictures/${HASH}`],
    [`/api/pictures/${HASH}?size=card`, `/api/pictures/${HASH}?size=card`],
    [PIXEL, PIXEL],
    ['https://a.example/soup.jpg', 'https://a.example/soup.jpg'],
    ['HTTPS://A.example/a soup.jpg', 'https://a.example/a%20soup.jpg'],
  ])('%s is kept as %s', (given, kept) => {
    expect(recipePictureSchema.parse(given)).toBe(kept);
  });

  test.each([
    'soup.jpg',
    'http://a.example/soup.jpg',
    'javascript:alert(1)',
    '/api/recipes/generate',
    '/api/pictures/../recipes/generate',
    '//a.example/soup.jpg',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PGI+',
    'https://192.168.1.1/soup.jpg',
    'https://localhost/soup.jpg',
    'https://app.localhost/soup.jpg',
    'https://me:secret@a.example/soup.jpg',
    `https://a.example/${'x'.repeat(500)}`,
  ])('%s is refused', (address) => {
    expect(recipePictureSchema.safeParse(address).success).toBe(false);
  });

  test('an invalid address gets a message that says what is expected', () => {
    const [issue] = recipePictureSchema.safeParse('soup.jpg').error?.issues ?? [];
    expect(issue?.message).toBe('Enter an address that begins with https://');
  });
});
