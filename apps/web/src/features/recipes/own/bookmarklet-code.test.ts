import { describe, expect, test } from 'vitest';
import { sentPageOf } from './bookmarklet-code.ts';

const PAGE = { token: 'a', url: 'https://example.org/soup', html: '<p>100 % Ünder #1 & more' };
const hashOf = (sent: object) => `#page=${encodeURIComponent(JSON.stringify(sent))}`;

describe('a page that the bookmarklet sends', () => {
  test('is found in the address', () => expect(sentPageOf(hashOf(PAGE))).toEqual(PAGE));
  test.each([
    '',
    '#page=',
    '#page=%',
    '#page=null',
    '#recipes',
    hashOf({ ...PAGE, html: 1 }),
    hashOf({ url: PAGE.url }),
  ])('is none in %j', (hash) => expect(sentPageOf(hash)).toBeUndefined());
});
