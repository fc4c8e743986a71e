import type { WebhookCall } from '@game-plan/contracts/people/webhooks';

export const EVENT_LABELS: Readonly<Record<WebhookCall['event'], string>> = {
  'food.expiring': 'Food that expires tomorrow',
  'list.changed': 'Shopping list changed',
  'meal.cooked': 'Meal cooked',
  'order.placed': 'Order placed',
  test: 'Test',
};
