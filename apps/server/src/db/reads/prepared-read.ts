import { Column, type GetColumnData, is } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { Param, Placeholder, SQL } from 'drizzle-orm/sql';
import { Pool, types } from 'pg';
import { clientOf, type Database } from '../client.ts';
import { retryOnDeadlock } from '../retry-on-deadlock.ts';
import { ReadQueue } from './read-queue.ts';

/** Columns, and expressions with their driver type, by the keys of the resulting row. */
type Columns = Readonly<Record<string, AnyPgColumn | SQL>>;

/** Like Columns, with the columns of a joined table nested under one key. */
type Fields = Readonly<Record<string, AnyPgColumn | SQL | Columns>>;

/** Timestamps are returned as ISO strings, as in the contracts. */
type AsText<Value> = Value extends Date ? string : Value;

type ValueOf<Field> = Field extends AnyPgColumn
  ? AsText<GetColumnData<Field>>
  : Field extends SQL<infer Value>
    ? Value
    : never;

type RowOf<F extends Fields> = {
  -readonly [Key in keyof F]: F[Key] extends Columns
    ? { -readonly [Inner in keyof F[Key]]: ValueOf<F[Key][Inner]> } | null
    : ValueOf<F[Key]>;
};

/** Runs the query on a pool or in a transaction; `values` are those of the placeholders, by name. */
type Read<F extends Fields> = (
  db: Database,
  values: Readonly<Record<string, unknown>>,
) => Promise<RowOf<F>[]>;

/**
 * Builds a select once per process and prepares it once per connection, under its name. Worth it for frequent queries:
 * building a query and mapping its rows with drizzle takes several times as long as PostgreSQL needs to answer. Nested
 * columns are null if the first of them is. Statements are not named if a pooler in transaction mode does not support
 * it.
 */
export function preparedRead<const F extends Fields>(
  name: string,
  fields: F,
  build: (query: Selected<F>) => { toSQL(): { sql: string; params: unknown[] } },
): Read<F> {
  const { sql: text, params } = build(
    new QueryBuilder({ casing: 'snake_case' }).select(fields as never) as Selected<F>,
  ).toSQL();
  const fill = params.map(valueFrom);
  const toRow = rowReader(fields) as (values: readonly unknown[]) => RowOf<F>;
  const queues = new WeakMap<Pool, ReadQueue>();
  return async (db, values) => {
    const { client, areStatementsNamed } = clientOf(db);
    const given = fill.map((read) => read(values));
    if (areStatementsNamed && client instanceof Pool) {
      const queue = queues.get(client) ?? new ReadQueue(client, { name, text, types: TYPES });
      queues.set(client, queue);
      const rows = await retryOnDeadlock(() => queue.read(given));
      return rows.map(toRow);
    }
    const { rows } = await client.query<unknown[]>({
      ...(areStatementsNamed && { name }),
      text,
      values: given,
      rowMode: 'array',
      types: TYPES,
    });
    return rows.map(toRow);
  };
}

type Selected<F extends Fields> = ReturnType<typeof selected<F>>;
const selected = <F extends Fields>(fields: F) =>
  new QueryBuilder().select(fields as F & Record<string, AnyPgColumn>);

/** Returns a function that takes one statement parameter from the placeholder values. */
function valueFrom(param: unknown): (values: Readonly<Record<string, unknown>>) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { name } = param.value;
    return (values) => param.encoder.mapToDriverValue(values[name]);
  }
  return () => param;
}

/**
 * Compiles a function that converts a row's values to an object. The code is generated per query, so that all rows have
 * the same hidden class.
 */
function rowReader(fields: Fields): (values: readonly unknown[]) => object {
  let at = 0;
  const write = (some: Fields): string => {
    const entries = Object.entries(some).map(([key, field]) => {
      if (is(field, Column) || is(field, SQL)) return `${JSON.stringify(key)}: values[${at++}]`;
      const first = at;
      return `${JSON.stringify(key)}: values[${first}] === null ? null : ${write(field as Columns)}`;
    });
    return `{ ${entries.join(', ')} }`;
  };
  return new Function('values', `return ${write(fields)};`) as ReturnType<typeof rowReader>;
}

const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** Converts PostgreSQL's '2026-11-22 08:00:00.12+00' to '2026-11-22T08:00:00.120Z', also from other time zones. */
export function instantOf(written: string): string {
  const [, day, time, fraction = ''] = UTC.exec(written) ?? [];
  if (day === undefined) return new Date(written).toISOString();
  return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}

const asWritten = (text: string) => text;

const TYPES = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === types.builtins.TIMESTAMPTZ) return instantOf;
    if (type === types.builtins.DATE) return asWritten;
    return types.getTypeParser(type as Parameters<typeof types.getTypeParser>[0], format as 'text');
  },
};
