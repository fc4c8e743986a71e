import type { Flavour } from '../flavours/flavour.ts';
import type { SlotId } from './slot-id.ts';
import type { Stocked } from './stocked.ts';
import type { Technique } from './technique.ts';

/** A food put in a slot, with the grams of one serving. */
export interface Pick {
  readonly slot: SlotId;
  readonly stocked: Stocked;
  readonly gramsPerServing: number;
  readonly isWhole?: boolean;
}

/** A dish that could be made: what goes in, not yet measured out or worded. */
export interface Draft {
  readonly technique: Technique;
  readonly flavour: Flavour;
  readonly servings: number;
  readonly picks: readonly Pick[];
  readonly mainProtein: Stocked | null;
}

/** Share of the listed ingredients that the kitchen has. */
export function matchOf(draft: Draft): number {
  const { picks } = draft;
  return picks.length === 0 ? 0 : picks.filter((pick) => pick.stocked.isAvailable).length / picks.length;
}

export function missingIn(picks: readonly Pick[]): number {
  return picks.filter((pick) => !pick.stocked.isAvailable).length;
}
