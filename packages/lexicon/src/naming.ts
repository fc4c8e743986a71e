/** The lists of words in `naming.yaml`, which explains them. */
export const NAMING_LISTS = [
  'describing',
  'telling pairs',
  'describing phrases',
  'telling phrases',
  'singular in s',
  'qualifiers',
  'sold as',
  'forms',
  'done to it',
  'makes another',
  'not their words',
  'shown in plural',
  'cooked names',
  'home made names',
  'warmed names',
  'cooked in steps',
  'pulses',
  'says cooked',
  'behind dry',
  'made of',
  'flavored',
  'preserves',
  'no kind',
  'rules out',
  'plants of milk',
  'of plants',
  'sold as powder',
  'tells britain',
] as const;

/** The words of `naming.yaml` that stand for another. */
export const NAMING_PAIRS = [
  'irregular',
  'forms of',
  'kinds',
  'states',
  'written alike',
  'in the plural',
  'by fat',
  'told states',
  'described states',
  'short typos',
  'claims in letters',
  'shortened everywhere',
  'shortened',
  'alike',
  'searched as',
  'in cyrillic',
  'said as',
  'said in britain',
] as const;

export type CompiledNaming = Readonly<
  Record<(typeof NAMING_LISTS)[number], readonly string[]> &
    Record<(typeof NAMING_PAIRS)[number], Readonly<Record<string, string>>>
>;

/** `naming.yaml` as written: lists with commas, and words by the word that stands for them. */
export type Naming = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
