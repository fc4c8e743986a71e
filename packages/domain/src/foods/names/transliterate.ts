import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };

/** Cyrillic letters of Russian, Ukrainian and Bulgarian names as they are usually written in English (BGN/PCGN). */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'а a б b в v г g ґ g д d е e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya'
    .split(' ')
    .flatMap((letter, at, all) =>
      at % 2 === 0 ? [[letter, (all[at + 1] ?? '').replace('_', '')] as const] : [],
    ),
);

const IN_ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries(naming['in cyrillic']));

const CYRILLIC = /\p{Script=Cyrillic}/u;

const latinOf = (letter: string) => LETTERS.get(letter) ?? letter;

/** A name in Latin letters, 'картошка' → 'kartoshka'; undefined if it has no Cyrillic ones, or one of another language. */
export function inLatinLetters(name: string): string | undefined {
  if (!CYRILLIC.test(name)) return undefined;
  const words = name.normalize('NFC').toLowerCase().replaceAll('ё', 'е').split(' ');
  const latin = words.map((word) => IN_ENGLISH.get(word) ?? [...word].map(latinOf).join('')).join(' ');
  return CYRILLIC.test(latin) ? undefined : latin;
}
