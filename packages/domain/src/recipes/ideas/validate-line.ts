import { carriesAllergy } from '../../safety/allergy/allergens.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import { formatAmount } from '../../units/amount.ts';
import { readMeasure } from '../../units/measure.ts';
import type { RecipeLine } from '../composed-recipe.ts';
import { capital } from '../techniques/phrases.ts';
import { cleanWords } from './clean-words.ts';
import { foodsInLine, type LineFood } from './foods-in-line.ts';
import type { IdeaRules } from './idea-rules.ts';
import type { ProposedLine } from './proposed-idea.ts';
import { isSaneAmount, mayBeByTaste } from './sane-amount.ts';
import { type Rejection, reject, rejectAsForbidden } from './valid-idea.ts';

const NAME_MAX = 80;
const FOOD = /\p{L}{2}/u;

export interface ValidLine {
  readonly line: RecipeLine;
  /** The foods in it; undefined when one of them is unknown. */
  readonly foods: readonly LineFood[] | undefined;
}

/** The line as the recipe shows it, or why it is rejected. */
export function validateLine(
  proposed: ProposedLine,
  servings: number,
  rules: IdeaRules,
): ValidLine | { readonly rejection: Rejection } {
  const name = cleanWords(proposed.name, NAME_MAX);
  if (!FOOD.test(name)) return reject('an ingredient has no name');
  const foods = foodsInLine(name, rules);
  const refusal = refuse(name, foods, rules);
  if (refusal) return rejectAsForbidden(refusal);
  const measure = readMeasure(proposed);
  const shown = {
    name: capital(name),
    available: (foods ?? [{ name }]).every((food) => rules.isInKitchen(food.name)),
  };
  if (!measure) return reject(`the amount of "${name}" makes no sense`);
  if (measure.amount === null) {
    if (!mayBeByTaste(name)) return reject(`"${name}" needs an amount and a unit`);
    return { foods, line: { ...shown, amount: 'to taste', unit: '' } };
  }
  const line = { ...shown, amount: formatAmount(measure.amount), unit: measure.unit };
  if (!isSaneAmount(line, servings))
    return reject(`the amount of "${name}" is too large for ${servings} servings`);
  return { foods, line };
}

function refuse(
  name: string,
  foods: readonly LineFood[] | undefined,
  { eater, isCareful }: IdeaRules,
): string | undefined {
  const isAgainst = [eater.allergies, eater.dislikes ?? []].some((words) => carriesAllergy(name, words));
  const suits = !isAgainst && (foods ?? []).every((food) => suitsEater(food, eater));
  if (!suits) return `"${name}" is against the allergies, diets or dislikes`;
  if (!foods && isCareful) return `"${name}" is not known here, which allergies and diets do not allow`;
  return undefined;
}
