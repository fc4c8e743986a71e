import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired, isExpiryHighlighted, shownStatus } from '@game-plan/domain/expiry';
import { type IngredientStatus, PLACES, type Place } from '@game-plan/domain/ingredient';
import { isZeroAmount } from '@game-plan/domain/units/amount';
import { useQuery } from '@tanstack/react-query';
import {
  Check,
  CircleAlert,
  ClockAlert,
  DoorClosed,
  EllipsisVertical,
  ListPlus,
  PackageOpen,
  Pencil,
  Recycle,
  Refrigerator,
  Snowflake,
  Trash2,
  Utensils,
} from 'lucide-react';
import { type ComponentType, memo } from 'react';
import {
  useDeleteIngredient,
  useEatDish,
  useOpenIngredient,
  useStoreIngredient,
  useUpdateIngredient,
} from '#data/kitchen/ingredients.ts';
import { minimumsQuery } from '#data/kitchen/shopping-list.ts';
import { formatAmount, formatDay, formatNumber } from '#lib/format/format.ts';
import { localText, t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { CARD_LINK, UsualDayButton } from './batches/usual-day.tsx';
import { CategoryTile } from './category-tile.tsx';
import { useOpenDialog } from './inventory-dialog.ts';

export const GRID = 'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';

interface IngredientGridProps {
  ingredients: readonly Ingredient[];
  today: CalendarDay;
  menuExtra: MenuExtra;
}

export function IngredientGrid({ ingredients, ...shared }: IngredientGridProps) {
  return (
    <ul className={GRID} aria-label={t('Ingredients')}>
      {ingredients.map((ingredient) => (
        <IngredientCard key={ingredient.id} ingredient={ingredient} {...shared} />
      ))}
    </ul>
  );
}

/**
 * Skips style and layout of off-screen cards, of which there may be a thousand. Not for a card with an open menu, which
 * would be clipped at the card's edge.
 */
const SKIPPED_OFF_SCREEN =
  '[content-visibility:auto] [contain-intrinsic-size:auto_112px] has-aria-expanded:[content-visibility:visible]';

interface IngredientCardProps {
  ingredient: Ingredient;
  today: CalendarDay;
  menuExtra: MenuExtra;
}

/** An ingredient's card, memoised so that it renders only when it changes. */
const IngredientCard = memo(function IngredientCard({ ingredient, today, menuExtra }: IngredientCardProps) {
  const { name, category, quantity, unit, place, openedOn, batches } = ingredient;
  return (
    <li ref={keepFocus} className={cx(CARD, SKIPPED_OFF_SCREEN, 'relative flex gap-3.5 p-4')}>
      <CategoryTile category={category} />
      <div className="min-w-0 flex-1">
        <h2 className="h-card line-clamp-2 pr-8 wrap-anywhere" title={name}>
          {name}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {formatAmount(quantity, unit)}
          {isZeroAmount(quantity) && (
            <span className="font-semibold text-warning-text"> · {t('none left')}</span>
          )}
          <AtLeast ingredient={ingredient} />
        </p>
        <div className="mt-3 flex min-h-6 flex-wrap items-center gap-2">
          <StatusBadge status={shownStatus(ingredient, today)} />
          {place && <Badge icon={PLACE_LOOK[place].icon}>{PLACE_LOOK[place].label}</Badge>}
          <ExpiryDate ingredient={ingredient} today={today} />
          {openedOn && <OpenedOn day={openedOn} />}
          {batches.length > 1 && <BatchesButton ingredient={ingredient} />}
          {batches.length === 0 && <UsualDayButton ingredient={ingredient} batch={0} />}
        </div>
      </div>
      <div className="absolute top-1.5 right-1.5">
        <IngredientMenu ingredient={ingredient} extra={menuExtra} />
      </div>
    </li>
  );
});

const LOOK = {
  fresh: { variant: 'success', icon: Check },
  expiring: { variant: 'warning', icon: ClockAlert },
  expired: { variant: 'destructive', icon: CircleAlert },
} as const satisfies Record<IngredientStatus, object>;

function StatusBadge({ status }: { status: IngredientStatus }) {
  return <Badge {...LOOK[status]}>{localText(status)}</Badge>;
}

const PLACE_LOOK = {
  fridge: { label: t('Fridge'), icon: Refrigerator },
  freezer: { label: t('Freezer'), icon: Snowflake },
  cupboard: { label: t('Cupboard'), icon: DoorClosed },
} as const satisfies Record<Place, object>;

/** 'Opened Nov 22, 2026' */
function OpenedOn({ day }: { day: CalendarDay }) {
  return (
    <time dateTime={day} className="text-xs text-muted">
      {t('Opened {day}', { day: formatDay(day) })}
    </time>
  );
}

/** ' · at least 1 l', if there is always to be some of the food. */
function AtLeast({ ingredient: { id } }: { ingredient: Ingredient }) {
  const { data: minimums } = useQuery(minimumsQuery);
  const minimum = minimums?.find(({ ids }) => ids.includes(id));
  if (!minimum) return null;
  return ` · ${t('at least {amount}', { amount: formatAmount(minimum.quantity, minimum.unit) })}`;
}

/** '2 batches', which opens them. */
function BatchesButton({ ingredient }: { ingredient: Ingredient }) {
  const openDialog = useOpenDialog();
  const count = formatNumber(ingredient.batches.length);
  return (
    <button
      type="button"
      aria-label={t('{count} batches of {name}', { count, name: ingredient.name })}
      onClick={() => openDialog({ kind: 'batches', ingredient })}
      className={CARD_LINK}
    >
      {t('{count} batches', { count })}
    </button>
  );
}

interface ExpiryDateProps {
  ingredient: Ingredient;
  today: CalendarDay;
}

/** 'Exp: Nov 22, 2026', amber if soon and red if past. */
function ExpiryDate({ ingredient, today }: ExpiryDateProps) {
  const { expiryDate } = ingredient;
  if (expiryDate === null) return null;
  const tone = isExpired(ingredient, today) ? 'text-destructive-text' : 'text-warning-text';
  const look = isExpiryHighlighted(expiryDate, today) ? `font-semibold ${tone}` : 'text-muted';
  return (
    <time dateTime={expiryDate} className={cx('text-xs', look)}>
      {t('Exp: {expiryDate}', { expiryDate: formatDay(expiryDate) })}
    </time>
  );
}

/**
 * A ref for an element that may be removed while it has the focus, such as a deleted card. Moves the focus to the
 * page's heading, without scrolling.
 */
function keepFocus(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  };
}

/** An additional menu item for each ingredient, provided by the page. */
export type MenuExtra = ComponentType<{ name: string }>;

interface IngredientMenuProps {
  ingredient: Ingredient;
  extra: MenuExtra;
}

function IngredientMenu({ ingredient, extra: Extra }: IngredientMenuProps) {
  const openDialog = useOpenDialog();
  return (
    <Menu
      trigger={
        <IconButton
          label={t('Actions for {name}', { name: ingredient.name })}
          icon={EllipsisVertical}
          className="text-muted"
        />
      }
    >
      <MenuItem icon={Pencil} onSelect={() => openDialog({ kind: 'edit', ingredient })}>
        {t('Edit')}
      </MenuItem>
      {ingredient.isDish && <DishItems ingredient={ingredient} />}
      <PlaceItems ingredient={ingredient} />
      {!ingredient.isDish && <OpenedItem ingredient={ingredient} />}
      {!ingredient.isDish && (
        <MenuItem icon={ListPlus} onSelect={() => openDialog({ kind: 'minimum', ingredient })}>
          {t('Minimum...')}
        </MenuItem>
      )}
      <Extra name={ingredient.name} />
      <MenuItem icon={Trash2} destructive onSelect={() => openDialog({ kind: 'delete', ingredient })}>
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}

/** What can be done with a cooked dish, each with Undo. */
function DishItems({ ingredient }: { ingredient: Ingredient }) {
  const eating = useEatDish();
  const deletion = useDeleteIngredient();
  return (
    <>
      <MenuItem icon={Utensils} onSelect={() => eating.mutate(ingredient)}>
        {t('Eat a serving')}
      </MenuItem>
      <MenuItem icon={Recycle} onSelect={() => deletion.mutate({ ingredient, why: 'thrown away' })}>
        {t('Throw away')}
      </MenuItem>
    </>
  );
}

const MOVES = {
  freezer: t('Freeze'),
  fridge: t('Move to fridge'),
  cupboard: t('Move to cupboard'),
} satisfies Record<Place, string>;

/** The places where it is not; a cooked dish keeps in no cupboard. */
function PlaceItems({ ingredient }: { ingredient: Ingredient }) {
  const storing = useStoreIngredient();
  const { place: now, isDish } = ingredient;
  return PLACES.filter((place) => place !== now && !(isDish && place === 'cupboard')).map((place) => (
    <MenuItem
      key={place}
      icon={PLACE_LOOK[place].icon}
      onSelect={() => storing.mutate({ ingredient, place })}
    >
      {MOVES[place]}
    </MenuItem>
  ));
}

/** Opens what is not open, or takes that back. */
function OpenedItem({ ingredient }: { ingredient: Ingredient }) {
  const update = useUpdateIngredient();
  const opening = useOpenIngredient();
  const { id, openedOn, batches } = ingredient;
  const isClosed = openedOn === null || batches.some((batch) => batch.openedOn === null);
  return (
    <MenuItem
      icon={PackageOpen}
      onSelect={() =>
        isClosed ? opening.mutate({ ingredient }) : update.mutate({ id, fields: { openedOn: null } })
      }
    >
      {isClosed ? t('Opened today') : t('Not opened')}
    </MenuItem>
  );
}
