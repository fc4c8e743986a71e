/**
 * The beginning of a CSV cell that a spreadsheet would run as a formula (OWASP, CSV Injection), full-width forms
 * included, also after white space and line breaks.
 */
const FORMULA_CELL = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Characters that end a cell in spreadsheets that split at semicolons or tabs, as in countries with a decimal comma. A
 * CSV export quotes cells that contain them, although its own separator is the comma.
 */
export const OTHER_SEPARATOR = /[;\t\r\n]/;

/** The beginning of a formula directly after such a separator. */
const FORMULA_PART = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * Escapes a cell that is only displayed: a formula-like cell gets a quote before it, and so does each part that would
 * become a formula-like cell where cells end at semicolons, tabs or line breaks.
 */
export function escapeFormula(text: string): string {
  const parts = text.replace(FORMULA_PART, "$1'");
  return FORMULA_CELL.test(text) ? `'${parts}` : parts;
}
