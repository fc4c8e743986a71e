import { readLeadingMeasure } from '../../lines/leading-measure.ts';
import { withoutBullet } from '../../lines/line-text.ts';
import { isAmountAlone, startsWithAmount } from '../pasted/pasted-line.ts';
import { readForAlone } from '../pasted/servings.ts';
import { servingsIn } from '../pasted/text-facts.ts';
import { type HeadedPart, headedPart, isStepNumber } from '../pasted/text-headings.ts';
import { headingAhead } from '../pasted/text-lines.ts';
import type { PageLine } from './page-content.ts';

/** Lines before the list of ingredients that say how many it serves and how long it takes. */
const LINES_BEFORE = 20;
/** Lines behind a heading that tell whether a list stands there. Blank ones are between them. */
const LINES_OF_LIST = 15;
/** Among these stands an amount if a line is a heading among ingredients. */
const LINES_BELOW = 5;
const LONGEST_HEADING = 60;
/** Longer lines are sentences. */
const LONGEST_INGREDIENT = 250;
/** Amounts, two of them with units, that make a list without a heading that is understood. */
const LEAST_AMOUNTS = 3;
const SHORTEST_STEP = 25;
/** Notes between the rows of a list, as between the groups of its items. */
const MOST_BETWEEN_ROWS = 2;

/** A line, and what it is among those of a recipe. */
interface Line extends PageLine {
  readonly isAmount: boolean;
  readonly hasUnit: boolean;
  readonly part: HeadedPart | undefined;
  /** Whether it heads a list of ingredients: 'Ingredients', 'Zutaten für 4 Personen'. */
  readonly isListHeading: boolean;
  readonly isHeadingLike: boolean;
}

/**
 * The lines of a page from shortly before its list of ingredients to the end of the list, and its steps, which may stand before it. Where
 * they have no heading that is understood, one is written.
 * @param readings of the page, the one first that has the least beside a recipe
 */
export function recipeLines(readings: readonly (readonly PageLine[])[]): readonly string[] {
  const described = describer();
  let all: readonly Line[] = [];
  for (const reading of readings) {
    const lines = linesOf(reading, described);
    if (all.length === 0) all = lines;
    const list = findList(lines);
    if (list !== -1) return aroundList(lines, list);
  }
  const steps = findSteps(all, -1);
  if (steps === -1) return textsOf(all);
  return [...linesBefore(all, steps), ...textsOf(all.slice(steps, endOfSteps(all, steps, all.length)))];
}

/** The lines of a reading; a row of several ingredients is as many lines. */
function linesOf(reading: readonly PageLine[], described: (line: PageLine) => Line): Line[] {
  const places: number[] = [];
  const lines: Line[] = [];
  for (const line of reading) {
    places.push(lines.length);
    const pieces = line.pieces.map((text) => described({ ...line, text, pieces: [] }));
    const areSeveral = amountsIn(pieces.filter(({ text }) => !isAmountAlone(text))) > 1;
    lines.push(...(areSeveral ? pieces : [described(line)]));
  }
  return lines.map((line) => (line.end === null ? line : { ...line, end: places[line.end] ?? lines.length }));
}

/** Describes lines, those of the same text once. */
function describer(): (line: PageLine) => Line {
  const known = new Map<string, Omit<Line, keyof PageLine>>();
  return (line) => {
    const { text, level, isBold, isRow } = line;
    const key = `${level !== null || isBold} ${isRow} ${text}`;
    const found = known.get(key) ?? describe(text, level !== null || isBold, isRow);
    known.set(key, found);
    return { ...line, ...found };
  };
}

function describe(text: string, isShownSo: boolean, isRow: boolean): Omit<Line, keyof PageLine> {
  const isShort = text.length <= LONGEST_HEADING;
  const isHeadingLike = isShownSo || (isShort && text.endsWith(':') && !isRow);
  const isLine = text !== '' && text.length <= LONGEST_INGREDIENT;
  const isAmount = isLine && startsWithAmount(text);
  const part = isShort ? headedPart(text) : undefined;
  const lastWord = isHeadingLike ? (text.split(' ').at(-1) ?? '') : '';
  const parts = [
    part,
    isShort ? headedPart(headingAhead(text, true)?.[0] ?? '') : undefined,
    headedPart(lastWord),
  ];
  return {
    isAmount,
    hasUnit: isAmount && (readLeadingMeasure(withoutBullet(text))?.unit ?? '') !== '',
    part,
    isListHeading: part === 'ingredients' || (part === undefined && parts.includes('ingredients')),
    isHeadingLike,
  };
}

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

const linesBefore = (lines: readonly Line[], at: number) =>
  textsOf(lines.slice(Math.max(0, at - LINES_BEFORE), at));

function aroundList(lines: readonly Line[], list: number): readonly string[] {
  const steps = findSteps(lines, list);
  const begin = linesBefore(lines, steps === -1 ? list : Math.min(list, steps));
  const heading = lines[list]?.text ?? '';
  const isFact = servingsIn(heading) !== undefined || readForAlone(heading) !== undefined;
  const isSaid = headedPart(heading) === 'ingredients' || headingAhead(heading, true) !== null;
  const above = isSaid ? [heading] : ['Ingredients', ...(isFact ? [heading] : [])];
  const listed = (to: number) => [...begin, ...above, ...withHeadings(lines.slice(list + 1, to))];
  if (steps === -1) {
    const end = endOfRows(lines, list, lines.length);
    if (end === undefined) return listed(lines.length);
    return [...listed(end), 'Method', ...textsOf(lines.slice(end, endOfSteps(lines, list, lines.length)))];
  }
  const own = lines.slice(steps, endOfSteps(lines, steps, steps < list ? list : lines.length));
  const end = endOfList(lines, list, list < steps ? steps : lines.length);
  return [
    ...listed(end),
    ...(own[0]?.part === 'steps' ? textsOf(own) : ['Method', ...textsOf(own.slice(1))]),
  ];
}

/**
 * The heading of the ingredients with most amounts behind it; without one, the first heading of any words over measured lines; -1 if
 * there is none.
 */
function findList(lines: readonly Line[]): number {
  const behind = (at: number) => lines.slice(at + 1, at + 1 + LINES_OF_LIST);
  let best = { at: -1, amounts: 0 };
  for (const [at, { isListHeading }] of lines.entries()) {
    const amounts = isListHeading ? amountsIn(behind(at)) : 0;
    if (amounts > best.amounts) best = { at, amounts };
  }
  if (best.at !== -1) return best.at;
  return lines.findIndex(
    ({ isHeadingLike }, at) =>
      isHeadingLike &&
      behind(at).find(({ text }) => text !== '')?.isAmount === true &&
      amountsIn(behind(at)) >= LEAST_AMOUNTS &&
      behind(at).filter(({ hasUnit }) => hasUnit).length > 1,
  );
}

/**
 * The heading of the steps behind a list, or else before it; without one, the first heading of any words behind it over a list of
 * texts; -1 if there is none.
 */
function findSteps(lines: readonly Line[], list: number): number {
  const next = lines.findIndex(({ part }, at) => at > list && part === 'steps');
  const said =
    next === -1 ? lines.slice(0, Math.max(0, list)).findLastIndex(({ part }) => part === 'steps') : next;
  if (said !== -1 || list === -1) return said;
  return lines.findIndex(
    ({ isHeadingLike, text }, at) =>
      at > list &&
      isHeadingLike &&
      (isStepNumber(text) || lines.slice(at + 1, at + LINES_BELOW).filter(isStepRow).length > 1),
  );
}

const isStepRow = ({ text, isRow, isAmount }: Line): boolean =>
  isRow && !isAmount && text.length >= SHORTEST_STEP;

const amountsIn = (lines: readonly Line[]) => lines.filter(({ isAmount }) => isAmount).length;

/**
 * The line behind the steps that are headed by one: the next heading that is as high and no part of a recipe, the end of the element
 * around them, or where steps are rows, the last row.
 */
function endOfSteps(lines: readonly Line[], steps: number, to: number): number {
  const heading = lines[steps];
  // What is no heading belongs to the section that it stands in.
  const highest = lines.slice(0, steps + 1).findLast(({ level }) => level !== null)?.level ?? 0;
  const next = lines.findIndex(
    ({ part, level }, at) => at > steps && level !== null && level <= highest && part === undefined,
  );
  const end = Math.min(next === -1 ? to : next, heading?.end ?? to, to);
  const isOnlySteps = lines.slice(steps + 1, end).every(({ part }) => part === undefined);
  return isOnlySteps ? (endOfRows(lines, steps, end) ?? end) : end;
}

/** The line behind the rows that are headed by one, which few other lines may interrupt; undefined if no rows stand there. */
function endOfRows(lines: readonly Line[], heading: number, to: number): number | undefined {
  let end: number | undefined;
  let others = 0;
  for (const [at, { text, level, isRow }] of lines.slice(heading + 1, to).entries()) {
    if (isRow) {
      end = heading + at + 2;
      others = 0;
    } else if (text !== '' && level === null) others += 1;
    if (others > (end === undefined ? 0 : MOST_BETWEEN_ROWS)) break;
  }
  return end;
}

/**
 * The line behind a list that is headed by one: where it is said again, in other units or for a printer; else a heading that is as high, or
 * the end of the element around it, where no amounts follow.
 */
function endOfList(lines: readonly Line[], list: number, to: number): number {
  const again = lines.findIndex(
    ({ isListHeading }, at) => at > list && at < to && isListHeading && areSaidAgain(lines, list, at, to),
  );
  const end = again === -1 ? to : again;
  const [highest, own] = [lines[list]?.level ?? 0, lines[list]?.end ?? end];
  const next = lines.findIndex(
    ({ level }, at) =>
      at > list + 1 &&
      at < end &&
      (at >= own || (level !== null && level <= highest)) &&
      amountsIn(lines.slice(at, at + LINES_BELOW)) === 0,
  );
  return next === -1 ? end : next;
}

/** Whether most lines of a list end as lines of another list before it do, which has them in other amounts. */
function areSaidAgain(lines: readonly Line[], one: number, other: number, to: number): boolean {
  const lastWords = (from: number, end: number) =>
    lines.slice(from + 1, end).flatMap(({ text }) => text.toLowerCase().split(' ').at(-1) || []);
  const [before, behind] = [new Set(lastWords(one, other)), lastWords(other, to)];
  return behind.filter((word) => before.has(word)).length * 2 > behind.length;
}

/** The texts of a list, with a colon behind those that its page shows as headings over amounts, and amounts ahead of their foods. */
function withHeadings(lines: readonly Line[]): string[] {
  const texts = lines.map((line, at) =>
    isHeading(line, lines.slice(at + 1, at + LINES_BELOW)) ? `${line.text}:` : line.text,
  );
  const said = texts.filter((text) => text !== '');
  const areBehind = isAmountAlone(said.at(-1) ?? '') && !isAmountAlone(said[0] ?? '');
  if (!areBehind || said.filter(isAmountAlone).length < 2) return texts;
  const ahead: string[] = [];
  for (const text of said) ahead.push(isAmountAlone(text) ? `${text} ${ahead.pop() ?? ''}` : text);
  return ahead;
}

const isHeading = ({ text, level, isBold, isAmount }: Line, below: readonly Line[]): boolean =>
  (level !== null || isBold) &&
  text.length <= LONGEST_HEADING &&
  !text.endsWith(':') &&
  !isAmount &&
  amountsIn(below) > 0;
