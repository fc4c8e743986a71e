import type { Ingredient } from '@game-plan/contracts/ingredients';
import { FORMULA_CELL } from '@game-plan/domain/formula-cell';
import Papa from 'papaparse';

const COLUMNS = ['Name', 'Category', 'Quantity', 'Unit', 'Status', 'Expiry Date'];

/** Without it, Excel reads the file in the machine's old code page and garbles an umlaut. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The inventory as a CSV file's text. Dates stay YYYY-MM-DD; a formula-like cell gets a quote before it. */
export function ingredientsCsv(ingredients: readonly Ingredient[]): string {
  const rows = ingredients.map(({ name, category, quantity, unit, status, expiryDate }) => [
    name,
    category,
    quantity,
    unit,
    status,
    expiryDate ?? '',
  ]);
  // Papaparse's own pattern misses a cell with a line break in it.
  return BYTE_ORDER_MARK + Papa.unparse({ fields: COLUMNS, data: rows }, { escapeFormulae: FORMULA_CELL });
}
