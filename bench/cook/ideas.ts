import { isExpired } from '../../packages/domain/src/expiry.ts';
import { mealTypeAt } from '../../packages/domain/src/meals/meal-time.ts';
import { composeRecipes } from '../../packages/domain/src/recipes/compose-recipes.ts';
import type { ComposedRecipe, ComposeRequest } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { eatingTogether } from '../../packages/domain/src/recipes/eaters.ts';
import { type BenchKitchen, KITCHEN_DAY } from './kitchens.ts';

/** When a user asks: the hour of their clock, and a seed for variation. */
export interface Asking {
  readonly hour: number;
  readonly seed: number;
  /** The wanted servings; the dish's own number if absent. */
  readonly servings?: number;
  /** The most ideas; a set of the dashboard if absent. */
  readonly count?: number;
}

/** The remaining goals of a new account in the morning. */
const GOALS = { proteinTarget: 150, caloriesLeft: 2000 };

/** Asks the composer like the server: without expired food, for the meal at that hour. */
export function askComposer(
  kitchen: Pick<BenchKitchen, 'items' | 'eater' | 'dislikes'>,
  asking: Asking,
): ComposedRecipe[] {
  return composeRecipes(requestOf(kitchen, asking), asking.count);
}

/** Like `askComposer`, for all people of a household, one serving each. */
export function askForHousehold(
  {
    items,
    eaters,
  }: { items: BenchKitchen['items']; eaters: readonly Pick<BenchKitchen, 'eater' | 'dislikes'>[] },
  asking: Asking,
): ComposedRecipe[] {
  const eater = eatingTogether(eaters.map(({ eater, dislikes }) => ({ ...eater, dislikes })));
  return askComposer({ items, eater, dislikes: [] }, { ...asking, servings: eaters.length });
}

/** Builds the request; the 'always at home' list is the composer's default. */
function requestOf(
  { items, eater, dislikes }: Parameters<typeof askComposer>[0],
  { hour, seed, servings }: Asking,
): ComposeRequest {
  return {
    stock: items.filter((item) => !isExpired(item, KITCHEN_DAY)),
    eater,
    dislikes,
    today: KITCHEN_DAY,
    seed,
    meal: mealTypeAt(hour),
    goals: GOALS,
    servings,
  };
}

/** Whether nothing has to be bought: every line is in the kitchen or always at home. */
export function isCookable({ ingredients }: ComposedRecipe): boolean {
  return ingredients.every(isAtHand);
}

function isAtHand(line: ComposedRecipe['ingredients'][number] & { readonly atHome?: boolean }): boolean {
  return line.available || line.atHome === true;
}

/** Describes a kitchen in a line or two: its items, their state, and the person's limits. */
export function describeKitchen({ group, dish, items, eater, dislikes }: BenchKitchen): string {
  const list = items.map(({ name, quantity, unit, expiryDate, status }) => {
    const state =
      status === 'expired' ? ', marked expired' : expiryDate === null ? '' : `, until ${expiryDate}`;
    return `${name} (${quantity} ${unit}${state})`;
  });
  const limits = [
    ...eater.allergies.map((word) => `no ${word}`),
    ...eater.diets,
    ...dislikes.map((word) => `dislikes ${word}`),
  ];
  return `[${group}${dish === null ? '' : `: ${dish}`}] ${list.join(', ')}${limits.length === 0 ? '' : ` – ${limits.join(', ')}`}`;
}

/** An idea as text for a cook. Lines to be bought are marked with '+'. */
export function describeIdea(recipe: ComposedRecipe, { hour }: Asking): string {
  const { name, cuisine, technique, difficulty, prepTime, cookTime, servings, nutrition, reason } = recipe;
  const facts = [
    `${hour}:00`,
    cuisine,
    technique,
    difficulty,
    `${prepTime}+${cookTime} min`,
    `serves ${servings}`,
    `${Math.round(nutrition.calories)} kcal, ${Math.round(nutrition.protein)} g protein${nutrition.isPartial ? ' at least' : ''}`,
  ];
  return [
    `  ${name.toUpperCase()} – ${facts.filter((fact) => fact !== null).join(' · ')}`,
    `    ${recipe.description}${reason === null ? '' : ` (${reason})`}`,
    ...recipe.ingredients.map(
      (line) =>
        `    ${isAtHand(line) ? ' ' : '+'} ${[line.amount, line.unit, line.name].filter(Boolean).join(' ')}`,
    ),
    ...recipe.instructions.map((step, index) => `    ${index + 1}. ${step}`),
  ].join('\n');
}
