import { expect, test } from 'vitest';
import { telUrl } from './tel-url.ts';

test.each([
  ['555-0100', 'tel:5550100'],
  ['(555) 010-0199 x 12', 'tel:5550100199'],
  [' +1 555.010.0199', 'tel:+15550100199'],
  ['+49 (0)30 / 123-456 ext. 7', 'tel:+4930123456'],
  ['0049 (0)30 123', 'tel:004930123'],
  ['(0)30 123', 'tel:030123'],
])('%s: %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});
