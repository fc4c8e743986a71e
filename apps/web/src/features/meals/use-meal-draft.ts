import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MealDraft, readDraft, storeDraft } from './meal-draft.ts';

/** Kept in the cache, so that leaving the tab or the page keeps the meal; it is never read from the server. */
const draftQuery = (userId: number) =>
  queryOptions<MealDraft>({
    queryKey: ['meal draft', userId],
    queryFn: skipToken,
    initialData: () => readDraft(userId),
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The meal that this person is putting together, and how to change it; a reload keeps it, too. */
export function useMealDraft(userId: number) {
  const client = useQueryClient();
  const query = draftQuery(userId);
  const { data } = useQuery(query);
  const draft = data ?? readDraft(userId);
  const change = (update: (draft: MealDraft) => MealDraft) => {
    const next = update(client.getQueryData(query.queryKey) ?? draft);
    client.setQueryData(query.queryKey, next);
    storeDraft(userId, next);
  };
  return { draft, change };
}
