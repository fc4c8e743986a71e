import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { RecipeLibrary } from '#features/recipes/library/recipe-library.tsx';
import { t } from '#lib/language.ts';

export function RecipesPage() {
  const { user } = useSession();
  const search = useSearch({ from: '/recipes' });
  return (
    <>
      <PageTitle>{t('Recipes')}</PageTitle>
      <RecipeLibrary owner={user.id} search={search} />
    </>
  );
}
