import { type AmbiguousNames, LINE_CONDITIONS } from '../src/ambiguous-name.ts';
import type { FoodList } from '../src/food-record.ts';
import { type CompiledNames, PLACE_OF_LIST, PLACES, type Place } from '../src/place.ts';
import { unsorted } from './check-values.ts';
import { conditionsOf } from './compile-meals.ts';
import type { Data, NameRow } from './read-data.ts';

/** The list of each food. */
export const listsOf = ({ files }: Data): ReadonlyMap<string, FoodList> =>
  new Map(
    [...files.values()].flatMap(({ foods, list }) => Object.keys(foods).map((food) => [food, list] as const)),
  );

/** The place of a name: the one that its row says, or else that of its food. Undefined if there is no such place or food. */
export function placeOf(
  { food, place }: Pick<NameRow, 'food' | 'place'>,
  lists: ReadonlyMap<string, FoodList>,
): Place | undefined {
  if (place !== '') return PLACES.find((each) => each === place);
  const list = lists.get(food);
  return list && PLACE_OF_LIST[list];
}

/** The names of each place, without the English ones that the lists of foods hold. Expects data without problems. */
export function compileNames(data: Data): ReadonlyMap<Place, CompiledNames> {
  const lists = listsOf(data);
  const places = new Map(PLACES.map((place) => [place, new Map<string, Map<string, string[]>>()]));
  for (const [language, rows] of data.names) {
    for (const row of rows) {
      const foods = isListed(language, row) ? undefined : places.get(placeOf(row, lists) ?? 'kitchen');
      if (foods === undefined) continue;
      const names = foods.get(row.food) ?? new Map<string, string[]>();
      names.set(language, [...(names.get(language) ?? []), row.name]);
      foods.set(row.food, names);
    }
  }
  return new Map([...places].map(([place, foods]) => [place, Object.fromEntries([...foods].map(written))]));
}

const written = ([food, names]: [string, ReadonlyMap<string, readonly string[]>]) => [
  food,
  [...names].map(([language, own]) => `${language}:${own.join()}`).join(';'),
];

/** Whether a name is one of its food wherever that is looked up. */
export const isListed = (language: string, { place }: NameRow): boolean => language === 'en' && place === '';

/** What names mean by what stands around them. Expects data without problems. */
export function compileAmbiguous({ ambiguous }: Pick<Data, 'ambiguous'>): AmbiguousNames {
  const rows = Map.groupBy(ambiguous, ({ cells: [name = ''] }) => name);
  return Object.fromEntries(
    [...rows].map(([name, meanings]) => [
      name,
      meanings.map(({ cells: [, food = '', when = ''] }) => ({
        food,
        when: conditionsOf(when, LINE_CONDITIONS),
      })),
    ]),
  );
}

/** What is wrong with `ambiguous.tsv`. `foods` are those of kitchens, `names` all English names of foods. */
export function problemsOfAmbiguous(
  { ambiguous, names: languages, repertoire }: Pick<Data, 'ambiguous' | 'names' | 'repertoire'>,
  foods: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string[] {
  return [
    ...unsorted(
      'ambiguous.tsv',
      ambiguous.map(({ cells: [name = ''] }) => name),
    ),
    ...ambiguous.flatMap(({ cells: [, food = '', when = ''], where }) => {
      if (!foods.has(food)) return [`${where}: kitchens have no food '${food}'`];
      try {
        return conditionsOf(when, LINE_CONDITIONS).flatMap(({ kind, of }) =>
          of.flatMap((one) =>
            (kind === 'beside' && !names.has(one)) ||
            (kind === 'language' && !languages.has(one)) ||
            (kind === 'home' && !(one in repertoire.coverage))
              ? [`${where}: '${one}' is not known here`]
              : [],
          ),
        );
      } catch (error) {
        return [`${where}: ${error instanceof Error ? error.message : error}`];
      }
    }),
  ];
}
