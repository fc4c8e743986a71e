import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
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
        <Link
          to="/ledger"
          className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primary"
        >
          <ArrowLeftRight className="size-4.5" aria-hidden="true" />
          {t('Where it went')}
        </Link>
      </IngredientInventory>
    </>
  );
}
