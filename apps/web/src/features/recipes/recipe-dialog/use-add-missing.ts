import type { Recipe, RecipeLine } from '@game-plan/contracts/recipes';
import { shoppingList } from '@game-plan/contracts/shopping-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';

/**
 * Puts the missing lines on the shopping list in their order. A line that is on it is not sent again: after a failure
 * `add` goes on where it stopped.
 */
export function useAddMissing(missing: readonly RecipeLine[], recipeId: Recipe['id']) {
  const [left, setLeft] = useState(missing);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const [index, { name, amount, unit }] of left.entries()) {
        await call(shoppingList.create, {
          body: {
            name,
            quantity: amount,
            unit,
            category: 'recipes',
            recipeId: typeof recipeId === 'number' ? recipeId : null,
          },
        });
        setLeft(left.slice(index + 1));
      }
    },
    onSuccess: () => toast({ title: 'Added to shopping list' }),
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to add ingredients to shopping list',
        variant: 'destructive',
      }),
  });
  return { add: () => mutate(), adding: isPending, done: left.length === 0 && !isPending };
}
