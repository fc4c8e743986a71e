import { formatAmount, parseAmount } from '../amount.ts';
import { cookMeasure } from '../round.ts';
import { unitKey } from '../unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../weights/weight.ts';

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
const SAID_AGAIN = /^((?:about |ca\. ?|~ ?)?)(\d+(?:[.,]\d+)?)( ?)(g|kg|ml|l|oz|lb)\b(?! ?(?:each|per)\b)/i;

/** The lines for another number of servings, rounded to measurable amounts; 'to taste' does not change. */
export function scaleRecipe<Line extends Amounted>(
  lines: readonly Line[],
  fromServings: number,
  toServings: number,
): readonly Line[] {
  if (fromServings === toServings || fromServings <= 0 || toServings <= 0) return lines;
  return lines.map((line) => {
    const amount = parseAmount(line.amount);
    if (amount === null) return line;
    const written = unitKey(line.unit);
    const scaled = cookMeasure({
      name: line.name,
      amount: (amount * toServings) / fromServings,
      unit: written,
    });
    const unit = scaled.unit === written ? line.unit : scaled.unit;
    const { note } = line;
    return {
      ...line,
      amount: formatAmount(scaled.amount),
      unit,
      ...(note !== undefined &&
        MEASURED.has(written) && { note: scaleNote(note, line.name, toServings / fromServings) }),
    };
  });
}

function scaleNote(note: string, name: string, factor: number): string {
  return note.replace(SAID_AGAIN, (_, about: string, number: string, gap: string, unit: string) => {
    const amount = Number(number.replace(',', '.')) * factor;
    const scaled = cookMeasure({ name, amount, unit: unitKey(unit) });
    const isSame = scaled.unit === unitKey(unit);
    return `${about}${formatAmount(scaled.amount)}${gap}${isSame ? unit : scaled.unit}`;
  });
}
