import type { BodyInput, BodyOf } from '@game-plan/contracts/endpoint';
import type { ingredients } from '@game-plan/contracts/ingredients';

/** What a new ingredient is sent as; what is left out gets its default. */
export type NewIngredient = BodyInput<typeof ingredients.create>;

/** The fields of the form. Its allergens and dietary tags are not on it, so that saving leaves them alone. */
export type IngredientFields = Omit<BodyOf<typeof ingredients.create>, 'allergens' | 'dietaryTags'>;
