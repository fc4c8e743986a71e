import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { type Asking, isAtHand } from './ask-composer.ts';
import type { BenchKitchen } from './read-kitchens.ts';

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
