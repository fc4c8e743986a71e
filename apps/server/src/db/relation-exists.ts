import type { ClientBase } from 'pg';

/** Whether there is a table of the name, with its schema: 'pgboss.job'. */
export async function relationExists(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    name,
  ]);
  return rows[0]?.exists === true;
}
