import { cart } from '@game-plan/contracts/cart';
import { orders } from '@game-plan/contracts/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabChannel } from './tab-channel.ts';

const AFFECTED = [cart.list.path, orders.list.path];

const cartChannel = tabChannel('game-plan-cart');

/** Tells the other tabs of this browser that the cart or an order has changed. */
export function tellOtherTabs(): void {
  cartChannel.tell();
}

/** Reads the cart and the orders again whenever another tab has changed them. */
export function useCartNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => AFFECTED.some((path) => String(address).startsWith(path)),
      });
    return cartChannel.hear(readAgain);
  }, [client]);
}
