import { PageTitle } from '#app/page-title.tsx';
import { AlwaysAtHomeLine, AtHomeMenuItem } from '#features/at-home/always-at-home.tsx';
import { IngredientInventory } from '#features/ingredients/ingredient-inventory.tsx';
import { useSearch } from '#lib/router/router-provider.tsx';

export function IngredientsPage() {
  const filter = useSearch('/ingredients');
  return (
    <>
      <PageTitle>Ingredient Inventory</PageTitle>
      <IngredientInventory filter={filter} menuExtra={AtHomeMenuItem}>
        <AlwaysAtHomeLine />
      </IngredientInventory>
    </>
  );
}
