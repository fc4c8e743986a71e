import type { Cuisine } from '../../kitchen.ts';
import type { CulinaryFood } from '../roles/culinary-food.ts';

const SOUTH_WEST = ['black bean', 'pinto bean'];
const EAST = [
  'tofu',
  'tempeh',
  'seitan',
  'edamame',
  'bok choy',
  'napa cabbage',
  'bean sprout',
  'snow pea',
  'snap pea',
];

/** Of kitchens west of Asia. */
const WESTERN = ['kidney bean', 'potato', 'feta', 'parmesan', 'olive', 'brussels sprout', 'salsa', 'pesto'];

/** Spreads and sauces from the eastern Mediterranean. */
const MEZE = ['tahini', 'hummus'];

const TORTILLAS = ['tortilla', 'flour tortilla', 'corn tortilla'];

/** Foods that a cuisine has no use for, by culinary name. */
const STRANGERS: Readonly<Record<Cuisine, ReadonlySet<string>>> = {
  Italian: new Set([
    ...SOUTH_WEST,
    ...EAST,
    ...TORTILLAS,
    'kidney bean',
    'couscous',
    'corn',
    'avocado',
    'okra',
    'sweet potato',
    'cheddar',
    'salsa',
    ...MEZE,
  ]),
  French: new Set([
    ...SOUTH_WEST,
    ...EAST,
    ...TORTILLAS,
    'corn',
    'avocado',
    'okra',
    'chorizo',
    'salsa',
    ...MEZE,
  ]),
  Mediterranean: new Set([...SOUTH_WEST, ...EAST, ...TORTILLAS, 'corn', 'cheddar', 'salsa']),
  Asian: new Set([...SOUTH_WEST, ...WESTERN, 'hummus']),
  Thai: new Set([...SOUTH_WEST, ...WESTERN, 'kale', ...MEZE]),
  Mexican: new Set([
    'olive',
    'edamame',
    'bok choy',
    'bean sprout',
    'snow pea',
    'kohlrabi',
    'parsnip',
    'asparagus',
    'pesto',
    'brie',
    'gruyere',
    ...MEZE,
  ]),
  Indian: new Set([
    ...SOUTH_WEST,
    ...TORTILLAS,
    'olive',
    'edamame',
    'bok choy',
    'bean sprout',
    'sausage',
    'asparagus',
    'kohlrabi',
    'salsa',
    'pesto',
    ...MEZE,
  ]),
  American: new Set(['bok choy', 'bean sprout', 'okra']),
};

/** Whether a food would be out of place in a cuisine: black beans in an Italian soup. */
export function isStranger(culinaryName: string, cuisine: Cuisine): boolean {
  return STRANGERS[cuisine].has(culinaryName);
}

const FROM_THE_SEA: ReadonlySet<string> = new Set(['fish', 'shrimp', 'canned-fish']);

/** Whether a hard cheese would be too much of a dish: over fish, or over another cheese. */
export function isCheeseTooMany(finish: CulinaryFood, dish: readonly CulinaryFood[]): boolean {
  return (
    finish.kind === 'hard-cheese' &&
    dish.some(({ role, kind }) => role === 'cheese' || FROM_THE_SEA.has(kind))
  );
}
