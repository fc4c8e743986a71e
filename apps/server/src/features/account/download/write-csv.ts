import { pipeline, Readable } from 'node:stream';
import { defusedCell, OTHER_SEPARATOR } from '@game-plan/domain/text/formula-cell';
import { stringify } from 'csv-stringify';
import type { Cell } from './own-list.ts';

/**
 * A CSV file for spreadsheets: with a byte order mark, or Excel takes it for the machine's old code page, and no cell
 * that would run as a formula. The package's own guard misses cells that begin with white space or full-width signs.
 */
export function writeCsv(columns: readonly string[], lines: AsyncIterable<readonly Cell[]>): Readable {
  const rows = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    cast: { string: defusedCell },
    quoted_match: OTHER_SEPARATOR,
  });
  // Whichever ends first, by an error or by being given up, ends the other.
  return pipeline(Readable.from(lines), rows, () => undefined);
}
