import type { Inventory, NeededLine } from '../recipes/availability.ts';
import { parseAmount } from '../units/amount.ts';
import { countUnit } from '../units/unit.ts';
import { unitsIn } from '../units/weights/weight-by-name.ts';
import { isSameFood } from './named-food.ts';

/** A missing amount of a food; the amount is null for 'to taste'. */
export interface MissingFood {
  readonly name: string;
  readonly amount: number | null;
  /** In the form of `unitKey`. */
  readonly unit: string;
}

/**
 * What a kitchen lacks for the lines of a recipe: the shortfall of each line or, if there is none of the food, all of
 * it. Amounts of the same food are added up where possible. Foods that are always at home are excluded.
 */
export function missingFoods(
  lines: readonly NeededLine[],
  kitchen: Pick<Inventory, 'availabilityOf'>,
): MissingFood[] {
  const decided = kitchen.availabilityOf(lines);
  const missing: MissingFood[] = [];
  for (const [at, line] of lines.entries()) {
    const { available = true, short } = decided[at] ?? {};
    if (available) continue;
    const { name, amount, unit } = line;
    addTo(missing, { name, amount: short ?? parseAmount(amount), unit: countUnit(unit) });
  }
  return missing;
}

function addTo(missing: MissingFood[], food: MissingFood): void {
  for (const [at, other] of missing.entries()) {
    const sum = isSameFood(other, food) ? sumOf(other, food) : undefined;
    if (!sum) continue;
    missing[at] = sum;
    return;
  }
  missing.push(food);
}

function sumOf(one: MissingFood, other: MissingFood): MissingFood | undefined {
  if (other.amount === null) return one;
  if (one.amount === null) return { ...other, name: one.name };
  const ratio = unitsIn(other, one);
  return ratio === null ? undefined : { ...one, amount: one.amount + other.amount * ratio };
}
