import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { productLookups } from '#db/schema/food/product-lookups.ts';

type Product = (typeof productLookups.$inferSelect)['product'];

/**
 * The stored answer for this code since `oldest`; null if the product was unknown, undefined if it was not looked up.
 */
export async function findAnsweredProduct(
  db: Database,
  gtin: string,
  oldest: Date,
): Promise<Product | undefined> {
  const [row] = await db
    .select({ product: productLookups.product })
    .from(productLookups)
    .where(and(eq(productLookups.gtin, gtin), gte(productLookups.askedAt, oldest)));
  return row?.product;
}

/** Stores an answer, so that the code is not looked up again for a while. */
export async function storeAnsweredProduct(
  db: Database,
  gtin: string,
  product: Product,
  askedAt: Date,
): Promise<void> {
  const set = { product, askedAt };
  await db
    .insert(productLookups)
    .values({ gtin, ...set })
    .onConflictDoUpdate({ target: productLookups.gtin, set });
}
