import {
  ADDED_TO,
  type CompiledQuickMeals,
  type CompiledServings,
  NAMED_GROUPS,
  type QuickMealFood,
  type ServingsFile,
} from '../src/servings.ts';
import { unknown } from './check-values.ts';
import type { compileFoods } from './compile-foods.ts';

export const compileServings = ({
  named,
  states,
  sizes,
  parts,
  shares,
  ...file
}: ServingsFile): CompiledServings => ({
  named,
  states,
  'like each other': file['like each other'],
  'without sugar': file['without sugar'],
  'size factors': file['size factors'],
  'helping factors': file['helping factors'],
  added: file.added,
  sizes: Object.entries(sizes).flatMap(([category, groups]) =>
    Object.entries(groups).flatMap(([name, grams]) => {
      const group = NAMED_GROUPS.find((each) => each === name);
      return group === undefined ? [] : [{ category, group, grams }];
    }),
  ),
  parts: Object.entries(parts).map(([said, means]) => ({ said: said.split(', '), means })),
  shares: shares.map(({ dishes, parts: own }) => ({
    dishes,
    parts: Object.fromEntries(Object.entries(own).map(([part, written]) => [part, sharedPart(written)])),
  })),
});

/** Reads 'hamburger bun 0.42'. */
function sharedPart(written: string) {
  const end = written.lastIndexOf(' ');
  return { food: written.slice(0, end), share: Number(written.slice(end)) };
}

/** The foods that are logged with one press, with their figures. Expects data without problems. */
export function compileQuickMeals(
  file: ServingsFile,
  { lists, nutrients }: ReturnType<typeof compileFoods>,
): CompiledQuickMeals {
  const foods = new Map([...lists.values()].flat().map((food) => [food.name, food]));
  const quick = (written: string): QuickMealFood => {
    const { name, food: called, quantity, unit } = quickMeal(written);
    const food = foods.get(called);
    if (food === undefined) throw new Error(`There is no food '${called}'`);
    const figures = [...food.per100g, ...(nutrients[food.fdcId] ?? [])];
    const [calories = null, protein = null, carbs = null, fat = null, ...more] = figures;
    const [fiber = null, sugar = null, saturatedFat = null, sodium = null] = more;
    return {
      name,
      fdcId: food.fdcId,
      per100g: { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium },
      portions: Object.entries(food.grams).map(([measure, grams]) => ({ unit: measure, grams })),
      quantity,
      unit,
    };
  };
  return {
    foods: file['quick meals'].map(quick),
    milk: quick(file['milk for drinks']),
    blackDrinks: file['black drinks'].flatMap((name) => foods.get(name)?.fdcId ?? []),
  };
}

/** Reads 'Eggs, egg, 2 piece'. */
function quickMeal(written: string) {
  const [name = '', food = '', portion = ''] = written.split(', ');
  const [quantity, unit = 'g'] = portion.split(' ');
  return { name, food, quantity: Number(quantity), unit };
}

/** What is wrong with `servings.yaml`. `foods` are the names of all foods. */
export function problemsOfServings(file: ServingsFile, foods: ReadonlySet<string>): string[] {
  const where = 'servings.yaml';
  const { named, added, shares } = compileServings(file);
  const parts = shares.flatMap((each) => Object.values(each.parts));
  const words = new Set([...foods].flatMap((food) => food.split(' ')));
  return [
    ...unknown(`${where}: named`, Object.keys(named), NAMED_GROUPS),
    ...unknown(`${where}: sizes`, Object.values(file.sizes).flatMap(Object.keys), NAMED_GROUPS),
    ...unknown(`${where}: added`, Object.keys(added), ADDED_TO),
    ...unknown(
      where,
      Object.values(added).flatMap((portions) => Object.values(portions).flat()),
      foods,
    ),
    ...unknown(
      where,
      [
        ...parts.map(({ food }) => food),
        ...file['black drinks'],
        ...[...file['quick meals'], file['milk for drinks']].map((written) => quickMeal(written).food),
      ],
      foods,
    ),
    ...parts.flatMap(({ food, share }) =>
      share > 0 && share < 1 ? [] : [`${where}: '${share}' of ${food} is no share`],
    ),
    ...unknown(
      where,
      shares.flatMap(({ dishes }) => dishes.flatMap((phrase) => phrase.replace(/^[~!]/, '').split(' '))),
      words,
    ),
  ];
}
