import { Column, type GetColumnData, is } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { Param, Placeholder, SQL } from 'drizzle-orm/sql';
import { types } from 'pg';
import { clientOf, type Database } from '../client.ts';

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
  return async (db, values) => {
    const { client, areStatementsNamed } = clientOf(db);
    const { rows } = await client.query<unknown[]>({
      ...(areStatementsNamed && { name }),
      text,
      values: fill.map((read) => read(values)),
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

/** Returns a function that converts the values of a row, in the order of `fields`, to an object. */
function rowReader(fields: Fields): (values: readonly unknown[]) => object {
  let at = 0;
  const readerOf = (some: Fields): ((values: readonly unknown[]) => object) => {
    const keys = Object.entries(some).map(([key, field]) => {
      const first = at;
      if (!is(field, Column) && !is(field, SQL)) {
        const read = readerOf(field as Columns);
        return { key, read: (values: readonly unknown[]) => (values[first] === null ? null : read(values)) };
      }
      at += 1;
      return { key, read: (values: readonly unknown[]) => values[first] };
    });
    return (values) => {
      const row: Record<string, unknown> = {};
      for (const { key, read } of keys) row[key] = read(values);
      return row;
    };
  };
  return readerOf(fields);
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
