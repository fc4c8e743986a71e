import type { CartItem } from '@game-plan/contracts/shop/cart';
import { t } from '#lib/language.ts';

type Line = Pick<CartItem, 'isAvailable' | 'earlierPrice'>;

/** Why the cart cannot be ordered, as a sentence with the solution; undefined if it can. */
export function checkoutBlocker(items: readonly Line[]): string | undefined {
  const gone = items.filter(({ isAvailable }) => !isAvailable).length;
  const repriced = items.filter(
    ({ isAvailable, earlierPrice }) => isAvailable && earlierPrice !== null,
  ).length;
  const reasons = [
    gone === 1 && t('A service in your cart is no longer available. Please remove it.'),
    gone > 1 && t('{gone} services in your cart are no longer available. Please remove them.', { gone }),
    repriced === 1 && t('A price has changed. Accept it or remove the service.'),
    repriced > 1 && t('{repriced} prices have changed. Accept them or remove the services.', { repriced }),
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(' ') : undefined;
}
