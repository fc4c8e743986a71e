import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { withoutAccents } from '../../text/accents.ts';

/**
 * Cyrillic letters of Russian, Ukrainian and Bulgarian names as they are usually written in English (BGN/PCGN), and Greek ones (ELOT 743).
 * What 'υ' is depends on the letter before it.
 */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ υ φ f χ ch ψ ps ω o а a б b в v г g ґ g д d е e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya'
    .split(' ')
    .flatMap((letter, at, all) =>
      at % 2 === 0 ? [[letter, (all[at + 1] ?? '').replace('_', '')] as const] : [],
    ),
);

const IN_ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries(naming['in cyrillic']));

/** 'Κοτόπουλο' is kotopoulo, 'αυγά' avga and 'ξύδι' xydi. */
const UPSILONS = Object.entries({ oυ: 'ou', aυ: 'av', eυ: 'ev', υ: 'y' });

const OF_OTHER_LETTERS = /\p{Script=Cyrillic}|\p{Script=Greek}/u;

const latinOf = (letter: string) => LETTERS.get(letter) ?? LETTERS.get(withoutAccents(letter)) ?? letter;

const inLatin = (word: string) =>
  UPSILONS.reduce((text, [greek, latin]) => text.replaceAll(greek, latin), [...word].map(latinOf).join(''));

/** A name in Latin letters, 'картошка' → 'kartoshka'; undefined if it has no Cyrillic or Greek ones, or one of another language. */
export function inLatinLetters(name: string): string | undefined {
  if (!OF_OTHER_LETTERS.test(name)) return undefined;
  const words = name.normalize('NFC').toLowerCase().split(' ');
  const latin = words.map((word) => IN_ENGLISH.get(word) ?? inLatin(word)).join(' ');
  return OF_OTHER_LETTERS.test(latin) ? undefined : latin;
}
