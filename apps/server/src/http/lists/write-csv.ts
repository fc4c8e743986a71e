import { csvHead, csvLine } from '@game-plan/domain/text/csv';

/** A table as CSV text, a page of rows at a time. */
export async function* writeCsv(
  heads: readonly string[],
  pages: AsyncIterable<unknown[][]>,
): AsyncGenerator<string> {
  yield csvHead(heads);
  for await (const rows of pages) yield rows.map(csvLine).join('');
}
