import type { Food } from '../../food.ts';
import { ownId, type RecipeRow, readParts } from '../../food-row.ts';

/** A dish as it is served, with its portion as the portion table writes it: '1 bowl 400'. */
export interface ServedRow extends RecipeRow {
  readonly portion: string;
  /** Foods of the tables that are or may be in it beside its parts, in amounts that weigh nothing: dried shrimp, soy sauce. */
  readonly alsoIn: readonly string[];
}

/** Grams per cup of food that is ladled or forked. */
const LADLED_CUP = 230;

/**
 * Dishes as they are served, one a line: 'name; other names | 1 bowl 400 | parts | what else is in it', the portion with the grams
 * of one unit of it, the parts as `recipe` reads them.
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
