import { Writable } from 'node:stream';
import { streamCsv } from './csv-table.ts';
import type { Download } from './download.ts';
import { FoodImportError } from './food-import-error.ts';

/** The id that stands for 'see the portion's own text'. */
const UNDETERMINED = '9999';

/** USDA has about 120, the longest name 24 characters. */
const MEASURES_MAX = 10_000;
const NAME_CHARACTERS_MAX = 200;

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
        const [id, name] = [read('id'), read('name').trim()];
        if (id === UNDETERMINED || Math.max(id.length, name.length) > NAME_CHARACTERS_MAX) return null;
        if (measures.size >= MEASURES_MAX) {
          throw new FoodImportError(`${file.name} has more than ${MEASURES_MAX} measures.`);
        }
        measures.set(id, name);
        return null;
      },
      onBytes: () => undefined,
      signal,
    },
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return measures;
}
