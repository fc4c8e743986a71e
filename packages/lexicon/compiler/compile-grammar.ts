import type { GrammarPhrases, PhraseKind } from '../src/grammar-phrase.ts';

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
};
const CASED: Readonly<Record<string, PhraseKind>> = { symbols: 'unit', 'size-letters': 'size' };
const LISTS: readonly PhraseKind[] = [
  'fullness',
  'about',
  'of',
  'to',
  'plus',
  'minus',
  'times',
  'same',
  'prepared',
  'how',
  'taste',
  'out-of',
  'made-of',
  'serves',
  'eaters',
  'for',
  'step',
  'page',
];

/** The sections of a grammar; another one is a mistake. */
export const SECTIONS: ReadonlySet<string> = new Set([
  'endings',
  ...Object.keys(CASED),
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
        Object.entries(grammar[section] ?? {}).map(([word, value]) => {
          const isInflected = kind === 'fraction' || kind === 'multiple';
          return { kind, value: numberOf(value), phrases: isInflected ? inForms([word]) : [word] };
        }),
      ),
      ...Object.entries(BY_MEANING).flatMap(([section, kind]) =>
        Object.entries(grammar[section] ?? {}).map(([value, words]) => ({
          kind,
          value,
          phrases: kind === 'figure' ? listOf(words) : inForms(listOf(words)),
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
      ...LISTS.map((kind) => ({ kind, phrases: listOf(grammar[kind]) })),
    ];
    return sections.flatMap((section) => (section.phrases.length > 0 ? [{ language, ...section }] : []));
  });
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** '1/2' → 0.5 */
function numberOf(value: unknown): number {
  const [over, under = '1'] = String(value).split('/');
  return Number(over) / Number(under);
}
