import type { BodyInput } from '@game-plan/contracts/endpoint';
import { coach, coaching } from '@game-plan/contracts/people/coaching';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

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
      toast({ title: 'Consent saved', description: `${coachName} can now see what you ticked` });
      onAgreed();
    },
    onError: (error) => toastFailure('Failed to save your consent', error),
  });
}

/** Withdraws a consent. */
export function useWithdraw(onWithdrawn: () => void) {
  return useMutation({
    mutationFn: (coachId: number) => call(coaching.withdraw, { params: { id: coachId } }),
    onSuccess: () => {
      toast({ title: 'Consent withdrawn', description: 'The coach can no longer see anything of yours' });
      onWithdrawn();
    },
    onError: (error) => toastFailure('Failed to withdraw your consent', error),
  });
}

/** Removes a comment on one of the person's own days. */
export const useRemoveComment = () => useRemoval((id) => call(coaching.removeComment, { params: { id } }));

/** Removes a comment that the coach wrote to a client. */
export const useTakeBackComment = (clientId: number) =>
  useRemoval((commentId) => call(coach.removeComment, { params: { id: clientId, commentId } }));

function useRemoval(mutationFn: (id: number) => Promise<unknown>) {
  return useMutation({
    mutationFn,
    onSuccess: () => toast({ title: 'Comment removed' }),
    onError: (error) => toastFailure('Failed to remove the comment', error),
  });
}

/** The people who share data with this coach. */
export const clientsQuery = readQuery(coach.clients);

/** How the last days of each client went. Reading it is recorded and shown to them. */
export const clientProgressQuery = (today: CalendarDay) => readQuery(coach.progress, { query: { today } });

/** A client's day. Reading it is recorded and shown to the client. */
export const clientDayQuery = (id: number, date: CalendarDay) =>
  readQuery(coach.day, { params: { id }, query: { date } });

export function useSetClientGoals(id: number) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof coach.setGoals>) => call(coach.setGoals, { params: { id }, body }),
    onSuccess: () => toast({ title: 'Goals updated' }),
    onError: (error) => toastFailure('Failed to update goals', error),
  });
}

/** Comments on a client's day; calls back with the sent text, because another may have been started meanwhile. */
export function useComment(id: number, onSent: (text: string) => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof coach.comment>) => call(coach.comment, { params: { id }, body }),
    onSuccess: (_, { text }) => {
      toast({ title: 'Comment sent' });
      onSent(text);
    },
    onError: (error) => toastFailure('Failed to send the comment', error),
  });
}
