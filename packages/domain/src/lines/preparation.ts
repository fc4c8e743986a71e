import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { wordsOf } from '../language/grammar.ts';
import { lazy } from '../lazy.ts';
import { withoutAccents } from '../text/accents.ts';

/** Kitchen work that does not change the food, in any language. */
const PREPARED = lazy(() => wordsOf('prepared'));
const HOW = lazy(() => wordsOf('how'));
const TOGETHER: ReadonlySet<string> = new Set(['and', '&', 'or', 'then', ',']);

/**
 * Foods that are sold in this form, so that the word is part of the name: 'sliced bread', 'crushed tomatoes', 'shredded
 * coconut'.
 */
const SOLD_SO =
  /^(?:chopped tomato|diced tomato|crushed tomato|crushed red|crushed chil|sliced bread|shredded coconut|minced (?:beef|pork|lamb|turkey|chicken|meat)|shredded wheat|mashed potato|peeled tomato|crushed pineapple|pitted date|slivered almond|shelled edamame|pressed tofu|toasted sesame|chopped liver|shredded hash|cut green|melted cheese)/;

interface Prepared {
  readonly name: string;
  readonly preparation: string;
}

/**
 * Separates the preparation: 'finely chopped fresh parsley' → 'fresh parsley' and 'finely chopped'; 'onion finely
 * chopped' likewise. If `isAhead` is false, words before the name stay.
 */
export function takePreparation(text: string, isAhead = true): Prepared {
  const words = text.split(' ');
  const ahead = isAhead ? preparedAhead(words) : 0;
  const behind = Math.max(preparedBehind(words.slice(ahead)), toldBehind(words.slice(ahead)));
  const name = words
    .slice(ahead, words.length - behind)
    .join(' ')
    .replace(/^(?:and|or|&) /i, '');
  if (name === '' || !/\p{L}/u.test(name)) return { name: text, preparation: '' };
  const parts = [words.slice(0, ahead).join(' '), words.slice(words.length - behind).join(' ')];
  return { name, preparation: parts.filter((part) => part !== '').join(', ') };
}

/** Whether a clause describes a preparation: 'finely chopped', 'cut into cubes', 'at room temperature'. */
export function isPreparation(clause: string): boolean {
  const [first = '', second = ''] = clause.split(/[\s-]+/).map(bare);
  return PREPARED().has(first) || (HOW().has(first) && PREPARED().has(second));
}

function preparedAhead(words: readonly string[]): number {
  let end = 0;
  for (let at = 0; at < words.length - 1; at += 1) {
    const word = bare(words[at]);
    if (PREPARED().has(word)) {
      if (SOLD_SO.test(foodWords(words.slice(at).join(' ')).join(' '))) break;
      end = at + 1;
    } else if (!HOW().has(word) && !(end > 0 && TOGETHER.has(word))) break;
  }
  return end;
}

function preparedBehind(words: readonly string[]): number {
  let start = words.length;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const word = bare(words[at]);
    // 'Chicken curry cut' is raw chicken in pieces, and no chicken curry.
    if (word === 'cut' && NAMED_CUTS.has(bare(words[at - 1]))) break;
    if (PREPARED().has(word) || (HOW().has(word) && start < words.length)) start = at;
    else if (!(start < words.length && TOGETHER.has(word))) break;
  }
  return words.length - start;
}

/**
 * The index of the first preparation word after the food in 'cauliflower cut into florets', unless the whole text is a
 * food.
 */
function toldBehind(words: readonly string[]): number {
  const at = words.findIndex(
    (_, index) => index > 0 && isPreparation(words.slice(index, index + 2).join(' ')),
  );
  if (
    at === -1 ||
    TOGETHER.has(bare(words[at - 1])) ||
    /^or$/i.test(words[at - 1] ?? '') ||
    findFood(words.join(' ')) ||
    !findFood(words.slice(0, at).join(' '))
  )
    return 0;
  return words.length - at;
}

const NAMED_CUTS: ReadonlySet<string> = new Set(['curry', 'biryani', 'karahi', 'stew']);

function bare(word = ''): string {
  return withoutAccents(word.toLowerCase().replace(/[,.]$/, ''));
}
