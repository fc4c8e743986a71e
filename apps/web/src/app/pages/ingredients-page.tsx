import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { AlwaysAtHomeLine, AtHomeMenuItem } from '#features/at-home/always-at-home.tsx';
import { IngredientInventory } from '#features/ingredients/ingredient-inventory.tsx';
import { parseInventoryFilter } from '#features/ingredients/inventory-filter.ts';

export function IngredientsPage() {
  // Read again: the router leaves in what the route's own reading had left out.
  const filter = useSearch({ from: '/ingredients', select: parseInventoryFilter });
  return (
    <>
      <PageTitle>Ingredient Inventory</PageTitle>
      <IngredientInventory filter={filter} menuExtra={AtHomeMenuItem}>
        <AlwaysAtHomeLine />
      </IngredientInventory>
    </>
  );
}
