import type { IngredientCategory } from '@game-plan/domain/kitchen';
import { cx } from '#ui/cx.ts';
import { CATEGORY_LOOK } from './category-look.ts';

interface CategoryTileProps {
  category: IngredientCategory;
  className?: string;
}

/** The category's emoji on its wash. It says nothing to those who hear the page: the words are beside it. */
export function CategoryTile({ category, className = 'size-12 text-2xl' }: CategoryTileProps) {
  const { emoji, wash } = CATEGORY_LOOK[category];
  return (
    <span className={cx('grid shrink-0 place-items-center rounded-md', wash, className)} aria-hidden="true">
      {emoji}
    </span>
  );
}
