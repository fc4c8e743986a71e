import { escapeFormula, OTHER_SEPARATOR } from '@game-plan/domain/text/formula-cell';
import { type Options, stringify } from 'csv-stringify/sync';

/**
 * Guards cells against formula injection; the package's own guard misses cells that begin with white space or
 * full-width characters.
 */
const CSV: Options = {
  record_delimiter: 'windows',
  cast: { string: escapeFormula },
  quoted_match: OTHER_SEPARATOR,
};

/** A table as CSV text, a page of rows at a time. Numbers are written as they are; a text never runs as a formula. */
export async function* writeCsv(
  heads: readonly string[],
  pages: AsyncIterable<unknown[][]>,
): AsyncGenerator<string> {
  // Without a byte order mark Excel assumes a legacy code page.
  yield stringify([heads], { ...CSV, bom: true });
  for await (const cells of pages) yield stringify(cells, CSV);
}
