import type { CulinaryRole } from '../../foods/culinary-food.ts';
import type { IngredientCategory } from '../../ingredient.ts';
import { carriesAllergy } from '../../safety/allergy/allergens.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import { formatAmount } from '../../units/amount.ts';
import { readMeasure } from '../../units/measure.ts';
import { type WeighableLine, weighLine } from '../../units/weights/weigh-line.ts';
import type { RecipeLine } from '../composed-recipe.ts';
import { findRole } from '../roles/find-role.ts';
import { MOST_GRAMS_OF_ONE } from '../serving-bounds.ts';
import { capital } from '../techniques/phrases.ts';
import { cleanWords } from './clean-words.ts';
import type { IdeaRules } from './idea-rules.ts';
import type { ProposedLine } from './proposed-idea.ts';
import { type Rejection, reject, rejectAsForbidden } from './valid-idea.ts';

const NAME_MAX = 80;
const FOOD = /\p{L}{2}/u;

export interface ValidLine {
  readonly line: RecipeLine;
  /** The foods in the line; undefined if one of them is unknown. */
  readonly foods: readonly LineFood[] | undefined;
}

/** The line as the recipe shows it, or the reason for rejecting it. */
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
    available: (foods ?? [{ name }]).every((food) => rules.isInStock(food.name)),
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

/** A food of a line, with its category from the stock or the food table. */
interface LineFood {
  readonly name: string;
  readonly category: IngredientCategory;
}

const BETWEEN = /\s*(?:\band\b|\bor\b|\/|&|\+)\s*/i;

/** The foods that a line names; 'salt and pepper' are two. Undefined if one of them is unknown. */
function foodsInLine(name: string, { categoryOf }: IdeaRules): LineFood[] | undefined {
  const whole = categoryOf(name);
  if (whole) return [{ name, category: whole }];
  const parts = name.split(BETWEEN).filter((part) => part !== '');
  const foods = parts.flatMap((part) => {
    const category = categoryOf(part);
    return category ? [{ name: part, category }] : [];
  });
  return parts.length > 1 && foods.length === parts.length ? foods : undefined;
}

/** The most grams of a food that one serving may contain, by role, if less than for a main ingredient. */
const MOST_GRAMS: Readonly<Partial<Record<CulinaryRole, number>>> = {
  spice: 10,
  herb: 60,
  fat: 60,
  sauce: 120,
  sweetener: 100,
  acid: 100,
  aromatic: 150,
  baking: 200,
  cheese: 250,
};

/** Roles whose amount may be 'to taste'. */
const BY_TASTE: ReadonlySet<CulinaryRole> = new Set([
  'spice',
  'herb',
  'fat',
  'sauce',
  'sweetener',
  'acid',
  'topping',
]);

/** A pinch weighs almost nothing, but no recipe has a hundred of them. */
const MOST_PINCHES = 10;

/** Whether a cook might put this amount into a dish of `servings`. */
function isSaneAmount(line: WeighableLine, servings: number): boolean {
  if (line.unit === 'pinch') return Number(line.amount) <= MOST_PINCHES;
  const role = findRole(line.name)?.role;
  const most = (role && MOST_GRAMS[role]) ?? MOST_GRAMS_OF_ONE;
  return weighLine(line).grams / servings <= most;
}

/** Whether 'to taste' is an acceptable amount. */
function mayBeByTaste(name: string): boolean {
  const role = findRole(name)?.role;
  return role === undefined || BY_TASTE.has(role);
}
