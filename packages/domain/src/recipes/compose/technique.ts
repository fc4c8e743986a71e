import type { Difficulty } from '../composed-recipe.ts';
import type { FlavourId } from '../flavours/all-flavours.ts';
import type { Seasoning } from '../flavours/flavour.ts';
import type { CulinaryFood, CulinaryRole, Kind, Way } from '../roles/culinary-food.ts';
import type { Dish } from './dish.ts';
import type { SlotId } from './slot-id.ts';

type MealTime = 'breakfast' | 'lunch' | 'dinner' | 'snack';

/** A place in a dish that the kitchen fills. */
export interface Slot {
  readonly id: SlotId;
  readonly fits: (food: CulinaryFood) => boolean;
  readonly min: number;
  readonly max: number;
  /** Of the food's usual portion; 1 by default. */
  readonly share?: number;
  /** Whether only whole pieces will do, as for a pepper that is stuffed. */
  readonly isWhole?: true;
  /** Alternatives to ask for when the kitchen has nothing that fits; without them the dish is not made. */
  readonly staples?: readonly string[];
}

/** A way of cooking: what goes in, how long it takes, and how a cook would tell it. */
export interface Technique {
  readonly id: string;
  readonly meals: readonly MealTime[];
  readonly difficulty: Difficulty;
  readonly servings: number;
  readonly flavours: readonly FlavourId[];
  readonly slots: readonly Slot[];
  /** Which parts of the flavour it takes, and how much of the usual amount (1 is all of it). */
  readonly takes: Readonly<Partial<Record<SlotId, number>>>;
  /** Flavour parts that it cannot do without: a dressing needs its acid. */
  readonly needs?: readonly SlotId[];
  /** What it needs beyond slots and flavour. */
  readonly extras?: readonly Seasoning[];
  /** How it is salted: at the end to taste, with pepper, or by its sauce. */
  readonly salted: 'salt' | 'salt-and-pepper' | 'no';
  readonly cookMinutes: (dish: Dish) => number;
  /** Best first; the first without a repeated word is taken. */
  readonly names: (dish: Dish) => readonly string[];
  /** One calm sentence without the ingredients' amounts. */
  readonly describe: (dish: Dish) => string;
  readonly steps: (dish: Dish) => readonly (string | undefined)[];
  /** A batter or a dough: with clearly less of something than it asks for, it fails. */
  readonly isExact?: true;
  /** Last word on a combination that is allowed slot by slot. */
  readonly accepts?: (dish: Dish) => boolean;
}

/** Foods of these roles that are at home in a kind of dish. */
export function atHome(way: Way, ...roles: readonly CulinaryRole[]) {
  return (food: CulinaryFood): boolean => roles.includes(food.role) && food.ways.has(way);
}

export function ofKind(...kinds: readonly Kind[]) {
  return (food: CulinaryFood): boolean => kinds.includes(food.kind);
}
