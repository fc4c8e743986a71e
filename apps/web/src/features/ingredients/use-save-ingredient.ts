import type { Ingredient } from '@game-plan/contracts/ingredients';
import { type IngredientFields, useCreateIngredient, useUpdateIngredient } from '#data/ingredients.ts';

/** Saves the form's fields: into `ingredient` when there is one, else as a new ingredient. */
export function useSaveIngredient(ingredient: Ingredient | undefined, onSaved: () => void) {
  const creation = useCreateIngredient({ onCreated: onSaved });
  const update = useUpdateIngredient(onSaved);
  const save = (fields: IngredientFields) =>
    ingredient ? update.mutate({ id: ingredient.id, fields }) : creation.mutate(fields);
  return { save, isPending: creation.isPending || update.isPending };
}
