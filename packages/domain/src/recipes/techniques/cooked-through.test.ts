import { expect, test } from 'vitest';
import { isUndercooked, withFirmEggs } from './cooked-through.ts';

test.each([
  [
    'Fry the eggs until the whites are set, about 3 minutes.',
    'Fry the eggs until the whites and yolks are firm, about 5 minutes.',
  ],
  [
    'Cook until the whites are set, 3 to 4 minutes.',
    'Cook until the whites and yolks are firm, 5 to 6 minutes.',
  ],
  [
    'Fry until the whites are set and the yolks still run, about 3 minutes.',
    'Fry until the whites and yolks are firm, about 5 minutes.',
  ],
  [
    'Fry the eggs until the whites are set and serve.',
    'Fry the eggs until the whites and yolks are firm and serve.',
  ],
  ['Simmer for 6 minutes for soft yolks, 10 minutes for firm ones.', 'Simmer for 10 minutes.'],
  ['Boil the eggs for 7 minutes, cool and peel.', 'Boil the eggs for 10 minutes, cool and peel.'],
  ['Stir until just set but still soft, 3 to 4 minutes.', 'Stir until set all through, 3 to 4 minutes.'],
  ['Simmer the rice for 7 minutes.', 'Simmer the rice for 7 minutes.'],
])('%s', (soft, firm) => {
  expect(withFirmEggs(soft)).toBe(firm);
});

test.each([
  ['Stir until softly set but still moist on top.', true],
  ['Sear the steak for 3 to 4 minutes a side for medium (63 °C / 145 °F inside).', true],
  ['Use the freshest eggs: the dressing is not cooked.', true],
  ['Bake until set at the edges and still moist in the middle.', false],
  ['Fry until cooked through (74 °C / 165 °F inside).', false],
])('%s leaves something soft or pink: %s', (step, isSo) => {
  expect(isUndercooked([step])).toBe(isSo);
});
