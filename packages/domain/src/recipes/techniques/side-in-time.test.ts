import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Part } from '../model/stocked.ts';
import { describeFood } from '../roles/describe-food.ts';
import { cookBase } from './cook-vegetables-and-bases.ts';
import { withSideInTime } from './side-in-time.ts';

function side(name: string): Part {
  const food = findFood(name);
  if (!food) throw new Error(`No food: ${name}`);
  const stocked = {
    name,
    culinary: describeFood(food, name),
    food,
    category: food.category,
    source: 'stock' as const,
    daysLeft: null,
    stockGrams: null,
    keptIn: 'g',
  };
  return { need: 'side', stocked, grams: 300, amount: 300, unit: 'g', isAvailable: true };
}

const [rice, potato, pasta] = [side('white rice'), side('potato'), side('spaghetti')];
const RICE = cookBase(rice);
const POTATOES = cookBase(potato);
const PASTA = cookBase(pasta);
const after = (start: string, text: string) => `${start}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

test.each([
  [
    'rice after what simmers',
    rice,
    ['Chop.', 'Pour in the water and simmer for 20 minutes.', `${RICE} Serve with the rice.`],
    [
      'Chop.',
      'Pour in the water and simmer for 20 minutes.',
      after('Meanwhile', RICE),
      'Serve with the rice.',
    ],
  ],
  [
    'rice before a long braise',
    rice,
    ['Chop.', RICE, 'Braise for 60 minutes.', 'Serve with the rice.'],
    [
      'Chop.',
      'Braise for 60 minutes.',
      after('About 25 minutes before that is done', RICE),
      'Serve with the rice.',
    ],
  ],
  [
    'potatoes before half an hour in the pan',
    potato,
    [
      POTATOES,
      'Chop.',
      'Fry the meat for 12 minutes and lift out.',
      'Cook the onion for 7 minutes. Add the tomatoes and simmer for 15 minutes.',
      'Serve with the potatoes.',
    ],
    [
      'Chop.',
      'Fry the meat for 12 minutes and lift out.',
      POTATOES,
      'Cook the onion for 7 minutes. Add the tomatoes and simmer for 15 minutes.',
      'Serve with the potatoes.',
    ],
  ],
  [
    'pasta before a sauce',
    pasta,
    [
      'Chop.',
      PASTA,
      'Cook the onion for 8 minutes. Simmer the tomatoes for 20 minutes.',
      'Toss with the spaghetti.',
    ],
    [
      'Chop.',
      'Cook the onion for 8 minutes. Simmer the tomatoes for 20 minutes.',
      after('Meanwhile', PASTA),
      'Toss with the spaghetti.',
    ],
  ],
  [
    'potatoes within the step that takes them',
    potato,
    ['Chop.', POTATOES, 'Simmer the stew until tender, about 1 hour. Serve with the potatoes.'],
    [
      'Chop.',
      'Simmer the stew until tender, about 1 hour.',
      after('About 30 minutes before that is done', POTATOES),
      'Serve with the potatoes.',
    ],
  ],
  [
    'rice beside what is quick',
    rice,
    ['Chop.', 'Fry for 5 minutes.', 'Stir.', RICE, 'Serve with the rice.'],
    ['Chop.', RICE, 'Fry for 5 minutes.', 'Stir.', 'Serve with the rice.'],
  ],
])('%s is boiled in time', (_, part, steps, inTime) => {
  expect(withSideInTime([part], steps)).toEqual(inTime);
});

test.each([
  [rice, [RICE, 'Fry for 10 minutes.', 'Serve with the rice.']],
  [pasta, ['Chop.', PASTA, 'Fry the garlic for 2 minutes.', 'Toss with the spaghetti.']],
  [rice, [`${RICE} Spread it out on a plate to cool.`, 'Simmer for 60 minutes.', 'Fry the rice.']],
])('what is in time, or goes on itself, stays', (part, steps) => {
  expect(withSideInTime([part], steps)).toEqual(steps);
});
