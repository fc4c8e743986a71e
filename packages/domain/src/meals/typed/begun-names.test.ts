import { expect, test } from 'vitest';
import { completedFoods } from './begun-names.ts';

const completed = (typed: string) => completedFoods(typed).foods.map(({ name }) => name);

test.each([
  ['mac and', 'mac and cheese'],
  ['green te', 'green tea'],
  ['diet co', 'diet cola'],
  ['fish and', 'fish and chips'],
  ['chicken br', 'cooked chicken breast'],
  ['Grilled Chee', 'grilled cheese sandwich'],
  ['cheese bur', 'cheeseburger'],
  // Not ‘baked pork chop’, ‘orange cheddar’ and ‘red pepper hummus’, other names of everyday foods.
  ['baked po', 'baked potato'],
  ['orange ch', 'orange chicken'],
  ['red pep', 'red bell pepper'],
])('completes ‘%s’ to %s first', (typed, food) => {
  expect(completed(typed)[0]).toBe(food);
});

test.each([
  ['beef st', ['cooked beef steak', 'beef stew']],
  ['chicken s', ['chicken salad', 'chicken noodle soup']],
])('completes ‘%s’ to several common foods', (typed, foods) => {
  expect(completed(typed)).toEqual(expect.arrayContaining(foods));
});

test('completes another name of a food, too', () => {
  expect(completedFoods('choc chip')).toMatchObject({ isWhole: true, foods: [{ name: 'cookie' }] });
});

test.each(['chi', 'green tea', 'potato chips', 'tortilla chips', 'zibble fo', ''])(
  'leaves ‘%s’ as it is',
  (typed) => {
    expect(completed(typed)).toEqual([]);
  },
);
