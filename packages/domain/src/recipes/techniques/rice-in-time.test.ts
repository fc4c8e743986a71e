import { expect, test } from 'vitest';
import { withRiceInTime } from './rice-in-time.ts';

const RICE =
  'Put the rice in a pan with 1½ times its volume of water, bring to a boil, then cover and simmer over low heat until tender, about 15 minutes. Leave covered off the heat for 5 minutes and fluff with a fork.';
const BESIDE = `Meanwhile, p${RICE.slice(1)}`;

test.each([
  ['Chop.', 'Pour in the water and simmer for 20 minutes.', 'Warm for 5 minutes.', RICE, 'Serve.'],
  ['Chop.', RICE, 'Braise for 60 minutes.', 'Serve.'],
])('rice is cooked beside what simmers: %s', (...steps) => {
  const others = steps.filter((step) => step !== RICE);
  const at = others.findIndex((step) => /simmer|Braise/.test(step));
  expect(withRiceInTime(steps)).toEqual(others.toSpliced(at + 1, 0, BESIDE));
});

test('rice comes before what is quicker', () => {
  expect(withRiceInTime(['Chop.', 'Fry for 5 minutes.', 'Stir.', RICE, 'Serve.'])).toEqual([
    'Chop.',
    RICE,
    'Fry for 5 minutes.',
    'Stir.',
    'Serve.',
  ]);
});

test.each([
  [RICE, 'Fry for 10 minutes.', 'Serve.'],
  ['Chop.', 'Boil the pasta.'],
  [
    `${RICE} Spread it out on a plate to cool, so that the grains stay apart.`,
    'Simmer for 60 minutes.',
    'Serve.',
  ],
])('%s stays where it is', (...steps) => {
  expect(withRiceInTime(steps)).toEqual(steps);
});
