import { isListedName } from '../foods/dish-table.ts';
import { type Line, matchAt, partOf, writtenOf } from './grammar.ts';
import { measureAt, unitAt } from './measure.ts';
import { numberAt } from './numbers.ts';

/** A name without the amounts around it. */
export interface WithoutAmount {
  readonly name: Line;
  /** The units before and behind it, as the grammar calls them: 'can' of '2 tins of tomatoes'. */
  readonly units: readonly string[];
  /** Whether an amount was told, and not only a unit behind the name: 'coriander bunch'. */
  readonly isCounted: boolean;
}

/** No amount behind a name has more tokens. */
const MOST_TOKENS = 8;
const SHORTEST_NAME = 2;
const MOST_AHEAD = 2;

const isName = ({ tokens }: Line): boolean =>
  tokens.some(({ kind, key }) => kind === 'word' && key.length >= SHORTEST_NAME);

/** The name without the amount before it: '2 x 400g tins of', 'a bit of', 'an open jar of'. The line itself if it has none. */
export function withoutAmountAhead(line: Line): WithoutAmount {
  let stripped: WithoutAmount = { name: line, units: [], isCounted: false };
  // 'Molho de soja' is a sauce, and no bunch.
  if (isListedName(writtenOf(line))) return stripped;
  // 'Bag of 6 avocados' has two.
  for (let amount = 0; amount < MOST_AHEAD; amount += 1) stripped = withoutOneAhead(stripped);
  return stripped;
}

function withoutOneAhead({ name: line, units, isCounted }: WithoutAmount): WithoutAmount {
  const from = matchAt(line, 0, 'ignored')?.to ?? 0;
  const measure = measureAt(line, from);
  const to = measure?.to ?? behindContainer(line, from);
  const stop = line.tokens[to]?.text === '.' ? to + 1 : to;
  const name = partOf(line, matchAt(line, stop, 'ignored')?.to ?? stop);
  if (stop === 0 || !isName(name)) return { name: line, units, isCounted };
  return {
    name,
    units: measure === null || measure.unit === '' ? units : [...units, measure.unit],
    isCounted: true,
  };
}

/** Behind 'box of', which stands before a number as well. */
function behindContainer(line: Line, at: number): number {
  const unit = unitAt(line, at);
  return (unit && matchAt(line, unit.to, 'of')?.to) ?? at;
}

/**
 * The name without what may be an amount behind it, the shortest first: 'rice 2 x' and 'rice' of 'rice 2 x 400 g', 'toast' of 'toast two
 * slices', 'coriander' of 'coriander bunch'.
 */
export function withoutAmountsBehind(line: Line): WithoutAmount[] {
  const all = line.tokens.length;
  const found: WithoutAmount[] = [];
  for (let at = all - 1; at >= Math.max(1, all - MOST_TOKENS); at -= 1) {
    const name = partOf(line, 0, at);
    const amount = isName(name) ? amountToEnd(line, at) : undefined;
    if (amount !== undefined) found.push({ name, ...amount });
  }
  return found;
}

/** The amount that reaches from a token to the end of the line; undefined if there is none. */
function amountToEnd(line: Line, from: number): Omit<WithoutAmount, 'name'> | undefined {
  const units: string[] = [];
  let isCounted = false;
  for (let at = from; at < line.tokens.length; ) {
    const number = numberAt(line, at);
    const unit = number === null ? unitAt(line, at) : undefined;
    const to = number?.to ?? unit?.to ?? behindMark(line, at);
    if (to === undefined) return undefined;
    if (number !== null) isCounted = true;
    if (unit !== undefined) units.push(String(unit.value));
    at = to;
  }
  return isCounted || units.length > 0 ? { units, isCounted } : undefined;
}

/** Behind a sign or a word between parts of an amount: 'x', a dash, a comma, 'of', 'large'. */
function behindMark(line: Line, at: number): number | undefined {
  const between = matchAt(line, at, 'times') ?? matchAt(line, at, 'size') ?? matchAt(line, at, 'about');
  return between?.to ?? (MARKS.has(line.tokens[at]?.text ?? '') ? at + 1 : undefined);
}
const MARKS: ReadonlySet<string> = new Set([',', '.', '-', '–', '—', '#']);
