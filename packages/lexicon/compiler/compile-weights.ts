import type { CompiledPortions, CompiledWeights } from '../src/weights.ts';
import { namesOrEnds, unsorted } from './check-values.ts';
import type { Row, WeightTables } from './read-data.ts';

/** The grams of one unit, by unit and food. */
export function compileWeights(rows: readonly Row[]): CompiledWeights {
  const units = Map.groupBy(rows, ({ cells: [, unit = ''] }) => unit);
  return Object.fromEntries(
    [...units].map(([unit, own]) => [
      unit,
      Object.fromEntries(own.map(({ cells: [food = '', , grams] }) => [food, Number(grams)])),
    ]),
  );
}

/** The foods by their usual portion. */
export function compilePortions(rows: readonly Row[]): CompiledPortions {
  const portions = Map.groupBy(rows, ({ cells: [, portion = ''] }) => portion);
  return Object.fromEntries(
    [...portions].map(([portion, own]) => [portion, own.map(({ cells: [food = ''] }) => food)]),
  );
}

/** What is wrong with the weights. `foods` are the names of all foods, `names` also their other English names. */
export function problemsOfWeights(
  { bought, served, portions, usual }: WeightTables,
  foods: ReadonlySet<string>,
  names: ReadonlySet<string>,
  categories: ReadonlySet<string>,
): string[] {
  return [
    ...Object.entries({ bought, served, portions }).flatMap(([table, rows]) => [
      ...unsorted(
        `weights/${table}.tsv`,
        rows.map(({ cells: [food = ''] }) => food),
      ),
      ...doubles(rows, table === 'portions' ? ([food]) => food : ([food, unit]) => `${food} of a ${unit}`),
    ]),
    ...[...bought, ...served].flatMap(({ cells: [, , grams], where }) =>
      Number(grams) > 0 ? [] : [`${where}: '${grams}' is no weight`],
    ),
    ...Object.values(usual)
      .flatMap((own) => Object.keys(own))
      .filter((food) => food !== '*' && !categories.has(food) && !namesOrEnds(names, food))
      .map((food) => `weights/usual.yaml: there is no food '${food}'`),
    ...served.flatMap(({ cells: [food = ''], where }) =>
      food === '*' || namesOrEnds(names, food) ? [] : [`${where}: there is no food '${food}'`],
    ),
    ...portions.flatMap(({ cells: [food = '', portion = ''], where }) => [
      ...(foods.has(food) ? [] : [`${where}: there is no food '${food}'`]),
      ...(/^\d+(?:\.\d+)? \p{L}+(?: \d+(?:\.\d+)?)?$/u.test(portion)
        ? []
        : [`${where}: '${portion}' is not a number, a unit and the grams of one`]),
    ]),
  ];
}

function doubles(rows: readonly Row[], keyOf: (cells: readonly string[]) => string | undefined): string[] {
  const seen = new Set<string | undefined>();
  return rows.flatMap(({ cells, where }) => {
    const key = keyOf(cells);
    const isDouble = seen.has(key);
    seen.add(key);
    return isDouble ? [`${where}: '${key}' is there twice`] : [];
  });
}
