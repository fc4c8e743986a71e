import type { Ingredient } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isNone } from '@game-plan/domain/units/amount';
import { memo } from 'react';
import { formatQuantity } from '#lib/format.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { CategoryTile } from './category-tile.tsx';
import { ExpiryDate } from './expiry-date.tsx';
import { IngredientMenu, type MenuExtra } from './ingredient-menu.tsx';
import { keepFocus } from './keep-focus.ts';
import { StatusBadge } from './status-badge.tsx';

/**
 * Off the screen a card costs neither style nor layout: there may be a thousand. One with an open menu is left
 * alone, since the skipping would cut the menu off at the card's edge.
 */
const SKIPPED_OFF_SCREEN =
  '[content-visibility:auto] [contain-intrinsic-size:auto_112px] has-aria-expanded:[content-visibility:visible]';

interface IngredientCardProps {
  ingredient: Ingredient;
  today: CalendarDay;
  menuExtra: MenuExtra;
}

/** One ingredient of the grid, rendered again only when it changes. */
export const IngredientCard = memo(function IngredientCard({
  ingredient,
  today,
  menuExtra,
}: IngredientCardProps) {
  const { name, category, quantity, unit, status } = ingredient;
  return (
    <li ref={keepFocus} className={cx(CARD, SKIPPED_OFF_SCREEN, 'relative flex gap-3.5 p-4')}>
      <CategoryTile category={category} />
      <div className="min-w-0 flex-1">
        <h2 className="h-card line-clamp-2 pr-8 wrap-anywhere" title={name}>
          {name}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {formatQuantity(quantity, unit)}
          {isNone(quantity) && <span className="font-semibold text-warning-text"> · none left</span>}
        </p>
        <div className="mt-3 flex min-h-6 flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          <ExpiryDate ingredient={ingredient} today={today} />
        </div>
      </div>
      <div className="absolute top-1.5 right-1.5">
        <IngredientMenu ingredient={ingredient} extra={menuExtra} />
      </div>
    </li>
  );
});
