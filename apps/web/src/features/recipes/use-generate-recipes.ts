import { type Recipe, recipes } from '@game-plan/contracts/recipes';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { today } from '#lib/today.ts';
import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { suggestionsQuery } from './suggestions.ts';

const GENERATE = ['generate recipes'];

/** Nothing to cook was found, which is no success. */
const NOTHING_FOUND: ToastMessage = {
  title: 'No recipes found',
  description: 'Try adding more ingredients to get better recipe suggestions',
  variant: 'destructive',
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

/** Asks for new ideas. `onFound` hears of the first of them, if the screen is still there. */
export function useGenerateRecipes({
  done,
  failed,
}: GenerationWords): (onFound?: (first: Recipe) => void) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: GENERATE,
    mutationFn: () =>
      call(recipes.generate, { query: { today: today(), hour: String(new Date().getHours()) } }),
    onSuccess: (found) => {
      // The ideas there were are better than none.
      client.setQueryData(suggestionsQuery.queryKey, (before) =>
        found.length > 0 || !before?.length ? found : before,
      );
      toast(found.length > 0 ? done(found.length) : NOTHING_FOUND);
    },
    onError: () => toast(failed),
  });
  return (onFound) =>
    mutate(undefined, {
      onSuccess: ([first]) => {
        if (first) onFound?.(first);
      },
    });
}
