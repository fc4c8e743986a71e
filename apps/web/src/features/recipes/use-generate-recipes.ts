import { type Recipe, recipes, type SuggestedRecipe } from '@game-plan/contracts/recipes';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { today } from '#lib/today.ts';
import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { nothingFoundQuery, suggestionsQuery } from './suggestions.ts';

const GENERATE = ['generate recipes'];

/** Nothing to cook was found, which is no success. */
const NOTHING_FOUND: ToastMessage = {
  title: 'No recipes found',
  description: 'Try adding more ingredients to get better recipe suggestions',
  variant: 'destructive',
};

/** Every idea has been given, and no new one is left: no success, and no failure either. */
const NOTHING_NEW: ToastMessage = {
  title: 'No new ideas',
  description: 'These are all the ideas for what you have. Add an ingredient for more.',
};

/** How a screen puts the two outcomes that each says in its own words. */
export interface GenerationWords {
  done: (count: number) => ToastMessage;
  failed: ToastMessage;
}

/** Whether ideas are being generated, also when that was started on another page. */
export function useIsGenerating(): boolean {
  return useIsMutating({ mutationKey: GENERATE }) > 0;
}

/**
 * Asks for new ideas. `onAnswer` hears of the first of them, or of undefined where nothing can be cooked and the screen
 * says what would help, if it is still there.
 */
export function useGenerateRecipes({
  done,
  failed,
}: GenerationWords): (onAnswer?: (first: Recipe | undefined) => void) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: GENERATE,
    mutationFn: () =>
      call(recipes.generate, { query: { today: today(), hour: String(new Date().getHours()) } }),
    onSuccess: (found) => {
      // The ideas there were are better than none, and than the same ones again.
      client.setQueryData(suggestionsQuery.queryKey, (before) =>
        hasNew(found) || !before?.length ? found : before,
      );
      client.setQueryData(nothingFoundQuery.queryKey, found.length === 0);
      if (found.length === 0) toast(NOTHING_FOUND);
      else toast(hasNew(found) ? done(found.length) : NOTHING_NEW);
    },
    onError: () => toast(failed),
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
