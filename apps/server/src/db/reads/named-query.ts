import type { Connection, CustomTypesConfig, DatabaseError, Submittable } from 'pg';
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

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly types: CustomTypesConfig;
}

type Done = (error: Error | null, query?: NamedQuery) => void;

/**
 * One run of a statement that stays prepared under its name, to be given to the driver's `query`. The driver's own asks at each run
 * what columns there are, and makes objects of the answer: of a read by a key that takes longer than the read. Here a
 * connection is asked when it prepares the statement, and the four or five messages of a run leave in one piece.
 */
export class NamedQuery implements Submittable {
  /** Of each row its values in the order of the columns, once the query has ended. */
  rows: unknown[][] = [];
  callback: Done | undefined;
  readonly name: string;
  readonly text: string;
  readonly #values: (string | null)[];
  readonly #types: CustomTypesConfig;
  #connection: Connection | undefined;
  #parsers: readonly Parser[] | undefined;
  #fault: Error | undefined;

  constructor({ name, text, values, types }: Statement) {
    this.name = name;
    this.text = text;
    this.#values = values.map(asParameter);
    this.#types = types;
  }

  submit(connection: Connection): void {
    this.rows = [];
    this.#fault = undefined;
    this.#connection = connection;
    this.#parsers = columns.get(connection)?.get(this.name);
    const { name, text } = this;
    connection.stream.cork();
    try {
      const isPrepared = (connection as unknown as Inside).parsedStatements[name] !== undefined;
      if (!isPrepared) connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values: this.#values }, true);
      if (!this.#parsers) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
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
      this.rows.push(row.map((written, at) => (written === null ? null : parsers[at]?.(written))));
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end(this.#fault ?? null);
  }

  handleError(error: DatabaseError): void {
    this.#end(error);
  }

  #end(error: Error | null): void {
    const { callback } = this;
    // It may be run again, with another callback.
    this.callback = undefined;
    callback?.(error, this);
  }
}

/** A value as PostgreSQL reads it of a parameter: of a text, a number, a truth value or a list of them. */
function asParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? writeTextArray(value) : String(value);
}
