import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { cartQuery, useCartBroadcast } from '#data/shop/cart.ts';

const MOST_SHOWN = 9;

/** How many lines the cart has; 0 while that is not known. Hears of other tabs. */
export function useCartCount(): number {
  useCartBroadcast();
  return useQuery(cartQuery).data?.length ?? 0;
}

/** The header's cart with its count. */
export function CartIcon({ count }: { count: number }) {
  return (
    <span className="relative">
      <ShoppingCart className="size-5.5" aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="num absolute -top-2.5 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-accent-fg"
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
  );
}
