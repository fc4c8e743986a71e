import type { BodyInput } from '@game-plan/contracts/endpoint';
import { coach } from '@game-plan/contracts/people/coach';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { callConfirmed } from '../call-confirmed.ts';
import { toastFailure } from '../toast-failure.ts';
import { useRemoval } from './coaching.ts';

/** The people who share data with this coach. */
export const clientsQuery = readQuery(coach.clients);

/** How the last days of each client went. Reading it is recorded and shown to them. */
export const clientProgressQuery = (today: CalendarDay) => readQuery(coach.progress, { query: { today } });

/** A client's day. Reading it is recorded and shown to the client. */
export const clientDayQuery = (id: number, date: CalendarDay) =>
  readQuery(coach.day, { params: { id }, query: { date } });

export function useSetClientGoals(id: number) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof coach.setGoals>) =>
      callConfirmed((confirmed) =>
        call(coach.setGoals, { params: { id }, query: { confirmed, today: today() }, body }),
      ),
    onSuccess: () => toast({ title: t('Goals updated') }),
    onError: (error) => toastFailure(t('Failed to update goals'), error),
  });
}

/** Comments on a client's day; calls back with the sent text, because another may have been started meanwhile. */
export function useComment(id: number, onSent: (text: string) => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof coach.comment>) => call(coach.comment, { params: { id }, body }),
    onSuccess: (_, { text }) => {
      toast({ title: t('Comment sent') });
      onSent(text);
    },
    onError: (error) => toastFailure(t('Failed to send the comment'), error),
  });
}

/** Removes a comment that the coach wrote to a client. */
export const useTakeBackComment = (clientId: number) =>
  useRemoval((commentId) => call(coach.removeComment, { params: { id: clientId, commentId } }));

/** Proposes a week for a client's plan; calls back on success. */
export function useProposeWeek(id: number, onProposed: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof coach.proposeWeek>) =>
      call(coach.proposeWeek, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: t('Week proposed') });
      onProposed();
    },
    onError: (error) => toastFailure(t('Failed to propose the week'), error),
  });
}
