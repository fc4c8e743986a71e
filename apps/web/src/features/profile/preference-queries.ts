import type { BodyInput } from '@game-plan/contracts/endpoint';
import { preferences } from '@game-plan/contracts/preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { toastFailure } from './profile-queries.ts';

/** Diets, disliked foods, and the goals that count where the health profile sets none. */
export const preferencesQuery = readQuery(preferences.get);

type PreferencesBody = BodyInput<typeof preferences.update>;

/** Saves some of the preferences; `what` names them in the message: 'Diets'. */
export function useSavePreferences(what: string, onSaved: (sent: PreferencesBody) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferencesBody) => call(preferences.update, { body }),
    onSuccess: (saved, sent) => {
      client.setQueryData(preferencesQuery.queryKey, saved);
      onSaved(sent);
      toast({ title: `${what} updated` });
    },
    onError: (error) => toastFailure(error, `Failed to update ${what.toLowerCase()}`),
  });
}
