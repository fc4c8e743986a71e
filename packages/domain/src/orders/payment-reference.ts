interface Order {
  readonly userId: number;
  readonly id: number;
  readonly createdAt: Date;
}

/**
 * The order's id at the payment service: '3-12-mf9k2c1x'. User and order id are not enough: two installations, or one
 * before and after its data was deleted, can share an account there and use the same ids. The order's creation time
 * distinguishes them.
 */
export function paymentReference({ userId, id, createdAt }: Order): string {
  return `${userId}-${id}-${createdAt.getTime().toString(36)}`;
}

/**
 * Parses a reference; undefined if the text is not one. The caller must still compare it with the order's own
 * reference.
 */
export function readPaymentReference(reference: string): { userId: number; id: number } | undefined {
  const [, userId, id] = /^(\d{1,9})-(\d{1,9})-[0-9a-z]{1,11}$/.exec(reference) ?? [];
  return userId === undefined || id === undefined ? undefined : { userId: Number(userId), id: Number(id) };
}
