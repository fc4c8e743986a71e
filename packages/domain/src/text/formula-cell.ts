/**
 * How a cell of a CSV file begins that a spreadsheet would run as a formula (OWASP, CSV Injection), the full-width
 * forms included, also behind white space and line breaks.
 */
const FORMULA_CELL = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Characters that end a cell in spreadsheets that split at semicolons or tabs, as in countries with a decimal comma. A
 * CSV export puts cells that contain them in double quotes, although its own separator is the comma.
 */
export const OTHER_SEPARATOR = /[;\t\r\n]/;

/** The same sign of a formula as the first of a part behind such a separator. */
const FORMULA_PART = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * The text as a cell that is only ever shown: a formula-like one gets a quote before it, and so does each part that would
 * be a formula-like cell of its own where cells end at semicolons, tabs or line breaks.
 */
export function escapeFormula(text: string): string {
  const parts = text.replace(FORMULA_PART, "$1'");
  return FORMULA_CELL.test(text) ? `'${parts}` : parts;
}
