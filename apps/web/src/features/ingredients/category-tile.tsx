import type { IngredientCategory } from '@game-plan/domain/ingredient';
import { t } from '#lib/language.ts';
import { cx } from '#ui/cx.ts';
import broccoli from './category-icons/broccoli.svg?inline';
import cannedFood from './category-icons/canned-food.svg?inline';
import cheeseWedge from './category-icons/cheese-wedge.svg?inline';
import cupWithStraw from './category-icons/cup-with-straw.svg?inline';
import cutOfMeat from './category-icons/cut-of-meat.svg?inline';
import hotPepper from './category-icons/hot-pepper.svg?inline';
import redApple from './category-icons/red-apple.svg?inline';
import sheafOfRice from './category-icons/sheaf-of-rice.svg?inline';

interface CategoryStyle {
  /** The label of its button. */
  readonly label: string;
  /** The category's emoji as a picture's address, because not every device has an emoji font. */
  readonly emoji: string;
  /** The background of the emoji's tile. */
  readonly wash: string;
}

export const CATEGORY_STYLE: Readonly<Record<IngredientCategory, CategoryStyle>> = {
  protein: { label: t('Protein'), emoji: cutOfMeat, wash: 'bg-accent-soft' },
  vegetable: { label: t('Vegetable'), emoji: broccoli, wash: 'bg-primary-soft' },
  fruit: { label: t('Fruit'), emoji: redApple, wash: 'bg-accent-soft' },
  dairy: { label: t('Dairy'), emoji: cheeseWedge, wash: 'bg-butter-soft' },
  grain: { label: t('Grain'), emoji: sheafOfRice, wash: 'bg-butter-soft' },
  pantry: { label: t('Pantry'), emoji: cannedFood, wash: 'bg-quiet' },
  spice: { label: t('Spice'), emoji: hotPepper, wash: 'bg-accent-soft' },
  beverage: { label: t('Beverage'), emoji: cupWithStraw, wash: 'bg-quiet' },
};

interface CategoryTileProps {
  category: IngredientCategory;
  /** Whether the category's name is shown beside it, so that the picture needs no text. */
  isNamedBeside?: boolean;
  /** Classes for its size; the emoji takes two thirds of it. */
  className?: string;
}

/** The category's emoji on its background. */
export function CategoryTile({ category, isNamedBeside = false, className = 'size-12' }: CategoryTileProps) {
  const { label, emoji, wash } = CATEGORY_STYLE[category];
  return (
    <span className={cx('grid shrink-0 place-items-center rounded-md', wash, className)}>
      <img src={emoji} alt={isNamedBeside ? '' : label} className="size-2/3" />
    </span>
  );
}
