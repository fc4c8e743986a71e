import type { Cuisine } from '../../kitchen.ts';
import type { SlotId } from '../compose/slot-id.ts';

/** A seasoning with what may stand in for it. */
export interface Seasoning {
  readonly slot: SlotId;
  /** Alternatives, the usual one first. */
  readonly names: readonly string[];
  /** Per serving. */
  readonly grams: number;
  /** Without a core seasoning the dish is not made; any other is left out rather than asked for too much. */
  readonly isCore?: true;
}

/** How a cuisine seasons. */
export interface Flavour {
  readonly id: string;
  readonly cuisine: Cuisine;
  /** What a dish is called for it ('Lemon Herb'), each with the foods that must be in the dish for that. */
  readonly titles: readonly { readonly text: string; readonly needs: readonly string[] }[];
  readonly seasonings: readonly Seasoning[];
}
