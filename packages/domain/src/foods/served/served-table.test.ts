import { expect, test } from 'vitest';
import { usualPortion } from '../../meals/portions/usual-portion.ts';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { isKnownFood } from '../../safety/known-food.ts';
import { FOODS_AND_DISHES } from '../dish-table.ts';
import { foodNameKey } from '../food-name.ts';
import { shownName } from '../shown-name.ts';
import { findServed, searchedFoodNamed, servedDishes, servedName } from './served-table.ts';

test('a name finds the served dish in a diary, and may find another food in a kitchen', () => {
  expect(servedName('jacket potato')).toBe('jacket potato');
  expect(servedName('Magnum')).toBe('coated ice cream stick');
  expect(findServed('crack slaw')).toBeUndefined();
});

test('every name belongs to one dish, and to no food of a kitchen', () => {
  const owners = new Map(FOODS_AND_DISHES.map(({ name }) => [foodNameKey(name), name]));
  const twice: string[] = [];
  for (const dish of servedDishes()) {
    for (const name of [dish.name, ...dish.aliases]) {
      const owner = owners.get(foodNameKey(name));
      if (owner !== undefined) twice.push(`${name}: ${owner} and ${dish.name}`);
      owners.set(foodNameKey(name), dish.name);
    }
  }
  expect(twice).toEqual([]);
});

/** Sides that the name of a dish promises, and the parts that are such a side. */
const SIDES: readonly (readonly [side: RegExp, part: RegExp])[] = [
  [/(?<!^stuffed \p{L}+ )\b(?:with|and|med|mit|con|avec) (?:rice|arroz|reis|riz)\b/u, /\brice\b|pilaf/],
  [/\b(?:with|and|med|mit|con|avec) (?:fries|chips|mash|potatismos|pommes|papas)\b/, /potato|\bfry|chip/],
  [/\b(?:with|and) (?:naan|chapati|roti|toast)\b/, /naan|chapati|toast|bread/],
];

test('a dish that is called with a side contains it', () => {
  const lacking = servedDishes().flatMap(({ name, aliases, parts = [] }) => {
    const contents = parts.flatMap((part) => [part.name, ...contentsOf(part.name)]).join(', ');
    return [name, ...aliases]
      .filter((each) => SIDES.some(([side, part]) => side.test(each) && !part.test(contents)))
      .map((each) => `${each}: ${contents}`);
  });
  expect(lacking).toEqual([]);
});

function contentsOf(name: string): readonly string[] {
  const { parts = [], madeOf = [] } = searchedFoodNamed(name) ?? {};
  return [...madeOf, ...parts.map((part) => part.name)];
}

test('a dish and its allergens are found by its displayed name', () => {
  expect(
    servedDishes()
      .filter((dish) => findServed(shownName(dish)) !== dish)
      .map(shownName),
  ).toEqual([]);
});

test('a dish without gluten has none in its parts', () => {
  const dishes = servedDishes().filter(({ name }) => name.startsWith('gluten free'));
  expect(dishes.length).toBeGreaterThan(10);
  expect(dishes.filter(({ allergens }) => allergens.includes('gluten')).map(({ name }) => name)).toEqual([]);
});

/** Supplements, whose portion is not a meal. */
const TAKEN_BY_THE_GRAM: ReadonlySet<string> = new Set(['creatine', 'vitamin tablet']);

test('a dish has the allergens of its name, its parts and their ingredients, which are known', () => {
  const faults = servedDishes().flatMap(({ name, parts = [], madeOf = [], allergens }) => {
    const held = [name, ...parts.map((part) => part.name), ...madeOf].flatMap((each) => [
      ...allergensOf(each),
    ]);
    return [
      ...held.filter((allergen) => !allergens.includes(allergen)),
      ...madeOf.filter((part) => !isKnownFood(part)),
    ].map((fault) => `${name}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('a dish has figures consistent with its energy', () => {
  const odd = servedDishes().filter(({ per100g: { calories, protein, carbs, fat }, madeOf = [] }) => {
    const byAtwater = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
    const hasAlcohol = /beer|wine|gin|margarita|cider/.test(madeOf.join(' '));
    return !(Math.abs((calories ?? 0) - byAtwater) <= 60 + 0.25 * byAtwater || hasAlcohol);
  });
  expect(odd).toEqual([]);
});

test('a dish has the portion of a meal', () => {
  const odd = servedDishes().filter((dish) => {
    const { quantity, grams } = usualPortion(dish);
    const least = TAKEN_BY_THE_GRAM.has(dish.name) ? 1 : 10;
    return !(quantity * grams >= least && quantity * grams <= 700);
  });
  expect(odd).toEqual([]);
});
