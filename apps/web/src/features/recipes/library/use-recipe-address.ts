import { useNavigate, useRouter } from '@tanstack/react-router';
import { closeOpenedAddress, OPENED_OVER } from '#lib/opened-over.ts';
import { changeSearch, parseRecipeSearch, type RecipeSearchChange } from '../recipe-search.ts';

/**
 * Navigation within the recipes page. Filters and the open recipe are in the address, so that Back, reload and links
 * work.
 */
export function useRecipeAddress() {
  const router = useRouter();
  const navigate = useNavigate();
  const go = (change: RecipeSearchChange, how: { replace?: boolean; state?: typeof OPENED_OVER } = {}) =>
    navigate({
      to: '/recipes',
      search: changeSearch(parseRecipeSearch(router.latestLocation.search), change),
      resetScroll: false,
      ...how,
    });
  return {
    /** Navigates with a history entry. */
    show: (change: RecipeSearchChange) => void go(change),
    /** Navigates without a history entry, for what changes with every letter. */
    adjust: (change: RecipeSearchChange) => go(change, { replace: true }),
    /** Whether no recipe is open and the page is not being left. */
    isFree: () => {
      const { pathname, search } = router.latestLocation;
      return pathname === '/recipes' && search.recipe === undefined;
    },
    open: (id: string | number) => void go({ recipe: String(id) }, { state: OPENED_OVER }),
    /** Resolves when the address has no recipe. */
    close: () => closeOpenedAddress(router, () => go({ recipe: undefined }, { replace: true })),
  };
}
