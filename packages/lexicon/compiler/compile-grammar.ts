import {
  type Compounds,
  type GrammarPhrases,
  type Inflections,
  LINE_KINDS,
  LIST_KINDS,
  PAGE_KINDS,
  type PhraseKind,
  type Units,
} from '../src/grammar-phrase.ts';

/** A grammar as written: lists of words, or words by what they mean. */
export type Grammar = Readonly<Record<string, readonly string[] | Readonly<Record<string, unknown>>>>;

/** The sections whose words have a value, the kind that each stands for, and whether the value is the key. */
const VALUED: Readonly<Record<string, PhraseKind>> = {
  numbers: 'number',
  fractions: 'fraction',
  multiples: 'multiple',
  vague: 'vague',
};
const BY_MEANING: Readonly<Record<string, PhraseKind>> = {
  units: 'unit',
  sizes: 'size',
  figures: 'figure',
  headings: 'heading',
  'time-labels': 'time-label',
  timed: 'timed',
  durations: 'duration',
  difficulties: 'difficulty',
  purposes: 'purpose',
  'purpose-labels': 'purpose-label',
  pressed: 'pressed',
  percents: 'percent',
  states: 'state',
  traits: 'trait',
  receipts: 'receipt',
  'on-receipts': 'receipt-sign',
  'till-words': 'till-word',
  months: 'month',
  weekdays: 'weekday',
  'date-words': 'date-word',
};
/** Those that have the endings of their language. */
const INFLECTED: ReadonlySet<PhraseKind> = new Set(['fraction', 'multiple', 'unit', 'size']);
const CASED: Readonly<Record<string, PhraseKind>> = { symbols: 'unit', 'size-letters': 'size' };
/** What a phrase stands for, as a text. */
const WORDED: Readonly<Record<string, PhraseKind>> = { abbreviations: 'abbreviation' };
const WITH_VALUE: ReadonlySet<string> = new Set(
  [VALUED, BY_MEANING, CASED].flatMap(Object.values<PhraseKind>),
);
/** The other kinds are lists, and their sections are called like them. */
const LISTS = [...LINE_KINDS, ...PAGE_KINDS, ...LIST_KINDS].filter((kind) => !WITH_VALUE.has(kind));

/** The sections of a grammar; another one is a mistake. */
export const SECTIONS: ReadonlySet<string> = new Set([
  'endings',
  'inflected',
  'compounds',
  'beginnings',
  'joining',
  ...Object.keys(CASED),
  ...Object.keys(WORDED),
  ...Object.keys(VALUED),
  ...Object.keys(BY_MEANING),
  ...LISTS,
]);

/** The phrases of the grammars by language; units, sizes and fractions also with the endings of their language. */
export function compileGrammars(grammars: ReadonlyMap<string, Grammar>): GrammarPhrases[] {
  return [...grammars].flatMap(([language, grammar]) => {
    const endings = ['', ...listOf(grammar.endings)];
    const inForms = (words: readonly string[]) =>
      words.flatMap((word) => endings.map((ending) => `${word}${ending}`));
    const sections: readonly Omit<GrammarPhrases, 'language'>[] = [
      ...Object.entries(VALUED).flatMap(([section, kind]) =>
        Object.entries(grammar[section] ?? {}).map(([word, value]) => ({
          kind,
          value: numberOf(value),
          phrases: INFLECTED.has(kind) ? inForms([word]) : [word],
        })),
      ),
      ...Object.entries(BY_MEANING).flatMap(([section, kind]) =>
        Object.entries(grammar[section] ?? {}).map(([value, words]) => ({
          kind,
          value,
          phrases: INFLECTED.has(kind) ? inForms(listOf(words)) : listOf(words),
        })),
      ),
      ...Object.entries(CASED).flatMap(([section, kind]) =>
        Object.entries(grammar[section] ?? {}).map(([phrase, value]) => ({
          kind,
          value: String(value),
          phrases: [phrase],
          isCased: true as const,
        })),
      ),
      ...Object.entries(WORDED).flatMap(([section, kind]) =>
        Object.entries(grammar[section] ?? {}).map(([phrase, value]) => ({
          kind,
          value: String(value),
          phrases: [phrase],
        })),
      ),
      ...LISTS.map((kind) => ({ kind, phrases: listOf(grammar[kind]) })),
    ];
    return sections.flatMap((section) => (section.phrases.length > 0 ? [{ language, ...section }] : []));
  });
}

/** The endings of names in the languages that have 'inflected', as lists by the ending that they replace. */
export const compileInflections = (grammars: ReadonlyMap<string, Grammar>): Inflections =>
  Object.fromEntries(
    [...grammars].flatMap(([language, { inflected }]) =>
      inflected === undefined
        ? []
        : [
            [
              language,
              Object.entries(inflected).map(([ending, others]) => [ending, listOf(others)] as const),
            ],
          ],
    ),
  );

/** How the languages that have 'compounds' write names as one word. */
export const compileCompounds = (
  grammars: ReadonlyMap<string, Grammar>,
): Readonly<Record<string, Compounds>> =>
  Object.fromEntries(
    [...grammars].flatMap(([language, { compounds, beginnings, joining }]) =>
      compounds === undefined
        ? []
        : [
            [
              language,
              { ends: textsOf(compounds), beginnings: textsOf(beginnings), joining: listOf(joining) },
            ],
          ],
    ),
  );

const textsOf = (value: Grammar[string] | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([word, text]) => [word, String(text)]));

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** '1/2' → 0.5 */
function numberOf(value: unknown): number {
  const [over, under = '1'] = String(value).split('/');
  return Number(over) / Number(under);
}

/** What is true of units, and the English words and the symbols for them, by the unit. */
export function compileUnits(traits: Units['traits'], grammars: ReadonlyMap<string, Grammar>): Units {
  const words = Object.entries(grammars.get('en')?.units ?? {}).map(([unit, those]) => [unit, listOf(those)]);
  const symbols = [...grammars.values()].flatMap((grammar) => Object.entries(grammar.symbols ?? {}));
  return {
    traits,
    words: Object.fromEntries(words),
    symbols: Object.fromEntries(symbols.map(([symbol, unit]) => [symbol, String(unit)])),
  };
}
