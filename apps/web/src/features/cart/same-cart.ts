import type { CartItem } from '@game-plan/contracts/cart';

/** Whether two readings of a cart are the same lines in the same quantities at the same prices. */
export function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return (
    one.length === other.length &&
    one.every((line) =>
      other.some(
        ({ id, quantity, totalPrice, isAvailable }) =>
          id === line.id &&
          quantity === line.quantity &&
          totalPrice === line.totalPrice &&
          isAvailable === line.isAvailable,
      ),
    )
  );
}
