import { recipes, type SavedRecipe } from '@game-plan/contracts/recipes';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { showSaved } from './show-saved.ts';
import { asIdea, replaceSuggestion, suggestionsQuery } from './suggestions.ts';

const removalOf = (id: number) => ['remove recipe', id];

/** Whether the recipe is being removed, up to the moment when its dialog is closed. */
export function useIsBeingRemoved(id: number): boolean {
  return useIsMutating({ mutationKey: removalOf(id) }) > 0;
}

/** Removes a saved recipe; the toast's Undo saves it once more. `onRemoved` closes what shows it, which may take time. */
export function useRemoveRecipe(recipe: SavedRecipe, onRemoved: () => void | Promise<void>) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ id, createdAt, ...body }: SavedRecipe) => call(recipes.create, { body }),
    onSuccess: (saved) => {
      showSaved(client, saved);
      toast({ title: 'Recipe restored' });
    },
    // Nothing else holds the recipe any more.
    onError: (_, removed) => toastFailure('Failed to restore recipe', tryAgain(removed)),
  });
  const tryAgain = (removed: SavedRecipe): ToastMessage['action'] => ({
    label: 'Try again',
    onPress: () => undo.mutate(removed),
  });
  return useMutation({
    mutationKey: removalOf(recipe.id),
    mutationFn: () => call(recipes.remove, { params: { id: recipe.id } }),
    onSuccess: async () => {
      const idea = asIdea(recipe);
      if (idea) {
        client.setQueryData(suggestionsQuery.queryKey, (ideas) => ideas && replaceSuggestion(ideas, idea));
      }
      const action = { label: 'Undo', onPress: () => undo.mutate(recipe) };
      toast({ title: 'Recipe removed', description: recipe.name, action });
      await onRemoved();
    },
    onError: () => toastFailure('Failed to remove recipe'),
  });
}

function toastFailure(description: string, action?: ToastMessage['action']) {
  toast({ title: 'Error', description, variant: 'destructive', ...(action && { action }) });
}
