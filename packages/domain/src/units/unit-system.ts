import { formatAmount, parseAmount } from './amount.ts';
import { cookMeasure } from './round.ts';
import { type UnitSystem, unitKey } from './unit.ts';
import { inUs } from './weights/weight.ts';
import { inMetric } from './weights/weight-by-name.ts';

interface Line {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

/**
 * Converts a line to grams and millilitres, or to ounces and cups. Spoons, pieces and what cannot be converted do not
 * change.
 */
export function inUnitSystem<L extends Line>(line: L, system: UnitSystem): L {
  const amount = parseAmount(line.amount);
  if (amount === null || amount === 0) return line;
  const unit = unitKey(line.unit);
  const converted = system === 'metric' ? inMetric(line.name, amount, unit) : inUs(amount, unit);
  if (!converted) return line;
  const measure = cookMeasure({ name: line.name, ...converted }, system);
  return { ...line, amount: formatAmount(measure.amount), unit: measure.unit };
}
