import { type Cents, cents } from '@game-plan/domain/pricing/cents';
import type { AgreedLine } from '@game-plan/domain/pricing/line-status';
import type { Choices } from '@game-plan/domain/pricing/price-line';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { type Removed, removeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { shoppingCart } from '#db/schema/shop/shopping-cart.ts';

export interface CartLine extends AgreedLine {
  readonly id: number;
  readonly serviceId: number;
}

function toLine({
  id,
  serviceId,
  quantity,
  customizations,
  totalPriceCents,
}: typeof shoppingCart.$inferSelect) {
  return { id, serviceId, quantity, choices: customizations, agreedPrice: cents(totalPriceCents) };
}

const own = (userId: number, id: number) => and(eq(shoppingCart.userId, userId), eq(shoppingCart.id, id));

/** An arbitrary number: the first half of the advisory lock on a person's cart; the second is the user id. */
const CART_LOCK = 7_306_295;

/**
 * Locks the user's cart until the transaction ends, so that two tabs adding the same service create one line, and two
 * clicks on checkout one order.
 */
export async function lockCart(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CART_LOCK}, ${userId})`);
  await lockOwner(tx, userId);
}

/** The lines in the order in which they were added. */
export async function listCartLines(db: Database, userId: number): Promise<CartLine[]> {
  const rows = await db
    .select()
    .from(shoppingCart)
    .where(eq(shoppingCart.userId, userId))
    .orderBy(asc(shoppingCart.id));
  return rows.map(toLine);
}

export async function findCartLine(db: Database, userId: number, id: number): Promise<CartLine | undefined> {
  const [row] = await db.select().from(shoppingCart).where(own(userId, id));
  return row && toLine(row);
}

export async function insertCartLine(
  tx: Database,
  userId: number,
  { serviceId, quantity, choices, agreedPrice }: Omit<CartLine, 'id'>,
): Promise<CartLine> {
  const row = await insertWithinLimit(tx, shoppingCart, {
    userId,
    serviceId,
    quantity,
    customizations: { ...choices },
    totalPriceCents: agreedPrice,
  });
  return toLine(row);
}

export async function updateCartLine(
  tx: Database,
  userId: number,
  id: number,
  { quantity, agreedPrice, choices }: { quantity: number; agreedPrice: Cents; choices?: Choices },
): Promise<CartLine> {
  const [row] = await tx
    .update(shoppingCart)
    .set({
      quantity,
      totalPriceCents: agreedPrice,
      ...(choices && { customizations: { ...choices } }),
    })
    .where(own(userId, id))
    .returning();
  if (!row) throw new Error('A locked line was gone');
  return toLine(row);
}

/** Removes a line; undefined if there is none. */
export function takeOutCartLine(tx: Database, userId: number, id: number): Promise<Removed | undefined> {
  return removeRows(tx, { userId }, 'shoppingCart', own(userId, id));
}

export async function deleteCartLine(tx: Database, userId: number, id: number): Promise<void> {
  await tx.delete(shoppingCart).where(own(userId, id));
}

export async function deleteCartLines(tx: Database, userId: number): Promise<void> {
  await tx.delete(shoppingCart).where(eq(shoppingCart.userId, userId));
}
