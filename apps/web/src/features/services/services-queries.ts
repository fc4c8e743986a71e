import { cart } from '@game-plan/contracts/cart';
import type { BodyInput } from '@game-plan/contracts/endpoint';
import { services } from '@game-plan/contracts/services';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { tellOtherTabs } from '#lib/cart-news.ts';
import { formatDollars } from '#lib/money.ts';
import { toast } from '#ui/toast-store.ts';

export const servicesQuery = readQuery(services.list);

/** The service as it is put in, with the price that the screen showed, in dollars. */
export type NewLine = BodyInput<typeof cart.add> & { totalPrice: number };

/**
 * Puts one of a service into the cart. The server prices it itself; a price that has changed is said.
 * @param onView opens the cart, from the toast
 */
export function useAddToCart(onView: () => void) {
  return useMutation({
    mutationFn: (line: NewLine) => call(cart.add, { body: line }),
    onSuccess: ({ unitPrice }, { totalPrice: shown }) => {
      const news = unitPrice === shown ? '' : `. Its price is now ${formatDollars(unitPrice)}`;
      tellOtherTabs();
      toast({
        title: 'Added to cart',
        description: `Service has been added to your cart${news}`,
        action: { label: 'View Cart', onPress: onView },
      });
    },
    onError: (error, _, __, { client }) => {
      toast({ title: 'Failed to add to cart', description: serverMessage(error), variant: 'destructive' });
      // It may be gone, or have other options by now.
      void client.invalidateQueries({ queryKey: servicesQuery.queryKey });
    },
  });
}
