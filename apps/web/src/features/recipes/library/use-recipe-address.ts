import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { changeSearch, type RecipeSearch, type RecipeSearchChange } from '../recipe-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A recipe was opened over the page that is one step back. */
    isOpenedOver?: boolean;
  }
}

/** Moves about the recipes screen. What is filtered and open stands in the address, for back, reload and links. */
export function useRecipeAddress() {
  const router = useRouter();
  const navigate = useNavigate({ from: '/recipes' });
  const go = (
    change: RecipeSearchChange,
    how: { replace?: boolean; state?: { isOpenedOver: boolean } } = {},
  ) =>
    navigate({
      to: '/recipes',
      search: (search: RecipeSearch) => changeSearch(search, change),
      resetScroll: false,
      ...how,
    });
  return {
    /** Goes where `back` leads back from. */
    show: (change: RecipeSearchChange) => void go(change),
    /** Stays where it is, as far as `back` knows: for what changes with every letter. */
    adjust: (change: RecipeSearchChange) => go(change, { replace: true }),
    open: (id: string | number) => void go({ recipe: String(id) }, { state: { isOpenedOver: true } }),
    /** Resolves when the address names no recipe any more. */
    close: () =>
      router.latestLocation.state.isOpenedOver
        ? goBack(router)
        : go({ recipe: undefined }, { replace: true }),
  };
}

function goBack(router: AnyRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onResolved', () => {
    stop();
    resolve();
  });
  router.history.back();
  return promise;
}
