import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { INGREDIENT_CATEGORIES, type IngredientCategory } from '@game-plan/domain/ingredient';
import { useNavigate } from '#lib/router/router-provider.tsx';
import { FilterChip } from '#ui/form/filter-chip.tsx';
import { CATEGORY_STYLE } from './category-tile.tsx';
import { ALL, EXPIRING, type InventoryFilter } from './inventory-filter.ts';

interface CategoryFiltersProps {
  ingredients: readonly Ingredient[];
  expiringCount: number;
  filter: InventoryFilter;
}

export function CategoryFilters({ ingredients, expiringCount, filter }: CategoryFiltersProps) {
  const navigate = useNavigate();
  const show = (search: InventoryFilter) => void navigate({ to: '/ingredients', search, resetScroll: false });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row that scrolls sideways
    <div
      role="group"
      aria-label="Filter by category"
      className="no-bar -mx-(--gutter) mt-4 flex gap-2 overflow-x-auto px-(--gutter) py-1.5 lg:flex-wrap"
    >
      <FilterChip
        pressed={!filter.category && !filter.expiring}
        count={ingredients.length}
        onPress={() => show(ALL)}
      >
        All
      </FilterChip>
      {countByCategory(ingredients).map(({ category, count }) => (
        <FilterChip
          key={category}
          pressed={filter.category === category}
          picture={CATEGORY_STYLE[category].emoji}
          count={count}
          onPress={() => show({ category })}
        >
          {CATEGORY_STYLE[category].label}
        </FilterChip>
      ))}
      {expiringCount > 0 && (
        <FilterChip
          pressed={filter.expiring === true}
          tone="warning"
          count={expiringCount}
          onPress={() => show(EXPIRING)}
        >
          Expiring Soon
        </FilterChip>
      )}
    </div>
  );
}

interface CategoryCount {
  readonly category: IngredientCategory;
  readonly count: number;
}

/** Counts of the categories in use, in the app's order of categories. */
function countByCategory(
  ingredients: readonly { readonly category: IngredientCategory }[],
): readonly CategoryCount[] {
  const counts = new Map<IngredientCategory, number>();
  for (const { category } of ingredients) counts.set(category, (counts.get(category) ?? 0) + 1);
  return INGREDIENT_CATEGORIES.flatMap((category) => {
    const count = counts.get(category);
    return count ? [{ category, count }] : [];
  });
}
