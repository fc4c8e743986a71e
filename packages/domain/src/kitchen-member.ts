declare const kitchen: unique symbol;

/** A kitchen's id. It has its own type, because a user's id in its place would open another kitchen. */
export type KitchenId = number & { readonly [kitchen]: true };

/** A user as a member of the kitchen that they belong to at the moment. */
export interface Member {
  readonly userId: number;
  readonly kitchenId: KitchenId;
}
