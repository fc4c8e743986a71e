import type { AllergyWords, CompiledAllergyWords, CompiledRecipeWords } from '../src/allergy-words.ts';
import type { NamesByValue } from '../src/safety-record.ts';
import { unknown } from './check-values.ts';
import type { Data } from './read-data.ts';

type Lists =
  | 'illnesses'
  | 'not-foods'
  | 'no-food'
  | 'dishes'
  | 'plain'
  | 'not-in-recipes'
  | 'seasoned'
  | 'seasonings'
  | 'mild-oils'
  | 'bound-with-egg'
  | 'nothing'
  | 'compound-endings'
  | 'often-misspelt'
  | 'derived'
  | 'before-baby'
  | 'baby-articles'
  | 'about-nothing'
  | 'belongs'
  | 'after-baby'
  | 'infant'
  | 'infant-ages'
  | 'shared'
  | 'plant-parts'
  | 'in-brackets';
type Tables = Exclude<keyof AllergyWords, Lists | 'elsewhere-another' | 'little-words' | 'denied'>;

const KEYS: ReadonlySet<string> = new Set([
  'listed',
  'kinds',
  'several-listed',
  'several-kinds',
  'names',
  'inflected',
  'elsewhere-another',
  'not-in-recipes',
  'as-written',
  'signs',
  'illnesses',
  'not-foods',
  'no-food',
  'little-words',
  'denied',
  'narrower',
  'nothing',
  'compound-endings',
  'often-misspelt',
  'derived',
  'before-baby',
  'baby-articles',
  'about-nothing',
  'belongs',
  'after-baby',
  'infant',
  'infant-ages',
  'shared',
  'plant-parts',
  'in-brackets',
  'seasoned',
  'seasonings',
  'mild-oils',
  'bound-with-egg',
  'in-titles',
  'dishes',
  'plain',
] satisfies (keyof AllergyWords)[]);

/** The words of a list in all languages. */
export const listIn = ({ allergyWords }: Data, key: Lists): readonly string[] => [
  ...new Set([...allergyWords.values()].flatMap((words) => words[key] ?? [])),
];

/** The words of a table in all languages, by what they mean. */
export function tableIn({ allergyWords }: Data, key: Tables): NamesByValue {
  const found = new Map<string, Set<string>>();
  for (const { [key]: table = {} } of allergyWords.values()) {
    for (const [value, words] of Object.entries(table))
      found.set(value, new Set([...(found.get(value) ?? []), ...words]));
  }
  return Object.fromEntries([...found].map(([value, words]) => [value, [...words]]));
}

export const compileAllergyWords = (data: Data): CompiledAllergyWords => ({
  listed: tableIn(data, 'listed'),
  kinds: tableIn(data, 'kinds'),
  severalListed: tableIn(data, 'several-listed'),
  severalKinds: tableIn(data, 'several-kinds'),
  names: tableIn(data, 'names'),
  signs: tableIn(data, 'signs'),
  illnesses: listIn(data, 'illnesses'),
  notFoods: listIn(data, 'not-foods'),
  noFood: listIn(data, 'no-food'),
  nothing: listIn(data, 'nothing'),
  compoundEndings: listIn(data, 'compound-endings'),
  narrower: tableIn(data, 'narrower'),
  oftenMisspelt: listIn(data, 'often-misspelt'),
  derived: listIn(data, 'derived'),
  infant: listIn(data, 'infant'),
  beforeBaby: listIn(data, 'before-baby'),
  babyArticles: listIn(data, 'baby-articles'),
  aboutNothing: listIn(data, 'about-nothing'),
  belongs: listIn(data, 'belongs'),
  afterBaby: listIn(data, 'after-baby'),
  infantAges: listIn(data, 'infant-ages'),
  shared: listIn(data, 'shared'),
  plantParts: listIn(data, 'plant-parts'),
  inBrackets: listIn(data, 'in-brackets'),
});

export const compileRecipeWords = (data: Data): CompiledRecipeWords => ({
  inflected: tableIn(data, 'inflected'),
  onlyIn: byLanguage(data, 'elsewhere-another'),
  notInRecipes: listIn(data, 'not-in-recipes'),
  asWritten: tableIn(data, 'as-written'),
  littleWords: byLanguage(data, 'little-words'),
  denied: deniedIn(data),
});

/** The words of foods that are not in a recipe: what they say → language → words. */
function deniedIn({ allergyWords }: Data): CompiledRecipeWords['denied'] {
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const [language, { denied = {} }] of allergyWords)
    for (const [says, words] of Object.entries(denied)) found[says] = { ...found[says], [language]: words };
  return found;
}

const byLanguage = ({ allergyWords }: Data, key: 'elsewhere-another' | 'little-words'): NamesByValue =>
  Object.fromEntries(
    [...allergyWords].flatMap(([language, { [key]: words }]) => (words ? [[language, words]] : [])),
  );

/** What is wrong with the words about allergies, a sentence each. */
export function findAllergyProblems({ allergyWords, kinds, vocabulary }: Data): string[] {
  return [...allergyWords].flatMap(([language, words]) => {
    const where = `allergy/${language}.yaml`;
    const several = Object.keys(words['several-listed'] ?? {}).flatMap((value) => value.split(' '));
    return [
      ...unknown(where, Object.keys(words), KEYS),
      ...unknown(where, [...Object.keys(words.listed ?? {}), ...several], vocabulary.allergens),
      ...unknown(where, Object.keys(words.signs ?? {}), vocabulary.signs),
      ...(language === 'en' ? [] : unknown(where, Object.keys(words.kinds ?? {}), kinds.keys())),
    ];
  });
}
