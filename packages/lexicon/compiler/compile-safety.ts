import type { FoodRecord } from '../src/food-record.ts';
import type {
  ClaimRecord,
  CompiledSafety,
  KindRecord,
  NamesByValue,
  SafetyFacts,
  WordRecord,
} from '../src/safety-record.ts';
import { listIn, tableIn } from './compile-allergy.ts';
import { isListed } from './compile-names.ts';
import type { Data, ListedFile } from './read-data.ts';

type ValuesOf = (name: string) => ReadonlySet<string>;

/** What foods, kinds and words hold and count as, of their own and by what they are. */
export interface Inherited {
  /** The kinds that list a name, and that its record says, or else that of its file. */
  readonly kindsOf: (name: string) => readonly string[];
  readonly allergensOf: ValuesOf;
  readonly countsAsOf: ValuesOf;
  /** The allergens of a food that is no food of a kitchen, without those of what it is made of. */
  readonly allergensOfDish: ValuesOf;
  /** What a food or word has of its kinds, and a word also of the food that it is a name of, without what its own record says. */
  readonly fromKinds: ValuesOf;
}

/** Resolves what is inherited: a lemon is a citrus fruit, and bocconcini hold what mozzarella holds. */
export function inheritance(data: Data): Inherited {
  const kindsOf = kindsOfMembers(data);
  const kitchen = kitchenOf(data);
  const dishes = recordsOf(data, ({ list }) => list !== 'kitchen');
  const foodOfName = new Map(
    (data.names.get('en') ?? []).flatMap((row) =>
      isListed('en', row) && kitchen.has(row.food) ? [[row.name, row.food] as const] : [],
    ),
  );
  /** What a name is: the kinds that it belongs to, or the kind that it is itself, and the food that it is another name of. */
  const widerThan = (name: string): readonly string[] => {
    const food = foodOfName.get(name);
    if (data.kinds.has(name)) return [name];
    return [...kindsOf(name), ...(food === undefined || food === name ? [] : [food])];
  };
  const resolve = (key: 'allergens' | 'counts-as') => {
    const ofKind: ValuesOf = remembering((kind) => {
      const record = data.kinds.get(kind);
      return record ? valuesOf(key, [record], union(kindsOf(kind), ofKind)) : ofName(kind);
    });
    const inherited: ValuesOf = (name) => union(widerThan(name), ofKind);
    const ofName: ValuesOf = remembering((name) =>
      valuesOf(key, [data.words.get(name), kitchen.get(name)], inherited(name)),
    );
    return { ofName, ofKind, inherited };
  };
  const [allergens, countsAs] = [resolve('allergens'), resolve('counts-as')];
  return {
    kindsOf,
    allergensOf: allergens.ofName,
    allergensOfDish: (name) =>
      valuesOf('allergens', [dishes.get(name)], union(kindsOf(name), allergens.ofKind)),
    countsAsOf: countsAs.ofName,
    fromKinds: (name) => new Set([...allergens.inherited(name), ...countsAs.inherited(name)]),
  };
}

const union = (names: readonly string[], valuesOf: ValuesOf): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [...valuesOf(name)]));

/** What is inherited, without the exceptions that are stated, and what is stated in addition. */
function valuesOf(
  key: 'allergens' | 'counts-as',
  own: readonly (SafetyFacts | undefined)[],
  inherited: ReadonlySet<string>,
): ReadonlySet<string> {
  const without = new Set(own.flatMap((facts) => facts?.without ?? []));
  return new Set(
    [...inherited].filter((value) => !without.has(value)).concat(own.flatMap((facts) => facts?.[key] ?? [])),
  );
}

/** A function that finds the answer for each name once. What a name says of itself by a circle is nothing. */
function remembering(find: ValuesOf): ValuesOf {
  const known = new Map<string, ReadonlySet<string>>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, new Set());
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

const recordsOf = (
  { files }: Data,
  isAmong: (file: ListedFile) => boolean,
): ReadonlyMap<string, FoodRecord> =>
  new Map([...files.values()].filter(isAmong).flatMap(({ foods }) => Object.entries(foods)));

/** The foods that everybody looks up, by their names. */
export const kitchenOf = (data: Data) => recordsOf(data, ({ list }) => list === 'kitchen');

function kindsOfMembers({ kinds, files }: Data): (name: string) => readonly string[] {
  const found = new Map<string, string[]>();
  const add = (member: string, kind: string) => {
    const known = found.get(member);
    if (known === undefined) found.set(member, [kind]);
    else if (!known.includes(kind)) known.push(kind);
  };
  for (const [kind, { members = [] }] of kinds) for (const member of members) add(member, kind);
  for (const { foods, kind: usual = [] } of files.values()) {
    for (const [name, record] of Object.entries(foods))
      for (const kind of record.kind ?? (found.has(name) || kinds.has(name) ? [] : usual)) add(name, kind);
  }
  return (name) => found.get(name) ?? [];
}

/** The tables by which names are judged. Expects data without problems. */
export function compileSafety(data: Data): CompiledSafety {
  const foods = kitchenOf(data);
  const { allergensOf, countsAsOf } = inheritance(data);
  // What depends on the words behind it tells nothing alone.
  const alone = [...data.words].filter(([, { before }]) => before === undefined);
  const facts = new Map<string, WordRecord>([...foods, ...alone]);
  const kinds = [...data.kinds];
  const listed = new Set([...data.kinds.keys(), ...kinds.flatMap(([, { members = [] }]) => members)]);
  const names = [...new Set([...listed, ...facts.keys()])];
  const told: ValuesOf = (name) => {
    const alone = foods.get(name)?.['only-alone'] ?? [];
    return new Set([...allergensOf(name)].filter((allergen) => !alone.includes(allergen)));
  };
  const saysNone = (key: 'allergens' | 'counts-as') => (name: string) => facts.get(name)?.[key]?.length === 0;
  const telling = (key: 'allergens' | 'counts-as', of: ValuesOf) =>
    namesByValue(
      names.filter((name) => of(name).size > 0 || saysNone(key)(name)),
      of,
    );
  /** What 'banana bread' counts as is told by its words; they would not count if it were a word itself. */
  const counted: ValuesOf = (name) =>
    foods.has(name) && !listed.has(name) && facts.get(name)?.['counts-as'] === undefined
      ? new Set()
      : countsAsOf(name);
  const flagged = (flag: keyof KindRecord) => kinds.flatMap(([name, kind]) => (kind[flag] ? [name] : []));
  const parts = (key: 'is' | 'stands-for' | 'may-hold'): NamesByValue =>
    Object.fromEntries([...facts].flatMap(([name, { [key]: all }]) => (all ? [[name, all]] : [])));
  const often = (records: ReadonlyMap<string, WordRecord>) => {
    const of: ValuesOf = (name) => new Set(records.get(name)?.['often-holds']);
    return namesByValue(
      [...records.keys()].filter((name) => of(name).size > 0),
      of,
    );
  };
  const conditional = [...data.words].flatMap(([word, { before, unless = [], allergens = [] }]) =>
    before ? [[word, { before, unless, allergens }] as const] : [],
  );
  return {
    members: Object.fromEntries(kinds.flatMap(([name, { members }]) => (members ? [[name, members]] : []))),
    fine: Object.fromEntries(kinds.flatMap(([name, { fine }]) => (fine ? [[name, fine]] : []))),
    categories: flagged('category'),
    mayBeAny: flagged('may-be-any'),
    ifNamed: flagged('if-named'),
    allergens: telling('allergens', told),
    countsAs: telling('counts-as', counted),
    oftenWords: often(data.words),
    oftenFoods: often(foods),
    mayHold: parts('may-hold'),
    is: parts('is'),
    standsFor: parts('stands-for'),
    claims: claimsOf(data),
    diets: Object.fromEntries(data.diets),
    neverEaten: data.neverEaten,
    beforeOthers: Object.fromEntries(conditional),
    seasoned: listIn(data, 'seasoned'),
    seasonings: listIn(data, 'seasonings'),
    mildOils: listIn(data, 'mild-oils'),
    boundWithEgg: listIn(data, 'bound-with-egg'),
    inTitles: tableIn(data, 'in-titles'),
    dishWords: listIn(data, 'dishes'),
    plainWords: listIn(data, 'plain'),
  };
}

/** The claims, and those that pairs of words of a mock meat make. */
export function claimsOf({
  claims: { claims, 'mock-meats': mocks },
}: Data): Readonly<Record<string, ClaimRecord>> {
  const pairs = mocks.flatMap(({ of, like, kinds = [] }) =>
    of.flatMap((plant) => like.map((meat) => [`${plant} ${meat}`, { kinds, 'mock-meat': true }] as const)),
  );
  return { ...Object.fromEntries(pairs), ...claims };
}

function namesByValue(names: readonly string[], valuesOf: ValuesOf): NamesByValue {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const value = [...valuesOf(name)].sort().join(' ');
    const group = found.get(value);
    if (group) group.push(name);
    else found.set(value, [name]);
  }
  return Object.fromEntries(found);
}
