import type { Connection, CustomTypesConfig, Pool, Submittable } from 'pg';
import { DatabaseError, serialize } from 'pg-protocol';
import { writeTextArray } from '../text-array.ts';

/** Reads a value as PostgreSQL writes it. */
type Parser = (written: string) => unknown;

/** What the driver's types do not tell of its connection. */
interface Inside {
  /** Statements that are prepared on it, by name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
}

/** How the columns of the statements that are prepared on a connection are read, by their names. */
const columns = new WeakMap<Connection, Map<string, readonly Parser[]>>();

/** A statement that stays prepared under its name. */
interface Statement {
  readonly name: string;
  readonly text: string;
  readonly types: CustomTypesConfig;
}

/** The values of one run, and who waits for its rows. */
interface Run {
  readonly values: readonly unknown[];
  resolve(rows: unknown[][]): void;
  reject(error: Error): void;
}

/** Batches of a statement that run at once, each on a connection of its own. */
const BATCHES = 2;
/** Reads of a batch at most: each waits for those before it. */
const BATCH_SIZE = 16;
/** After so long one batch more is sent: where the database has time, what takes long is not to wait for its like. */
const PATIENCE_MILLISECONDS = 20;

/**
 * Sends the runs of one statement that wait at the same time to the database in one piece (a pipeline): of a small answer the call
 * to the system that writes to the database takes longer than the rest of the query. A read that comes alone is sent at
 * once; those that come while the batches are under way share the next one. Other statements have other batches, so that a table
 * that is locked keeps waiting only who reads it.
 */
export class ReadQueue {
  readonly #pool: Pool;
  readonly #statement: Statement;
  readonly #waiting: Run[] = [];
  #batches = 0;
  #patience: NodeJS.Timeout | undefined;

  constructor(pool: Pool, statement: Statement) {
    this.#pool = pool;
    this.#statement = statement;
  }

  /** The rows, of each its values in the order of the columns. Of a batch a read that fails fails alone. */
  read(values: readonly unknown[]): Promise<unknown[][]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ values, resolve, reject });
      this.#send();
    });
  }

  #send(): void {
    if (this.#waiting.length === 0) return;
    if (this.#batches < BATCHES) this.#sendBatch();
    else this.#patience ??= setTimeout(() => this.#sendOneMore(), PATIENCE_MILLISECONDS);
  }

  #sendOneMore(): void {
    this.#patience = undefined;
    if (this.#waiting.length > 0) this.#sendBatch();
  }

  #sendBatch(): void {
    this.#batches += 1;
    this.#pool.connect((error, client, release) => {
      const runs = this.#waiting.splice(0, BATCH_SIZE);
      const end = (fault?: Error) => {
        this.#batches -= 1;
        if (client) release(fault);
        this.#send();
      };
      if (error || !client) {
        for (const { reject } of runs) reject(error ?? new Error('The pool has no connection'));
        return end();
      }
      // Another batch may have taken them while this one waited for its connection.
      if (runs.length === 0) return end();
      const again = (left: readonly Run[]) => this.#waiting.unshift(...left);
      client.query(new ReadBatch(this.#statement, runs, { again, end }));
    });
  }
}

interface BatchEnds {
  /** Takes the runs that were passed over since one before them had failed. */
  again(runs: readonly Run[]): void;
  /** The connection is free, or useless because of this error. */
  end(error?: Error): void;
}

const DESCRIBE = serialize.describe({ type: 'P' });
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();

/**
 * Some runs of a statement, as the driver's `query` takes them. Its own query asks at each run what columns there are, and makes objects
 * of the answer: of a read by a key that takes longer than the read. Here a connection is asked when it prepares the statement.
 */
class ReadBatch implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly #types: CustomTypesConfig;
  readonly #runs: readonly Run[];
  readonly #again: BatchEnds['again'];
  callback: BatchEnds['end'] | undefined;
  /** Which of the runs is answered next. */
  #at = 0;
  #rows: unknown[][] = [];
  #fault: Error | undefined;
  #connection: Connection | undefined;
  #parsers: readonly Parser[] | undefined;

  constructor({ name, text, types }: Statement, runs: readonly Run[], { again, end }: BatchEnds) {
    this.name = name;
    this.text = text;
    this.#types = types;
    this.#runs = runs;
    this.#again = again;
    this.callback = end;
  }

  submit(connection: Connection): void {
    const { name, text } = this;
    this.#connection = connection;
    this.#parsers = columns.get(connection)?.get(name);
    const isPrepared = (connection as unknown as Inside).parsedStatements[name] !== undefined;
    const messages = isPrepared ? [] : [serialize.parse({ name, text })];
    for (const { values } of this.#runs) {
      messages.push(serialize.bind({ statement: name, values: values.map(asParameter) }));
      if (!this.#parsers) messages.push(DESCRIBE);
      messages.push(EXECUTE);
    }
    messages.push(SYNC);
    connection.stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: { fields: readonly { readonly dataTypeID: number }[] }): void {
    const parsers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text') as Parser);
    this.#parsers = parsers;
    if (!this.#connection) return;
    const known = columns.get(this.#connection) ?? new Map();
    columns.set(this.#connection, known.set(this.name, parsers));
  }

  handleDataRow({ fields: row }: { fields: (string | null)[] }): void {
    const parsers = this.#parsers;
    if (this.#fault || !parsers) return;
    try {
      this.#rows.push(row.map((written, at) => (written === null ? null : parsers[at]?.(written))));
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete(): void {
    const run = this.#runs[this.#at];
    if (this.#fault) run?.reject(this.#fault);
    else run?.resolve(this.#rows);
    this.#at += 1;
    this.#rows = [];
    this.#fault = undefined;
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  /** PostgreSQL passes over what follows an error. Those reads are asked for again, unless the connection was lost. */
  handleError(error: Error): void {
    const [failed, ...left] = this.#runs.slice(this.#at);
    this.#at = this.#runs.length;
    failed?.reject(error);
    if (error instanceof DatabaseError && error.severity === 'ERROR') this.#again(left);
    else for (const { reject } of left) reject(error);
    this.#end(error);
  }

  #end(error?: Error): void {
    const { callback } = this;
    this.callback = undefined;
    callback?.(error);
  }
}

/** A value as PostgreSQL reads it of a parameter: of a text, a number, a truth value or a list of them. */
function asParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? writeTextArray(value) : String(value);
}
