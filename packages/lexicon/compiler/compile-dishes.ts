import {
  type CompiledDish,
  type CompiledNeed,
  type CompiledRepertoire,
  CUBES,
  type DishFile,
  type DishRecord,
  SIDE,
} from '../src/dish-record.ts';
import type { Data, Repertoire } from './read-data.ts';

/** The dishes with all their needs, and the groups that they refer to. Expects data without problems. */
export function compileRepertoire(data: Data): CompiledRepertoire {
  const { files, groups, leftovers, phrases, coverage } = data.repertoire;
  const cuisines = cuisinesByDish(coverage);
  const dishes = [...files.values()].flatMap((file) =>
    Object.entries(file.dishes).map(([id, record]) => compileDish(id, record, { file, phrases, cuisines })),
  );
  const speaks = Object.fromEntries(
    Object.entries(coverage).map(([cuisine, home]) => [cuisine, listed(home.speaks ?? '')]),
  );
  return { groups, speaks, leftovers: mapOfLists(leftovers), dishes };
}

/** By dish, the cuisines whose homes cook it. */
function cuisinesByDish(coverage: Repertoire['coverage']): ReadonlyMap<string, readonly string[]> {
  const named = Object.entries(coverage).flatMap(([cuisine, { dishes }]) =>
    Object.values(dishes).flatMap((id) => (id === null ? [] : [{ id, cuisine }])),
  );
  const byDish = Map.groupBy(named, ({ id }) => id);
  return new Map([...byDish].map(([id, all]) => [id, [...new Set(all.map(({ cuisine }) => cuisine))]]));
}

const mapOfLists = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, listed(text)]));

interface Context {
  readonly file: Omit<DishFile, 'dishes'>;
  readonly phrases: Repertoire['phrases'];
  /** By dish, the cuisines whose homes cook it. */
  readonly cuisines?: ReadonlyMap<string, readonly string[]>;
}

/** A dish with what follows from its record: the needs of its seasoning, side and bread, and its wordings written out. */
export function compileDish(
  id: string,
  record: DishRecord,
  { file, phrases, cuisines }: Context,
): CompiledDish {
  const { cuisine = file.cuisine ?? 'none', method, serves, whole = '', least = 1, level = 'Easy' } = record;
  const is = needsIn(record.is, phrases);
  const named = needsIn(record.wants ?? {}, phrases);
  const wants = [
    ...named,
    ...needsIn(
      {
        ...(record.side && { [SIDE]: `${SIDE_PER_SERVING * serves} {{side}}` }),
        ...(record.bread && { bread: `${BREAD_PER_SERVING * serves} {{bread}}` }),
        ...(record.seasoned && SEASONINGS[record.seasoned]),
      },
      phrases,
    ),
    ...cubesFor([...is, ...named]),
  ];
  const wholes = listed(whole);
  const ownHomes = record.homes === undefined ? file.homes : spelledOut(record.homes, phrases);
  const homes = homesOf(cuisines?.get(id) ?? [], listed(ownHomes ?? ''));
  const needOf = (weight: 'is' | 'want') => (need: NamedNeed) => ({
    ...need,
    weight,
    isWhole: wholes.includes(need.id),
    isPaired: method === 'sandwich' && need.id === 'bread',
  });
  return {
    id,
    names: [record.name].flat().flatMap((name) => spellOut(name, phrases)),
    called: record.called ?? {},
    plainNames: [record.plainly ?? []].flat().flatMap((name) => spellOut(name, phrases)),
    cuisine: cuisine === 'none' ? null : cuisine,
    homes,
    isOfHomes: cuisines?.has(id) ?? false,
    isOfAll: homes.length === 0 || (ownHomes === undefined && (record.cuisine ?? 'none') === 'none'),
    meals: record.meals.split(' '),
    method,
    serves,
    least,
    minutes: minutesIn(record.minutes),
    longer: record.longer ?? {},
    level,
    needs: [...is.map(needOf('is')), ...wants.map(needOf('want'))],
    isExact: record.exact ?? false,
    about: spelledOut(record.about, phrases),
    steps: withBread(record, withSide(record)).map((step) => spelledOut(step, phrases)),
  };
}

/** Those whose lists name the dish, and that of its file, if it is one: a Brazilian list names an Italian dish. */
const homesOf = (listing: readonly string[], ofFile: readonly string[]): readonly string[] =>
  listing.length === 0 ? ofFile : [...new Set([...listing, ...(ofFile.length === 1 ? ofFile : [])])];

type NamedNeed = Omit<CompiledNeed, 'weight' | 'isWhole' | 'isPaired'>;

function needsIn(lines: DishRecord['is'], phrases: Repertoire['phrases']): NamedNeed[] {
  return Object.entries(lines).map(([id, line]) => {
    const need = readNeed(spelledOut(line, phrases));
    if (need === undefined) throw new Error(`The need '${id}: ${line}' is not grams and foods`);
    return { id, ...need };
  });
}

const NEED =
  /^(?<grams>\d+(?:\.\d+)?) (?:up to (?<most>\d+) of |(?<fewest>\d+)(?: to (?<last>\d+))? of )?(?<foods>.+)$/;

/** Reads '250 up to 2 of asparagus, @leafy green'; undefined if it is none. */
export function readNeed(line: string): Omit<NamedNeed, 'id'> | undefined {
  const { grams, most, fewest = '1', last, foods } = NEED.exec(line)?.groups ?? {};
  if (grams === undefined || foods === undefined) return undefined;
  const options = listed(foods);
  return {
    grams: Number(grams),
    most: Number(most ?? last ?? fewest),
    fewest: Number(fewest),
    options,
  };
}

/** The items of a list with commas; none of ''. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Reads '15 + 20'. */
function minutesIn(text: string): readonly [prep: number, cook: number] {
  const [prep = 0, cook = 0] = text.split(' + ').map(Number);
  return [prep, cook];
}

/**
 * A text with its shared wordings written out: several texts if one of them has several wordings. '{{juice of lime}}' is the
 * wording 'juice of' with the need `lime` for its '*'.
 */
export function spellOut(
  text: string,
  phrases: Repertoire['phrases'],
  above: readonly string[] = [],
): string[] {
  return text
    .split(/(\{\{[^{}|]+\}\})/)
    .map((piece, at) => (at % 2 === 1 ? wordingsOf(piece, phrases, above) : [piece]))
    .reduce<string[]>(
      (texts, pieces) => texts.flatMap((start) => pieces.map((piece) => start + piece)),
      [''],
    );
}

function wordingsOf(
  piece: string,
  phrases: Repertoire['phrases'],
  above: readonly string[],
): readonly string[] {
  const { name, need } = phraseIn(piece, phrases);
  const wordings = name === undefined ? undefined : phrases[name];
  if (name === undefined || wordings === undefined) return [piece];
  if (above.includes(name)) throw new Error(`The phrase '${name}' contains itself`);
  return [wordings]
    .flat()
    .flatMap((wording) =>
      spellOut(wording.replaceAll('\n', '').replaceAll('*', need), phrases, [...above, name]),
    );
}

/** The phrase that '{{juice of lime}}' names, and the need that it is said of; no name if it is a technique. */
export function phraseIn(
  piece: string,
  phrases: Repertoire['phrases'],
): { readonly name: string | undefined; readonly need: string } {
  const text = piece.slice('{{'.length, -'}}'.length);
  if (Object.hasOwn(phrases, text)) return { name: text, need: '*' };
  const space = text.lastIndexOf(' ');
  const name = text.slice(0, space);
  return { name: Object.hasOwn(phrases, name) ? name : undefined, need: text.slice(space + 1) };
}

const spelledOut = (text: string, phrases: Repertoire['phrases']): string =>
  spellOut(text, phrases).join(' ');

const SEASONINGS = {
  salt: { salt: '0 salt' },
  'salt and pepper': { salt: '0 salt', pepper: '0 black pepper, white pepper' },
} as const;

/** Grams of dry rice for one person; `side` says how much of another food is as filling. */
const SIDE_PER_SERVING = 75;
/** In minutes; beside a dish that cooks longer, the side is cooked towards the end. */
const LONGER_THAN_SIDE = 35;

function withSide({ minutes, steps, side }: DishRecord): readonly string[] {
  if (!side) return steps;
  const [, cook] = minutesIn(minutes);
  const last = `${steps.at(-1)}[ Serve with {side}.]`;
  const before = steps.slice(0, -1);
  return cook > LONGER_THAN_SIDE
    ? [...before, '{{boiled side}}', last]
    : ['{{boiled side}}', ...before, last];
}

const BREAD_PER_SERVING = 60;

/** Serves it with bread, which no step cuts, unless the pasta or the like is there that is named behind 'unless'. */
function withBread({ bread, is, wants }: DishRecord, steps: readonly string[]): readonly string[] {
  if (!bread) return steps;
  const unless = bread === true ? [] : listed(bread.replace(/^unless /, ''));
  const served = unless.reduce((text, id) => `[!${id}: ${text}]`, '[ Serve with {bread}.]');
  const ids = Object.keys({ ...is, ...wants }).join(' ');
  return [...steps.slice(0, -1), `${steps.at(-1)}${served}`].map((step) =>
    step.replaceAll('{{prep}}', `{{prep ${ids}}}`),
  );
}

/** A small cube of 3.6 g per cup (USDA FoodData Central 171613); a large one per half litre is slightly less. */
const CUBE_PER_GRAM = 3.6 / 400;

/** The stock cubes that are needed when water replaces stock; the steps mention them with the water. */
function cubesFor(needs: readonly NamedNeed[]): NamedNeed[] {
  const stock = needs.find(({ id }) => id === 'stock');
  if (stock === undefined || stock.options.length < 2 || stock.options.at(-1) !== 'water') return [];
  return [{ id: CUBES, grams: stock.grams * CUBE_PER_GRAM, most: 1, fewest: 1, options: ['bouillon cube'] }];
}
