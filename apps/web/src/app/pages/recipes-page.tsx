import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { RecipeLibrary } from '#features/recipes/library/recipe-library.tsx';
import { parseRecipeSearch } from '#features/recipes/recipe-search.ts';

export function RecipesPage() {
  const { user } = useSession();
  // Read again: the router leaves in what the route's own reading had left out.
  const search = useSearch({ from: '/recipes', select: parseRecipeSearch });
  return (
    <>
      <PageTitle>Recipes</PageTitle>
      <RecipeLibrary owner={user.id} search={search} />
    </>
  );
}
