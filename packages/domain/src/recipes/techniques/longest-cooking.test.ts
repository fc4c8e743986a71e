import { expect, test } from 'vitest';
import { longestCooking, minutesInTurn, minutesTogether, totalCooking } from './longest-cooking.ts';

test.each([
  ['Cover and simmer over low heat until very tender, 75 to 90 minutes.', 75],
  ['Cover and cook in the oven for 2 hours. Add the carrots and cook for about 1 hour more.', 120],
  ['Cover and simmer gently until very tender, about 1½ hours.', 90],
  ['Bake for ½ hour.', 30],
  ['Simmer for 10 minutes. Bake until golden, about 20 minutes.', 20],
  ['Cover and let rise until doubled, about 1 hour. Bake for 35 minutes.', 35],
  ['Soak overnight, at least 8 hours. Simmer until soft, about 45 minutes.', 45],
  ['Toss and serve.', 0],
])('%s', (step, minutes) => {
  expect(longestCooking([step])).toBe(minutes);
});

test.each([
  ['Cook the onion for 6 minutes. Add the rice and fry until hot, 3 to 4 minutes.', 10],
  ['Warm the lentils in a pan.', 5],
  ['Soak for 20 minutes and serve.', 0],
])('all that is heated: %s', (step, minutes) => {
  expect(totalCooking([step])).toBe(minutes);
});

test.each([
  ['Fry for 3 minutes a side. Simmer for 10 to 12 minutes. Add the garlic for the last 2 minutes.', 16],
  ['Braise for 1½ hours. Leave for 5 minutes.', 95],
  ['Toss and serve.', 0],
])('together: %s', (step, minutes) => {
  expect(minutesTogether([step])).toBe(minutes);
});

test.each([
  ['Fry for 3 minutes a side. Simmer for 10 minutes. Leave for 5 minutes.', 16],
  ['Meanwhile, boil the rice for 15 minutes. Fry the eggs for 3 minutes.', 3],
  ['About 20 minutes before that is done, boil the rice for 15 minutes.', 0],
])('in turn: %s', (step, minutes) => {
  expect(minutesInTurn([step])).toBe(minutes);
});
