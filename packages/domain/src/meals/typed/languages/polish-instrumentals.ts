import { findByForeignName } from '../../../foods/dish-table.ts';
import { findFood } from '../../../foods/find-food.ts';
import { servedName } from '../../../foods/served/served-table.ts';

/** Endings of the instrumental, which follows 'z', and those of the nominative they may stand for. */
const ENDINGS: readonly (readonly [instrumental: string, nominatives: readonly string[]])[] = [
  ['ami', ['i', 'y', 'a', 'e']],
  ['kiem', ['k', 'ko', 'ek']],
  ['giem', ['g']],
  ['em', ['', 'o', 'e']],
  ['ą', ['a', 'i']],
];

/** Words whose stem changes with the case. */
const IRREGULAR: Readonly<Record<string, string>> = {
  cukrem: 'cukier',
  miodem: 'miód',
  chlebem: 'chleb',
  serkiem: 'serek',
  serem: 'ser żółty',
  jajkiem: 'jajko',
  jajkami: 'jajka',
  solą: 'sól',
};

const isFood = (name: string) =>
  (findByForeignName(name) ?? findFood(name)) !== undefined || servedName(name) !== undefined;

function nominativesOf(word: string): string[] {
  const small = word.toLowerCase();
  return ENDINGS.flatMap(([ending, nominatives]) =>
    small.endsWith(ending)
      ? nominatives.map((nominative) => small.slice(0, -ending.length) + nominative)
      : [],
  );
}

const nominativeOf = (word: string): string | undefined =>
  IRREGULAR[word.toLowerCase()] ?? nominativesOf(word).find(isFood);

/** Endings of adjectives in the instrumental, which follow their noun: 'sosem pomidorowym'. */
const ADJECTIVES: readonly (readonly [instrumental: RegExp, nominative: string])[] = [
  [/ym$/u, 'y'],
  [/im$/u, 'i'],
  [/ą$/u, 'a'],
  [/ymi$/u, 'e'],
  [/imi$/u, 'ie'],
];

/** A noun with its adjective in the nominative: the two as one food, otherwise the noun with an unknown adjective. */
function withAdjective(noun: string, adjective: string): string | undefined {
  const small = adjective.toLowerCase();
  const [ending, instead] = ADJECTIVES.find(([pattern]) => pattern.test(small)) ?? [];
  if (ending === undefined || instead === undefined) return undefined;
  const named = small.replace(ending, instead);
  const whole = nominativesOf(noun).find((each) => isFood(`${each} ${named}`));
  const base = whole ?? nominativeOf(noun);
  return base === undefined ? undefined : `${base} ${named}`;
}

/** Shorter words are conjunctions of other languages. */
const ADDED = /(?<=\p{L} )(ze?|i) (\p{L}{3,})(?: (\p{L}+(?:-\p{L}+)?(?:ym|im|ą|ymi|imi)))?(?=$|[\s,;])/giu;
/** Soups and sweet pastries, whose 'z' names the variant: 'zupa pomidorowa z makaronem' has the noodles in it. */
const VARIANT = /^((?:\d+ )?(?:zupa \p{L}+|drożdżówk[ai]))(?: z[e]? \p{L}+)(?=$|[,;])/iu;
const POLISH = /\p{L} z[e]? \p{L}*(?:ami|em|ą)(?=$|[\s,;])/iu;

/**
 * Puts Polish foods after 'z' (with) into the nominative, in which the tables have them: 'chleb z masłem i szynką' to
 * 'chleb with masło and szynka'. Names of dishes that contain them stay.
 */
export function withPolishNominatives(text: string): string {
  if (!POLISH.test(text)) return text;
  return text
    .split(/(?<=[,;\n])/)
    .map((clause) =>
      isFood(clause.replace(/\d+/g, ' ').trim())
        ? clause
        : clause
            .replace(VARIANT, '$1')
            .replace(ADDED, (whole, joint: string, word: string, adjective?: string) => {
              const nominative =
                adjective === undefined ? nominativeOf(word) : withAdjective(word, adjective);
              return nominative === undefined
                ? whole
                : `${joint.toLowerCase() === 'i' ? 'and' : 'with'} ${nominative}`;
            }),
    )
    .join('');
}
