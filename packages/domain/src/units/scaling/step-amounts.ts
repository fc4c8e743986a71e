import type { PageKind } from '@game-plan/lexicon/grammar-phrase';
import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { type Line, lineOf, matchAt } from '../../language/grammar.ts';
import { type Measure, measureAt, plainAt } from '../../language/measure.ts';
import { type NumberAt, numberAt } from '../../language/numbers.ts';
import { matchPage } from '../../language/page-grammar.ts';
import { isMark } from '../../language/tokens.ts';
import { isUnitThatIs } from '../../language/units.ts';
import { parseAmount } from '../amount.ts';
import { packageKey } from '../unit.ts';
import { isCounted } from '../weights/weight.ts';
import { LineNames, type Word } from './line-names.ts';

interface Amounted {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

/** The amount of an ingredient line in a step: '2 tbsp' in '2 tbsp of the olive oil', '2' in '2 large eggs'. */
export interface StepAmount<L extends Amounted> {
  readonly line: L;
  /** The index where the number starts, and where the unit ends (or the number, if there is no unit). */
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  /** The lower end of a range and the text between its ends: '1' and ' to ' in '1 to 2'. */
  readonly low: { readonly amount: number; readonly separator: string } | null;
  readonly unit: StepUnit | null;
  /** The counted English noun after the number: 'eggs'; null if it does not follow the number directly. */
  readonly noun: Word | null;
  /** Whether it says the amount before it once more: '(7 oz)' in '200 g (7 oz) spinach'. */
  readonly isAgain: boolean;
}

/** A unit as written, with the text before it: ' cups', '-cup', 'g'. */
export interface StepUnit {
  readonly gap: string;
  readonly text: string;
  /** In the form of `packageKey`. */
  readonly key: string;
  readonly isEnglish: boolean;
}

const MOST_WORDS = 8;
const MOST_WORDS_BEFORE = 4;
/** In degrees; '180 C' is hotter, and '2 C' are cups. */
const COOLEST = 30;
const WATER: Amounted = { name: 'water', amount: '', unit: '' };

/**
 * Finds the amounts in the steps of a recipe that belong to its lines, or to water. Times, temperatures, the sizes of
 * pans and packages, numbers of portions and 'half of the …' are ignored. Takes time linear in the text.
 */
export class StepAmounts<L extends Amounted> {
  readonly #lines: readonly L[];
  readonly #names: LineNames<L | Amounted>;

  constructor(lines: readonly L[]) {
    this.#lines = lines;
    this.#names = new LineNames<L | Amounted>([...lines, WATER]);
  }

  /** Finds the amounts of a step in order, without overlaps. */
  find(step: string): StepAmount<L | Amounted>[] {
    const line = lineOf(step);
    const isEach = eachOf(line);
    const found: StepAmount<L | Amounted>[] = [];
    for (let at = 0; at < line.tokens.length; ) {
      const end = found.at(-1)?.end ?? 0;
      if (startOf(line, at) < end) {
        at += 1;
        continue;
      }
      const number = numberAt(line, at);
      const isAmount = number !== null && !isEach[at] && !isOther(line, at, number);
      const measure = isAmount ? measureAt(line, at) : null;
      const amount = measure && this.#read(line, measure);
      if (amount) found.push({ ...amount, isAgain: saysAgain(line, at, end) });
      at = Math.max(number?.to ?? 0, at + 1);
    }
    return found;
  }

  #read(line: Line, measure: Measure): Omit<StepAmount<L | Amounted>, 'isAgain'> | undefined {
    if (measure.isVague || measure.inches !== undefined) return undefined;
    return measure.unit === '' ? this.#readCount(line, measure) : this.#readMeasured(line, measure);
  }

  #readMeasured(line: Line, measure: Measure) {
    const { number, between, unitWords } = measure;
    const key = packageKey(measure.unit);
    const isLoose = isArticle(line, number.from) && isUnitThatIs('loose', measure.unit);
    // 'A 400 g can' is a size, and so is '2-quart' of a dish.
    const isSize = measure.each !== undefined && between.from === number.from;
    if (isLoose || isSize || (isCounted(key) && isOfPortions(line, number.from))) return undefined;
    const words = wordsFrom(line, behindAside(line, measure));
    const named = this.#names.find(words);
    const isOf = measure.to > measure.amountTo;
    if (!isCounted(key) && !isOf && isSizeOfVessel(line, measure.to, named ? words[named.first] : undefined))
      return undefined;
    const found = named
      ? choose(named.lines, key)
      : (this.#lineBefore(line, number.from, key) ??
        (words.length === 0 ? this.#lineOfAmount(measure) : undefined));
    if (!found) return undefined;
    const counts = { ...counted(line, measure), line: found, noun: null };
    // If something stands between number and unit, as the size of a package, it stays; only the number changes.
    if (between.to > between.from) return { ...counts, unit: null };
    const [start, behind] = [startOf(line, unitWords.from), endOf(line, unitWords.to)];
    const text = line.text.slice(start, behind);
    const isEnglish = matchAt(line, unitWords.from, 'unit')?.language === 'en';
    const to = measure.also || measure.each ? unitWords.to : measure.amountTo;
    return {
      ...counts,
      end: endOf(line, to),
      unit: { gap: line.text.slice(counts.end, start), text, key, isEnglish },
    };
  }

  #readCount(line: Line, measure: Measure) {
    const { number, to } = measure;
    if (isOfPortions(line, number.from) || line.tokens[number.to]?.isGlued !== false) return undefined;
    const words = wordsFrom(line, to);
    const named = this.#names.find(words);
    const found = named && choose(named.lines, 'piece');
    if (!named || !found || found === WATER || isShare(line, measure, found)) return undefined;
    const [noun, next] = [words[named.last], words[named.last + 1]];
    const isNamed = foodWords(found.name).includes(
      line.text.slice(startOf(line, number.from), endOf(line, number.to)),
    );
    const areParts = words
      .slice(0, named.last + 2)
      .some(({ at }) => matchPage(line, at, 'portioned') ?? matchPage(line, at, 'eaters'));
    const isDivided =
      areParts && packageKey(found.unit) === 'piece' && !foodWords(found.name).includes('bread');
    if (!noun || isNamed || isDivided) return undefined;
    if (isArticle(line, number.from) && !isCountedByArticle(measure, found, noun, next)) return undefined;
    const head = next && isOfName(line, words[named.first] ?? noun, next) ? next : noun;
    const isNoun = line.languages?.size === 1 && matchAt(line, number.to, 'of') === undefined;
    return { ...counted(line, measure), unit: null, line: found, noun: isNoun ? head : null };
  }

  /** The food before the amount: '(200 g)' after the food, or 'spinach, 200 g'. */
  #lineBefore(line: Line, at: number, unit: string): L | Amounted | undefined {
    const mark = aheadOfAbout(line, at) - 1;
    if (!isMark(line.tokens[mark], '(,:-–—')) return undefined;
    let from = mark;
    while (from > 0 && mark - from < MOST_WORDS_BEFORE && line.tokens[from - 1]?.kind === 'word') from -= 1;
    const named = this.#names.find(wordsFrom(line, from));
    return named && choose(named.lines, unit);
  }

  /** In 'Add 2 tbsp to the pan' the food is the line with 2 tbsp. */
  #lineOfAmount({ high, unit }: Measure): L | undefined {
    return this.#lines.find(
      (line) => packageKey(line.unit) === unit && Math.abs((parseAmount(line.amount) ?? -1) - high) < 0.01,
    );
  }
}

const startOf = ({ tokens, text }: Line, at: number): number => tokens[at]?.start ?? text.length;

/** Where the token before ends, without the full stop of an abbreviation. */
function endOf({ tokens }: Line, to: number): number {
  const last = tokens[to - 1];
  return (last?.text === '.' ? tokens[to - 2] : last)?.end ?? 0;
}

function counted(line: Line, { number, low, high }: Measure) {
  const [start, end] = [startOf(line, number.from), endOf(line, number.to)];
  return {
    start,
    end,
    amount: high,
    low: low < high ? { amount: low, separator: separatorIn(line, number) } : null,
  };
}

/** The text between the ends of a range. */
function separatorIn(line: Line, { from, to }: Measure['number']): string {
  for (let at = from + 1; at < to; at += 1) {
    const dash = matchAt(line, at, 'to');
    const behind = dash && (matchAt(line, dash.to, 'to')?.to ?? dash.to);
    if (behind !== undefined) return line.text.slice(endOf(line, at), startOf(line, behind));
  }
  return '–';
}

/** Whether 'a' or 'half a' stands there, which need not count what follows. */
function isArticle(line: Line, at: number): boolean {
  const part = matchAt(line, at, 'fraction');
  return part !== undefined || matchPage(line, at, 'article') !== undefined;
}

/** Whether a number is none of an amount: a step's, a time, a temperature, a share, a size, or part of another word. */
function isOther(line: Line, at: number, { low, to }: NumberAt): boolean {
  const [before, next] = [line.tokens[at - 1], line.tokens[to]];
  if (line.tokens[at]?.isGlued && before && !isMark(before, '(:')) return true;
  const isSign = isMark(next, '°%"″”') || (isMark(next, ':') && line.tokens[to + 1]?.isGlued === true);
  const isHot = next?.text === 'C' && low >= COOLEST;
  const isArticleAlone =
    matchPage(line, at, 'article') !== undefined && (next?.kind !== 'word' || numberAt(line, to) !== null);
  return (
    isSign ||
    isHot ||
    isArticleAlone ||
    matchPage(line, to, 'duration') !== undefined ||
    endsBefore(line, at, 'numbered', 'serves')
  );
}

/** Whether a phrase of one of these kinds ends before a token. */
const endsBefore = (line: Line, at: number, ...kinds: readonly PageKind[]): boolean =>
  [1, 2, 3].some((back) => kinds.some((kind) => matchPage(line, at - back, kind)?.to === at));

/** The first token of the 'about' before a token; the token itself if there is none. */
const aheadOfAbout = (line: Line, at: number): number =>
  [at - 2, at - 1].find((start) => matchAt(line, start, 'about')?.to === at) ?? at;

/** '… into 12 balls', 'makes about 4'. */
const isOfPortions = (line: Line, at: number): boolean =>
  endsBefore(line, aheadOfAbout(line, at), 'into-portions');

/**
 * Whether each token stands in a clause that says an amount of each of several: 'each bowl with 2 tbsp yogurt', '2 tbsp per person'. A word
 * behind an 'and' begins another clause, a number does not.
 */
function eachOf(line: Line): readonly boolean[] {
  const clauses = line.tokens.map(() => 0);
  const eachIn = new Map<number, { first: number; last: number }>();
  let clause = 0;
  for (const [at, token] of line.tokens.entries()) {
    const and = matchAt(line, at, 'plus');
    if (isMark(token, '.;,:()') || (and && numberAt(line, and.to) === null)) clause += 1;
    clauses[at] = clause;
    const each = matchPage(line, at, 'for-each');
    const all = matchAt(line, at, 'each');
    const isLast = all !== undefined && isClauseEnd(line, all.to);
    const to = each?.to ?? all?.to;
    if (to === undefined || numberAt(line, to) !== null) continue;
    const known = eachIn.get(clause);
    eachIn.set(clause, { first: known?.first ?? at, last: each || isLast ? at : (known?.last ?? -1) });
  }
  return clauses.map((own, at) => {
    const each = eachIn.get(own);
    return each !== undefined && (each.first < at || each.last > at);
  });
}

const isClauseEnd = ({ tokens }: Line, at: number): boolean =>
  tokens[at] === undefined || isMark(tokens[at], '.;,:)');

/** Behind the brackets around an amount, and behind the same amount in brackets: '1 cup (240 ml) milk'. */
function behindAside(line: Line, { to, number }: Measure): number {
  const { tokens } = line;
  if (tokens[number.from - 1]?.key === '(' && tokens[to]?.key === ')') return to + 1;
  const again = tokens[to]?.key === '(' ? plainAt(line, to + 1) : null;
  return again && tokens[again.to]?.key === ')' ? again.to + 1 : to;
}

/** Whether an amount says the one before once more, which ends at an index: behind '(' or '/', 'or' and 'about'. */
function saysAgain(line: Line, from: number, end: number): boolean {
  const about = aheadOfAbout(line, from);
  const open = (matchAt(line, about - 1, 'or')?.to === about ? about - 1 : about) - 1;
  return isMark(line.tokens[open], '(/') && endOf(line, open) === end;
}

/** Whether the words before the named food are a vessel or a package of that size: '2-quart baking dish'. */
function isSizeOfVessel(line: Line, from: number, named: Word | undefined): boolean {
  const words = wordsFrom(line, line.tokens[from]?.key === ')' ? from + 1 : from);
  return words.some(
    ({ at, start }) => matchPage(line, at, 'vessel') && (named === undefined || start < named.start),
  );
}

/** 'Half of the milk' and '½ of the milk' stay whatever the amount is. */
function isShare(line: Line, { number, low, to }: Measure, found: Amounted): boolean {
  if (low >= 1) return false;
  const of = matchAt(line, number.to, 'of')?.to ?? number.to;
  const part = matchAt(line, number.from, 'fraction');
  const isOf = part !== undefined && matchAt(line, part.to, 'of') !== undefined;
  return isOf || !isCounted(found.unit) || [number.to, of, to].some((at) => matchPage(line, at, 'share'));
}

/** The words from a token on, up to a mark or a word such as 'into'. */
function wordsFrom(line: Line, from: number): Word[] {
  const words: Word[] = [];
  for (let at = from; words.length < MOST_WORDS; at += 1) {
    const token = line.tokens[at];
    if (token?.text === '-' && token.isGlued && words.length > 0) continue;
    if (token?.kind !== 'word' || matchPage(line, at, 'break')) break;
    words.push({ at, text: token.text, start: token.start, end: token.end, keys: foodWords(token.text) });
  }
  return words;
}

/** Of several lines with that name, the one with this unit. */
function choose<L extends Amounted>(lines: readonly L[], unit: string): L | undefined {
  return (
    lines.find((line) => packageKey(line.unit) === unit) ??
    lines.find((line) => isCounted(line.unit) === isCounted(unit)) ??
    lines[0]
  );
}

/**
 * Whether 'an onion' is an amount: the recipe has one, and no word follows that changes the meaning, as in 'an onion
 * peeler'.
 */
function isCountedByArticle({ high }: Measure, line: Amounted, noun: Word, next: Word | undefined): boolean {
  if (next !== undefined || !isCounted(line.unit)) return false;
  if (high < 1) return true;
  const isSingular = foodWords(noun.text).join(' ') === noun.text.toLowerCase();
  return isSingular && parseAmount(line.amount) === 1;
}

/** Whether the word behind a name belongs to it and has the ending of the plural: 'thighs' in '2 chicken thighs'. */
function isOfName(line: Line, first: Word, next: Word): boolean {
  const unit = matchAt(line, next.at, 'unit');
  const isBehind = unit !== undefined && isUnitThatIs('behind', unit.value);
  return isBehind || findFood(line.text.slice(first.start, next.end)) !== undefined;
}
