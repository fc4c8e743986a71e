import type { CartItem } from '@game-plan/contracts/shop/cart';

/** One consult with a follow-up call, for $114.10, by default. */
export function exampleCartItem(fields: Partial<CartItem> = {}): CartItem {
  return {
    id: 11,
    serviceId: 1,
    quantity: 1,
    customizations: { 'Follow-up call': true },
    unitPrice: 114.1,
    totalPrice: 114.1,
    earlierPrice: null,
    isAvailable: true,
    unavailableReason: null,
    service: {
      name: 'Macro Kickoff Consult',
      description: 'One-to-one session with a dietitian.',
      category: 'nutrition_coaching',
      imageUrl: null,
    },
    hasOptions: false,
    ...fields,
  };
}
