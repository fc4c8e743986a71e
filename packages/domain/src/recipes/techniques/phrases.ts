import { writeMeasure } from '../../units/write-measure.ts';
import { writeNumber } from '../../units/write-number.ts';
import type { Part } from '../model/stocked.ts';

const COUNTED_UNITS: ReadonlySet<string> = new Set(['piece', 'item']);

/** 'a', 'a and b', 'a, b and c'. */
export function joinWithAnd(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A list item: up to the next 'and', comma or preposition. */
const ITEM = `(?:(?! (?:and|with|in|of|on|over|under|around|from|until|into|for|to|at|by) )[^,.])+`;
const TWO_ANDS = new RegExp(String.raw`\b(${ITEM}) and (${ITEM}) and `);
const AND_BEFORE_LIST = new RegExp(
  String.raw`(^|\b(?:of|with|from|around) )(${ITEM}) and ((?:${ITEM}, )+${ITEM} and )`,
);

/** Joins two lists into one: 'chicken and lettuce and tomato' to 'chicken, lettuce and tomato'. */
export function asOneList(text: string): string {
  return text.replace(TWO_ANDS, '$1, $2 and ').replace(AND_BEFORE_LIST, '$1$2, $3');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the steps call an ingredient: 'egg' for one, 'eggs' for two, 'mushrooms' for 200 g. */
export function noun(part: Part): string {
  const { one, many } = part.stocked.culinary;
  return isPlural(part) ? many : one;
}

/**
 * Whether a text says the noun of an ingredient as a word of its own: 'boil' says no oil. Searched without a regular
 * expression of that noun, which was an eighth of the time that ideas take.
 */
export function mentions(text: string, part: Part): boolean {
  const [searched, word] = [text.toLowerCase(), noun(part).toLowerCase()];
  for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + 1)) {
    const after = at + word.length;
    if (
      !ENDS_IN_LETTER.test(searched.slice(Math.max(0, at - 2), at)) &&
      ENDS_WORD.test(searched.slice(after, after + 4))
    )
      return true;
    if (at === searched.length) break;
  }
  return false;
}
const ENDS_IN_LETTER = /\p{L}$/u;
const ENDS_WORD = /^(?:e?s)?(?!\p{L})/u;

function isPlural(part: Part): boolean {
  const { isCounted } = part.stocked.culinary;
  return isCounted && (COUNTED_UNITS.has(part.unit) ? (part.amount ?? 2) > 1 : true);
}

/** 'the chicken, broccoli and carrots'. */
export function withThe(parts: Part | readonly Part[]): string {
  return `the ${names(parts)}`;
}

export function names(parts: Part | readonly Part[]): string {
  return joinWithAnd([...new Set(asList(parts).map(noun))]);
}

function asList(parts: Part | readonly Part[]): readonly Part[] {
  return 'need' in parts ? [parts] : parts;
}

/** Whether a sentence about these parts needs a plural verb. */
export function arePlural(parts: Part | readonly Part[]): boolean {
  const list = asList(parts);
  const [first] = list;
  return list.length > 1 || (first !== undefined && isPlural(first));
}

export function isOrAre(parts: Part | readonly Part[]): string {
  return arePlural(parts) ? 'are' : 'is';
}

export function them(parts: Part | readonly Part[]): string {
  return arePlural(parts) ? 'them' : 'it';
}

/** '2 tbsp olive oil', '3 garlic cloves', '2 eggs', '½ lemon', '2 slices of bread'. */
export function measured(part: Part): string {
  const name = noun(part);
  if (part.amount === null) return name;
  const number = writeNumber(part.amount);
  const several = part.amount > 1;
  if (part.stocked.culinary.kind === 'bread' && part.unit === 'piece') {
    return `${number} ${several ? 'slices' : 'slice'} of ${name}`;
  }
  switch (part.unit) {
    case 'piece':
    case 'item':
      return `${number} ${name}`;
    case 'clove':
      return `${number} ${name} ${several ? 'cloves' : 'clove'}`;
    case 'bunch':
      return `${number} ${several ? 'bunches' : 'bunch'} ${name}`;
    default:
      // The list writes 4 tbsp as ¼ cup, and so do the steps.
      return `${writeMeasure({ name: part.stocked.name, amount: String(part.amount), unit: part.unit })} ${name}`;
  }
}

/** '1 tbsp of the olive oil' if 2 tbsp are listed. */
export function halfOf(part: Part): string {
  return part.amount === null
    ? `half of ${withThe(part)}`
    : `${writeNumber(part.amount / 2)} ${part.unit} of ${withThe(part)}`;
}

/** '1 tsp cumin and 1 tsp paprika'. */
export function allMeasured(parts: readonly Part[]): string {
  return joinWithAnd(parts.map(measured));
}

/** '6 to 8 minutes', '1 minute'. */
export function minutes(from: number, to: number = from): string {
  const low = Math.max(1, Math.round(from));
  const high = Math.round(to);
  if (high > low) return `${low} to ${high} minutes`;
  return low === 1 ? '1 minute' : `${low} minutes`;
}

/** The sentences of a step, and what stands between semicolons. */
export const sentencesOf = (step: string): string[] => step.split(/(?<=[.!;]) /);

/** Joins sentences, omitting those that do not apply. */
export function sentences(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** An instruction behind words that say when: 'Meanwhile, boil the rice.' */
export function when(start: string, instruction: string): string {
  return `${start}, ${instruction.charAt(0).toLowerCase()}${instruction.slice(1)}`;
}
