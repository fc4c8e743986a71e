import { ingredients } from '@game-plan/contracts/ingredients';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';

/** What is known of an ingredient of which only the name is typed. */
export const ONE = { quantity: '1', unit: 'item' } as const;

/** Adds an ingredient by its name. Several are sent one after the other, so that they keep their order. */
export function useAddByName(onFailed: (name: string) => void) {
  return useMutation({
    scope: { id: 'add-ingredient' },
    mutationFn: (name: string) =>
      call(ingredients.create, { body: { name, category: 'pantry', ...ONE, status: 'fresh' } }),
    onSuccess: () =>
      toast({ title: 'Ingredient added', description: 'Ingredient has been added to your inventory' }),
    onError: (_, name) => {
      toast({ title: 'Error', description: 'Failed to add ingredient', variant: 'destructive' });
      onFailed(name);
    },
  });
}
