import { type Ingredient, ingredients } from '@game-plan/contracts/ingredients';
import type { IngredientUnit } from '@game-plan/domain/units/unit';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { sayAmount } from './say-there.ts';

interface NewAmount {
  readonly there: Ingredient;
  readonly quantity: string;
  readonly unit: IngredientUnit;
}

/** Writes how much there is now onto the card that is there, whose date and status stay. */
export function useAddToIt(onAdded: (there: Ingredient) => void) {
  return useMutation({
    mutationFn: ({ there, quantity, unit }: NewAmount) =>
      call(ingredients.update, { params: { id: there.id }, body: { quantity, unit } }),
    onSuccess: (updated) => {
      toast({ title: 'Ingredient updated', description: `${updated.name}: ${sayAmount(updated)} now` });
      onAdded(updated);
    },
    onError: (error) =>
      toast({
        title: 'Failed to update ingredient',
        description: serverMessage(error),
        variant: 'destructive',
      }),
  });
}
