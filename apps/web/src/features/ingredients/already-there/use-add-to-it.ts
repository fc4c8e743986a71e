import type { Ingredient } from '@game-plan/contracts/ingredients';
import { useChangeAmount } from '#data/ingredients.ts';
import { toast } from '#ui/toast-store.ts';
import { sayAmount } from './say-there.ts';

/** Adds to the card that is there, and says how much it is now. */
export function useAddToIt(onAdded: (there: Ingredient) => void) {
  return useChangeAmount((updated) => {
    toast({ title: 'Ingredient updated', description: `${updated.name}: ${sayAmount(updated)} now` });
    onAdded(updated);
  });
}
