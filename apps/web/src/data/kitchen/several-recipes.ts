import { recipes, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { showRemoved, showSaved } from './recipes.ts';

/** '1 recipe', '3 recipes'. */
export const recipeCount = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

/** Removes saved recipes, all or none; the toast's Undo saves them again. `onRemoved` leaves what chose them. */
export function useRemoveRecipes(onRemoved: () => void) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (removed: readonly SavedRecipe[]) =>
      call(recipes.restoreSeveral, {
        body: { recipes: removed.map(({ id, createdAt, ...recipe }) => recipe) },
      }),
    onSuccess: (restored) => {
      for (const recipe of restored) showSaved(client, recipe);
      toast({ title: `${recipeCount(restored.length)} restored` });
    },
    // The recipes exist only here now, so the toast offers another try.
    onError: (error, removed) =>
      toastFailure('Failed to restore recipes', error, { action: tryAgain(removed) }),
  });
  const tryAgain = (removed: readonly SavedRecipe[]): ToastMessage['action'] => ({
    label: 'Try again',
    onPress: () => undo.mutate(removed),
  });
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(recipes.removeSeveral, { body: { ids: [...ids] } }),
    onSuccess: (removed) => {
      for (const recipe of removed) showRemoved(client, recipe);
      const action = { label: 'Undo', onPress: () => undo.mutate(removed) };
      toast({ title: `${recipeCount(removed.length)} removed`, action });
      onRemoved();
    },
    onError: (error) => toastFailure('Failed to remove recipes', error),
  });
}
