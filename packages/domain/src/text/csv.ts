/**
 * The beginning of a CSV cell that a spreadsheet would run as a formula (OWASP, CSV Injection), full-width forms
 * included, also after white space and line breaks.
 */
const FORMULA_CELL = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** The beginning of a formula directly after a character that ends a cell in some spreadsheets. */
const FORMULA_PART = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * Cells in quotes: beside those of RFC 4180, cells that a spreadsheet would split at semicolons or tabs, as in countries with a
 * decimal comma.
 */
const QUOTED = /[",;\t\r\n]/;

/** Without it, Excel assumes a legacy code page and garbles umlauts. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of a CSV file. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(names);
}

/** A line of a CSV file. Numbers are written as they are; a text never runs as a formula; null is an empty cell. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
  const text = typeof value === 'string' ? escapeFormula(value) : String(value ?? '');
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Escapes a cell that is only displayed: a formula-like cell gets a quote before it, and so does each part that would
 * become a formula-like cell where cells end at semicolons, tabs or line breaks.
 */
function escapeFormula(text: string): string {
  const parts = text.replace(FORMULA_PART, "$1'");
  return FORMULA_CELL.test(text) ? `'${parts}` : parts;
}
