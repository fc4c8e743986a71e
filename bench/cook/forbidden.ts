import { ALLERGENS, type Eater } from '../../packages/domain/src/eater.ts';
import {
  FORBIDDEN_BY_ALLERGEN,
  FORBIDDEN_BY_DIET,
  FORBIDDEN_BY_DISLIKE,
  FORBIDDEN_BY_OWN_WORDS,
  type ForbiddenList,
} from './forbidden-words.ts';

/** Whether a food is certainly forbidden, or only in many brands or recipes. */
export type Severity = 'certain' | 'often';

/** The matchers expect text normalised by `plain`. */
type Matchers = Readonly<Record<Severity, (text: string) => boolean>>;

const OWN_WORDS = readOwnWords(FORBIDDEN_BY_OWN_WORDS);
const DISLIKED = readOwnWords(FORBIDDEN_BY_DISLIKE);

/** The own words that have a list, as allergies and as dislikes. */
export const KNOWN_OWN_WORDS: readonly string[] = [...OWN_WORDS.keys()];
export const KNOWN_DISLIKES: readonly string[] = [...DISLIKED.keys()];

const matchersOf = new Map<ForbiddenList, Matchers>();

/**
 * A person's allergies, diets and dislikes that a food of this name violates, according to the independent lists. Words
 * without a list forbid nothing.
 */
export function forbiddenBy(
  name: string,
  { eater, dislikes }: { readonly eater: Eater; readonly dislikes: readonly string[] },
  severity: Severity = 'certain',
): string[] {
  const text = plain(name);
  const isIn = (list: ForbiddenList) => matchersFor(list)[severity](text);
  return [
    ...eater.allergies.filter((allergy) => listsOfAllergy(allergy).some(isIn)),
    ...eater.diets.filter((diet) => FORBIDDEN_BY_DIET[diet]?.some(isIn)),
    ...dislikes.filter((word) => DISLIKED.get(word)?.some(isIn)),
  ];
}

function listsOfAllergy(allergy: string): readonly ForbiddenList[] {
  const listed = ALLERGENS.find((allergen) => allergen === allergy);
  return listed ? [FORBIDDEN_BY_ALLERGEN[listed]] : (OWN_WORDS.get(allergy) ?? []);
}

/** Each line is `words = names ! exceptions`; `@dairy` among the names refers to the list of that allergen. */
function readOwnWords(text: string): Map<string, readonly ForbiddenList[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [words = '', rest = ''] = line.split(' = ');
        const [names = '', except = ''] = rest.split(' ! ');
        const listed = ALLERGENS.filter((allergen) => phrasesOf(names).includes(`@${allergen}`));
        const own = phrasesOf(names).filter((name) => !name.startsWith('@'));
        const lists = listed.map((allergen) => FORBIDDEN_BY_ALLERGEN[allergen]);
        return [words, own.length > 0 ? [...lists, { names: own.join(', '), except }] : lists] as const;
      }),
  );
}

function matchersFor(list: ForbiddenList): Matchers {
  const known = matchersOf.get(list);
  if (known) return known;
  const exceptions = patternOf(list.except ?? '', 'g');
  const matcher = (names: string) => {
    const pattern = patternOf(names);
    if (!pattern) return () => false;
    return (text: string) => pattern.test(exceptions ? text.replaceAll(exceptions, '·') : text);
  };
  const matchers = { certain: matcher(list.names), often: matcher(list.often ?? '') };
  matchersOf.set(list, matchers);
  return matchers;
}

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

/** Matches any phrase of a list as whole words, singular or plural; null for an empty list. */
function patternOf(list: string, flags = ''): RegExp | null {
  const alternatives = phrasesOf(list).map((phrase) => {
    const letters = phrase.replaceAll('*', '\\w*');
    return letters.endsWith('y') ? `${letters.slice(0, -1)}(?:y|ys|ies)` : `${letters}(?:s|es)?`;
  });
  return alternatives.length === 0 ? null : new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, flags);
}

/** Lower case without accents and punctuation, surrounded by spaces. */
function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ` ${letters.replaceAll(/[^a-z0-9]+/g, ' ').trim()} `;
}
