import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { AlwaysAtHomeLine, AtHomeMenuItem } from '#features/at-home/always-at-home.tsx';
import { IngredientInventory } from '#features/ingredients/ingredient-inventory.tsx';

export function IngredientsPage() {
  const filter = useSearch({ from: '/ingredients' });
  return (
    <>
      <PageTitle>Ingredient Inventory</PageTitle>
      <IngredientInventory filter={filter} menuExtra={AtHomeMenuItem}>
        <AlwaysAtHomeLine />
      </IngredientInventory>
    </>
  );
}
