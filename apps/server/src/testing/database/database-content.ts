import { withClient } from '#db/with-client.ts';

/** Reads table → all rows as text ordered by key, and sequence → state. Equal databases give equal results. */
export function databaseContent(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from public.${name} t order by t::text`,
      );
      content[name] = rows.map(({ line }) => line);
    }
    const { rows: sequences } = await client.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    );
    return { ...content, sequences };
  });
}
