/** What a webhook can tell, by the type of its calls. */
export const WEBHOOK_EVENTS = ['food.expiring', 'list.changed', 'meal.cooked', 'order.placed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What became of a call: a newer one of the same kind may replace one that still waits. */
export const WEBHOOK_CALL_STATES = ['waiting', 'delivered', 'failed', 'replaced'] as const;
