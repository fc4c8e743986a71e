import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';
import { showRemoved } from './recipes.ts';

/** '1 recipe', '3 recipes'. */
export const recipeCount = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

/** Removes saved recipes, all or none; the toast offers Undo. `onRemoved` leaves what chose them. */
export function useRemoveRecipes(onRemoved: () => void) {
  const client = useQueryClient();
  const undo = useUndoAction();
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(recipes.removeSeveral, { body: { ids: [...ids] } }),
    onSuccess: ({ undoId }, ids) => {
      const count = recipeCount(ids.length);
      const onDone = showRemoved(client, ids);
      const action = undo({ undoId, done: { title: `${count} restored` }, onDone });
      toast({ title: `${count} removed`, action });
      onRemoved();
    },
    onError: (error) => toastFailure('Failed to remove recipes', error),
  });
}
