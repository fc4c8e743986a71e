import type { Connection, CustomTypesConfig, Pool, Submittable } from 'pg';
import { DatabaseError, serialize } from 'pg-protocol';
import { writeTextArray } from '../text-array.ts';

/** Parses PostgreSQL's text form of a value. */
type Parser = (written: string) => unknown;

/** Fields of the driver's connection that its types do not declare. */
interface Inside {
  /** Statements prepared on the connection, by name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
}

/** The parsers of each prepared statement's columns, by connection and statement name. */
const columns = new WeakMap<Connection, Map<string, readonly Parser[]>>();

/** A statement that is prepared under a name. */
interface Statement {
  readonly name: string;
  readonly text: string;
  readonly types: CustomTypesConfig;
}

/** The parameter values of one run, and the promise callbacks for its rows. */
interface Run {
  readonly values: readonly unknown[];
  resolve(rows: unknown[][]): void;
  reject(error: Error): void;
}

/** Concurrent batches of one statement, each on its own connection. */
const BATCHES = 2;
/** Maximum reads per batch; each waits for those before it. */
const BATCH_SIZE = 16;
/** After this time one more batch is sent, so that a slow read does not delay others if the database has capacity. */
const PATIENCE_MILLISECONDS = 20;

/**
 * Pipelines the waiting runs of one statement to the database: for a small result, the system call that sends a query
 * takes longer than the rest of it. A single read is sent immediately; reads that arrive while the batches are busy
 * share the next one. Each statement has its own batches, so that a locked table delays only its own readers.
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

  /** Returns the rows as arrays of column values. If one read of a batch fails, the others do not. */
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
      // Another batch may have taken the runs while this one waited for its connection.
      if (runs.length === 0) return end();
      const again = (left: readonly Run[]) => this.#waiting.unshift(...left);
      client.query(new ReadBatch(this.#statement, runs, { again, end }));
    });
  }
}

interface BatchEnds {
  /** Takes back the runs that PostgreSQL skipped after an earlier one failed. */
  again(runs: readonly Run[]): void;
  /** The connection is free, or broken because of this error. */
  end(error?: Error): void;
}

const DESCRIBE = serialize.describe({ type: 'P' });
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();

/**
 * Several runs of a statement as one query of the driver. The driver's own query fetches the column descriptions for
 * every run and creates objects, which takes longer than a read by key. Here they are fetched only when a connection
 * prepares the statement.
 */
class ReadBatch implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly #types: CustomTypesConfig;
  readonly #runs: readonly Run[];
  readonly #again: BatchEnds['again'];
  callback: BatchEnds['end'] | undefined;
  /** Index of the run that is answered next. */
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
    // The driver has this field and does not declare it.
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

  /** PostgreSQL skips the statements after an error. Those reads are repeated, unless the connection was lost. */
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

/** Formats a parameter in PostgreSQL's text form: a string, number, boolean or a list of them. */
function asParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? writeTextArray(value) : String(value);
}
