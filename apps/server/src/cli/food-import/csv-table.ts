import type { Writable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { DownloadFile } from './download.ts';
import { FoodImportError } from './food-import-error.ts';

/** Reads a field of the current row; '' if the file has no such column. */
export type ReadField = (column: string) => string;

/**
 * USDA's longest rows, products with all their ingredients, have a few thousand bytes. An unclosed quote would swallow
 * the whole file.
 */
const RECORD_BYTES_MAX = 1_048_576;

/** USDA's longest file, the nutrients of all products, unpacks to about 1.7 GB. All rows are staged on disk. */
const FILE_BYTES_MAX = 10e9;

interface Reading {
  readonly file: DownloadFile;
  /** Required columns; without them the file is not what its name says. */
  readonly columns: readonly string[];
  /** Converts a row to the line to write; null to skip the row. */
  readonly toText: (read: ReadField) => string | null;
  readonly onBytes: (count: number) => void;
  readonly signal: AbortSignal;
}

/** Converts a CSV file row by row and streams it into `target`, with constant memory. */
export async function streamCsv(reading: Reading, target: Writable): Promise<void> {
  const { file, onBytes, signal } = reading;
  const rows = parse({
    bom: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    on_record: rowReader(reading),
  });
  try {
    await pipeline(readFile(file, onBytes), rows, inLargePieces(), target, { signal });
  } catch (cause) {
    // The database's error would hide that the import was stopped on purpose.
    signal.throwIfAborted();
    if (!(cause instanceof CsvError)) throw cause;
    throw new FoodImportError(`${file.name} cannot be read as CSV: ${cause.message}.`, { cause });
  }
}

/** Reads the file's bytes. Errors of reading name the file, which distinguishes them from errors of the consumer. */
async function* readFile(file: DownloadFile, onBytes: Reading['onBytes']): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of await file.open(onBytes)) {
      bytes += chunk.length;
      if (bytes > FILE_BYTES_MAX) throw new Error(`it is longer than ${FILE_BYTES_MAX / 1e9} GB`);
      yield chunk;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FoodImportError(`${file.name} cannot be read: ${reason}.`, { cause });
  }
}

/** The first row names the columns. For other rows the parser passes only the line on and creates no objects. */
function rowReader({ file, columns, toText }: Reading): (fields: string[]) => [line: string] | null {
  let places: ReadonlyMap<string, number> | undefined;
  let row: readonly string[] = [];
  const read: ReadField = (column) => row[places?.get(column) ?? -1] ?? '';
  return (fields) => {
    if (places === undefined) {
      places = new Map(fields.map((name, place) => [name.trim().toLowerCase(), place]));
      requireColumns(file.name, columns, places);
      return null;
    }
    row = fields;
    const line = toText(read);
    return line === null ? null : [line];
  };
}

function requireColumns(name: string, columns: readonly string[], places: ReadonlyMap<string, number>): void {
  const missing = columns.filter((column) => !places.has(column));
  if (missing.length === 0) return;
  throw new FoodImportError(
    `${name} has no column ${missing.map((column) => `"${column}"`).join(', ')}. ` +
      'It is not the file of that name from a CSV download of USDA FoodData Central.',
  );
}

const PIECE_CHARACTERS = 65_536;

/** Combines rows into large chunks, because a separate write per row would take longer than everything else. */
function inLargePieces(): Transform {
  let piece = '';
  return new Transform({
    writableObjectMode: true,
    transform([line]: [string], _encoding, done) {
      piece += line;
      if (piece.length < PIECE_CHARACTERS) return done();
      done(null, piece);
      piece = '';
    },
    flush(done) {
      done(null, piece);
    },
  });
}
