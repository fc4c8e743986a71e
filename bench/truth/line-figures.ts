import { readFileSync } from 'node:fs';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { foodWords } from '../../packages/domain/src/foods/food-name.ts';
import type { LinePart } from '../../packages/domain/src/lines/line-part.ts';
import { readLine } from '../../packages/domain/src/lines/read-line.ts';

/*
 * A line of `ingredient-lines.txt` is 'text => part ; part', where a part is 'amount | unit | food | preparation |
 * optional | grams', or 'heading'. The lines were written before the parser, which was tuned on every other one.
 */

const FIELDS = ['parts', 'amount', 'unit', 'food', 'preparation', 'optional', 'grams'] as const;
type Field = (typeof FIELDS)[number];

interface Tally {
  readonly right: Record<Field, number>;
  readonly total: Record<Field, number>;
  whole: number;
  lines: number;
}

/** Prints the share of correctly parsed lines for each field. */
export function printLines(): void {
  const rows = readFileSync(new URL('ingredient-lines.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row.includes(' => '));
  for (const [half, rest] of [
    ['tuned', 0],
    ['held out', 1],
  ] as const) {
    const tally = newTally();
    for (const row of rows.filter((_, at) => at % 2 === rest)) {
      compare(row, tally);
    }
    const fields = FIELDS.map((field) => `${field} ${percent(tally.right[field], tally.total[field])}`);
    console.log(
      `ingredient lines, ${half}: ${percent(tally.whole, tally.lines)} of ${tally.lines} wholly right; ${fields.join(', ')}`,
    );
  }
}

function compare(row: string, tally: Tally): void {
  const [text = '', expected = ''] = row.split(' => ');
  const { heading, parts } = readLine(text);
  const wanted =
    expected === 'heading'
      ? []
      : expected.split(' ; ').map((part) => part.split('|').map((field) => field.trim()));
  let isWhollyRight = true;
  const mark = (field: Field, isRight: boolean) => {
    tally.total[field] += 1;
    if (isRight) tally.right[field] += 1;
    else isWhollyRight = false;
  };
  mark('parts', parts.length === wanted.length && (heading !== null) === (expected === 'heading'));
  for (const [at, fields] of wanted.entries()) {
    const part = parts[at];
    const [amount = '', unit = '', food = '', preparation = '', optional = '', grams = ''] = fields;
    mark('amount', amountOf(part) === amount);
    mark('unit', part?.unit === unit);
    mark(
      'food',
      (part?.food !== undefined && part.food === findFood(food)) ||
        (findFood(food) === undefined && sameWords(part?.name, food)),
    );
    mark('preparation', sameWords(part?.preparation, preparation));
    mark('optional', (part?.isOptional ?? false) === (optional === 'optional'));
    if (grams !== '') mark('grams', isWithin(part?.grams ?? 0, grams));
  }
  tally.lines += 1;
  if (isWhollyRight) tally.whole += 1;
}

function amountOf(part: LinePart | undefined): string {
  if (!part?.amount) return '';
  const { low, high } = part.amount;
  const written = (value: number) => String(Number(value.toPrecision(4)));
  return low === high ? written(low) : `${written(low)}-${written(high)}`;
}

function sameWords(one = '', other = ''): boolean {
  return foodWords(one).join(' ') === foodWords(other).join(' ');
}

function isWithin(grams: number, expected: string): boolean {
  const [low = 0, high = low] = expected.replace('g', '').split('-').map(Number);
  return grams >= low * 0.97 && grams <= high * 1.03;
}

function newTally(): Tally {
  const none = () => ({ parts: 0, amount: 0, unit: 0, food: 0, preparation: 0, optional: 0, grams: 0 });
  return { right: none(), total: none(), whole: 0, lines: 0 };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
}
