import { type RecipeCard, recipes, type SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { z } from 'zod';
import { asData, id, tool } from '../tool.ts';

const MOST = 10;

const factsOf = ({ cookTime, calories }: Pick<RecipeCard, 'cookTime' | 'calories'>) =>
  [cookTime !== null && `${cookTime} min`, calories !== null && `${Math.round(calories)} kcal a serving`]
    .filter(Boolean)
    .join(', ');

const missingOf = (ingredients: RecipeCard['ingredients']) =>
  ingredients.filter(({ available }) => !available).map(({ name }) => name);

function cardLine({ id: number, name, ingredients, ...card }: RecipeCard): string {
  const missing = missingOf(ingredients);
  const lacks = missing.length === 0 ? 'everything is there' : `lacks ${missing.slice(0, 5).join(', ')}`;
  return `#${number} ${name} (${factsOf(card)}): ${lacks}`;
}

function ideaLine({ name, description, ingredients, reason, ...idea }: SuggestedRecipe): string {
  const uses = ingredients.map((line) => line.name).slice(0, 8);
  return `${name} (${factsOf(idea)}): ${[description, reason && `${reason}.`].filter(Boolean).join(' ')} With ${uses.join(', ')}.`;
}

/** Tools for recipes and ideas. */
export const RECIPE_TOOLS = [
  tool({
    name: 'ideas_for_tonight',
    title: 'Ideas from what is there',
    description:
      'New recipe ideas from the food of the kitchen, for everyone who eats along; none of them has what somebody must not eat.',
    input: z.object({ hour: z.int().min(0).max(23).default(18).describe('Of the person’s own clock') }),
    calls: [recipes.generate],
    async run({ hour }, ask) {
      const ideas = await ask(recipes.generate, { query: { hour: String(hour) } });
      return asData(ideas.map(ideaLine), 'There is no idea for what the kitchen has.');
    },
  }),
  tool({
    name: 'cook_from_cookbook',
    title: 'Own recipes that can be cooked',
    description: 'Saved recipes that can be cooked now or lack one food.',
    input: z.object({}),
    calls: [recipes.fromCookbook],
    async run(_, ask) {
      return asData(
        (await ask(recipes.fromCookbook)).map(cardLine),
        'No saved recipe fits what the kitchen has.',
      );
    },
  }),
  tool({
    name: 'search_recipes',
    title: 'Search the saved recipes',
    description: 'Saved recipes by a word in their name or ingredients, and what the kitchen lacks for each.',
    input: z.object({ search: z.string().max(200), underMinutes: z.enum(['30', '60']).optional() }),
    calls: [recipes.cards],
    async run({ search, underMinutes }, ask) {
      const query = { search, limit: String(MOST), ...(underMinutes && { underMinutes }) };
      const { cards, total } = await ask(recipes.cards, { query });
      return `${total} found.\n${asData(cards.map(cardLine))}`;
    },
  }),
  tool({
    name: 'read_recipe',
    title: 'A saved recipe',
    description: 'The ingredients and steps of a saved recipe.',
    input: z.object({ id }),
    calls: [recipes.read],
    async run({ id: number }, ask) {
      const recipe = await ask(recipes.read, { params: { id: String(number) } });
      return asData([
        `${recipe.name}, for ${recipe.servings} (${factsOf(recipe)})`,
        ...recipe.ingredients.map(
          ({ name, written, amount, unit, available }) =>
            `- ${written ?? `${amount} ${unit}`.trim()} ${name}${available ? '' : ' (not there)'}`,
        ),
        ...recipe.instructions.map((step, at) => `${at + 1}. ${step}`),
      ]);
    },
  }),
];
