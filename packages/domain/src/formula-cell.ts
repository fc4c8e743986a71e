/**
 * How a cell of a CSV file begins that a spreadsheet would run as a formula (OWASP, CSV Injection), the full-width
 * forms included, also behind white space and line breaks.
 */
export const FORMULA_CELL = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** The text as a cell that is only ever shown: a formula-like one gets a quote before it. */
export function defusedCell(text: string): string {
  return FORMULA_CELL.test(text) ? `'${text}` : text;
}
