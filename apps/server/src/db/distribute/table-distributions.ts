/** Where the rows of a table are stored when Citus distributes the database. */
export type TableDistribution =
  /** Distributed: each row is on one machine, together with the other rows of the same person or kitchen. */
  | { readonly kind: 'spread'; readonly by: 'user_id' | 'kitchen_id' }
  /** A reference table, copied to every machine: rows of other tables refer to it or are joined with it. */
  | { readonly kind: 'everywhere' }
  /** Stored on the coordinator only. */
  | { readonly kind: 'first machine' };

const BY_USER: TableDistribution = { kind: 'spread', by: 'user_id' };
const BY_KITCHEN: TableDistribution = { kind: 'spread', by: 'kitchen_id' };
const EVERYWHERE: TableDistribution = { kind: 'everywhere' };
const FIRST_MACHINE: TableDistribution = { kind: 'first machine' };

/**
 * The place of every table, ordered for distribution: a table comes after those it refers to. Tables that refer to
 * `users` or `kitchens` cannot stay on the coordinator, because their rows would outlive what they refer to.
 */
export const TABLE_DISTRIBUTIONS: ReadonlyMap<string, TableDistribution> = new Map<string, TableDistribution>(
  [
    ['users', EVERYWHERE],
    ['kitchens', EVERYWHERE],
    ['kitchen_members', EVERYWHERE],
    ['kitchen_invitations', EVERYWHERE],
    ['user_invitations', EVERYWHERE],
    ['services', EVERYWHERE],
    // A reference table, because one statement changes it and reads invitations.
    ['admin_actions', EVERYWHERE],
    // A reference table, because a person is found by what their provider calls them.
    ['linked_identities', EVERYWHERE],
    // A reference table, because a person is found by their passkey.
    ['passkeys', EVERYWHERE],

    ['account_locks', BY_USER],
    ['user_profiles', BY_USER],
    ['user_preferences', BY_USER],
    ['daily_goals', BY_USER],
    ['idempotency_keys', BY_USER],
    ['removals', BY_USER],
    ['idea_history', BY_USER],
    ['coach_consents', BY_USER],
    ['coach_weeks', BY_USER],
    ['day_comments', BY_USER],
    ['meals', BY_USER],
    ['saved_meals', BY_USER],
    ['favorite_foods', BY_USER],
    ['unwanted_dishes', BY_USER],
    ['own_foods', BY_USER],
    ['reminders', BY_USER],
    ['reminder_days', BY_USER],
    ['push_subscriptions', BY_USER],
    ['api_tokens', BY_USER],
    ['second_factors', BY_USER],
    ['webhooks', BY_USER],
    ['webhook_calls', BY_USER],
    ['body_log', BY_USER],
    ['recipe_imports', BY_USER],
    ['found_recipes', BY_USER],
    ['shopping_cart', BY_USER],
    ['orders', BY_USER],
    ['order_events', BY_USER],

    ['kitchen_locks', BY_KITCHEN],
    ['recipes', BY_KITCHEN],
    ['recipe_favorites', BY_KITCHEN],
    ['recipe_versions', BY_KITCHEN],
    ['cookbooks', BY_KITCHEN],
    ['ingredients', BY_KITCHEN],
    ['stock_movements', BY_KITCHEN],
    ['cooked_recipes', BY_KITCHEN],
    ['shopping_list', BY_KITCHEN],
    ['plan_entries', BY_KITCHEN],
    ['plan_templates', BY_KITCHEN],
    ['prices', BY_KITCHEN],
    ['pictures', BY_KITCHEN],
    ['made_photos', BY_KITCHEN],
    ['picture_uses', BY_KITCHEN],

    ['sessions', FIRST_MACHINE],
    ['pending_sign_ins', FIRST_MACHINE],
    ['rate_limits', FIRST_MACHINE],
    ['payment_events', FIRST_MACHINE],
    ['practice', FIRST_MACHINE],
    ['foods', FIRST_MACHINE],
    ['food_sets', FIRST_MACHINE],
    ['food_lookups', FIRST_MACHINE],
    ['product_lookups', FIRST_MACHINE],
  ],
);
