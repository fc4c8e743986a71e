import type { OwnList, Source } from './own-list.ts';

/**
 * One JSON object as text, bit by bit: the single things first, then each list with a row on each line. A Date becomes
 * its instant.
 */
export async function* writeJson(
  singles: Readonly<Record<string, unknown>>,
  lists: readonly OwnList[],
  source: Source,
): AsyncGenerator<string> {
  yield '{';
  let comma = '\n';
  for (const [key, value] of Object.entries(singles)) {
    yield `${comma}${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`;
    comma = ',\n';
  }
  for (const { key, rows } of lists) {
    yield `${comma}${JSON.stringify(key)}: [`;
    let between = '\n';
    for await (const row of rows(source)) {
      yield between + JSON.stringify(row);
      between = ',\n';
    }
    yield '\n]';
    comma = ',\n';
  }
  yield '\n}\n';
}
