import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { productLookups } from '#db/schema/food/product-lookups.ts';

type Product = (typeof productLookups.$inferSelect)['product'];

/** What was answered for this code since `oldest`; null where nothing was known, undefined where it was not asked. */
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

/** Keeps an answer, so that it is not asked for again for a while. */
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
