import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { parseAmount } from '../amount.ts';
import { sizeIn, unitKey } from '../unit.ts';
import { weighFood } from './weigh-food.ts';

/** A line of a recipe as it was typed. */
export interface WeighableLine {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

interface Weighed {
  readonly grams: number;
  /** Whether the grams are known for the food, as opposed to a guess that only estimates the unknown share. */
  readonly isMeasured: boolean;
}

/** Words for negligible amounts. */
const saysByTaste = saysOneOf([...words['by taste'], ...words.little]);

const GUESS_OF_SOME = 50;

/** The edible weight of a line: '½ cup', '1 1/2 lb', '2 large', '1 can', 'to taste'. */
export function weighLine({ name, amount, unit }: WeighableLine): Weighed {
  if (saysByTaste(`${amount} ${unit}`)) return { grams: 0, isMeasured: true };
  const count = parseAmount(amount);
  if (count === null) return { grams: GUESS_OF_SOME, isMeasured: false };
  const size = sizeIn(unit);
  const food = findFood(name);
  const { grams, isGuess } = weighFood({
    low: count,
    high: count,
    unit: size ? 'piece' : unitKey(unit),
    size: size ?? sizeIn(name),
    food,
  });
  return { grams, isMeasured: food !== undefined && !isGuess };
}
