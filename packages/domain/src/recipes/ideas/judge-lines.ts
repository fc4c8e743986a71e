import { carriesAllergy } from '../../safety/allergens.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import { formatAmount } from '../../units/amount.ts';
import { readMeasure } from '../../units/measure.ts';
import type { RecipeLine } from '../composed-recipe.ts';
import { capital } from '../techniques/phrases.ts';
import { cleanWords } from './clean-words.ts';
import { foodsInLine, type LineFood } from './foods-in-line.ts';
import { type Fault, fault, forbidden } from './judged-idea.ts';
import type { JudgingTable } from './judging-table.ts';
import type { ProposedLine } from './proposed-idea.ts';
import { isSaneAmount, mayBeByTaste } from './sane-amount.ts';

const NAME_MAX = 80;
const FOOD = /\p{L}{2}/u;

export interface JudgedLine {
  readonly line: RecipeLine;
  /** The foods in it; undefined when nobody knows one of them. */
  readonly foods: readonly LineFood[] | undefined;
}

/** A line as the recipe shows it, or why it cannot be. */
export function judgeLine(
  proposed: ProposedLine,
  servings: number,
  table: JudgingTable,
): JudgedLine | { readonly fault: Fault } {
  const name = cleanWords(proposed.name, NAME_MAX);
  if (!FOOD.test(name)) return fault('an ingredient has no name');
  const foods = foodsInLine(name, table);
  const refusal = refuse(name, foods, table);
  if (refusal) return forbidden(refusal);
  const measure = readMeasure(proposed);
  const shown = {
    name: capital(name),
    available: (foods ?? [{ name }]).every((food) => table.isInKitchen(food.name)),
  };
  if (!measure) return fault(`the amount of "${name}" makes no sense`);
  if (measure.amount === null) {
    if (!mayBeByTaste(name)) return fault(`"${name}" needs an amount and a unit`);
    return { foods, line: { ...shown, amount: 'to taste', unit: '' } };
  }
  const line = { ...shown, amount: formatAmount(measure.amount), unit: measure.unit };
  if (!isSaneAmount(line, servings))
    return fault(`the amount of "${name}" is too large for ${servings} servings`);
  return { foods, line };
}

function refuse(
  name: string,
  foods: readonly LineFood[] | undefined,
  { eater, isCareful }: JudgingTable,
): string | undefined {
  const isAgainst = [eater.allergies, eater.dislikes ?? []].some((words) => carriesAllergy(name, words));
  const suits = !isAgainst && (foods ?? []).every((food) => suitsEater(food, eater));
  if (!suits) return `"${name}" is against the allergies, diets or dislikes`;
  if (!foods && isCareful) return `"${name}" is not known here, which allergies and diets do not allow`;
  return undefined;
}
