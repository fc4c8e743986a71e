import type { Part } from '../model/stocked.ts';
import type { Draft, Pick } from './fit-dish.ts';
import { portion } from './portion.ts';

/** Turns the grams of a draft into amounts that can be measured, within what the kitchen holds. */
export function measure(draft: Draft): Part[] {
  return draft.picks.map((pick) => measurePick(pick, draft.servings / draft.dish.serves));
}

function measurePick({ need, stocked, grams, share, isAvailable }: Pick, part: number): Part {
  const base = { need: need.id, stocked, isAvailable };
  if (grams === 0) return { ...base, grams: 0, amount: null, unit: '' };
  const most = isAvailable ? (stocked.stockGrams ?? undefined) : undefined;
  return { ...base, ...portion(stocked, grams * part * share, most, need.isWhole) };
}
