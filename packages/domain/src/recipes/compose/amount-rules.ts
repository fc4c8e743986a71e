import type { CulinaryFood, CulinaryRole, Kind } from '../../foods/culinary-food.ts';
import { MOST_GRAMS_OF_ONE } from '../serving-bounds.ts';

/** The most of one food that a serving of any dish holds. */
interface MostInAServing {
  readonly role: CulinaryRole;
  /** Of any kind if absent. */
  readonly kind?: Kind;
  readonly grams: number;
}

/**
 * What no serving holds more of, because it seasons and does not fill; the first rule that fits a food applies. Above are the dishes of our
 * repertoire with the most: 30 g of each herb in a kuku sabzi, 40 g of ginger in a Thai stir-fry of it.
 */
const MOST_IN_A_SERVING: readonly MostInAServing[] = [
  { role: 'herb', grams: 45 },
  { role: 'spice', grams: 10 },
  // Chili, ginger and garlic.
  { role: 'aromatic', kind: 'garlic', grams: 45 },
  // Spring onions and chives, which are no onions: a stew of seventeen is none.
  { role: 'aromatic', kind: 'plain', grams: 50 },
  { role: 'fat', grams: 45 },
  { role: 'acid', grams: 80 },
  { role: 'sweetener', grams: 60 },
  { role: 'sauce', grams: 90 },
  { role: 'baking', grams: 150 },
  { role: 'topping', kind: 'nut', grams: 70 },
  { role: 'topping', kind: 'seed', grams: 40 },
];

/** The most grams of a food in a serving of a dish that does not ask for this very food. */
export function mostInAServing({ role, kind }: CulinaryFood): number {
  const rule = MOST_IN_A_SERVING.find((each) => each.role === role && (each.kind ?? kind) === kind);
  return rule?.grams ?? MOST_GRAMS_OF_ONE;
}
