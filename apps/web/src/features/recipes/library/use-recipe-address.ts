import { closeOpened, OPENED_OVER } from '#lib/opened-over.ts';
import { useNavigate, useRouter } from '#lib/router/router-provider.tsx';
import { changeSearch, parseRecipeSearch, type RecipeSearchChange } from '../recipe-search.ts';

/** Moves about the recipes screen. What is filtered and open stands in the address, for back, reload and links. */
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
    /** Navigates with a step that `back` undoes. */
    show: (change: RecipeSearchChange) => void go(change),
    /** Navigates without a step for `back`: for what changes with every letter. */
    adjust: (change: RecipeSearchChange) => go(change, { replace: true }),
    /** Whether nothing is open over the screen and it is not being left. */
    isFree: () => {
      const { pathname, search } = router.latestLocation;
      return pathname === '/recipes' && search.recipe === undefined;
    },
    open: (id: string | number) => void go({ recipe: String(id) }, { state: OPENED_OVER }),
    /** Resolves when the address names no recipe any more. */
    close: () => closeOpened(router, () => go({ recipe: undefined }, { replace: true })),
  };
}
