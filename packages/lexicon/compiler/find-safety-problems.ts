import type { ClaimRecord, DietRecord, KindRecord, SafetyFacts, WordRecord } from '../src/safety-record.ts';
import { unknown } from './check-values.ts';
import { claimsOf, compileSafety, type Inherited, inheritance, kitchenOf } from './compile-safety.ts';
import type { Data } from './read-data.ts';

const FACTS = ['allergens', 'counts-as', 'without'] satisfies (keyof SafetyFacts)[];
const PARTS = ['is', 'stands-for', 'may-hold'] as const;
/** The keys by which a record of a food says what it and words like it are. */
export const WORD_KEYS = [
  ...FACTS,
  ...PARTS,
  'often-holds',
  'before',
  'unless',
] satisfies (keyof WordRecord)[];
const KIND_KEYS = [
  ...FACTS,
  'members',
  'category',
  'may-be-any',
  'if-named',
  'source',
  'fine',
] satisfies (keyof KindRecord)[];

const DIET_COUNTS = ['without', 'without-refined', 'without-added', 'without-parts'] as const;
const DIET_KEYS = [
  'source',
  'fine-parts',
  'milk',
  'cured',
  'last-words',
  'dishes',
  'other-dishes',
  'mock-meat',
] satisfies (keyof DietRecord)[];
const CLAIM_KEYS = [
  'allergens',
  'kinds',
  'counts-as',
  'mock-meat',
  'without',
] satisfies (keyof ClaimRecord)[];

/** What is wrong with what foods, kinds and words hold, a sentence each. */
export function findSafetyProblems(data: Data): string[] {
  const inherited = inheritance(data);
  return [
    ...[...data.kinds].flatMap(([kind, record]) => problemsOfKind(kind, record, data)),
    ...problemsOfWords(data),
    ...[...data.diets].flatMap(([diet, record]) => problemsOfDiet(`diets.yaml: ${diet}`, record, data)),
    ...Object.entries(claimsOf(data)).flatMap(([claim, record]) =>
      problemsOfClaim(`claims.yaml: ${claim}`, record, data),
    ),
    ...[...data.files].flatMap(([path, { foods }]) =>
      Object.keys(foods).flatMap((name) => problemsOfFood(`${path}: ${name}`, name, data, inherited)),
    ),
    ...repeated(data, inherited),
    ...deniedByKind(data, inherited),
  ];
}

function problemsOfKind(kind: string, record: KindRecord, data: Data): string[] {
  const { members = [], ...facts } = record;
  return [
    ...unknown(kind, Object.keys(record), KIND_KEYS),
    ...problemsOfFacts(kind, facts, data),
    ...members
      .filter((member, at) => members.indexOf(member) < at || member === kind)
      .map((member) => `${kind}: names '${member}' twice`),
  ];
}

function problemsOfDiet(where: string, record: DietRecord, { vocabulary }: Data): string[] {
  const counted = DIET_COUNTS.flatMap((key) => record[key] ?? []);
  return [
    ...unknown(where, Object.keys(record), [...DIET_COUNTS, ...DIET_KEYS]),
    ...unknown(where, counted, vocabulary['counts-as']),
  ];
}

function problemsOfClaim(where: string, record: ClaimRecord, { kinds, vocabulary }: Data): string[] {
  return [
    ...unknown(where, Object.keys(record), CLAIM_KEYS),
    ...unknown(where, record.allergens ?? [], vocabulary.allergens),
    ...unknown(where, record.kinds ?? [], kinds.keys()),
    ...unknown(where, record['counts-as'] ?? [], vocabulary['counts-as']),
  ];
}

function problemsOfWords(data: Data): string[] {
  const foods = kitchenOf(data);
  return [...data.words].flatMap(([word, record]) => [
    ...unknown(`words.yaml: ${word}`, Object.keys(record), WORD_KEYS),
    ...problemsOfFacts(`words.yaml: ${word}`, record, data),
    ...(foods.has(word) ? [`words.yaml: ${word}: is a food, whose record says it`] : []),
  ]);
}

function problemsOfFacts(where: string, facts: WordRecord, { vocabulary }: Data): string[] {
  const { allergens = [], without = [], 'counts-as': counts = [], 'often-holds': often = [] } = facts;
  return [
    ...unknown(where, [...allergens, ...often], vocabulary.allergens),
    ...unknown(where, counts, vocabulary['counts-as']),
    ...unknown(where, without, [...vocabulary.allergens, ...vocabulary['counts-as']]),
  ];
}

function problemsOfFood(where: string, name: string, data: Data, { kindsOf }: Inherited): string[] {
  const kinds = kindsOf(name);
  const foods = kitchenOf(data);
  return [
    ...(kinds.length === 0 && !data.kinds.has(name) ? [`${where}: is of no kind`] : []),
    ...kinds
      .filter((kind) => !data.kinds.has(kind) && !foods.has(kind))
      .map((kind) => `${where}: there is no kind '${kind}'`),
  ];
}

/** Facts that are inherited anyway, and exceptions from nothing. */
function repeated(data: Data, inherited: Inherited): string[] {
  const own = [...data.words, ...kitchenOf(data)];
  return own.flatMap(([name, { allergens = [], without = [], 'counts-as': counts = [] }]) => [
    ...[...allergens, ...counts]
      .filter((value) => inherited.fromKinds(name).has(value))
      .map((value) => `${name}: '${value}' follows from its kind`),
    ...without
      .filter((value) => !inherited.fromKinds(name).has(value))
      .map((value) => `${name}: nothing says '${value}', so there is no exception`),
  ]);
}

/** Foods whose name tells an allergen that neither their kind nor their record has. */
function deniedByKind(data: Data, { allergensOf }: Inherited): string[] {
  const words = new Map(
    Object.entries(compileSafety(data).allergens).flatMap(([allergens, names]) =>
      names.map((name) => [name, allergens.split(' ').filter((each) => each !== '')] as const),
    ),
  );
  return [...kitchenOf(data).keys()].flatMap((name) => {
    const claimed = Object.entries(claimsOf(data)).flatMap(([claim, { allergens = [] }]) =>
      ` ${name} `.includes(` ${claim} `) ? allergens : [],
    );
    const held = new Set([...allergensOf(name), ...claimed]);
    return [...allergensTold(name, words)]
      .filter((allergen) => !held.has(allergen))
      .map((allergen) => `${name}: its name tells ${allergen}, and its kind and record do not`);
  });
}

/** The most words of a name that tell an allergen together. */
const LONGEST = 6;

function allergensTold(name: string, words: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const parts = name.split(' ');
  for (let at = 0; at < parts.length; ) {
    let length = Math.min(LONGEST, parts.length - at);
    while (length > 0 && !words.has(parts.slice(at, at + length).join(' '))) length -= 1;
    for (const allergen of words.get(parts.slice(at, at + length).join(' ')) ?? []) found.add(allergen);
    at += Math.max(length, 1);
  }
  return found;
}
