import type { BodyInput } from '@game-plan/contracts/endpoint';
import { cookbooks } from '@game-plan/contracts/kitchen/cookbooks';
import type { Cookbook } from '@game-plan/contracts/kitchen/recipes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';

/** Saves a rule as a cookbook, or what the cookbook `id` is called from now on. */
export function useSaveCookbook(id: number | undefined, onSaved: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof cookbooks.create>) =>
      id === undefined
        ? call(cookbooks.create, { body })
        : call(cookbooks.update, { params: { id }, body: { name: body.name } }),
    onSuccess: ({ name }) => {
      toast({ title: id === undefined ? t('Cookbook saved') : t('Cookbook renamed'), description: name });
      onSaved();
    },
    onError: (error) => toastFailure(t('Failed to save the cookbook'), error),
  });
}

/** Removes a cookbook; the toast offers Undo. */
export function useRemoveCookbook({ id, name }: Cookbook) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: () => call(cookbooks.remove, { params: { id } }),
    onSuccess: ({ undoId }) => {
      const action = undo({ undoId, done: { title: t('Cookbook restored'), description: name } });
      toast({ title: t('Cookbook removed'), description: t('{name}. Its recipes stay.', { name }), action });
    },
    onError: (error) => toastFailure(t('Failed to remove the cookbook'), error),
  });
}
