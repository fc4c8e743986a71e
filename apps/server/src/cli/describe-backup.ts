import type { Manifest } from '#db/backup/manifest.ts';

/** The size of a backup in words: '1,572 rows of 18 tables'. */
export function describeBackup({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en-US')} rows of ${tables.length} tables`;
}
