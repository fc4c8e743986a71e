import type { RecipeSummary } from '../recipe-summary.ts';
import { RecipeCard } from './recipe-card.tsx';

/** One to four cards a row. */
export const GRID = 'mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

interface RecipeGridProps {
  recipes: readonly RecipeSummary[];
  onOpen: (id: RecipeSummary['id']) => void;
}

export function RecipeGrid({ recipes, onOpen }: RecipeGridProps) {
  return (
    <ul aria-label="Recipes" className={GRID}>
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} onOpen={() => onOpen(recipe.id)} />
      ))}
    </ul>
  );
}
