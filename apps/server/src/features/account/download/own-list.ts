import type { Database } from '#db/client.ts';
import type { Part } from './own-row-queries.ts';

export type Cell = string | number | null;

/** How a list looks in a spreadsheet. */
interface Table<Row> {
  readonly file: `${string}.csv`;
  readonly columns: readonly string[];
  /** The lines of one row of the list. */
  readonly lines: (row: Row) => readonly (readonly Cell[])[];
}

interface Definition<Row> {
  /** Its name in the JSON file. */
  readonly key: string;
  readonly read: (db: Database, of: Part) => Promise<Row[]>;
  readonly table?: Table<Row>;
}

/** Where rows are read from: everything of one person, as it is in one transaction. */
export interface Source {
  readonly tx: Database;
  readonly userId: number;
  /** Throws once the rows may no longer be given out. Their transaction itself would never see it. */
  readonly requireOwner: () => Promise<void>;
}

/** A list of things that are a person's, ready to be written out. */
export interface OwnList {
  readonly key: string;
  rows(source: Source): AsyncGenerator<unknown>;
  readonly table: TableOut | undefined;
}

interface TableOut {
  readonly file: string;
  readonly columns: readonly string[];
  lines(source: Source): AsyncGenerator<readonly Cell[]>;
}

/** Every row, a page at a time. */
export async function* everyRow<Row extends { id: number }>(
  read: Definition<Row>['read'],
  { tx, userId, requireOwner }: Source,
): AsyncGenerator<Row> {
  let page = await read(tx, { userId, afterId: 0 });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield* page;
    await requireOwner();
    page = await read(tx, { userId, afterId: last.id });
  }
}

/** The list of a definition, read a page at a time. */
export function ownList<Row extends { id: number }>({ key, read, table }: Definition<Row>): OwnList {
  return {
    key,
    rows: (source) => everyRow(read, source),
    table: table && {
      file: table.file,
      columns: table.columns,
      async *lines(source) {
        for await (const row of everyRow(read, source)) yield* table.lines(row);
      },
    },
  };
}
