import type { CartItem } from '@game-plan/contracts/shop/cart';
import { dollarsFromCents } from '@game-plan/domain/pricing/cents';
import { lineStatus } from '@game-plan/domain/pricing/line-status';
import type { StoredService } from '#features/services/service-queries.ts';
import type { CartLine } from './cart-queries.ts';

/** A line in the API's format: in dollars, with its current state. */
export function describeCartItem(line: CartLine, service: StoredService): CartItem {
  const standing = lineStatus(service, line);
  const isAvailable = standing.kind === 'sold';
  const earlierPrice = isAvailable ? standing.earlierPrice : null;
  const { name, description, category, imageUrl } = service;
  return {
    id: line.id,
    serviceId: line.serviceId,
    quantity: line.quantity,
    customizations: { ...standing.choices },
    unitPrice: dollarsFromCents(standing.unitPrice),
    totalPrice: dollarsFromCents(standing.totalPrice),
    earlierPrice: earlierPrice === null ? null : dollarsFromCents(earlierPrice),
    isAvailable,
    unavailableReason: isAvailable ? null : standing.reason,
    service: { name, description, category, imageUrl },
    hasOptions: service.isActive && service.customizationOptions.length > 0,
  };
}
