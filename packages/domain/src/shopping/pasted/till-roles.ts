import type { TillLine, TillSign } from './till-line.ts';

/** What a line is among the others of its receipt. */
type Role =
  | 'good'
  /** A good that was not delivered. */
  | 'gone'
  /** The amount or price of the good above. */
  | 'amount'
  /** The amount of the good below. */
  | 'ahead'
  /** How long the good above keeps. */
  | 'keeps'
  /** How long the goods below keep. */
  | 'keeps-ahead'
  /** A heading of goods that were delivered, or of some that were not. */
  | 'heading'
  | 'gone-heading'
  /** Behind a good: another one was sent instead. */
  | 'became'
  /** The last sum, behind which are payments and taxes. */
  | 'end'
  /** Money off, fees, points, remarks, the address of the shop. */
  | 'beside';

/** A good of a receipt, and what other lines say of it; or a line among the goods that may name one and was not read. */
export interface TillGood {
  readonly role: 'good' | 'gone' | 'unread';
  readonly good: TillLine;
  readonly details: TillLine[];
  /** What a heading above says of its keeping. */
  readonly keeps: string;
}

/** Where a reading is: before all goods, among them, among those that were not delivered, or behind them. */
type Section = 'head' | 'goods' | 'gone' | 'tail';
/** What is still to come: nothing, the amount of a good without a price, which may be a food or any words, or the good of an amount. */
type Open = 'nothing' | 'food' | 'words' | 'good';
/** Whether days stand above or below their goods. */
type Days = 'unknown' | 'below' | 'above';

interface State {
  readonly section: Section;
  readonly open: Open;
  readonly days: Days;
}

/** A reading up to a line, and the cheapest one of its state. */
interface Step extends State {
  readonly at: number;
  readonly role: Role | undefined;
  readonly cost: number;
  readonly before: Step | undefined;
  /** The last good; undefined behind a heading. */
  readonly last: TillLine | undefined;
  /** The amount whose good is still to come. */
  readonly amount: TillLine | undefined;
}

/** What each reading of a line costs; the cheapest one of all lines wins. Found by hand on the receipts that were tuned on. */
const COST = {
  foodWithoutPrice: 0.3,
  wordsWithoutPrice: 0.6,
  /** Words that never get a price. */
  staysOpen: 1,
  /** A good on a line with words of sums, fees and points. */
  signedGood: 2.5,
  takenOff: 3,
  foodInTail: 1.5,
  wordsInTail: 3,
  /** Behind those that were not delivered, without a heading. */
  deliveredAgain: 1.2,
  paidAndGone: 1,
  /** An amount without a good that is still open, and one whose product with the price of one is no good's price. */
  amountOfClosed: 0.5,
  ownPriceOfClosed: 1.2,
  amountApart: 1,
  ahead: 0.4,
  proof: -0.5,
  disproof: 0.7,
  otherDays: 1,
  dayAhead: 0.2,
  dayBehindGood: 0.6,
  dayBeside: 1,
  endWithoutSum: 1.2,
  pricedBeside: 2,
  pricedBesideTail: 0.4,
  foodBeside: 1,
  wordsBeside: 0.4,
  amountBeside: 0.8,
} as const;

/**
 * The goods of a receipt or an order, in its order, by the cheapest roles of all its lines (Viterbi). A weight or number on a line of its
 * own belongs to the good whose price it makes, and else to the one above. Linear in the lines.
 */
export function rolesOf(lines: readonly TillLine[], isFood: (name: string) => boolean): TillGood[] {
  const first: Step = {
    at: -1,
    role: undefined,
    cost: 0,
    before: undefined,
    section: 'head',
    open: 'nothing',
    days: 'unknown',
    last: undefined,
    amount: undefined,
  };
  let steps: readonly Step[] = [first];
  for (const [at, line] of lines.entries()) {
    const cheapest = new Map<string, Step>();
    const food = line.name !== '' && isFood(line.name);
    for (const step of steps) {
      for (const next of readings(line, step, food, at)) {
        const key = `${next.section} ${next.open} ${next.days}`;
        if (next.cost < (cheapest.get(key)?.cost ?? Number.POSITIVE_INFINITY)) cheapest.set(key, next);
      }
    }
    steps = [...cheapest.values()];
  }
  const ends = steps.map((step) => ({ step, cost: step.cost + openCost(step) }));
  const best = ends.reduce((one, other) => (other.cost < one.cost ? other : one)).step;
  return goodsOf(lines, pathTo(best));
}

/** What a good costs whose amount never comes, or an amount without a good. */
const openCost = ({ open }: Step): number => (open === 'words' || open === 'good' ? COST.staysOpen : 0);

function readings(line: TillLine, step: Step, isFood: boolean, at: number): Step[] {
  const read: Step[] = [];
  const isPriced = line.cents !== undefined;
  const add = (role: Role, cost: number, change: Partial<Step> = {}) =>
    read.push({ ...step, role, at, before: step, ...change, cost: step.cost + cost });
  const closing = openCost(step);
  const { section } = step;
  const hasAmount = line.count !== undefined || line.size !== '' || line.unitCents !== undefined;
  const isAmount =
    line.name === '' && line.keeps === '' && line.sign === undefined && (hasAmount || isPriced);

  if (line.sign === 'became') add('became', step.last ? 0 : closing, { open: 'nothing' });
  if (line.name !== '') {
    add('good', goodCost(line, step, isFood), {
      section: section === 'tail' ? 'tail' : 'goods',
      open: isPriced ? 'nothing' : isFood ? 'food' : 'words',
      last: line,
      amount: undefined,
    });
    const isGone = line.sign === 'gone' || line.sign === 'ordered' || line.count === 0;
    if (!line.isWhole && (isGone || section === 'gone'))
      add('gone', (isGone || !line.cents ? 0 : COST.paidAndGone) + closing, { open: 'nothing', last: line });
  }
  if (isAmount && section !== 'head' && step.last !== undefined) {
    const own = step.open === 'food' || step.open === 'words' || (section === 'gone' && !line.cents);
    const isPrice = isSame(productOf(line), step.last.cents);
    // Some tills print the price of one beside the name: 'MILK 0.86', '6 x 0.86 5.16'.
    const isProved = isPrice || (line.count !== undefined && isSame(line.unitCents, step.last.cents));
    const closed = isProved ? 0 : isPriced ? COST.ownPriceOfClosed : COST.amountOfClosed;
    const tail = section === 'tail' ? COST.wordsInTail : 0;
    const apart = isBeside(step) ? COST.amountApart : 0;
    const ahead = step.open === 'good' ? COST.staysOpen : 0;
    add('amount', (own ? 0 : closed) + tail + apart + ahead, {
      open: isPriced ? 'nothing' : step.open,
      last: isPriced && own ? { ...step.last, cents: line.cents } : step.last,
    });
  }
  if (isAmount && hasAmount && !isPriced && section !== 'tail')
    add('ahead', COST.ahead + closing, { open: 'good', amount: line });
  if (line.keeps !== '' && line.name === '') {
    const isBehind = step.last !== undefined;
    if (isBehind) add('keeps', step.days === 'above' ? COST.otherDays : 0, { days: 'below' });
    const other =
      step.days === 'above' ? 0 : step.days === 'below' ? COST.otherDays : isBehind ? COST.dayBehindGood : 0;
    add('keeps-ahead', COST.dayAhead + other + closing, {
      days: 'above',
      open: 'nothing',
    });
  }
  if (line.isWhole && HEADINGS.has(line.sign))
    add(line.sign === 'gone' ? 'gone-heading' : 'heading', closing, {
      section: line.sign === 'gone' ? 'gone' : section === 'tail' ? 'tail' : 'goods',
      open: 'nothing',
      last: undefined,
    });
  const cost = besideCost(line, section, isFood) + closing;
  const isEnd = (line.sign === 'sum' || line.sign === 'paid') && section !== 'head';
  if (isEnd) add('end', closing, { section: 'tail', open: 'nothing' });
  add('beside', cost + (isEnd && section !== 'tail' ? COST.endWithoutSum : 0), { open: 'nothing' });
  return read;
}
const HEADINGS: ReadonlySet<TillSign | undefined> = new Set(['heading', 'gone', 'sent']);

const isBeside = ({ role, last }: Step) => last === undefined || role === 'beside' || role === 'end';

function goodCost(line: TillLine, step: Step, isFood: boolean): number {
  const isPriced = line.cents !== undefined;
  const own = isPriced ? 0 : isFood ? COST.foodWithoutPrice : COST.wordsWithoutPrice;
  const isSigned = line.sign !== undefined && line.sign !== 'sent';
  const signed = (isSigned ? COST.signedGood : 0) + (line.isOff ? COST.takenOff : 0);
  const tail = step.section === 'tail' ? (isFood ? COST.foodInTail : COST.wordsInTail) : 0;
  const again = step.section === 'gone' && line.sign !== 'sent' ? COST.deliveredAgain : 0;
  return own + signed + tail + again + (step.amount ? proofOf(step.amount, line) : openCost(step));
}

/** Whether a price of one and a number or weight make the price of the good below them. */
function proofOf(amount: TillLine, good: TillLine): number {
  const product = productOf(amount);
  return product !== undefined && isSame(product, good.cents) ? COST.proof : COST.disproof;
}

/** In hundredths. */
function productOf({ count, size, unitCents }: TillLine): number | undefined {
  const often = count ?? (Number.parseFloat(size) || undefined);
  return unitCents === undefined || often === undefined ? undefined : often * unitCents;
}

/** Tills round each line. */
const isSame = (product: number | undefined, cents: number | undefined) =>
  product !== undefined && cents !== undefined && Math.abs(product - cents) <= 1;

function besideCost(line: TillLine, section: Section, isFood: boolean): number {
  const isPriced = line.cents !== undefined;
  if (line.isWhole && HEADINGS.has(line.sign)) return COST.wordsBeside;
  if (line.sign !== undefined || line.isOff) return 0;
  if (line.keeps !== '' && line.name === '') return COST.dayBeside;
  if (line.name === '')
    return section !== 'tail' && (isPriced || line.count !== undefined || line.size !== '')
      ? COST.amountBeside
      : 0;
  const outside = section === 'tail' ? COST.pricedBesideTail : section === 'head' ? 0.5 : 1;
  if (isPriced) return section === 'tail' && !isFood ? COST.pricedBesideTail : COST.pricedBeside * outside;
  return isFood ? COST.foodBeside * outside : COST.wordsBeside;
}

function pathTo(step: Step): Step[] {
  const path: Step[] = [];
  for (let each: Step | undefined = step; each?.before !== undefined; each = each.before) path.push(each);
  return path.reverse();
}

function goodsOf(lines: readonly TillLine[], path: readonly Step[]): TillGood[] {
  const goods: TillGood[] = [];
  let keeps = '';
  let ahead: TillLine[] = [];
  let last: TillGood | undefined;
  for (const { role, at, section } of path) {
    const line = lines[at];
    if (line === undefined) continue;
    if (role === 'good' || role === 'gone') {
      last = { role, good: line, details: ahead, keeps };
      goods.push(last);
      ahead = [];
    } else if (role === 'ahead') ahead = [line];
    else if (role === 'amount' || role === 'keeps') last?.details.push(line);
    else if (role === 'keeps-ahead') ({ keeps } = line);
    else if (role === 'became' && last) goods[goods.lastIndexOf(last)] = { ...last, role: 'gone' };
    else if (role !== 'became') {
      if (line.cents === undefined) keeps = '';
      const isAmong = section === 'goods' || section === 'gone';
      if (role === 'beside' && isAmong && line.sign === undefined && line.name !== '')
        goods.push({ role: 'unread', good: line, details: [], keeps: '' });
    }
  }
  return goods;
}
