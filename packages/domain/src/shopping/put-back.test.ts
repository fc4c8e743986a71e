import { expect, test } from 'vitest';
import { putBack } from './put-back.ts';

const g = (quantity: string) => ({ quantity, unit: 'g' });

test.each([
  ['unchanged since', g('500'), '300', g('300'), { kind: 'together', amount: g('500') }],
  ['used up', g('500'), '0', undefined, { kind: 'apart', amount: g('500') }],
  ['used up, of an amount in words', g('a bit'), '0', undefined, { kind: 'apart', amount: g('a bit') }],
  ['taken from again', g('500'), '300', g('200'), { kind: 'together', amount: g('400') }],
  [
    'bought more',
    g('500'),
    '300',
    { quantity: '1', unit: 'kg' },
    { kind: 'together', amount: { quantity: '1.2', unit: 'kg' } },
  ],
  ['removed since', g('500'), '300', undefined, { kind: 'apart', amount: g('200') }],
  [
    'in another unit since',
    g('500'),
    '300',
    { quantity: '1', unit: 'piece' },
    { kind: 'apart', amount: g('200') },
  ],
  [
    'fractions',
    { quantity: '1 1/2', unit: 'cup' },
    '1/2',
    { quantity: '1', unit: 'cup' },
    { kind: 'together', amount: { quantity: '2', unit: 'cup' } },
  ],
  ['words unchanged', g('a few'), 'some', g('some'), { kind: 'together', amount: g('a few') }],
  ['words corrected since', g('a few'), 'some', g('many'), { kind: 'as it is' }],
  ['more left than there was', g('100'), '300', g('250'), { kind: 'as it is' }],
] as const)('%s', (_, before, left, now, after) => {
  expect(putBack(before, left, now)).toEqual(after);
});
