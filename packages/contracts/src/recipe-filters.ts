import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/kitchen';
import { z } from 'zod';
import { idParams, text, todayQuery } from './primitives.ts';

/** 'vegan,keto' as a list; a word that is none of `values` is refused. */
function commaSeparated<const Values extends readonly string[]>(values: Values) {
  return z
    .string()
    .max(200)
    .transform((list) => list.split(',').filter((word) => word !== ''))
    .pipe(z.array(z.enum(values)));
}

const PAGE_MAX = 100;

/** Which of the saved recipes are asked for, and which page of them. */
export const cardsQuery = todayQuery.extend({
  favorites: z.enum(['true', 'false']).optional(),
  search: text(200).optional(),
  cuisine: z.enum(CUISINES).optional(),
  /** Only what cooks in less than so many minutes. */
  underMinutes: z.enum(['30', '60']).transform(Number).optional(),
  /** Comma-separated: fits each of them. */
  diets: commaSeparated(DIETS).optional(),
  /** Comma-separated: carries none of them. */
  without: commaSeparated(ALLERGENS).optional(),
  limit: z
    .string()
    .max(3, { error: `Between 1 and ${PAGE_MAX}`, abort: true })
    .regex(/^[1-9]\d{0,2}$/, `Between 1 and ${PAGE_MAX}`)
    .transform(Number)
    .pipe(z.number().max(PAGE_MAX))
    .default(24),
  /** `nextCursor` of the page before. */
  cursor: idParams.shape.id.optional(),
});
