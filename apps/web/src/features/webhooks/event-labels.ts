import type { WebhookCall } from '@game-plan/contracts/people/webhooks';
import { t } from '#lib/language.ts';

export const EVENT_LABELS: Readonly<Record<WebhookCall['event'], string>> = {
  'food.expiring': t('Food that expires tomorrow'),
  'list.changed': t('Shopping list changed'),
  'meal.cooked': t('Meal cooked'),
  'order.placed': t('Order placed'),
  test: t('Test'),
};
