import { foodOfEnglishKey } from '../foods/find-by-words.ts';
import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { inAnyLanguage, type Line, lineOf, matchAt, partOf, writtenOf } from '../language/grammar.ts';
import { isMark } from '../language/tokens.ts';

interface Prepared {
  readonly name: Line;
  readonly preparation: string;
}

/** Behind the word for kitchen work that does not change the food, at a token; undefined if there is none. */
const behindPrepared = (line: Line, at: number): number | undefined => matchAt(line, at, 'prepared')?.to;

/** Behind a word that goes with it: 'finely', 'and', a comma or a hyphen. */
function behindBeside(line: Line, at: number): number | undefined {
  return isMark(line.tokens[at], ',-') ? at + 1 : (matchAt(line, at, 'how')?.to ?? joinedAt(line, at));
}

const joinedAt = (line: Line, at: number): number | undefined =>
  (matchAt(line, at, 'plus') ?? matchAt(line, at, 'or'))?.to;

/**
 * Separates the preparation: 'finely chopped fresh parsley' → 'fresh parsley' and 'finely chopped'; 'onion finely
 * chopped' likewise. If `isAhead` is false, words before the name stay.
 */
export function takePreparation(written: Line, isAhead = true): Prepared {
  const line = inAnyLanguage(written);
  const from = isAhead ? preparedAhead(line) : 0;
  const rest = partOf(line, from);
  const to = from + Math.min(preparedBehind(rest), toldBehind(rest));
  const start = joinedAt(written, from) ?? from;
  const name = partOf(written, start, to);
  if (!name.tokens.some(({ kind }) => kind === 'word')) return { name: written, preparation: '' };
  const parts = [partOf(written, 0, from), partOf(written, to)].map(writtenOf);
  return { name, preparation: parts.filter((part) => part !== '').join(', ') };
}

/** Whether a clause describes a preparation: 'finely chopped', 'cut into cubes', 'at room temperature'. */
export function isPreparation(clause: Line): boolean {
  return isPreparedAt(inAnyLanguage(clause), 0);
}

/** Like `isPreparation`, of a text. */
export const isPreparationText = (text: string): boolean => isPreparation(lineOf(text));

function isPreparedAt(line: Line, at: number): boolean {
  if (behindPrepared(line, at) !== undefined) return true;
  const how = matchAt(line, at, 'how');
  const hyphen = how && line.tokens[how.to]?.text === '-' ? how.to + 1 : how?.to;
  return hyphen !== undefined && behindPrepared(line, hyphen) !== undefined;
}

/** The first token of the food behind the words of a preparation. */
function preparedAhead(line: Line): number {
  let end = 0;
  for (let at = 0; at < line.tokens.length - 1; ) {
    const prepared = behindPrepared(line, at);
    if (prepared !== undefined) {
      if (prepared >= line.tokens.length || isSoldSo(line, at)) break;
      end = prepared;
      at = prepared;
      continue;
    }
    const beside = end > 0 ? behindBeside(line, at) : matchAt(line, at, 'how')?.to;
    if (beside === undefined) break;
    at = beside;
  }
  return end;
}

/** Whether a food is sold in this form, so that the word is part of its name: 'crushed tomatoes', 'minced beef'. */
function isSoldSo(line: Line, from: number): boolean {
  const end = line.tokens.findIndex((token, at) => at > from && isMark(token, ',;('));
  const words = foodWords(writtenOf(partOf(line, from, end < 0 ? undefined : end)));
  return foodOfEnglishKey(words.join(' ')) !== undefined;
}

/** The first token of the words of a preparation that end a line: 'onion finely chopped'. */
function preparedBehind(line: Line): number {
  const all = line.tokens.length;
  for (let start = 1; start < all; start += 1) {
    // 'Chicken curry cut' is raw chicken in pieces, and no chicken curry.
    if (!isPreparedAt(line, start) || matchAt(line, start - 1, 'quality')) continue;
    let at = start;
    let prepared = start;
    while (at < all) {
      const work = behindPrepared(line, at);
      const next = work ?? behindBeside(line, at);
      if (next === undefined) break;
      at = next;
      if (work !== undefined) prepared = next;
    }
    if (prepared === all) return start;
    start = Math.max(start, prepared - 1);
  }
  return all;
}

/** The first token of 'cut into florets' behind the food in 'cauliflower cut into florets', unless all of it is a food. */
function toldBehind(line: Line): number {
  const all = line.tokens.length;
  const at = line.tokens.findIndex((_, index) => index > 0 && isPreparedAt(line, index));
  const isJoined = at > 0 && joinedAt(line, at - 1) === at;
  if (at === -1 || isJoined || findFood(writtenOf(line)) || !findFood(writtenOf(partOf(line, 0, at))))
    return all;
  return at;
}
