declare const kitchen: unique symbol;

/** The number of a kitchen. A type of its own, since a person's number in its place would open another kitchen. */
export type KitchenId = number & { readonly [kitchen]: true };

/** A person as a member of the kitchen that they belong to just now. */
export interface Member {
  readonly userId: number;
  readonly kitchenId: KitchenId;
}
