import type { Flavour } from '../flavours/flavour.ts';
import type { Kind } from '../roles/culinary-food.ts';
import type { SlotId } from './slot-id.ts';
import type { Stocked } from './stocked.ts';

/** One ingredient in its place in a dish. */
export interface Part {
  readonly slot: SlotId;
  readonly stocked: Stocked;
  /** Grams in the whole dish, of the amount as written. */
  readonly grams: number;
  /** Amount in `unit`; null is 'to taste'. */
  readonly amount: number | null;
  readonly unit: string;
}

/** A dish with everything decided but its words. */
export interface Dish {
  readonly flavour: Flavour;
  readonly servings: number;
  readonly parts: readonly Part[];
}

export function partsIn(dish: Dish, ...slots: readonly SlotId[]): Part[] {
  return slots.flatMap((slot) => dish.parts.filter((part) => part.slot === slot));
}

export function partIn(dish: Dish, slot: SlotId): Part | undefined {
  return dish.parts.find((part) => part.slot === slot);
}

export function kindOf(part: Part | undefined): Kind | undefined {
  return part?.stocked.culinary.kind;
}

/** Whether the dish holds a food by its culinary name. */
export function holds(dish: Dish, culinaryName: string): boolean {
  return dish.parts.some((part) => part.stocked.culinary.name === culinaryName);
}
