import type { Cuisine } from '../../kitchen.ts';

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
  ]),
  French: new Set([...SOUTH_WEST, ...EAST, ...TORTILLAS, 'corn', 'avocado', 'okra', 'chorizo']),
  Mediterranean: new Set([...SOUTH_WEST, ...EAST, ...TORTILLAS, 'corn', 'cheddar']),
  Asian: new Set([...SOUTH_WEST, 'kidney bean', 'potato', 'feta', 'parmesan', 'olive', 'brussels sprout']),
  Thai: new Set([
    ...SOUTH_WEST,
    'kidney bean',
    'potato',
    'feta',
    'parmesan',
    'olive',
    'brussels sprout',
    'kale',
  ]),
  Mexican: new Set([
    'olive',
    'edamame',
    'bok choy',
    'bean sprout',
    'snow pea',
    'kohlrabi',
    'parsnip',
    'asparagus',
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
  ]),
  American: new Set(['bok choy', 'bean sprout', 'okra']),
};

/** Whether a food would be out of place in a cuisine: black beans in an Italian soup. */
export function isStranger(culinaryName: string, cuisine: Cuisine): boolean {
  return STRANGERS[cuisine].has(culinaryName);
}
