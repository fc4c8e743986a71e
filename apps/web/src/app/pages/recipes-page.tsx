import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { RecipeLibrary } from '#features/recipes/library/recipe-library.tsx';

export function RecipesPage() {
  const search = useSearch({ from: '/recipes' });
  return (
    <>
      <PageTitle>Recipes</PageTitle>
      <RecipeLibrary search={search} />
    </>
  );
}
