import { ownRecipeBody } from '@game-plan/contracts/kitchen/own-recipes';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import { z } from 'zod';
import type { FoundRecipe } from '#data/kitchen/own-recipes.ts';
import { t } from '#lib/language.ts';

/** The lines of a field: one ingredient or step each, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A text of lines, checked as the contract's list; a fault names its line. */
function linesSchema(list: z.ZodType<string[]>) {
  return z
    .string()
    .transform(linesOf)
    .superRefine((lines, context) => {
      const [issue] = list.safeParse(lines).error?.issues ?? [];
      if (!issue) return;
      const [at] = issue.path;
      const message =
        typeof at === 'number'
          ? t('Line {value}: {message}', { value: at + 1, message: issue.message })
          : issue.message;
      context.addIssue({ code: 'custom', message });
    });
}

const { description, prepTime, cookTime, cuisine, difficulty, ingredients, instructions, sourceUrl } =
  ownRecipeBody.shape;

/** The contract's rules, with the lists as texts. */
export const formSchema = ownRecipeBody.extend({
  description: description.removeDefault(),
  prepTime: prepTime.removeDefault(),
  cookTime: cookTime.removeDefault(),
  cuisine: cuisine.removeDefault(),
  difficulty: difficulty.removeDefault(),
  sourceUrl: z
    .literal('')
    .transform(() => null)
    .or(sourceUrl.removeDefault()),
  ingredients: linesSchema(ingredients),
  instructions: linesSchema(instructions.removeDefault()),
  isFavorite: z.boolean(),
  /** The address of a picture that comes along; '' for none. */
  picture: z.string(),
  takesPicture: z.boolean(),
});
export type TypedRecipe = z.input<typeof formSchema>;
export type CheckedRecipe = z.output<typeof formSchema>;

export const BLANK: TypedRecipe = {
  name: '',
  description: '',
  servings: 4,
  prepTime: null,
  cookTime: null,
  cuisine: '',
  difficulty: '',
  sourceUrl: '',
  ingredients: '',
  instructions: '',
  isFavorite: false,
  picture: '',
  takesPicture: true,
};

/** The form's values for a saved recipe. */
export function typedOf(recipe: SavedRecipe): TypedRecipe {
  const { name, servings, prepTime, cookTime, isFavorite } = recipe;
  return {
    name,
    servings,
    prepTime,
    cookTime,
    isFavorite,
    picture: '',
    takesPicture: true,
    description: recipe.description ?? '',
    cuisine: recipe.cuisine ?? '',
    difficulty: recipe.difficulty ?? '',
    sourceUrl: recipe.sourceUrl ?? '',
    ingredients: lineTexts(recipe.ingredients).join('\n'),
    instructions: recipe.instructions.join('\n'),
  };
}

/** The choices of a field with those of the app first, and what a recipe says beside them. */
export const withOwn = (choices: readonly string[], own: string): readonly string[] =>
  own === '' || choices.includes(own) ? choices : [...choices, own];

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

interface Filled {
  readonly typed: TypedRecipe;
  /** What found no place, to be corrected by the person. */
  readonly left: string;
}

/**
 * Fills a form with what was read of a pasted text. Nothing is lost: lists are appended to what is there, and what a
 * field that is filled in already does not take stays in the text.
 */
export function fillIn(typed: TypedRecipe, read: FoundRecipe): Filled {
  const left: string[] = [];
  /** The found value if the field is still as it began; otherwise the field's, and the found one is left. */
  const take = <Field extends keyof TypedRecipe>(
    field: Field,
    found: TypedRecipe[Field],
    write: string,
  ): TypedRecipe[Field] => {
    if (found === null || found === '' || found === typed[field]) return typed[field];
    if (typed[field] === BLANK[field]) return found;
    left.push(write);
    return typed[field];
  };
  const append = (before: string, found: readonly string[]) =>
    [...(before.trim() === '' ? [] : [before.trimEnd()]), ...found].join('\n');
  const filled: TypedRecipe = {
    ...typed,
    name: take('name', read.name, read.name),
    servings: take(
      'servings',
      read.servings ?? typed.servings,
      t('Serves {servings}', { servings: read.servings }),
    ),
    prepTime: take('prepTime', read.prepTime, t('Prep: {prepTime} min', { prepTime: read.prepTime })),
    cookTime: take('cookTime', read.cookTime, t('Cook: {cookTime} min', { cookTime: read.cookTime })),
    cuisine: take('cuisine', read.cuisine, t('Cuisine: {cuisine}', { cuisine: read.cuisine })),
    difficulty: take(
      'difficulty',
      read.difficulty ?? '',
      t('Difficulty: {difficulty}', { difficulty: read.difficulty }),
    ),
    description: take('description', read.description, read.description),
    sourceUrl: take('sourceUrl', read.sourceUrl ?? '', t('From {sourceUrl}', { sourceUrl: read.sourceUrl })),
    picture: typed.picture || read.picture,
    ingredients: append(typed.ingredients, read.ingredients),
    instructions: append(typed.instructions, read.steps),
  };
  return { typed: filled, left: [...left, ...read.left].join('\n') };
}
