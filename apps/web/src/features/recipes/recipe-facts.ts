import type { Recipe, RecipeCard, SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';

/** A recipe as needed by a card: a saved one's card data, or a whole idea. */
export type RecipeSummary = Recipe | RecipeCard;

/** What is needed to draw a dish. */
export type PicturedDish = Pick<RecipeSummary, 'name' | 'imageUrl' | 'isImagePending'> & {
  readonly ingredients: readonly { readonly name: string }[];
};

/** Whether its picture was made by the app: a drawing, or an image on this server that is no photo. */
export function isPictureMadeHere({
  imageUrl,
  isImagePending,
  imageMadeBy,
}: Pick<RecipeSummary, 'imageUrl' | 'isImagePending' | 'imageMadeBy'>): boolean {
  if (imageMadeBy === 'photo') return false;
  return imageUrl === null ? !isImagePending : !/^https?:/i.test(imageUrl);
}

/** The displayed facts of a recipe, with defaults. Minutes, and kcal per serving. */
export interface RecipeFacts extends CardFacts {
  prepTime: number;
  difficulty: string;
  cuisine: string;
}

/** The facts shown on a card. */
interface CardFacts {
  description: string;
  cookTime: number;
  calories: number;
  /** Whether the calories omit an ingredient with unknown figures. */
  caloriesArePartial: boolean;
}

export function cardFacts(recipe: RecipeSummary): CardFacts {
  return {
    description: recipe.description ?? '',
    cookTime: recipe.cookTime ?? 30,
    calories: recipe.calories ?? 400,
    caloriesArePartial: recipe.calories !== null && recipe.caloriesArePartial,
  };
}

export function recipeFacts(recipe: Recipe): RecipeFacts {
  return {
    ...cardFacts(recipe),
    prepTime: recipe.prepTime ?? 15,
    difficulty: recipe.difficulty ?? t('Medium'),
    cuisine: recipe.cuisine ?? 'International',
  };
}

/**
 * Names the person's illnesses, which an idea is not made for, and the words that were only searched for in names: 'Not made for gout.
 * “Zorgon” could only be matched by name'.
 */
export function cautionNotice(recipe: RecipeSummary): string | null {
  const words = 'matchedByName' in recipe ? (recipe.matchedByName ?? []) : [];
  const illnesses = 'notMadeFor' in recipe ? (recipe.notMadeFor ?? []) : [];
  const sentences = [
    ...(illnesses.length > 0 ? [t('Not made for {illnesses}', { illnesses: localList(illnesses) })] : []),
    ...(words.length > 0
      ? [
          t('{localList} could only be matched by name', {
            localList: localList(words.map((word) => `“${word}”`)),
          }),
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join('. ') : null;
}

/** Saved recipes have no eaters. */
interface Portioned {
  readonly servings: number;
  readonly eaters?: SuggestedRecipe['eaters'];
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** Formats 1.5 as '1½'. */
function formatServings(servings: number): string {
  const whole = Math.floor(servings);
  const fraction = FRACTIONS[String(servings - whole)] ?? '';
  return `${whole === 0 && fraction !== '' ? '' : whole}${fraction}`;
}

/**
 * For an idea for several people: each one's share, and for whom food was left out: 'Ada 1 serving, Ben 1½. Foods in
 * your kitchen that do not suit Ben were left out.'
 */
export function portionsNotice({ servings: cooked, eaters = [] }: Portioned): string | null {
  const [first, ...others] = eaters;
  if (!first) return null;
  const unit = first.servings > 1 ? 'servings' : 'serving';
  const portions = [
    `${first.name} ${formatServings(first.servings)} ${unit}`,
    ...others.map(({ name, servings }) => `${name} ${formatServings(servings)}`),
  ].join(', ');
  const wanted = eaters.reduce((sum, { servings }) => sum + servings, 0);
  const limited = eaters.filter(({ leavesSomethingOut }) => leavesSomethingOut).map(({ name }) => name);
  return [
    `${portions}.`,
    ...(wanted > cooked ? [t('There is not enough of it for everyone.')] : []),
    ...(limited.length > 0
      ? [
          t('Foods in your kitchen that do not suit {limited} were left out.', {
            limited: localList(limited),
          }),
        ]
      : []),
  ].join(' ');
}
