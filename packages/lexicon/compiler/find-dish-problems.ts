import { CUBES, type DishFile, type DishRecord, type Group } from '../src/dish-record.ts';
import { allNodes, idsOf, parseTemplate, type TemplateNode } from '../src/step-template.ts';
import { AISLE_WORDS, WORDINGS } from '../src/wording.ts';
import { unknown, unsorted } from './check-values.ts';
import { compileDish, listed, phraseIn, readNeed, spellOut } from './compile-dishes.ts';
import type { Data } from './read-data.ts';

const FILE_KEYS = ['cuisine', 'homes', 'dishes'] satisfies (keyof DishFile)[];
const RECORD_KEYS = [
  'name',
  'called',
  'plainly',
  'cuisine',
  'homes',
  'meals',
  'method',
  'serves',
  'least',
  'minutes',
  'longer',
  'level',
  'is',
  'wants',
  'whole',
  'seasoned',
  'side',
  'bread',
  'exact',
  'about',
  'steps',
] satisfies (keyof DishRecord)[];

/** What is wrong with the dishes and what they share, a sentence each that names the file. */
export function problemsOfDishes(data: Data): string[] {
  const { files, coverage } = data.repertoire;
  const foods = foodNames(data);
  return [
    ...doubles(data),
    ...[...files].flatMap(([path, file]) => [
      ...unknown(path, Object.keys(file), FILE_KEYS),
      ...unknown(path, listed(file.homes ?? ''), Object.keys(coverage)),
      ...unknown(path, listed(file.cuisine ?? ''), data.vocabulary.cuisines),
      ...unsorted(path, Object.keys(file.dishes)),
      ...Object.entries(file.dishes).flatMap(([id, record]) =>
        problemsOfDish(`${path}: ${id}`, id, record, { data, file, foods }),
      ),
    ]),
    ...Object.entries(data.repertoire.groups).flatMap(([name, group]) =>
      problemsOfGroup(`dishes/groups.yaml: ${name}`, group, data, foods),
    ),
    ...unusedPhrases(data),
    ...unknownFoods('dishes/leftovers.yaml', Object.keys(data.repertoire.leftovers), data, foods),
    ...problemsOfLists(data, foods),
    ...problemsOfCoverage(data),
  ];
}

/** The names of foods, and those under which they are cooked in another way. */
function foodNames({ files, names }: Data): ReadonlySet<string> {
  return new Set([
    ...[...files.values()].flatMap((file) =>
      Object.entries(file.foods).flatMap(([name, record]) => [
        name,
        ...Object.keys(record['cook-named'] ?? {}),
      ]),
    ),
    ...(names.get('en') ?? []).map(({ name }) => name),
  ]);
}

/** Dishes of the same id, or of the same name and lead. */
function doubles({ repertoire: { files } }: Data): string[] {
  const first = new Map<string, string>();
  return [...files].flatMap(([path, { dishes }]) =>
    Object.entries(dishes).flatMap(([id, { name, is }]) =>
      [id, `${name} of ${Object.values(is)[0]}`].flatMap((key) => {
        const other = first.get(key);
        first.set(key, `${path}: ${id}`);
        return other === undefined || other === `${path}: ${id}`
          ? []
          : [`${path}: '${key}' is also ${other}`];
      }),
    ),
  );
}

interface Context {
  readonly data: Data;
  readonly file: DishFile;
  readonly foods: ReadonlySet<string>;
}

function problemsOfDish(where: string, id: string, record: DishRecord, context: Context): string[] {
  const { vocabulary, repertoire } = context.data;
  const { cuisine = 'none', level = 'Easy', wants = {} } = record;
  const lines = { ...record.is, ...wants };
  const ofRecord = [
    ...unknown(where, Object.keys(record), RECORD_KEYS),
    ...unknown(where, [cuisine], [...vocabulary.cuisines, 'none']),
    ...unknown(
      where,
      [
        ...Object.keys(record.called ?? {}),
        ...listed(spellOut(record.homes ?? '', repertoire.phrases).join()),
      ],
      Object.keys(repertoire.coverage),
    ),
    ...unknown(where, record.meals.split(' '), vocabulary.meals),
    ...unknown(where, [record.method], vocabulary.methods),
    ...unknown(where, [level], vocabulary.levels),
    ...unknown(where, listed(record.whole ?? ''), Object.keys(lines)),
    ...unknown(where, Object.keys(record.longer ?? {}), Object.keys(lines)),
    ...(/^\d+ \+ \d+$/.test(record.minutes)
      ? []
      : [`${where}: '${record.minutes}' is not minutes of preparation + of cooking`]),
    ...Object.keys(record.is)
      .filter((need) => need in wants)
      .map((need) => `${where}: '${need}' is needed twice`),
    ...Object.entries(lines)
      .filter(([, line]) => readNeed(spellOut(line, repertoire.phrases).join()) === undefined)
      .map(([need, line]) => `${where}: '${need}: ${line}' is not grams and foods`),
  ];
  if (ofRecord.length > 0) return ofRecord;
  const { needs, names, plainNames, about, steps } = compileDish(id, record, {
    ...repertoire,
    file: context.file,
  });
  const ids = new Set(needs.map((need) => need.id));
  const inSteps = steps.flatMap((step) => readTemplate(where, step));
  const all = [...names, ...plainNames, about].flatMap((text) => readTemplate(where, text)).concat(inSteps);
  const unbalanced = all.flatMap((node) => (typeof node === 'string' ? [node] : []));
  return [
    ...unbalanced,
    ...needs.flatMap(({ options }) => unknownFoods(where, options, context.data, context.foods)),
    ...all.flatMap((node) => (typeof node === 'string' ? [] : problemsOfNode(where, node, ids, vocabulary))),
    ...unsaid(where, ids, inSteps),
  ];
}

/** The parts of a template, or what is wrong with it. */
function readTemplate(where: string, template: string): (TemplateNode | string)[] {
  try {
    return allNodes(parseTemplate(template));
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : error}`];
  }
}

function problemsOfNode(
  where: string,
  node: TemplateNode,
  ids: ReadonlySet<string>,
  { techniques, forms }: Data['vocabulary'],
): string[] {
  return [
    ...idsOf(node)
      .filter((id) => !ids.has(id))
      .map((id) => `${where}: '${id}' is not among what it is or wants`),
    ...(node.type === 'technique' ? unknown(where, [node.name], techniques) : []),
    ...(node.type === 'ref' && node.form !== '' ? unknown(where, [node.form], forms) : []),
  ];
}

/** Needs that no step mentions. Those who season or cut everything mention salt and pepper; cubes go with the water. */
function unsaid(
  where: string,
  ids: ReadonlySet<string>,
  nodes: readonly (TemplateNode | string)[],
): string[] {
  const said = new Set(nodes.flatMap((node) => (typeof node === 'string' ? [] : idsOf(node))));
  const isSaidTogether = nodes.some(
    (node) =>
      typeof node !== 'string' &&
      node.type === 'technique' &&
      node.ids.length === 0 &&
      (node.name === 'season' || node.name === 'prep'),
  );
  return [...ids]
    .filter(
      (id) =>
        !said.has(id) &&
        !(isSaidTogether && (id === 'salt' || id === 'pepper')) &&
        !(id === CUBES && said.has('stock')),
    )
    .map((id) => `${where}: no step mentions '${id}'`);
}

function unknownFoods(
  where: string,
  options: readonly string[],
  { repertoire }: Pick<Data, 'repertoire'>,
  foods: ReadonlySet<string>,
): string[] {
  return options.flatMap((option) => {
    const [name = '', factor = '1'] = option.split('*');
    const isKnown = name.startsWith('@')
      ? Object.hasOwn(repertoire.groups, name.slice(1))
      : foods.has(name.replace(/^=/, ''));
    return isKnown && Number(factor) > 0 ? [] : [`${where}: there is no food or group '${option}'`];
  });
}

function problemsOfGroup(where: string, group: Group, data: Data, foods: ReadonlySet<string>): string[] {
  if (typeof group === 'string') return unknownFoods(where, listed(group), data, foods);
  const { roles, kinds, ways } = data.vocabulary;
  if ('piece' in group)
    return [
      ...unknownFoods(where, [...group.piece, ...Object.keys(group.called ?? {})], data, foods),
      ...unknown(where, group.large ?? [], kinds),
    ];
  const { role, kind = [], way = [], except = [], 'except-kind': exceptKind = [] } = group;
  return [
    ...unknown(where, [role], roles),
    ...unknown(where, [kind, exceptKind].flat(2), kinds),
    ...unknown(where, [way].flat(), ways),
    ...unknownFoods(where, except, data, foods),
  ];
}

/** Dishes that are said to be cooked and are not there. */
function problemsOfCoverage({ repertoire: { files, coverage }, names }: Data): string[] {
  const ids = [...files.values()].flatMap(({ dishes }) => Object.keys(dishes));
  return [
    ...unsorted('dishes/coverage.yaml', Object.keys(coverage)),
    ...Object.entries(coverage).flatMap(([cuisine, { speaks = '', dishes }]) =>
      [
        [listed(speaks), [...names.keys()]] as const,
        [Object.values(dishes).flatMap((id) => id ?? []), ids] as const,
      ].flatMap(([said, known]) => unknown(`dishes/coverage.yaml: ${cuisine}`, said, known)),
    ),
  ];
}

/** Lists that are missing or unknown, and substitutes that are no foods. */
function problemsOfLists({ lists, vocabulary, repertoire }: Data, foods: ReadonlySet<string>): string[] {
  const { wording, aisles, searches, substitutes } = lists;
  const foodLists = [
    searches.everyday,
    searches.common,
    ...Object.values(searches.kinds).map((kind) => kind.foods),
  ];
  const { 'whole names': wholeNames = {}, 'last words': lastWords = {}, ...words } = aisles;
  return [
    ...unknown('wording.yaml', Object.keys(wording), WORDINGS),
    ...unknown('wording.yaml misses', WORDINGS, Object.keys(wording)),
    ...unknown('aisles.yaml', Object.keys(words), AISLE_WORDS),
    ...unknown('aisles.yaml misses', AISLE_WORDS, Object.keys(words)),
    ...unknown('aisles.yaml', [...Object.keys(wholeNames), ...Object.keys(lastWords)], vocabulary.aisles),
    ...unsorted('substitutes.yaml', Object.keys(substitutes)),
    ...Object.values(substitutes).flatMap((text) =>
      unknownFoods('substitutes.yaml', listed(text), { repertoire }, foods),
    ),
    ...foodLists.flatMap((text) => unknownFoods('searches.yaml', listed(text), { repertoire }, foods)),
  ];
}

/** Wordings that no dish uses. Those that follow from `side` and `bread` are used by the compiler. */
function unusedPhrases({ repertoire: { files, phrases } }: Data): string[] {
  const texts = [...files.values()].flatMap(({ dishes }) =>
    Object.values(dishes).flatMap(({ name, plainly = [], homes = '', is, wants = {}, about, steps }) => [
      ...[name, plainly].flat(2),
      homes,
      ...Object.values(is),
      ...Object.values(wants),
      about,
      ...steps,
    ]),
  );
  const pieces = [...texts, ...Object.values(phrases).flat()].flatMap(
    (text) => text.match(/\{\{[^{}|]+\}\}/g) ?? [],
  );
  const used = new Set([
    'boiled side',
    'side',
    'bread',
    ...pieces.map((piece) => phraseIn(piece, phrases).name),
  ]);
  return Object.keys(phrases)
    .filter((name) => !used.has(name))
    .map((name) => `dishes/phrases.yaml: no dish uses '${name}'`);
}
