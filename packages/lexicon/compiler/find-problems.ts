import type { CookRecord, FoodRecord } from '../src/food-record.ts';
import { MEAL_CONDITIONS, MEAL_WORD_KINDS } from '../src/meal-words.ts';
import { PLACE_OF_LIST } from '../src/place.ts';
import { unknown, unsorted } from './check-values.ts';
import { findAllergyProblems } from './compile-allergy.ts';
import { compileDrawings } from './compile-drawings.ts';
import { compileGrammars, SECTIONS } from './compile-grammar.ts';
import { problemsOfKeeping } from './compile-keeping.ts';
import { problemsOfMakers } from './compile-makers.ts';
import { conditionsOf } from './compile-meals.ts';
import { listsOf, placeOf, problemsOfAmbiguous } from './compile-names.ts';
import { problemsOfNaming } from './compile-naming.ts';
import { problemsOfRegional } from './compile-regional.ts';
import { problemsOfServings } from './compile-servings.ts';
import { problemsOfWeights } from './compile-weights.ts';
import { problemsOfDishes } from './find-dish-problems.ts';
import { findSafetyProblems, WORD_KEYS } from './find-safety-problems.ts';
import type { Data, ListedFile, NameRow, Row } from './read-data.ts';

/** The values that a field may have. */
type Vocabulary = Data['vocabulary'];

const RECORD_KEYS: ReadonlySet<string> = new Set([
  'usda',
  'category',
  'aisle',
  'state',
  'measures',
  'helping',
  'parts',
  'also-in',
  ...WORD_KEYS,
  'kind',
  'only-alone',
  'made-of',
  'eaten-raw',
  'eaten-as',
  'drunk-as',
  'quick-add',
  'cooks-like',
  'cook',
  'cook-named',
] satisfies (keyof FoodRecord)[]);

/** What is wrong with the data, a sentence each that names the file; empty if nothing is. */
export function findProblems(data: Data): string[] {
  const foods = foodsOf(data);
  const englishNames = new Set([...foods.keys(), ...(data.names.get('en') ?? []).map(({ name }) => name)]);
  return [
    ...compileDrawings(data.drawings).problems,
    ...unsorted(
      'drawings/dishes.tsv',
      data.drawings.dishes.map(({ cells: [name = ''] }) => name),
    ),
    ...doubleFoods(data),
    ...[...data.files].flatMap(([path, file]) => problemsOfFile(path, file, data, foods)),
    ...problemsOfNames(data, foods),
    ...problemsOfNaming(data.naming),
    ...problemsOfWeights(
      data.weights,
      new Set(foods.keys()),
      englishNames,
      new Set(data.vocabulary.categories),
    ),
    ...problemsOfServings(data.servings, new Set(foods.keys())),
    ...problemsOfKeeping(data),
    ...problemsOfRegional(data, englishNames),
    ...problemsOfMakers(data, englishNames),
    ...problemsOfAmbiguous(
      data,
      new Set([...foods].flatMap(([name, { file }]) => (file.list === 'kitchen' ? name : []))),
      englishNames,
    ),
    ...[...data.grammars].flatMap(([language, grammar]) =>
      unknown(`grammar/${language}.yaml`, Object.keys(grammar), SECTIONS),
    ),
    ...[...data.mealWords].flatMap(([language, words]) =>
      unknown(`meals/${language}.yaml`, Object.keys(words), MEAL_WORD_KINDS),
    ),
    ...[...data.mealNames.values()].flatMap(problemsOfMealNames),
    ...repeatedMealNames(data),
    ...doubleUnits(data),
    ...wordlessUnits(data),
    ...unusedFigures(data, foods),
    ...circles(foods),
    ...problemsOfDishes(data),
    ...findSafetyProblems(data),
    ...findAllergyProblems(data),
  ];
}

interface Located {
  readonly record: FoodRecord;
  readonly file: ListedFile;
}

type Foods = ReadonlyMap<string, Located>;

const foodsOf = ({ files }: Data): Foods =>
  new Map(
    [...files.values()].flatMap((file) =>
      Object.entries(file.foods).map(([name, record]) => [name, { record, file }] as const),
    ),
  );

function doubleFoods({ files }: Data): string[] {
  const first = new Map<string, string>();
  return [...files].flatMap(([path, { foods }]) =>
    Object.keys(foods).flatMap((name) => {
      const other = first.get(name);
      first.set(name, path);
      return other === undefined ? [] : [`${path}: '${name}' is also in ${other}`];
    }),
  );
}

function problemsOfFile(path: string, file: ListedFile, data: Data, foods: Foods): string[] {
  const { vocabulary } = data;
  const known = new Set(data.figures.map(({ cells: [id] }) => Number(id)));
  const names = Object.keys(file.foods);
  return [
    ...unknown(`${path}: aisle`, [file.aisle], vocabulary.aisles),
    ...unknown(`${path}: category`, [file.category], vocabulary.categories),
    ...unsorted(path, names),
    ...Object.entries(file.foods).flatMap(([name, record]) => {
      const where = `${path}: ${name}`;
      const foodsNamed = [
        ...Object.keys(record.parts ?? {}),
        ...(record['also-in'] ?? []),
        ...(record['drunk-as'] === undefined ? [] : [record['drunk-as']]),
      ];
      return [
        ...unknown(where, Object.keys(record), RECORD_KEYS),
        ...foodsNamed
          .filter((part) => !foods.has(part))
          .map((part) => `${where}: there is no food '${part}'`),
        ...figuresMissing(where, record, known),
        ...problemsOfValues(where, record, vocabulary),
      ];
    }),
  ];
}

function figuresMissing(where: string, { usda, parts }: FoodRecord, known: ReadonlySet<number>): string[] {
  if ((usda === undefined) === (parts === undefined))
    return [`${where}: needs 'usda' or 'parts', and not both`];
  return usda === undefined || known.has(usda) ? [] : [`${where}: figures.tsv has no line of ${usda}`];
}

function problemsOfValues(where: string, record: FoodRecord, vocabulary: Vocabulary): string[] {
  const { aisle, category, state, measures = {}, allergens = [], helping } = record;
  const cooks = [...(record.cook ? [record.cook] : []), ...Object.values(record['cook-named'] ?? {})];
  const list = (value: string | undefined) => (value === undefined ? [] : [value]);
  return [
    ...unknown(where, list(aisle), vocabulary.aisles),
    ...unknown(where, list(category), vocabulary.categories),
    ...unknown(where, list(state), vocabulary.states),
    ...unknown(where, Object.keys(measures), vocabulary.units),
    ...unknown(where, allergens, vocabulary.allergens),
    ...(helping === undefined || /^\d+(?:\.\d+)? \p{L}+(?: \d+(?:\.\d+)?)?$/u.test(helping)
      ? []
      : [`${where}: '${helping}' is not a number, a unit and the grams of one`]),
    ...cooks.flatMap((cook) => problemsOfCook(where, cook, vocabulary)),
  ];
}

function problemsOfCook(
  where: string,
  cook: CookRecord,
  { roles, kinds, ways, units }: Vocabulary,
): string[] {
  return [
    ...unknown(where, [cook.role], roles),
    ...unknown(where, cook.kind === undefined ? [] : [cook.kind], kinds),
    ...unknown(where, cook.ways ?? [], ways),
    ...unknown(where, Object.keys(cook.in ?? {}), units),
  ];
}

/** A name means one food where it is looked up, in whatever language, and is needed there. */
function problemsOfNames(data: Data, foods: Foods): string[] {
  const lists = listsOf(data);
  const meant = new Map<string, { readonly food: string; readonly where: string }>();
  for (const [food, { file }] of foods)
    meant.set(`${PLACE_OF_LIST[file.list]}\t${food}`, { food, where: food });
  return [...data.names].flatMap(([language, rows]) => [
    ...unsorted(
      `names/${language}.tsv`,
      rows.map(({ name }) => name),
    ),
    ...rows.flatMap((row) => {
      const place = placeOf(row, lists);
      if (!foods.has(row.food)) return [`${row.where}: there is no food '${row.food}'`];
      if (place === undefined) return [`${row.where}: there is no place '${row.place}'`];
      if (/[,;]/.test(row.name)) return [`${row.where}: '${row.name}' is more than one name`];
      const other = meant.get(`${place}\t${row.name}`);
      meant.set(`${place}\t${row.name}`, row);
      return problemOfTwo(row, other);
    }),
  ]);
}

function problemOfTwo(
  row: NameRow,
  other: { readonly food: string; readonly where: string } | undefined,
): string[] {
  if (other === undefined) return [];
  if (other.food === row.name) return [`${row.where}: '${row.name}' is itself a food`];
  return other.food === row.food && other.where.split(':')[0] !== row.where.split(':')[0]
    ? []
    : [`${row.where}: '${row.name}' already means '${other.food}' (${other.where})`];
}

function unusedFigures({ figures }: Data, foods: Foods): string[] {
  const used = new Set([...foods.values()].map(({ record }) => record.usda));
  return figures
    .filter(({ cells: [id] }) => !used.has(Number(id)))
    .map(({ cells: [id], where }) => `${where}: no food has the figures of ${id}`);
}

/** Dishes that contain themselves, whose figures could not be computed. */
function circles(foods: Foods): string[] {
  const done = new Set<string>();
  const inCircle = (name: string, above: readonly string[]): boolean => {
    if (above.includes(name)) return true;
    if (done.has(name)) return false;
    done.add(name);
    const { parts = {}, 'also-in': alsoIn = [] } = foods.get(name)?.record ?? {};
    return [...Object.keys(parts), ...alsoIn].some((part) => inCircle(part, [...above, name]));
  };
  return [...foods.keys()]
    .filter((name) => inCircle(name, []))
    .map((name) => `'${name}' is made of something that is made of it`);
}

/** Something that is said of a unit for which no language has a word. */
function wordlessUnits({ grammars, units }: Data): string[] {
  const known = compileGrammars(grammars).flatMap(({ kind, value }) => (kind === 'unit' ? [value] : []));
  return Object.entries(units).flatMap(([trait, those]) =>
    those.flatMap((unit) => (known.includes(unit) ? [] : [`units.yaml: '${unit}' of ${trait} has no word`])),
  );
}

/** A word of a language is one unit only. */
function doubleUnits({ grammars }: Data): string[] {
  const meant = new Map<string, unknown>();
  return compileGrammars(grammars).flatMap(({ kind, language, value, phrases }) =>
    kind === 'unit'
      ? phrases.flatMap((phrase) => {
          const other = meant.get(`${language}\t${phrase}`) ?? value;
          meant.set(`${language}\t${phrase}`, value);
          return other === value
            ? []
            : [`grammar/${language}.yaml: '${phrase}' is both ${other} and ${value}`];
        })
      : [],
  );
}

const placeRank = ({ place }: NameRow) => ['', 'search', 'diary'].indexOf(place);

/** What a name means in a diary by `names` already, in the same language. */
function repeatedMealNames({ names, mealNames }: Data): string[] {
  return [...mealNames].flatMap(([language, rows]) => {
    const inDiary = (names.get(language) ?? []).filter(({ place }) => place !== 'kitchen');
    const narrowestLast = inDiary.toSorted((one, other) => placeRank(one) - placeRank(other));
    const known = new Map(narrowestLast.map((row) => [row.name, row]));
    return rows.flatMap(({ cells: [name = '', means = '', when = ''], where }) => {
      const row = when === '' ? known.get(name.toLowerCase()) : undefined;
      return row?.food === means ? [`${where}: '${name}' means '${means}' already (${row.where})`] : [];
    });
  });
}

/** Each name means something, and only one thing in the same case. */
function problemsOfMealNames(rows: readonly Row[]): string[] {
  const meant = new Map<string, string>();
  return rows.flatMap(({ cells: [name = '', means = '', when = ''], where }) => {
    const place = `${name}\t${when}`;
    const other = meant.get(place);
    meant.set(place, means);
    if (means === '') return [`${where}: '${name}' means nothing`];
    try {
      if (when !== '') conditionsOf(when, MEAL_CONDITIONS);
    } catch (error) {
      return [`${where}: ${error instanceof Error ? error.message : error}`];
    }
    return other === undefined ? [] : [`${where}: '${name}' already means '${other}'`];
  });
}
