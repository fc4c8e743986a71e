import type { Recipe, RecipeCard, SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';

/** What a card needs of a recipe: a saved one as its card, or an idea whole. */
export type RecipeSummary = Recipe | RecipeCard;

/** What a dish is drawn from. */
export type PicturedDish = Pick<RecipeSummary, 'name' | 'imageUrl' | 'isImagePending'> & {
  readonly ingredients: readonly { readonly name: string }[];
};

/** Whether its picture is one that the app has made: a drawing, or an image of its own server. */
export function isPictureMadeHere({
  imageUrl,
  isImagePending,
}: Pick<RecipeSummary, 'imageUrl' | 'isImagePending'>): boolean {
  return imageUrl === null ? !isImagePending : !/^https?:/i.test(imageUrl);
}

/** What is shown of a recipe, with the defaults for what it does not say. Minutes, and kcal of one serving. */
export interface RecipeFacts extends CardFacts {
  prepTime: number;
  difficulty: string;
  cuisine: string;
}

/** Those of them that a card shows. */
interface CardFacts {
  description: string;
  cookTime: number;
  calories: number;
  /** The calories leave out an ingredient whose figures are not known. */
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
    difficulty: recipe.difficulty ?? 'Medium',
    cuisine: recipe.cuisine ?? 'International',
  };
}

const LIST = new Intl.ListFormat('en-US');

/** Which words of the person's allergies were only looked for in names: '“Histamine” could only be matched by name'. */
export function matchedByNameNotice(recipe: Recipe): string | null {
  const words = 'matchedByName' in recipe ? (recipe.matchedByName ?? []) : [];
  if (words.length === 0) return null;
  return `${LIST.format(words.map((word) => `“${word}”`))} could only be matched by name`;
}

/** A saved recipe names no eaters. */
interface Portioned {
  readonly servings: number;
  readonly eaters?: SuggestedRecipe['eaters'];
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** 1.5 as '1½'. */
function formatServings(servings: number): string {
  const whole = Math.floor(servings);
  const fraction = FRACTIONS[String(servings - whole)] ?? '';
  return `${whole === 0 && fraction !== '' ? '' : whole}${fraction}`;
}

/**
 * Of an idea for several: how much each eats, and for whom something of the kitchen was left out: 'Ada 1 serving, Ben 1½.
 * Foods in your kitchen that do not suit Ben were left out.'
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
    ...(wanted > cooked ? ['There is not enough of it for everyone.'] : []),
    ...(limited.length > 0
      ? [`Foods in your kitchen that do not suit ${LIST.format(limited)} were left out.`]
      : []),
  ].join(' ');
}
