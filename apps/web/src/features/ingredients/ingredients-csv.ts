import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { escapeFormula, OTHER_SEPARATOR } from '@game-plan/domain/text/formula-cell';
import Papa from 'papaparse';

/** What the file leaves out; a field that is neither here nor there does not compile. */
type LeftOut = 'id' | 'addedAt' | 'allergens' | 'dietaryTags';

const COLUMNS: Readonly<Record<Exclude<keyof Ingredient, LeftOut>, string>> = {
  name: 'Name',
  category: 'Category',
  quantity: 'Quantity',
  unit: 'Unit',
  status: 'Status',
  expiryDate: 'Expiry Date',
};
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Without it, Excel assumes a legacy code page and garbles umlauts. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The inventory as CSV text. Dates stay YYYY-MM-DD; cells that look like formulas get a leading quote. Papaparse's own
 * guard misses cells with a line break, and does not quote cells with a semicolon or a tab.
 */
export function ingredientsCsv(ingredients: readonly Ingredient[]): string {
  const rows = ingredients.map((ingredient) => FIELDS.map((field) => escapeFormula(ingredient[field] ?? '')));
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: Object.values(COLUMNS), data: rows },
      { quotes: (cell: string) => OTHER_SEPARATOR.test(cell) },
    )
  );
}
