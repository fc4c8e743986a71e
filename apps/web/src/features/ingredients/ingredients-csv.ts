import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { defusedCell, OTHER_SEPARATOR } from '@game-plan/domain/text/formula-cell';
import Papa from 'papaparse';

const COLUMNS = ['Name', 'Category', 'Quantity', 'Unit', 'Status', 'Expiry Date'];

/** Without it, Excel reads the file in the machine's old code page and garbles an umlaut. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The inventory as a CSV file's text. Dates stay YYYY-MM-DD; a formula-like cell gets a quote before it. Papaparse's own
 * guard misses a cell with a line break in it, and quotes none with a semicolon or a tab.
 */
export function ingredientsCsv(ingredients: readonly Ingredient[]): string {
  const rows = ingredients.map(({ name, category, quantity, unit, status, expiryDate }) =>
    [name, category, quantity, unit, status, expiryDate ?? ''].map(defusedCell),
  );
  return (
    BYTE_ORDER_MARK +
    Papa.unparse({ fields: COLUMNS, data: rows }, { quotes: (cell: string) => OTHER_SEPARATOR.test(cell) })
  );
}
