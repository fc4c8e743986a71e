import { useNavigate, useRouter } from '@tanstack/react-router';
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
    close: () => {
      if (router.latestLocation.state.isOpenedOver) router.history.back();
      else void go({ recipe: undefined }, { replace: true });
    },
  };
}
