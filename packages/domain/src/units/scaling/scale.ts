import { formatAmount, parseAmount, parseRange } from '../amount.ts';
import { cookMeasure, roundAmount } from '../round.ts';
import { unitKey } from '../unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../weights/weight.ts';
import { isMetric, unitWord } from '../write-measure.ts';
import { writeNumber } from '../write-number.ts';

/** A line whose amount is as a cook writes it: '2', '1/2', 'to taste'. */
interface Amounted {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly note?: string | undefined;
}

/**
 * Units of which a weight or volume in the note says the same once more: '1½ cups flour (190 g)'. That of a can is
 * each can's.
 */
const MEASURED: ReadonlySet<string> = new Set([...GRAMS_OF_WEIGHT.keys(), ...MILLILITRES.keys()]);

/** A measure that is all its part of a note says: '8 ounces/227 grams', 'shredded, about 4 oz', but not '6 oz fillets' or '150 g each'. */
const SAID_AGAIN =
  /(?<=(?:^|[,;/(]|\bor\b) ?(?:about |approx\.? |ca\.? |~ ?)?)((?:\d+ ?)?[¼-¾⅐-⅞]|\d[\d.,/]*(?: \d\/\d)?)( ?)(\p{L}+(?: oz)?)(?=\.? ?(?:$|[,;/)]|or\b))/giu;

/** The lines for another number of servings, rounded to measurable amounts; 'to taste' does not change. */
export function scaleRecipe<Line extends Amounted>(
  lines: readonly Line[],
  fromServings: number,
  toServings: number,
): readonly Line[] {
  if (fromServings === toServings || fromServings <= 0 || toServings <= 0) return lines;
  const factor = toServings / fromServings;
  return lines.map((line) => {
    const scaled = scaleAmount(line, factor);
    if (!scaled) return line;
    const { note } = line;
    const isSaidAgain = note !== undefined && MEASURED.has(unitKey(line.unit));
    return { ...line, ...scaled, ...(isSaidAgain && { note: scaleNote(note, line.name, factor) }) };
  });
}

/** Both ends of a range, in one unit; null for text. */
function scaleAmount({ name, amount, unit }: Amounted, factor: number) {
  const range = parseRange(amount);
  if (range === null) return null;
  const key = unitKey(unit);
  const ends = [range.low, range.high].map((end) => ({ name, amount: end * factor, unit: key }));
  const measured = ends.map((end) => cookMeasure(end));
  const isOneUnit = new Set(measured.map((end) => end.unit)).size === 1;
  const amounts = isOneUnit ? measured.map((end) => end.amount) : ends.map(roundAmount);
  const shown = isOneUnit ? (measured[0]?.unit ?? key) : key;
  return { amount: [...new Set(amounts.map(formatAmount))].join('-'), unit: shown === key ? unit : shown };
}

function scaleNote(note: string, name: string, factor: number): string {
  return note.replace(SAID_AGAIN, (said: string, typed: string, gap: string, unit: string) => {
    const [key, amount] = [unitKey(unit), parseAmount(typed)];
    if (amount === null || !MEASURED.has(key)) return said;
    const scaled = cookMeasure({ name, amount: amount * factor, unit: key });
    const number = isMetric(scaled.unit) ? formatAmount(scaled.amount) : writeNumber(scaled.amount);
    const isAsTyped = scaled.unit === key && unit.replace(/s$/i, '') !== key;
    return `${number}${gap}${isAsTyped ? unit : unitWord(scaled.unit, scaled.amount)}`;
  });
}
