import type { CulinaryRole } from '../../foods/culinary-food.ts';
import { type WeighableLine, weighLine } from '../../units/weights/weigh-line.ts';
import { findRole } from '../roles/find-role.ts';
import { MOST_GRAMS_OF_ONE } from '../serving-bounds.ts';

/** Grams of one food in one serving beyond which it is not eaten, where that is less than of a main ingredient. */
const MOST_GRAMS: Readonly<Partial<Record<CulinaryRole, number>>> = {
  spice: 10,
  herb: 60,
  fat: 60,
  sauce: 120,
  sweetener: 100,
  acid: 100,
  aromatic: 150,
  baking: 200,
  cheese: 250,
};

/** Roles whose amount may be left to the cook. */
const BY_TASTE: ReadonlySet<CulinaryRole> = new Set([
  'spice',
  'herb',
  'fat',
  'sauce',
  'sweetener',
  'acid',
  'topping',
]);

/** A pinch weighs nothing that matters, but not by the hundred. */
const MOST_PINCHES = 10;

/** Whether a cook might put so much of it into a dish of `servings`. */
export function isSaneAmount(line: WeighableLine, servings: number): boolean {
  if (line.unit === 'pinch') return Number(line.amount) <= MOST_PINCHES;
  const role = findRole(line.name)?.role;
  const most = (role && MOST_GRAMS[role]) ?? MOST_GRAMS_OF_ONE;
  return weighLine(line).grams / servings <= most;
}

/** Whether 'to taste' says enough of it. */
export function mayBeByTaste(name: string): boolean {
  const role = findRole(name)?.role;
  return role === undefined || BY_TASTE.has(role);
}
