import type { Order } from '@game-plan/contracts/shop/orders';

/** Two consults with a follow-up call, to be paid on site, by default. */
export function exampleOrder(fields: Partial<Order> = {}): Order {
  return {
    id: 12,
    subtotal: 228.2,
    tax: 22.82,
    totalAmount: 251.02,
    status: 'pending',
    stage: 'placed',
    revision: 0,
    appointment: null,
    isCancellationAsked: false,
    cancelReason: null,
    cancelledBy: null,
    paidAt: null,
    refundedAt: null,
    refundedAmount: 0,
    missedRefund: 0,
    refundDue: 0,
    keptAmount: 0,
    keptReason: null,
    paymentMethod: 'on_site',
    orderItems: [
      {
        serviceId: 1,
        name: 'Macro Kickoff Consult',
        category: 'nutrition_coaching',
        quantity: 2,
        customizations: { 'Follow-up call': true, 'Extra weeks of support': 3 },
        unitPrice: 114.1,
        totalPrice: 228.2,
      },
    ],
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...fields,
  };
}
