/** Some rows of a list, in its order. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** None follow. */
  readonly isLast: boolean;
}

/** Rows of a first page, before it is known how long they are: a meal may have 40 kB. */
const PAGE_ROWS = 50;
const FEWEST_ROWS = 20;
const MOST_ROWS = 500;
/** What is held at once of a list whose rows are known. */
const PAGE_BYTES = 250_000;

/**
 * A list page by page, each read once the page before has been taken by the reader, who says how many bytes a row of it
 * has.
 * @param read the next rows after the last one, `limit` of them if there are
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
