import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { INGREDIENT_CATEGORIES, type IngredientCategory } from '@game-plan/domain/ingredient';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from '#lib/language.ts';
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
  const row = useRef<HTMLDivElement>(null);
  const { category, expiring } = filter;
  // A link or the address may choose a filter beyond the edge of a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed chip comes and goes with these
  useEffect(() => {
    const frame = requestAnimationFrame(() => row.current && showPressed(row.current));
    return () => cancelAnimationFrame(frame);
  }, [category, expiring, expiringCount]);
  const show = (search: InventoryFilter) =>
    void navigate({
      to: '/ingredients',
      search: filter.q ? { ...search, q: filter.q } : search,
      resetScroll: false,
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row that scrolls sideways
    <div
      ref={row}
      role="group"
      aria-label={t('Filter by category')}
      className="no-bar -mx-(--gutter) mt-4 flex gap-2 overflow-x-auto px-(--gutter) py-1.5 lg:flex-wrap"
    >
      <FilterChip
        pressed={!filter.category && !filter.expiring}
        count={ingredients.length}
        onPress={() => show(ALL)}
      >
        {t('All')}
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
          {t('Expiring Soon')}
        </FilterChip>
      )}
    </div>
  );
}

/** Scrolls the row, and not the page, sideways until the pressed chip is visible. */
function showPressed(row: HTMLElement) {
  const chip = row.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
  if (!chip) return;
  const { left, right } = row.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(row).paddingRight);
  row.scrollLeft += Math.max(0, chip.right + room - right) - Math.max(0, left + room - chip.left);
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
