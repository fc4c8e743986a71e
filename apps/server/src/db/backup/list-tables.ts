import type { ClientBase } from 'pg';

export interface Table {
  readonly name: string;
  /** Stored columns only, without generated ones. */
  readonly columns: readonly string[];
}

/** Lists all tables in an order in which they can be filled: no table refers to a later one. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; parents: string[] }>(`
    select c.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select parent.relname::text from pg_constraint join pg_class parent on parent.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
      ) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`);
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const named = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(({ parents }) => !parents.some((parent) => named.has(parent)));
    if (next.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...named].join(', ')}`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** A table with its columns in the syntax of COPY. */
export const copyTarget = ({ name, columns }: Table): string =>
  `public.${quote(name)} (${columns.map(quote).join(', ')})`;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
