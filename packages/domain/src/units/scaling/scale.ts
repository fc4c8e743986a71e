import { formatAmount, parseAmount } from '../amount.ts';
import { cookMeasure } from '../round.ts';
import { unitKey } from '../unit.ts';

/** A line whose amount is as a cook writes it: '2', '1/2', 'to taste'. */
interface Amounted {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

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
    return { ...line, amount: formatAmount(scaled.amount), unit };
  });
}
