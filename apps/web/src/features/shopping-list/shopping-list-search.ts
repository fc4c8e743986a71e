import { useNavigate, useRouter } from '@tanstack/react-router';
import { closeOpenedAddress } from '#lib/opened-over.ts';

/** The dashboard's search parameters: `?list=open` while the shopping list is shown. */
interface ShoppingListSearch {
  readonly list?: 'open';
}

export const LIST_OPEN: ShoppingListSearch = { list: 'open' };

/** Parses search parameters, which are untrusted input. */
export function parseShoppingListSearch({ list }: Record<string, unknown>): ShoppingListSearch {
  return list === 'open' ? LIST_OPEN : {};
}

/** Closes the list like Back, so that going back afterwards does not reopen it. */
export function useCloseList(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () =>
    void closeOpenedAddress(router, () =>
      navigate({ to: '/', search: {}, replace: true, resetScroll: false }),
    );
}
