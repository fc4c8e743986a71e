import type { Food } from '../../food.ts';
import { ownId, type RecipeRow, readParts } from '../../food-row.ts';

/** A dish as served, with its portion in the notation of the portion table: '1 bowl 400'. */
export interface ServedRow extends RecipeRow {
  readonly portion: string;
  /**
   * Foods of the tables that it contains or may contain besides its parts, in negligible amounts: dried shrimp, soy
   * sauce.
   */
  readonly alsoIn: readonly string[];
}

/** Grams per cup of food that is ladled or forked. */
const LADLED_CUP = 230;

/**
 * Parses dishes as served, one per line: 'name; other names | 1 bowl 400 | parts | other contents'. The portion
 * includes the grams of one unit; the parts are in the notation of `recipe`.
 */
export function servedDishes(facts: Pick<Food, 'aisle' | 'category'>, lines: string): readonly ServedRow[] {
  return lines
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [names = '', portion = '', parts = '', also = ''] = line.split(' | ').map((cell) => cell.trim());
      const [name = '', others = ''] = names.split(/;\s*/);
      const [, unit = '', grams = ''] = portion.split(' ');
      return {
        ...facts,
        name,
        fdcId: ownId(name),
        aliases: listed(others),
        allergens: [],
        grams: unit === 'piece' ? { piece: Number(grams) } : { cup: LADLED_CUP },
        portion,
        parts: readParts(parts),
        alsoIn: listed(also),
      };
    });
}

function listed(cell: string): string[] {
  return cell === '' ? [] : cell.split(/,\s+/);
}
