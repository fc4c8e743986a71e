import { expect, test } from 'vitest';
import type { FoodFacts } from './candidate.ts';
import { missingRows, orderByState, wantedState } from './order-by-state.ts';
import type { SearchContext } from './search-context.ts';

const row = (name: string): FoodFacts => ({
  fdcId: 1,
  dataSet: 'builtin',
  names: [name],
  brand: null,
  keys: [],
  per100g: { calories: null, protein: null, carbs: null, fat: null },
});
const ranked = (names: readonly string[]) =>
  names.map((name) => ({ food: row(name), score: { points: 100, isNoun: true, isSure: true } }));

function ordered(text: string, context: SearchContext, names: readonly string[]): (string | undefined)[] {
  const wanted = wantedState(text, context);
  const lacking = missingRows(ranked(names), wanted).map(row);
  return orderByState(ranked(names), wanted, { missing: lacking, isBareWord: false }).map(
    (food) => food.names[0],
  );
}

const RICE = ['White rice, dry', 'Cooked white rice'];

test('a diary lists the eaten state first, a kitchen the stored one', () => {
  expect(ordered('rice', 'diary', RICE)).toEqual(['Cooked white rice', 'White rice, dry']);
  expect(ordered('rice', 'kitchen', RICE.toReversed())).toEqual(RICE);
});

test('a row missing in the ranking is added', () => {
  expect(ordered('oats', 'diary', ['Oats, dry'])).toEqual(['Cooked oatmeal', 'Oats, dry']);
});

test('a state named in the query applies in every context', () => {
  expect(ordered('uncooked rice', 'diary', RICE.toReversed())).toEqual(RICE);
  expect(ordered('boiled rice', 'kitchen', RICE)).toEqual(RICE.toReversed());
  expect(ordered('frozen rice', 'diary', RICE)).toEqual(RICE);
});

test('a food often eaten raw stays first in a diary', () => {
  expect(ordered('carrot', 'diary', ['Carrot, raw', 'Cooked carrot'])).toEqual([
    'Carrot, raw',
    'Cooked carrot',
  ]);
  expect(ordered('boiled carrot', 'diary', ['Carrot, raw'])).toEqual(['Cooked carrot', 'Carrot, raw']);
});

test('of a bare word the best food has its rows together, the others come before their rows in another state', () => {
  const names = ['Chicken breast, raw', 'Chicken thigh, raw', 'Fried chicken'];
  const wanted = wantedState('chicken', 'diary');
  const lacking = missingRows(ranked(names), wanted).map(row);
  const shown = orderByState(ranked(names), wanted, { missing: lacking, isBareWord: true });
  expect(shown.map((food) => food.names[0])).toEqual([
    'Cooked chicken breast',
    'Chicken breast, raw',
    'Cooked chicken thigh',
    'Fried chicken',
    'Chicken thigh, raw',
  ]);
});
