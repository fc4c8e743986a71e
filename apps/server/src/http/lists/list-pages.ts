/** Some rows of a list, in its order. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** None follow. */
  readonly isLast: boolean;
}

/** Rows that are held at once of a list: a meal may have 40 kB. */
export const PAGE_ROWS = 20;

/**
 * A list page by page, each read once the one before has been taken.
 * @param read the next rows after the last one, PAGE_ROWS of them if there are
 */
export async function* inPages<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<ListPage<Row>> {
  let rows = await read(undefined);
  while (rows.length >= PAGE_ROWS) {
    yield { rows, isLast: false };
    rows = await read(rows.at(-1));
  }
  yield { rows, isLast: true };
}
