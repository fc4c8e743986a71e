import { type CompiledMakers, MAKER_KINDS, type MakerKind } from '../src/maker.ts';
import { namesOrEnds, unknown, unsorted } from './check-values.ts';
import type { Data, Row } from './read-data.ts';

const kindsOf = ({ cells: [, kinds = ''] }: Row): readonly string[] => kinds.split(' ').filter(Boolean);

/** The makers by kind and by food. Expects data without problems. */
export function compileMakers({ makers }: Pick<Data, 'makers'>): CompiledMakers {
  const names = (rows: readonly Row[]) => rows.map(({ cells: [name = ''] }) => name);
  const ofKind = (kind: MakerKind) => names(makers.filter((row) => kindsOf(row).includes(kind)));
  const foods = Map.groupBy(
    makers.filter(({ cells: [, , food = ''] }) => food !== ''),
    ({ cells: [, , food = ''] }) => food,
  );
  return {
    brand: ofKind('brand'),
    chain: ofKind('chain'),
    cubes: ofKind('cubes'),
    plants: ofKind('plants'),
    tins: ofKind('tins'),
    word: ofKind('word'),
    foods: Object.fromEntries([...foods].map(([food, rows]) => [food, names(rows)])),
  };
}

/** What is wrong with the makers. `names` are all English names of foods. */
export function problemsOfMakers({ makers }: Pick<Data, 'makers'>, names: ReadonlySet<string>): string[] {
  return [
    ...unsorted(
      'makers.tsv',
      makers.map(({ cells: [name = ''] }) => name),
    ),
    ...makers.flatMap((row) => {
      const [, , food = ''] = row.cells;
      return [
        ...unknown(row.where, kindsOf(row), MAKER_KINDS),
        ...(food === '' || namesOrEnds(names, food) ? [] : [`${row.where}: there is no food '${food}'`]),
        ...(food === '' && kindsOf(row).length === 0 ? [`${row.where}: says nothing of the maker`] : []),
      ];
    }),
  ];
}
