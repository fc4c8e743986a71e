import { preferences } from '@game-plan/contracts/people/preferences';
import { type AtHomeEdit, editAtHome } from '@game-plan/domain/at-home/at-home-edit';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toastFailure } from '../toast-failure.ts';
import { preferencesQuery } from './preferences.ts';

const EDIT_AT_HOME = ['edit what is at home'];

/** The 'always at home' list, including edits being saved. */
export function useAtHome() {
  const query = useQuery(preferencesQuery);
  const pending = useMutationState({
    filters: { mutationKey: EDIT_AT_HOME, status: 'pending' },
    select: ({ state }) => state.variables as AtHomeEdit,
  });
  const saved = query.data?.atHome;
  return { query, names: saved && pending.reduce<readonly string[]>(editAtHome, saved) };
}

/** Saves edits one after the other, each applied to the latest saved list; a failed one does not affect the others. */
export function useEditAtHome() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: EDIT_AT_HOME,
    scope: { id: 'edit-at-home' },
    mutationFn: async (edit: AtHomeEdit) => {
      const now = await client.ensureQueryData(preferencesQuery);
      return call(preferences.update, { body: { atHome: editAtHome(now?.atHome ?? [], edit) } });
    },
    onSuccess: (saved) => client.setQueryData(preferencesQuery.queryKey, saved),
    onError: (error, edit) =>
      toastFailure(t('Update failed'), error, {
        otherwise: t('Failed to update what is always at home'),
        action: { label: t('Try again'), onPress: () => mutate(edit) },
      }),
  });
  return mutate;
}
