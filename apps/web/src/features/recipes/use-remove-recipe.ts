import { recipes, type SavedRecipe } from '@game-plan/contracts/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { showSaved } from './show-saved.ts';
import { asIdea, replaceSuggestion, suggestionsQuery } from './suggestions.ts';

/** Removes a saved recipe; the toast's Undo saves it once more. */
export function useRemoveRecipe(onRemoved: () => void) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ id, createdAt, ...body }: SavedRecipe) => call(recipes.create, { body }),
    onSuccess: (saved) => {
      showSaved(client, saved);
      toast({ title: 'Recipe restored' });
    },
    onError: () => toastFailure('Failed to restore recipe'),
  });
  return useMutation({
    mutationFn: ({ id }: SavedRecipe) => call(recipes.remove, { params: { id } }),
    onSuccess: (_, recipe) => {
      const idea = asIdea(recipe);
      if (idea) {
        client.setQueryData(suggestionsQuery.queryKey, (ideas) => ideas && replaceSuggestion(ideas, idea));
      }
      const action = { label: 'Undo', onPress: () => undo.mutate(recipe) };
      toast({ title: 'Recipe removed', description: recipe.name, action });
      onRemoved();
    },
    onError: () => toastFailure('Failed to remove recipe'),
  });
}

function toastFailure(description: string) {
  toast({ title: 'Error', description, variant: 'destructive' });
}
