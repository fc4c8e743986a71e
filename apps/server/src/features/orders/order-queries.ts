import type { Order } from '@game-plan/contracts/shop/orders';
import type { PaymentMethod } from '@game-plan/domain/orders/payment-method';
import { refundDueCents, refundedCentsOf } from '@game-plan/domain/orders/refunds';
import { isUnsettled } from '@game-plan/domain/orders/unsettled';
import type { CartTotals } from '@game-plan/domain/pricing/cart-totals';
import { type Cents, cents, dollarsFromCents } from '@game-plan/domain/pricing/cents';
import type { Choices } from '@game-plan/domain/pricing/price-line';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orders } from '#db/schema/shop/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

/** An order line as bought, independent of later changes of the service. */
export interface BoughtLine {
  readonly serviceId: number;
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly choices: Choices;
  readonly unitPrice: Cents;
  readonly totalPrice: Cents;
}

export interface NewOrder extends CartTotals {
  readonly paymentMethod: PaymentMethod;
  readonly lines: readonly BoughtLine[];
}

const dollars = (amount: number) => dollarsFromCents(cents(amount));

/** An order in the API's format, in dollars. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    subtotal: dollars(row.subtotalCents),
    tax: dollars(row.taxCents),
    totalAmount: dollars(row.totalAmountCents),
    status: row.status,
    stage: row.stage,
    revision: row.revision,
    appointment: row.appointment,
    isCancellationAsked: row.isCancellationAsked,
    cancelReason: row.cancelReason,
    cancelledBy: row.cancelledBy,
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    refundedAmount: dollars(refundedCentsOf(row)),
    missedRefund: dollars(row.missedRefundCents),
    refundDue: dollars(refundDueCents(row)),
    keptAmount: dollars(row.keptCents),
    keptReason: row.keptCents > 0 ? row.keptReason : null,
    paymentMethod: row.paymentMethod,
    orderItems: row.orderItems.map(({ unitPriceCents, totalPriceCents, ...item }) => ({
      ...item,
      unitPrice: dollars(unitPriceCents),
      totalPrice: dollars(totalPriceCents),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function insertOrder(tx: Database, userId: number, order: NewOrder): Promise<Order> {
  const [row] = await tx
    .insert(orders)
    .values({
      userId,
      subtotalCents: order.subtotal,
      taxCents: order.tax,
      totalAmountCents: order.total,
      paymentMethod: order.paymentMethod,
      orderItems: order.lines.map(({ choices, unitPrice, totalPrice, ...line }) => ({
        ...line,
        customizations: { ...choices },
        unitPriceCents: unitPrice,
        totalPriceCents: totalPrice,
      })),
    })
    .returning();
  if (!row) throw new Error('The new order was not returned');
  return toOrder(row);
}

interface OrderPart {
  /** Read the orders older than this one. */
  readonly after: Pick<Order, 'id'> | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listOrders(
  db: Database,
  userId: number,
  { after, limit }: OrderPart,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), after && lt(orders.id, after.id)))
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(toOrder);
}

export async function findOrder(db: Database, userId: number, id: number): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)));
  return row && toOrder(row);
}

/** A person's orders for which they or the business still owe something, oldest first. */
export async function listUnsettledOrders(db: Database, userId: number): Promise<OrderRow[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
  return rows.filter((row) =>
    isUnsettled({ ...row, totalAmount: row.totalAmountCents, refundDue: refundDueCents(row) }),
  );
}
