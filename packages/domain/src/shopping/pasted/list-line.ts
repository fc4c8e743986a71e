import { type Line, matchAt } from '../../language/grammar.ts';
import { matchPage } from '../../language/page-grammar.ts';

/** Bullets, boxes to tick and arrows, which notes put before the items of a list. */
const BULLETS: ReadonlySet<string> = new Set('-*+•·‣◦–—>→☐☑☒✓✔✅⬜🔲🔳▢▪▫■□●○👉➡\ufe0f');

const LONGEST_NUMBER = 3;

/**
 * The first token behind what marks an item of a list, bullets, boxes and its number, and behind the sender whom chat programs copy; and
 * whether such a mark was there.
 */
export function beginOfItem(line: Line): { readonly at: number; readonly isMarked: boolean } {
  const begin = behindSender(line);
  let at = begin;
  for (let next = behindMark(line, at); next > at; next = behindMark(line, at)) at = next;
  return { at, isMarked: at > begin };
}

function behindMark({ tokens }: Line, at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined) return at;
  if (BULLETS.has(first.text)) return at + 1;
  if (first.key === '(' && second?.key === ')') return at + 2;
  if (first.key === '(' && second?.key === 'x' && third?.key === ')') return at + 3;
  const isNumber = first.kind === 'number' && first.text.length <= LONGEST_NUMBER;
  return isNumber &&
    second?.isGlued &&
    (second.text === '.' || second.text === ')') &&
    third?.isGlued !== true
    ? at + 2
    : at;
}

/** The time of a message has at least the parts of a day and of an hour: '26.11.26, 17:03'. */
const FEWEST_NUMBERS = 3;
const LONGEST_SENDER = 12;

/** Behind the time and the sender of a message: '[26/11/26, 17:03:12] Zoë:', '26.11.26, 17:03 - Zoë:'. */
function behindSender({ tokens }: Line): number {
  const begin = tokens[0]?.text === '\u200e' ? 1 : 0;
  const isBracketed = tokens[begin]?.text === '[';
  let at = isBracketed ? begin + 1 : begin;
  let numbers = 0;
  let isTimed = false;
  for (let token = tokens[at]; token && token.key !== ')'; token = tokens[at]) {
    if (token.kind === 'word' && token.text.length > 2) return 0;
    if (token.text === '-' && !token.isGlued) break;
    if (token.kind === 'number') numbers += 1;
    isTimed ||= token.text === ':';
    at += 1;
    if (at > begin + LONGEST_SENDER + 4) return 0;
  }
  if (numbers < FEWEST_NUMBERS || !isTimed || tokens[at] === undefined) return 0;
  const colon = tokens.findIndex(({ text }, index) => index > at && text === ':');
  return colon > 0 && colon - at <= LONGEST_SENDER ? colon + 1 : 0;
}

/** Whether a line stands above a part of a list: 'Dairy:', '## Dairy', 'Cupboard'. */
export function isHeading(line: Line): boolean {
  const words = line.tokens.findIndex(({ text }) => text !== '#');
  const isMarked =
    words > 0 && line.tokens[words]?.isGlued === false && line.tokens[words]?.kind !== 'number';
  return line.tokens.at(-1)?.text === ':' || isMarked || isStorage(line);
}

const isStorage = (line: Line): boolean => matchPage(line, 0, 'storage')?.to === line.tokens.length;

/** The first token behind a place and a colon, before the foods that are kept there. */
export function storageAhead(line: Line): number {
  const colon = matchPage(line, 0, 'storage')?.to ?? 0;
  const sign = line.tokens[colon];
  const isPlace = colon > 0 && (sign?.text === ':' || (sign?.text === '-' && !sign.isGlued));
  return isPlace && colon + 1 < line.tokens.length ? colon + 1 : 0;
}

/** Whether a line says nothing but what one says beside a list: 'ok x', 'thanks!', 'how many eggs?'. */
export function isChat(line: Line): boolean {
  if (line.tokens.at(-1)?.text === '?' && matchPage(line, 0, 'asked')) return true;
  let at = 0;
  let isSaid = false;
  while (at < line.tokens.length) {
    const [before, behind] = [matchPage(line, at, 'said'), matchPage(line, at, 'said-behind')];
    const to = Math.max(before?.to ?? 0, behind?.to ?? 0);
    if (to === 0 && line.tokens[at]?.kind !== 'mark') return false;
    isSaid ||= to > 0;
    at = to || at + 1;
  }
  return isSaid;
}

/** Whether a line is only an amount, of what the line above names: '12', '500 g'. */
export function isAmountAlone({ tokens, ...line }: Line): boolean {
  const unit = matchAt({ ...line, tokens }, 1, 'unit');
  return tokens[0]?.kind === 'number' && (unit?.to ?? 1) === tokens.length;
}
