import { foodRow } from '../../apps/server/src/features/foods/food-row.ts';
import { searchWords } from '../../packages/domain/src/food-search/words/words.ts';
import { FOODS } from '../../packages/domain/src/foods/food-table.ts';
import type { DataSet } from '../../packages/domain/src/foods/usda/data-set.ts';

/** Words on labels before and after the food, as frequent as in reality: some are on every tenth product. */
const BEFORE = [
  '',
  '',
  'Organic',
  'Classic',
  'Crunchy',
  'Low fat',
  'Original',
  'Gluten free',
  'Roasted',
  'Homestyle',
  'Reduced sodium',
  'Sweetened',
] as const;
const AFTER = [
  '',
  ', chocolate',
  ', vanilla',
  ', sea salt',
  ', cheddar cheese',
  ', strawberry',
  ' & chicken',
  ', family size',
  ', tomato sauce',
  ', honey',
  ' bites',
  ' snack',
] as const;

/** Forms by which laboratory tables distinguish entries. */
const FORMS = ['raw', 'cooked, boiled', 'canned, drained solids', 'frozen, unprepared', 'dried'] as const;

/** Number of product templates; each brand sells some of them. */
export const PRODUCTS = 25_000;
const SYLLABLES = 'bar del fen gor hal kim lor mar nel pol ras sel tor vin zan'.split(' ');

/** An invented word, different for every number below 15³. */
const madeUp = (at: number) =>
  [at % 15, Math.floor(at / 15) % 15, Math.floor(at / 225) % 15].map((part) => SYLLABLES[part]).join('');

/** Brands with invented names, because labels mostly add names to the words of a search. */
export const BRANDS = Array.from({ length: 3000 }, (_, at) => `${madeUp(at)} ${madeUp(at * 7 + 3)} Foods`);

/** The words of a name as the search stores them. */
export const wordsOf = (name: string): string[] => searchWords(name).flatMap(({ forms }) => forms);

function named(name: string, at: number, dataSet: DataSet, brand: string | null) {
  return foodRow({
    fdcId: 5_000_000 + at,
    dataSet,
    name,
    brand,
    per100g: { calories: 50 + (at % 400), protein: at % 30, carbs: at % 70, fat: at % 40 },
    more: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
    portions: [{ unit: 'serving', grams: 30 }],
  });
}

const foodAt = (at: number) => FOODS[at % FOODS.length]?.name ?? '';

/** Foods without a brand, named as in laboratory tables; at most five of each food. */
export function genericFoods(count: number) {
  return Array.from({ length: Math.min(count, FOODS.length * FORMS.length) }, (_, at) => {
    const form = FORMS[Math.floor(at / FOODS.length)] ?? '';
    return named(`${foodAt(at)}, ${form}`, at, 'sr_legacy', null);
  });
}

/** Products without their brands, which `fillFoods` adds. */
export function products(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const before = BEFORE[Math.floor(at / FOODS.length) % BEFORE.length];
    const after = AFTER[(at * 5 + Math.floor(at / FOODS.length)) % AFTER.length];
    return named(`${before} ${foodAt(at)}${after}`.trim(), at, 'branded', null);
  });
}
