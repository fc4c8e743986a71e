import { preferences } from '@game-plan/contracts/preferences';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { type AtHomeEdit, editAtHome } from './at-home-edit.ts';

const preferencesQuery = readQuery(preferences.get);
const EDIT = ['edit what is at home'];

/** What is always at home, with the edits that are still on their way already made. */
export function useAtHome() {
  const query = useQuery(preferencesQuery);
  const pending = useMutationState({
    filters: { mutationKey: EDIT, status: 'pending' },
    select: ({ state }) => state.variables as AtHomeEdit,
  });
  const saved = query.data?.atHome;
  return { query, names: saved && pending.reduce<readonly string[]>(editAtHome, saved) };
}

/** Saves edits one after the other, each on what is saved by then; one that fails leaves the others alone. */
export function useEditAtHome() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: EDIT,
    scope: { id: 'edit-at-home' },
    mutationFn: async (edit: AtHomeEdit) => {
      const now = await client.ensureQueryData(preferencesQuery);
      return call(preferences.update, { body: { atHome: editAtHome(now?.atHome ?? [], edit) } });
    },
    onSuccess: (saved) => client.setQueryData(preferencesQuery.queryKey, saved),
    onError: (error, edit) =>
      toast({
        title: 'Update failed',
        description: serverMessage(error) ?? 'Failed to update what is always at home',
        variant: 'destructive',
        action: { label: 'Try again', onPress: () => mutate(edit) },
      }),
  });
  return mutate;
}
