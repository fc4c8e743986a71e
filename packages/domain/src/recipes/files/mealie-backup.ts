type Row = Readonly<Record<string, unknown>>;

/** A recipe of a backup, as Mealie's own answers have it, and the id that names the folder of its picture. */
interface BackedUpRecipe {
  readonly id: string;
  readonly recipe: Row;
}

/**
 * The recipes of a backup of Mealie (`database.json`), which holds whole tables of its database. Undefined for the JSON of
 * anything else.
 */
export function recipesOfMealieBackup(database: unknown): BackedUpRecipe[] | undefined {
  if (!isRow(database) || !Array.isArray(database.recipes) || !Array.isArray(database.recipes_ingredients))
    return undefined;
  const rows = (table: string) => [database[table]].flat().filter(isRow);
  const byId = (table: string) => new Map(rows(table).map((row) => [row.id, row]));
  const [foods, units] = [byId('ingredient_foods'), byId('ingredient_units')];
  const ofRecipe = (table: string) =>
    Map.groupBy(
      rows(table).toSorted((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0)),
      (row) => row.recipe_id,
    );
  const [ingredients, steps, notes] = ['recipes_ingredients', 'recipe_instructions', 'notes'].map(ofRecipe);
  const nutrition = ofRecipe('recipe_nutrition');
  const labels = [
    { links: ofRecipe('recipes_to_tags'), names: byId('tags'), key: 'tag_id' },
    { links: ofRecipe('recipes_to_categories'), names: byId('categories'), key: 'category_id' },
  ];
  return rows('recipes').map((row) => ({
    id: String(row.id),
    recipe: {
      ...row,
      '@type': 'Recipe',
      recipeIngredient: ingredients?.get(row.id)?.map((line) => ({
        ...line,
        food: foods.get(line.food_id),
        unit: units.get(line.unit_id),
      })),
      recipeInstructions: steps?.get(row.id),
      notes: notes?.get(row.id),
      nutrition: nutrition.get(row.id)?.map(({ id, recipe_id, ...figures }) => figures)[0],
      tags: labels.flatMap(({ links, names, key }) =>
        (links.get(row.id) ?? []).map((link) => names.get(link[key])),
      ),
    },
  }));
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
