import type { Aisle } from '../../foods/aisles/aisle.ts';
import { findAisle } from '../../foods/aisles/find-aisle.ts';
import { findDish } from '../../foods/dish-table.ts';
import { foodOfKey } from '../../foods/find-by-words.ts';
import { isPreparationClause } from '../../foods/find-food.ts';
import { findMeant } from '../../foods/find-meant.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { findMisspelt } from '../../foods/misspelt/find-misspelt.ts';
import { type Line, matchAt, partOf } from '../../language/grammar.ts';
import { splitAt } from '../../language/line-parts.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { isMark } from '../../language/tokens.ts';
import { saysKeepsUntil, withoutKeepsUntil } from '../keeps-until.ts';
import { readShoppingEntry, type ShoppingEntry } from '../read-entry.ts';
import { foodsSideBySide } from './foods-side-by-side.ts';
import { beginOfItem, isAmountAlone, isChat, isHeading, storageAhead } from './list-line.ts';
import { type Good, inFull, type Pasted, pricedGoods, readReceipt } from './receipt.ts';

/**
 * Splits a list that was typed in one line or pasted in several: 'chicken, rice, eggs' and '2 lemons, 500 g flour' are several items,
 * 'tomatoes, canned' is one, and 'onion, finely diced' behind others too. A line with unknown parts stays one item unless most of its parts
 * are known. Linear in the text.
 */
export const splitList = (typed: string): string[] => readPasted(typed).goods.map(({ text }) => text);

/** Like `splitList`, with what was paid for each of the goods of a receipt, and with the lines that were left out. */
export function readPasted(typed: string): Pasted {
  const lines = linesOf(typed);
  const { goods, leftOut } = readReceipt(lines, isFood) ?? readLines(lines);
  // Who sends nothing but thanks is told that nothing was read.
  return { goods, leftOut: goods.length === 0 ? lines : leftOut };
}

/** The items of a list in lines, without headings and what is said beside it; an amount alone is that of the item above. */
function readLines(lines: readonly string[]): Pasted {
  const given = lines.map(itemIn).filter(({ text }) => text !== '');
  const isMarkedList = given.filter(({ isMarked }) => isMarked).length * 2 > given.length;
  const items: string[] = [];
  const leftOut: string[] = [];
  for (const { text, isMarked } of given) {
    const line = pageLineOf(text);
    const last = items.at(-1);
    if ((isHeading(line) && lines.length > 1) || (isChat(line) && !isNamed(text))) continue;
    if (isAmountAlone(line) && last !== undefined && readShoppingEntry(last).quantity === '')
      items[items.length - 1] = `${text} ${last}`;
    else {
      const own = itemsOf(text);
      // Beside items with bullets, a line without one names no other item unless it names a food, and so does a question.
      const isDoubtful = (isMarkedList && !isMarked) || isAsked(line);
      if (!isDoubtful || own.some(isThing)) items.push(...own);
      else leftOut.push(text);
    }
  }
  return { goods: items.map((text) => ({ text, cents: undefined })), leftOut };
}

/** The goods of lines that have a price, as of a receipt: 'milk 1.45'. */
export const splitPriced = (typed: string): Good[] => pricedGoods(linesOf(typed));

const linesOf = (typed: string) =>
  typed
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The items of a typed or pasted list, each with its amount, and the lines that were left out. */
export function readShoppingList(typed: string): ReadList {
  const { goods, leftOut } = readPasted(typed);
  return { items: goods.map(({ text }) => readShoppingEntry(text)), leftOut };
}

interface ReadList extends Pick<Pasted, 'leftOut'> {
  readonly items: readonly ShoppingEntry[];
}

/** Whether someone is asked for something: 'can you go to the shop?'. */
const isAsked = (line: Line): boolean =>
  line.tokens.at(-1)?.text === '?' && line.tokens.length <= MOST_WORDS && behindSaid(line) > 0;

/** A line without its bullet, its sender, and the place where the foods behind a colon are kept: 'Placard : riz, pâtes'. */
function itemIn(typed: string): { readonly text: string; readonly isMarked: boolean } {
  const line = pageLineOf(typed.trim());
  const { at, isMarked } = beginOfItem(line);
  const item = partOf(line, at);
  return { text: textOf(partOf(item, storageAhead(item))), isMarked };
}

/** As typed, from the first token to the last. */
const textOf = ({ text, tokens }: Line): string =>
  text.slice(tokens[0]?.start ?? text.length, tokens.at(-1)?.end);

/** A line is a list if it names as many foods, and they are this share of its parts: 'rice, peas, gochugaru'. */
const KNOWN_IN_LIST = 2;
const KNOWN_SHARE = 0.6;

type Clause = 'thing' | 'remark' | 'unknown';

function itemsOf(typed: string): string[] {
  const line = withoutSaid(pageLineOf(inFull(typed)));
  const clauses = splitAt(line, isCommaOf(line)).filter(({ tokens }) => tokens.length > 0);
  const [, second] = clauses;
  const others = second && partsOf(second);
  const isSeveral =
    others !== undefined && others.length > 1 && others.every((other) => isNamed(textOf(other)));
  if (clauses.length === 2 && !isSeveral && line.tokens.length <= MOST_WORDS && isFood(textOf(line)))
    return [textOf(line)];
  const kinds = clauses.map((clause, at) => kindOf(clause, clauses[at - 1]));
  const known = kinds.filter((kind) => kind === 'thing').length;
  const unknown = kinds.filter((kind) => kind === 'unknown').length;
  const isList = known >= KNOWN_IN_LIST && known >= (known + unknown) * KNOWN_SHARE;
  if (unknown > 0 && !isList) return [textOf(line)];
  const items: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const last = items.at(-1);
    if (last !== undefined && (kinds[at] === 'remark' || isBroken(clauses[at - 1], clause)))
      items[items.length - 1] = `${last}, ${textOf(clause)}`;
    else items.push(...thingsOf(at === 0 ? clause : withoutJoint(clause)));
  }
  return items;
}

/** 2 lb boneless, skinless chicken breasts. */
function isBroken(before: Line | undefined, clause: Line): boolean {
  const { name } = readShoppingEntry(before && before.tokens.length <= MOST_WORDS ? textOf(before) : '');
  return name !== '' && isPreparationClause(name) && !isFood(name) && isThing(textOf(clause));
}

/** What a part between commas is: behind a food its preparation, its kind or how long it keeps, or the next food. */
function kindOf(clause: Line, before: Line | undefined): Clause {
  const typed = textOf(clause);
  const part = withoutJoint(clause);
  const isRemark =
    saysKeepsUntil(typed) || (isPreparationClause(typed) && !isFood(readShoppingEntry(typed).name));
  if (before && isRemark) return 'remark';
  if (isThing(textOf(part)) || startsWithAmount(part) || thingsOf(part).length > 1)
    return before && clause.tokens.length > 1 && isAmountAlone(clause) ? 'remark' : 'thing';
  if (!before) return 'unknown';
  const isOfBefore = isNamed(`${typed} ${readShoppingEntry(textOf(before)).name}`);
  return isOfBefore || matchAt(clause, 0, 'what-for') ? 'remark' : 'unknown';
}

/** Eggs, milk, `and bread`. */
function withoutJoint(clause: Line): Line {
  return withoutSaid(partOf(clause, matchAt(clause, 0, 'plus')?.to ?? 0));
}

/** Whether a comma or semicolon outside of brackets stands at a token. */
function isCommaOf({ tokens }: Line): (at: number) => boolean {
  const inside = insideBrackets(tokens);
  return (at) => (tokens[at]?.text === ',' || tokens[at]?.text === ';') && !inside.has(at);
}

/** The tokens between brackets that are closed again. */
function insideBrackets(tokens: Line['tokens']): ReadonlySet<number> {
  const inside = new Set<number>();
  let from: number | undefined;
  for (const [at, { key }] of tokens.entries()) {
    if (key === '(') from ??= at;
    if (key !== ')' || from === undefined) continue;
    for (let each = from; each <= at; each += 1) inside.add(each);
    from = undefined;
  }
  return inside;
}

/** What joins two foods, and where it begins and ends. */
interface Joint {
  readonly from: number;
  readonly to: number;
}

/** The words and signs that join foods; the bar of '1/2' and the plus of 'omega 3+' join none. */
function jointsIn(line: Line): Joint[] {
  const inside = insideBrackets(line.tokens);
  return line.tokens.flatMap((token, at) => {
    const [before, next] = [line.tokens[at - 1], line.tokens[at + 1]];
    if (!before || !next || inside.has(at)) return [];
    if (token.text === '/')
      return before.kind === 'number' || next.kind === 'number' ? [] : [{ from: at, to: at + 1 }];
    const plus = matchAt(line, at, 'plus');
    const isGlued = token.kind === 'word' ? token.isGlued : token.isGlued && before.kind === 'number';
    return plus && !isGlued ? [{ from: at, to: plus.to }] : [];
  });
}

/** Longer texts are no name of a food, and are not looked up. */
const MOST_WORDS = 12;

/**
 * The things of '2 onions and 3 carrots', 'milk & eggs + bread / butter'. What is one food or dish stays one: 'half & half', 'fish and chips',
 * and 'strawberry and banana yogurt', because there is strawberry yogurt.
 */
function thingsOf(clause: Line): string[] {
  const parts = partsOf(clause).map(withoutSaid);
  if (parts.length < 2) return foodsSideBySide(clause, isFood) ?? [textOf(clause)];
  const areCounted = parts.slice(1).every(startsWithAmount);
  const isShort = clause.tokens.length <= MOST_WORDS;
  if (!areCounted && isShort && (isOneFood(clause) || isOneOfTwo(parts))) return [textOf(clause)];
  const things = parts.map((part) => foodsSideBySide(part, isFood) ?? [textOf(part)]);
  const areKnown = parts.every((part, at) => isThing(textOf(part)) || (things[at]?.length ?? 0) > 1);
  return areKnown ? things.flat() : [textOf(clause)];
}

/** The parts between joints, without those within the name of a food: 'mac & cheese' and 'peas'. */
function partsOf(clause: Line): Line[] {
  const joints = jointsIn(clause);
  const parts: Line[] = [];
  let from = 0;
  for (const [at, joint] of joints.entries()) {
    const next = partOf(clause, joint.to, joints[at + 1]?.from);
    const isSign = NEVER_IN_NAMES.has(clause.tokens[joint.from]?.text ?? '');
    if (!isSign && haveOneName(partOf(clause, from, joint.from), next)) continue;
    parts.push(partOf(clause, from, joint.from));
    from = joint.to;
  }
  return [...parts, partOf(clause, from)].filter(({ tokens }) => tokens.length > 0);
}

/** Whether a name with an 'and' is one of a food, or of a meal that is kept. 'Bread and butter' is put together at the table. */
function isOneFood(clause: Line): boolean {
  const typed = textOf(clause);
  const joints = jointsIn(clause);
  if (joints.some(({ from }) => NEVER_IN_NAMES.has(clause.tokens[from]?.text ?? ''))) return false;
  const first = joints[0]?.from ?? 0;
  if (clause.tokens.some((_, at) => at < first && matchAt(clause, at, 'with') !== undefined)) return true;
  const dish = findDish(typed);
  return dish ? !AT_THE_TABLE.has(dish.aisle) : isNamed(typed);
}
const NEVER_IN_NAMES: ReadonlySet<string> = new Set(['/', '+']);
const AT_THE_TABLE: ReadonlySet<Aisle> = new Set(['bakery', 'dairy', 'grains']);

/** Strawberry and banana yogurt, honey and mustard dressing. */
function isOneOfTwo(parts: readonly Line[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)].map((part) => part && textOf(part));
  const kept = withoutKeepsUntil(last);
  const words = readShoppingEntry(kept).quantity === '' ? kept.split(' ') : [];
  if (words.length < 2) return false;
  const ends = words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
  // 'Bacon for Sunday' is still bacon.
  const isOther = (end: string) => isFood(`${first} ${end}`) && !matchAt(pageLineOf(end), 0, 'what-for');
  return ends.some(isOther) || isNamed(`${first} ${kept}`);
}

/** The longest part of a name, in words, that is looked for on one side of an 'and'. */
const LONGEST_HALF = 3;

/** Whether the table names both in one, also between a brand and what is not a food's own name: 'Kraft mac' and 'cheese mix'. */
function haveOneName(first: Line, second: Line): boolean {
  const before = wordsOf(first).slice(-LONGEST_HALF);
  const after = wordsOf(second).slice(0, LONGEST_HALF);
  const isWhole = first.tokens.length <= LONGEST_HALF && second.tokens.length <= LONGEST_HALF;
  if (isWhole && foodOfKey(foodNameKey(`${textOf(first)} and ${textOf(second)}`))) return true;
  if (isWhole && isNamed(textOf(first)) && isNamed(textOf(second))) return false;
  const ends = before.map((_, at) => before.slice(at).join(' '));
  const starts = after.map((_, at) => after.slice(0, at + 1).join(' '));
  return ends.some((end) => starts.some((start) => foodOfKey(foodNameKey(`${end} and ${start}`))));
}

const wordsOf = ({ tokens }: Line) => tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);

/**
 * The line without what was only said, if the rest begins with a food: 'um I have like 2 lb of ham', 'pick up milk on the way home x'.
 * 'So Delicious milk' is a brand's.
 */
function withoutSaid(line: Line): Line {
  const from = behindSaid(line);
  const behind = line.tokens.findIndex(
    ({ isGlued }, at) => at > from && !isGlued && !isTimesOf(line, at) && isSaidToEnd(line, at),
  );
  if ((from === 0 && behind < 0) || (line.tokens.length <= MOST_WORDS && isNamed(textOf(line)))) return line;
  const rest = partOf(line, from, behind < 0 ? undefined : behind);
  const [clause] = splitAt(rest, isCommaOf(rest));
  const [first] = clause ? partsOf(clause) : [];
  return first && (startsWithAmount(first) || isThing(textOf(first))) ? rest : line;
}

/** The 'x' of 'eggs 2 x' is no kiss. */
const isTimesOf = (line: Line, at: number): boolean =>
  line.tokens[at - 1]?.kind === 'number' && matchAt(line, at, 'times') !== undefined;

/** Behind all that is only said at the beginning: 'ach ja, ', 'can you get '. */
function behindSaid(line: Line): number {
  let at = behindPreface(line);
  for (let said = matchPage(line, at, 'said'); said; said = matchPage(line, at, 'said'))
    at = isMark(line.tokens[said.to], ',:') ? said.to + 1 : said.to;
  return at;
}

/** As many tokens as a preface has. */
const LONGEST_PREFACE = 8;

/** Behind words before a colon that name nothing: 'for the weekend: rice, ham'; 'dip: hummus' is one. */
function behindPreface(line: Line): number {
  const colon = line.tokens.findIndex(({ text }) => text === ':');
  const isPreface =
    colon > 0 &&
    colon <= LONGEST_PREFACE &&
    line.tokens[colon + 1] !== undefined &&
    line.tokens[colon + 1]?.isGlued === false;
  return isPreface && !isThing(textOf(partOf(line, 0, colon))) ? colon + 1 : 0;
}

/** Whether only what is said behind a list begins at a token: 'mitbringen?', 'pls x'. */
function isSaidToEnd(line: Line, from: number): boolean {
  let at = matchPage(line, from, 'said-behind')?.to;
  while (at !== undefined && at < line.tokens.length)
    at = line.tokens[at]?.kind === 'mark' ? at + 1 : matchPage(line, at, 'said-behind')?.to;
  return at !== undefined;
}

/** Whether an amount begins here, or a word that stands for one: 'some', 'half an', '2', 'two'. */
function startsWithAmount(line: Line): boolean {
  if (line.tokens.length < 2) return false;
  const isNumber = line.tokens[0]?.kind === 'number' && line.tokens[1]?.text !== '%';
  return (
    isNumber ||
    [
      matchAt(line, 0, 'number'),
      matchAt(line, 0, 'fraction'),
      matchAt(line, 0, 'multiple'),
      matchAt(line, 0, 'vague'),
      matchPage(line, 0, 'no-amount'),
    ].some((match) => match !== undefined && match.language === 'en')
  );
}

/** Whether the table has this very name. */
function isNamed(typed: string): boolean {
  const { name } = readShoppingEntry(typed.replaceAll('&', ' and '));
  return (foodOfKey(foodNameKey(name)) ?? findDish(typed)) !== undefined;
}

const isFood = (name: string) => findMeant(name, 'kitchen') !== undefined;

const LONGEST_NAME = 120;

/** 'Vino para el sábado' */
function withoutPurpose(name: string): string {
  const line = pageLineOf(name);
  const at = line.tokens.findIndex((_, token) => token > 0 && matchAt(line, token, 'what-for') !== undefined);
  return at < 0 ? name : textOf(partOf(line, 0, at));
}

function isThing(part: string): boolean {
  if (part.length > LONGEST_NAME) return false;
  const { name } = readShoppingEntry(withoutKeepsUntil(part));
  // 'Pan' is bread beside other Spanish foods.
  if (isFood(name) || findMeant(name, 'diary') !== undefined || isFood(withoutPurpose(name))) return true;
  return !isPreparationClause(part) && (findAisle(name) !== 'other' || findMisspelt(name) !== undefined);
}
