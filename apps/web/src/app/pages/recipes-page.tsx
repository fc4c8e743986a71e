import { ComingSoon } from './coming-soon.tsx';

export function RecipesPage() {
  return (
    <ComingSoon title="Recipes" spot="heart">
      Your saved and generated recipes will be here.
    </ComingSoon>
  );
}
