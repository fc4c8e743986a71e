import type { PageKind } from '@game-plan/lexicon/grammar-phrase';
import { lineOf, matchAt } from '../../language/grammar.ts';
import { isMeasured } from '../../language/measure.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';

/*
 * Lists say behind a name how much of it is there: 'onions, a few', 'rhubarb, few sticks', 'jasmine rice 5kg sack', 'melon half'.
 */

/** Whether a phrase of a kind is all of a word. */
function isWordOf(kind: PageKind, word: string): boolean {
  const line = pageLineOf(word);
  return matchPage(line, 0, kind)?.to === line.tokens.length;
}

const NUMBERS = ['number', 'fraction', 'multiple', 'vague', 'times'] as const;

/** Whether a word is a number or what stands for one, a unit, or both: 'two', 'few', 'x3', '5kg', 'ml', 'empty'. */
function isQuantity(word: string): boolean {
  const line = lineOf(word);
  let at = 0;
  while (at < line.tokens.length) {
    const unit = matchAt(line, at, 'unit');
    const measure = unit && isMeasured(String(unit.value)) ? unit : undefined;
    const said =
      NUMBERS.map((kind) => matchAt(line, at, kind)).find((found) => found !== undefined) ?? measure;
    if (line.tokens[at]?.kind === 'word' && !said) return isWordOf('left-over', word);
    at = said?.to ?? at + 1;
  }
  return line.tokens.length > 0;
}

/** Whether a word, as `foodWords` writes it, only says how much of a food there is, or in what it is kept. */
export const saysAmount = (word: string): boolean =>
  isQuantity(word) ||
  // `foodWords` takes the end of 'Glas' for a plural.
  [word, `${word}s`].some((form) => isWordOf('pack', form) || isWordOf('tin', form)) ||
  isWordOf('beside-amount', word);

/** 'In a bowl'. */
const LENGTH_OF_IN = 3;

/**
 * A name without what a list says behind it of its amount or package; the name itself if it says nothing. It looks at
 * words alone, so the caller checks that the rest is the same food: a half and half is not a half.
 */
export function withoutAmountBehind(name: string): string {
  // 'Egg roll in a bowl' is a dish.
  const line = lineOf(name);
  const isIn = matchAt(line, line.tokens.length - LENGTH_OF_IN, 'with') !== undefined;
  if (isIn && isWordOf('product-form', line.tokens.at(-1)?.text ?? '')) return name;
  const words = name
    .trim()
    .split(/[\s,()]+/)
    .filter((word) => word !== '');
  const isAmount = (word: string) => isQuantity(word) || isWordOf('pack', word);
  let kept = words.length;
  const goesWith = (word: string) => isAmount(word) || isWordOf('beside-amount', word);
  while (kept > 1 && goesWith(words[kept - 1] ?? '')) kept -= 1;
  if (isWordOf('product-form', words[kept] ?? '')) kept += 1;
  if (!words.slice(kept).some(isAmount)) return name;
  return startOf(name, words.slice(0, kept));
}

/** The text up to the last of its first words, with the signs between them: 'peas (frozen)'. */
function startOf(name: string, words: readonly string[]): string {
  let end = 0;
  for (const word of words) end = name.indexOf(word, end) + word.length;
  const start = name.slice(0, end);
  const isOpen = start.split('(').length > start.split(')').length;
  return isOpen ? `${start})` : start;
}
