import { expect, test } from 'vitest';
import { photoFault } from './photo-fault.ts';

const MAX = 5 * 1024 * 1024;

test.each([
  ['image/jpeg', 1, undefined],
  ['image/heic', MAX, undefined],
  ['image/png', MAX + 1, 'File too large'],
  ['application/pdf', 1, 'Not an image'],
  ['', 1, 'Not an image'],
  ['video/mp4', MAX + 1, 'Not an image'],
])('a file of type %j and %d bytes: %j', (type, size, title) => {
  expect(photoFault({ type, size })?.title).toBe(title);
});
