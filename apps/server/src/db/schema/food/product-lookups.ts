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

/** What was asked of Open Food Facts and what it answered, so that it is not asked again for a while. */
export const productLookups = pgTable('product_lookups', {
  gtin: varchar({ length: 14 }).primaryKey(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null where it knew nothing. */
  product: jsonb().$type<ProductColumn>(),
});
