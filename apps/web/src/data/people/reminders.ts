import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type ReminderBrowser, reminders } from '@game-plan/contracts/people/reminders';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { PushRefusal, subscribeToPush, unsubscribeFromPush } from '#lib/browser/push.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** The server's answer; see `useReminders`. */
const remindersQuery = readQuery(reminders.get);

type Choices = BodyInput<typeof reminders.save>;

const SAVE = ['save reminders'];

/** What the person is reminded of, when and where, including choices being saved. */
export function useReminders() {
  const query = useQuery(remindersQuery);
  const pending = useMutationState({
    filters: { mutationKey: SAVE, status: 'pending' },
    select: ({ state }) => state.variables as Choices,
  });
  return { query, chosen: query.data && { ...query.data, ...pending.at(-1) } };
}

/** Saves choices one after the other. */
export function useSaveReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SAVE,
    scope: { id: 'save-reminders' },
    mutationFn: (body: Choices) => call(reminders.save, { body }),
    onSuccess: (saved) => client.setQueryData(remindersQuery.queryKey, saved),
    onError: (error) =>
      toastFailure(t('Update failed'), error, { otherwise: t('Failed to update your reminders') }),
  });
}

/** Has this browser show reminders. */
export function useAddBrowser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (pushKey: string) =>
      call(reminders.addBrowser, { body: await subscribeToPush(pushKey) }),
    onSuccess: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
    onError: (error) =>
      toastFailure(
        t('Notifications are off'),
        error,
        error instanceof PushRefusal ? { otherwise: error.message } : undefined,
      ),
  });
}

/** Ends the reminders of a browser. */
export function useRemoveBrowser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: ReminderBrowser) => {
      if (isCurrent) await unsubscribeFromPush();
      return call(reminders.removeBrowser, { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
    onError: (error) => toastFailure(t('Update failed'), error),
  });
}

/** Sends the person a reminder now. */
export function useTestReminders() {
  return useMutation({
    mutationFn: () => call(reminders.test),
    onSuccess: () => toast({ title: t('Reminder sent'), description: t('It arrives within a minute.') }),
    onError: (error) => toastFailure(t('No reminder sent'), error),
  });
}
