interface Use {
  readonly id: number;
  readonly recipeId: number | null;
}

/** Where a picture lies in the zip file: a saved recipe's by the recipe's id, an idea's by its own. */
export function picturePath({ id, recipeId }: Use): string {
  return recipeId === null ? `pictures/idea-${id}.jpg` : `pictures/recipe-${recipeId}.jpg`;
}
