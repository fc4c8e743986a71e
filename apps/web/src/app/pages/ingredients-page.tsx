import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { AlwaysAtHomeLine, AtHomeMenuItem } from '#features/at-home/always-at-home.tsx';
import { IngredientInventory } from '#features/ingredients/ingredient-inventory.tsx';
import { t } from '#lib/language.ts';

export function IngredientsPage() {
  const filter = useSearch({ from: '/ingredients' });
  return (
    <>
      <PageTitle>{t('Ingredient Inventory')}</PageTitle>
      <IngredientInventory filter={filter} menuExtra={AtHomeMenuItem}>
        <AlwaysAtHomeLine />
      </IngredientInventory>
    </>
  );
}
