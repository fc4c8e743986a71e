import { closeOpened } from '#lib/opened-over.ts';
import { useNavigate, useRouter } from '#lib/router/router-provider.tsx';

/** What the address of the dashboard says: `?list=open` while the shopping list lies over it. */
interface ShoppingListSearch {
  readonly list?: 'open';
}

export const LIST_OPEN: ShoppingListSearch = { list: 'open' };

/** Reads what anyone may have typed into the address. */
export function parseShoppingListSearch({ list }: Record<string, unknown>): ShoppingListSearch {
  return list === 'open' ? LIST_OPEN : {};
}

/** Closes the list as `back` does, so that going back afterwards does not open it again. */
export function useCloseList(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () =>
    void closeOpened(router, () => navigate({ to: '/', search: {}, replace: true, resetScroll: false }));
}
