import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { hasFilters, type RecipeSearch } from '../recipe-search.ts';
import { useRecipeAddress } from './use-recipe-address.ts';

const LOOK = 'mt-5 bg-surface py-14';

/** Why there is nothing to see, and what to do about it where a press can. */
export function LibraryEmpty({ search, saved }: { search: RecipeSearch; saved: number }) {
  const { show } = useRecipeAddress();
  if (search.tab === 'generated') {
    return (
      <EmptyState
        spot="plate"
        title="No generated recipes yet."
        description="Generate new recipes, and the ideas appear here."
        className={LOOK}
      />
    );
  }
  if (search.tab === 'favorites') {
    return (
      <EmptyState
        spot="heart"
        title="No favorite recipes yet."
        description="Press the heart of a recipe to keep it here."
        className={LOOK}
      />
    );
  }
  if (saved > 0 && hasFilters(search)) {
    const noFilters = { q: '', cuisine: undefined, time: undefined, diet: [], without: [] };
    return (
      <EmptyState spot="search" title="No recipes found matching your search." className={LOOK}>
        <Button variant="secondary" onClick={() => show(noFilters)}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      spot="plate"
      title="No recipes saved yet. Generate some recipes to get started!"
      className={LOOK}
    />
  );
}
