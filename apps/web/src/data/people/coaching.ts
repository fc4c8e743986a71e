import type { BodyInput } from '@game-plan/contracts/endpoint';
import { coaching } from '@game-plan/contracts/people/coaching';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { useUndoAction } from './undo.ts';

/** The coaches, the consents, and the last view. */
export const coachingQuery = readQuery(coaching.read);

/** Coaches' comments on a day. */
export const commentsQuery = (date: CalendarDay) => readQuery(coaching.comments, { query: { date } });

interface Agreement {
  readonly coachId: number;
  readonly body: BodyInput<typeof coaching.agree>;
}

/** Gives a coach access; calls back on success. */
export function useAgree(onAgreed: () => void) {
  return useMutation({
    mutationFn: ({ coachId, body }: Agreement) =>
      call(coaching.agree, { params: { id: coachId }, query: { today: today() }, body }),
    onSuccess: ({ coachName }) => {
      toast({
        title: t('Consent saved'),
        description: t('{coachName} can now see what you ticked', { coachName }),
      });
      onAgreed();
    },
    onError: (error) => toastFailure(t('Failed to save your consent'), error),
  });
}

/** Withdraws a consent. */
export function useWithdraw(onWithdrawn: () => void) {
  return useMutation({
    mutationFn: (coachId: number) => call(coaching.withdraw, { params: { id: coachId } }),
    onSuccess: () => {
      toast({
        title: t('Consent withdrawn'),
        description: t('The coach can no longer see anything of yours'),
      });
      onWithdrawn();
    },
    onError: (error) => toastFailure(t('Failed to withdraw your consent'), error),
  });
}

/** Removes a comment on one of the person's own days. */
export const useRemoveComment = () => useRemoval((id) => call(coaching.removeComment, { params: { id } }));

/** Removes a comment by this call. */
export function useRemoval(mutationFn: (id: number) => Promise<unknown>) {
  return useMutation({
    mutationFn,
    onSuccess: () => toast({ title: t('Comment removed') }),
    onError: (error) => toastFailure(t('Failed to remove the comment'), error),
  });
}

/** The weeks that coaches propose and that wait for an answer. */
export const coachWeeksQuery = readQuery(coaching.weeks);

/** Plans the meals of a coach's week in these places, or declines it by none; the toast offers Undo. */
export function useAnswerWeek(id: number) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: (taken: number[]) => call(coaching.answerWeek, { params: { id }, body: { taken } }),
    onSuccess: ({ undoId, planned }) =>
      toast({
        title:
          planned > 0
            ? t('{count, select, 1 {1 meal planned} other {{count} meals planned}}', { count: planned })
            : t('Proposal declined'),
        action: undo({ undoId, done: { title: t('The proposal waits again') } }),
      }),
    onError: (error) => toastFailure(t('Failed to answer the proposal'), error),
  });
}
