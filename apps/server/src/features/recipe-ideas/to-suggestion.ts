import type { SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { ComposedRecipe } from '@game-plan/domain/recipes/composed-recipe';
import type { ValidIdea } from '@game-plan/domain/recipes/ideas/valid-idea';

type Shown = Omit<SuggestedRecipe, 'id'>;

const NEW = { imageUrl: null, externalId: null, isFavorite: false } as const;

const whole = (figure: number | null) => figure && Math.round(figure);

function shownOf({ nutrition, ...recipe }: Omit<ValidIdea, 'reason'>): Omit<Shown, 'source'> {
  return {
    ...recipe,
    ...NEW,
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.instructions],
    allergens: [...recipe.allergens],
    dietaryTags: [...recipe.dietaryTags],
    calories: whole(nutrition.calories),
    protein: whole(nutrition.protein),
    carbs: whole(nutrition.carbs),
    fat: whole(nutrition.fat),
    caloriesArePartial: nutrition.isPartial,
  };
}

export function fromModel({ reason, ...idea }: ValidIdea): Shown {
  return { ...shownOf(idea), reason, source: 'model', notice: null };
}

/** `notice`: why the composer made it, where a model was to. */
export function fromComposer(
  { key, lead, technique, reason, ...recipe }: ComposedRecipe,
  notice: string | null,
): Shown {
  return { ...shownOf(recipe), reason, source: 'composer', notice };
}
