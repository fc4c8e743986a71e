import {
  type Recipe,
  type RecipeCard,
  recipes,
  type SuggestedRecipe,
} from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, readQuery } from '#lib/api/api.ts';
import { readSessionText } from '#lib/browser/session-text.ts';
import { readFromTab, storeInTab } from '#lib/browser/tab-storage.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';
import { sessionQuery } from '../people/auth.ts';
import { toastFixedFailure } from '../toast-failure.ts';
import { excludedEaters } from './eaters.ts';

const STORAGE_KEY = 'recipe suggestions';

/**
 * The latest generated ideas; undefined until those that this tab keeps are read. Only generating changes them: they are never
 * refetched, because each call gives new recipes, and they survive leaving the page.
 */
export const suggestionsQuery = queryOptions<readonly Recipe[]>({
  queryKey: ['recipe suggestions'],
  queryFn: ({ client }) => keptIdeas(client),
  initialData: () => (readSessionText(STORAGE_KEY) === null ? [] : undefined),
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether the last generation found nothing. Only generating fills it. */
export const nothingFoundQuery = queryOptions<boolean>({
  queryKey: ['no recipes found'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Which food to buy if nothing can be cooked on the day. */
export const whatWouldHelpQuery = (day: CalendarDay) =>
  readQuery(recipes.whatWouldHelp, { query: { today: day } });

/** Recipes of the own cookbook that suit the people who eat and for which the food is there, or all but one. */
export const cookbookIdeasQuery = (day: CalendarDay, client: QueryClient) =>
  readQuery(recipes.fromCookbook, { query: { today: day, ...excludedEaters(client) } });

/** What the keys of all pages of the recipe library begin with. */
export const RECIPE_CARDS = 'recipe cards';

/** The latest generated ideas. They survive a reload of this tab, and are shown only to the user who requested them. */
export function useSuggestions(owner: number): readonly Recipe[] | undefined {
  const { data } = useQuery(suggestionsQuery);
  useEffect(() => {
    if (data?.length) storeInTab(STORAGE_KEY, { owner, ideas: data });
  }, [owner, data]);
  return data;
}

/** The schemas are loaded only for kept ideas, because they bring zod along. */
async function keptIdeas(client: QueryClient): Promise<readonly Recipe[]> {
  const owner = client.getQueryData(sessionQuery.queryKey)?.user.id;
  const schemas = await import('@game-plan/contracts/kitchen/recipes').catch(() => undefined);
  const kept = readFromTab(STORAGE_KEY, (stored) => {
    const { owner: keptOwner, ideas } = Object(stored);
    if (!schemas || keptOwner !== owner || !Array.isArray(ideas)) return undefined;
    // Suggestions have string ids, saved recipes numbers.
    return ideas.map((idea) =>
      typeof Object(idea).id === 'number'
        ? schemas.savedRecipeSchema.parse(idea)
        : schemas.suggestedRecipeSchema.parse(idea),
    );
  });
  return kept ?? [];
}

/** A key that stays the same when a suggestion is saved: its old id becomes the `externalId`. */
export function recipeKey({ externalId, id }: Recipe | RecipeCard): Recipe['id'] {
  return externalId ?? id;
}

/** The suggestion with this id, even if it was saved meanwhile. */
export function findSuggestion(suggestions: readonly Recipe[] | undefined, id: string): Recipe | undefined {
  return suggestions?.find((idea) => String(recipeKey(idea)) === id || String(idea.id) === id);
}

/** The suggestions with `changed` replaced in its position. */
export function replaceSuggestion(suggestions: readonly Recipe[], changed: Recipe): readonly Recipe[] {
  return suggestions.map((one) => (recipeKey(one) === recipeKey(changed) ? changed : one));
}

const GENERATE = ['generate recipes'];

/** Nothing to cook was found, so this is not shown as a success. */
const NOTHING_FOUND: ToastMessage = {
  title: t('No recipes found'),
  description: t('Try adding more ingredients to get better recipe suggestions'),
  variant: 'destructive',
};

/** All ideas have been given and none is new, which is neither a success nor a failure. */
const NOTHING_NEW: ToastMessage = {
  title: t('No new ideas'),
  description: t('These are all the ideas for what you have. Add an ingredient for more.'),
};

/** The toasts of both outcomes, which differ between screens. */
export interface GenerationLabels {
  done: (count: number) => ToastMessage;
  failed: ToastMessage;
}

/** Whether ideas are being generated, even if started on another page. */
export function useIsGenerating(): boolean {
  return useIsMutating({ mutationKey: GENERATE }) > 0;
}

/**
 * Generates new ideas. `onAnswer` is called, if the caller is still mounted, with the first one, or with undefined if
 * nothing can be cooked and the screen shows what would help.
 */
export function useGenerateRecipes({
  done,
  failed,
}: GenerationLabels): (onAnswer?: (first: Recipe | undefined) => void) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: GENERATE,
    // Twelve other reads of the dashboard would delay the pictures of the ideas.
    meta: { outdates: [RECIPE_CARDS, '/api/recipes', '/api/activity'] },
    mutationFn: () =>
      call(recipes.generate, {
        query: { today: today(), hour: String(new Date().getHours()), ...excludedEaters(client) },
      }),
    onSuccess: (found) => {
      // The previous ideas are better than none, or than the same ones again.
      client.setQueryData(suggestionsQuery.queryKey, (before) =>
        hasNew(found) || !before?.length ? found : before,
      );
      client.setQueryData(nothingFoundQuery.queryKey, found.length === 0);
      if (found.length === 0) toast(NOTHING_FOUND);
      else toast(hasNew(found) ? done(found.length) : NOTHING_NEW);
    },
    onError: (error) => toastFixedFailure(failed, error),
  });
  return (onAnswer) =>
    mutate(undefined, {
      onSuccess: (found) => {
        if (found.length === 0 || hasNew(found)) onAnswer?.(found[0]);
      },
    });
}

function hasNew(found: readonly SuggestedRecipe[]): boolean {
  return found.some(({ seenBefore }) => seenBefore !== true);
}
