/** Consecutive rows of a list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Whether no rows follow. */
  readonly isLast: boolean;
}

/** Rows of the first page, before the size of a row is known. A meal may have 40 kB. */
const PAGE_ROWS = 50;
const FEWEST_ROWS = 20;
const MOST_ROWS = 500;
/** Target size of a page once the size of a row is known. */
const PAGE_BYTES = 250_000;

/**
 * Yields a list page by page. Each page is read after the reader has taken the previous one; the reader passes the
 * bytes per row to `next`.
 * @param read returns up to `limit` rows after the given last row
 */
export async function* inPages<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<ListPage<Row>, void, number> {
  let limit = PAGE_ROWS;
  let rows = await read(undefined, limit);
  while (rows.length >= limit) {
    const rowBytes = yield { rows, isLast: false };
    limit = Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.floor(PAGE_BYTES / rowBytes)));
    rows = await read(rows.at(-1), limit);
  }
  yield { rows, isLast: true };
}
