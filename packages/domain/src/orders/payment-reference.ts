interface Order {
  readonly userId: number;
  readonly id: number;
  readonly createdAt: Date;
}

/**
 * The name of an order at the payment service: '3-12-mf9k2c1x'. Ids alone would not do: two installations, or one
 * before and after its data was wiped, can share an account there and count their orders alike. The moment of the
 * order tells them apart.
 */
export function paymentReference({ userId, id, createdAt }: Order): string {
  return `${userId}-${id}-${createdAt.getTime().toString(36)}`;
}

/**
 * The order that a reference names; undefined if the text is not a reference. The caller must still compare it with the
 * order.
 */
export function readPaymentReference(reference: string): { userId: number; id: number } | undefined {
  const [, userId, id] = /^(\d{1,9})-(\d{1,9})-[0-9a-z]{1,11}$/.exec(reference) ?? [];
  return userId === undefined || id === undefined ? undefined : { userId: Number(userId), id: Number(id) };
}
