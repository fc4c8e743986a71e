import { Writable } from 'node:stream';
import { streamCsv } from './csv-table.ts';
import type { Download } from './download.ts';

/** The id that stands for 'see the portion's own text'. */
const UNDETERMINED = '9999';

/** measure_unit.csv, a short file: names by id. Without it portions have only their own text. */
export async function readMeasures(
  files: Download['files'],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const measures = new Map<string, string>();
  const file = files.get('measure_unit.csv');
  if (file === undefined) return measures;
  await streamCsv(
    {
      file,
      columns: ['id', 'name'],
      toText(read) {
        if (read('id') !== UNDETERMINED) measures.set(read('id'), read('name').trim());
        return null;
      },
      onBytes: () => undefined,
      signal,
    },
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return measures;
}
