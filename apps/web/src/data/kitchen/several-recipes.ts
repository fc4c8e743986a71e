import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';
import { showRemoved } from './recipes.ts';

/** '1 recipe', '3 recipes'. */
export const recipeCount = (count: number) =>
  t('{count, select, 1 {1 recipe} other {{count} recipes}}', { count });

/** Of a recipe that was read: '1 ingredient line', '3 ingredient lines'. */
export const countLines = (count: number) =>
  t('{count, select, 1 {1 ingredient line} other {{count} ingredient lines}}', { count });

/** '1 step', '3 steps' */
export const countSteps = (count: number) =>
  t('{count, select, 1 {1 step} other {{count} steps}}', { count });

/** Removes saved recipes, all or none; the toast offers Undo. `onRemoved` leaves what chose them. */
export function useRemoveRecipes(onRemoved: () => void) {
  const client = useQueryClient();
  const undo = useUndoAction();
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(recipes.removeSeveral, { body: { ids: [...ids] } }),
    onSuccess: ({ undoId }, ids) => {
      const count = recipeCount(ids.length);
      const onDone = showRemoved(client, ids);
      const action = undo({ undoId, done: { title: t('{count} restored', { count }) }, onDone });
      toast({ title: t('{count} removed', { count }), action });
      onRemoved();
    },
    onError: (error) => toastFailure(t('Failed to remove recipes'), error),
  });
}
