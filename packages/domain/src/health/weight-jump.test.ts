import { expect, test } from 'vitest';
import { BODY_WORDS } from './conflicts/goal-conflict.ts';
import { weightJump } from './weight-jump.ts';

test.each([
  [70, null, undefined],
  [70, 70, undefined],
  [77, 70, undefined],
  [63, 70, undefined],
  [77.1, 70, '77.1 kg is more than a tenth above the last weight, 70 kg. Is it right?'],
  [62.9, 70, '62.9 kg is more than a tenth below the last weight, 70 kg. Is it right?'],
  [165, 74.8, '165 kg is more than a tenth above the last weight, 74.8 kg. Is it right?'],
])('%d kg after %s kg', (weight, last, question) => {
  expect(weightJump(weight, last, BODY_WORDS.metric)).toBe(question);
});

test('asks in the person’s units', () => {
  expect(weightJump(165, 74.8, BODY_WORDS.us)).toMatch(/^363.8 lb .* 164.9 lb/);
});
