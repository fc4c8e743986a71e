import { undo } from '@game-plan/contracts/people/undo';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { isNotFound } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** A removal to undo. */
export interface Undoing {
  readonly undoId: number;
  /** Says what is back. */
  readonly done: Pick<ToastMessage, 'title' | 'description'>;
  /** Shows what is back before it is read again. */
  readonly onDone?: () => void;
}

/** Undoes removals: what was removed waits on the server, so that a failure can be tried again. */
export function useUndo() {
  const { mutate } = useMutation({
    mutationFn: ({ undoId }: Undoing) => call(undo.run, { params: { id: undoId } }),
    onSuccess: (_, { done, onDone }) => {
      onDone?.();
      toast(done);
    },
    onError: (error, undoing) =>
      toastFailure(
        t('Failed to undo'),
        error,
        isNotFound(error) ? {} : { action: { label: t('Try again'), onPress: () => mutate(undoing) } },
      ),
  });
  return mutate;
}

/** The Undo of a toast about a removal. */
export function useUndoAction() {
  const undoRemoval = useUndo();
  return (undoing: Undoing): NonNullable<ToastMessage['action']> => ({
    label: t('Undo'),
    onPress: () => undoRemoval(undoing),
  });
}
