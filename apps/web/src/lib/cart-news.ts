import { cart } from '@game-plan/contracts/cart';
import { orders } from '@game-plan/contracts/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const CHANNEL = 'game-plan-cart';
const AFFECTED = [cart.list.path, orders.list.path];

let channel: BroadcastChannel | undefined;

/** One for the whole tab: what it sends reaches every tab but itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs of this browser that the cart or an order has changed. */
export function tellOtherTabs(): void {
  openChannel().postMessage('changed');
}

/** Reads the cart and the orders again whenever another tab has changed them. */
export function useCartNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => AFFECTED.some((path) => String(address).startsWith(path)),
      });
    const news = openChannel();
    news.addEventListener('message', readAgain);
    return () => news.removeEventListener('message', readAgain);
  }, [client]);
}
