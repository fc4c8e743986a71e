import type { IngredientCategory } from '@game-plan/domain/kitchen';
import { cx } from '#ui/cx.ts';
import { CATEGORY_LOOK } from './category-look.ts';

interface CategoryTileProps {
  category: IngredientCategory;
  /** The category is written beside it, so that the picture need not say it too. */
  isNamedBeside?: boolean;
  /** Its size; the emoji takes two thirds of it. */
  className?: string;
}

/** The category's emoji on its wash. */
export function CategoryTile({ category, isNamedBeside = false, className = 'size-12' }: CategoryTileProps) {
  const { label, emoji, wash } = CATEGORY_LOOK[category];
  return (
    <span className={cx('grid shrink-0 place-items-center rounded-md', wash, className)}>
      <img src={emoji} alt={isNamedBeside ? '' : label} className="size-2/3" />
    </span>
  );
}
