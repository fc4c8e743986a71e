import type { CompiledRegional } from '../src/regional.ts';
import { unsorted } from './check-values.ts';
import type { Data } from './read-data.ts';

const NOT_BEFORE = 'not before ';

/** The regional names by what is done with them. Expects data without problems. */
export function compileRegional({ regional }: Pick<Data, 'regional'>): CompiledRegional {
  const rows = regional.map(({ cells: [name = '', same = '', when = ''] }) => ({ name, same, when }));
  const groups = Map.groupBy(
    rows.filter(({ when }) => when === ''),
    ({ same }) => same,
  );
  return {
    groups: [...groups].map(([same, others]) => [same, ...others.map(({ name }) => name)]),
    searchedAs: Object.fromEntries(
      rows.filter(({ when }) => when === 'searched').map(({ name, same }) => [name, same]),
    ),
    notBefore: Object.fromEntries(
      rows
        .filter(({ when }) => when.startsWith(NOT_BEFORE))
        .map(({ name, when }) => [name, when.slice(NOT_BEFORE.length).split(', ')]),
    ),
  };
}

/** What is wrong with the regional names. `names` are all English names of foods. */
export function problemsOfRegional(
  { regional }: Pick<Data, 'regional'>,
  names: ReadonlySet<string>,
): string[] {
  return [
    ...unsorted(
      'regional.tsv',
      regional.map(({ cells: [name = ''] }) => name),
    ),
    ...regional.flatMap(({ cells: [, same = '', when = ''], where }) => [
      ...(names.has(same) ? [] : [`${where}: no food is called '${same}'`]),
      ...(when === '' || when === 'searched' || when.startsWith(NOT_BEFORE)
        ? []
        : [`${where}: '${when}' is not known here`]),
    ]),
  ];
}
