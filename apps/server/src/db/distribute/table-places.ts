/** Where the rows of a table lie once a database is spread over several machines by Citus. */
export type TablePlace =
  /** Each row on one machine: with all that is the same person's, or the same kitchen's. */
  | { readonly kind: 'spread'; readonly by: 'user_id' | 'kitchen_id' }
  /** All rows on every machine: what rows of the others refer to, or are read with. */
  | { readonly kind: 'everywhere' }
  /** All rows on the first machine, the coordinator. */
  | { readonly kind: 'first machine' };

const BY_USER: TablePlace = { kind: 'spread', by: 'user_id' };
const BY_KITCHEN: TablePlace = { kind: 'spread', by: 'kitchen_id' };
const EVERYWHERE: TablePlace = { kind: 'everywhere' };
const FIRST_MACHINE: TablePlace = { kind: 'first machine' };

/**
 * Every table of the schema, those that are referred to before those that refer to them: in this order they are spread.
 * What refers to `users` or `kitchens` cannot stay on the first machine: its rows would outlive theirs.
 */
export const TABLE_PLACES: ReadonlyMap<string, TablePlace> = new Map<string, TablePlace>([
  ['users', EVERYWHERE],
  ['kitchens', EVERYWHERE],
  ['kitchen_members', EVERYWHERE],
  ['kitchen_invitations', EVERYWHERE],
  ['user_invitations', EVERYWHERE],
  ['services', EVERYWHERE],
  // Changed in one statement that reads invitations.
  ['admin_actions', EVERYWHERE],

  ['account_locks', BY_USER],
  ['user_profiles', BY_USER],
  ['user_preferences', BY_USER],
  ['idempotency_keys', BY_USER],
  ['idea_history', BY_USER],
  ['coach_consents', BY_USER],
  ['day_comments', BY_USER],
  ['meals', BY_USER],
  ['saved_meals', BY_USER],
  ['favorite_foods', BY_USER],
  ['own_foods', BY_USER],
  ['body_log', BY_USER],
  ['shopping_cart', BY_USER],
  ['orders', BY_USER],
  ['order_events', BY_USER],

  ['kitchen_locks', BY_KITCHEN],
  ['recipes', BY_KITCHEN],
  ['recipe_favorites', BY_KITCHEN],
  ['ingredients', BY_KITCHEN],
  ['shopping_list', BY_KITCHEN],
  ['pictures', BY_KITCHEN],
  ['picture_uses', BY_KITCHEN],

  ['sessions', FIRST_MACHINE],
  ['rate_limits', FIRST_MACHINE],
  ['payment_events', FIRST_MACHINE],
  ['practice', FIRST_MACHINE],
  ['foods', FIRST_MACHINE],
  ['food_sets', FIRST_MACHINE],
  ['food_lookups', FIRST_MACHINE],
  ['product_lookups', FIRST_MACHINE],
]);
