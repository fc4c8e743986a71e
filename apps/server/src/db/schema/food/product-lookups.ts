import type { MoreNutrients } from '@game-plan/domain/foods/usda/more-nutrients';
import { jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

interface ProductColumn {
  name: string;
  brand: string | null;
  /** Per 100 g or ml. */
  per100: {
    calories: number | null;
    protein: number | null;
    carbs: number | null;
    fat: number | null;
  } & MoreNutrients;
  isPoured: boolean;
  /** Grams or millilitres. */
  serving: number | null;
}

/** Cached answers of Open Food Facts, so that a barcode is not looked up again for a while. */
export const productLookups = pgTable('product_lookups', {
  gtin: varchar({ length: 14 }).primaryKey(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null if the product was unknown. */
  product: jsonb().$type<ProductColumn>(),
});
