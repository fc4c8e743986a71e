import type { Diet } from '../../eater.ts';
import type { SlotId } from './slot-id.ts';

/** How a person's diets shift a plate: parts of the usual portion by slot, 1 where absent. */
export type Appetite = Readonly<Partial<Record<SlotId, number>>>;

export function appetiteFor(diets: readonly Diet[]): Appetite {
  if (diets.includes('high_protein')) return { protein: 1.35, base: 0.8 };
  if (diets.includes('low_carb') || diets.includes('keto')) return { protein: 1.15 };
  return {};
}
