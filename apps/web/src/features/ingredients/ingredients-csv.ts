import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { escapeFormula, OTHER_SEPARATOR } from '@game-plan/domain/text/formula-cell';
import Papa from 'papaparse';

const COLUMNS = ['Name', 'Category', 'Quantity', 'Unit', 'Status', 'Expiry Date'];

/** Without it, Excel assumes a legacy code page and garbles umlauts. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The inventory as CSV text. Dates stay YYYY-MM-DD; cells that look like formulas get a leading quote. Papaparse's own
 * guard misses cells with a line break, and does not quote cells with a semicolon or a tab.
 */
export function ingredientsCsv(ingredients: readonly Ingredient[]): string {
  const rows = ingredients.map(({ name, category, quantity, unit, status, expiryDate }) =>
    [name, category, quantity, unit, status, expiryDate ?? ''].map(escapeFormula),
  );
  return (
    BYTE_ORDER_MARK +
    Papa.unparse({ fields: COLUMNS, data: rows }, { quotes: (cell: string) => OTHER_SEPARATOR.test(cell) })
  );
}
