import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { Link } from '@tanstack/react-router';
import {
  Check,
  ChefHat,
  Ellipsis,
  type LucideIcon,
  Pencil,
  ShoppingBasket,
  SkipForward,
  Snowflake,
  Trash2,
  TriangleAlert,
  Undo2,
  Utensils,
} from 'lucide-react';
import { useChangeEntry, useCookEntry, useRemoveEntry } from '#data/kitchen/plan.ts';
import { formatDay, formatNumber } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { pictureSource } from '#lib/picture-source.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useDraggedEntry } from './use-drag.ts';

interface EntryCardProps {
  entry: PlanEntry;
  today: CalendarDay;
  /** Opens the dialog in which the meal is moved and changed. */
  onChange: () => void;
}

/** A planned meal. On wide screens it can be dragged; everything is in its menu, too. */
export function EntryCard({ entry, today, onChange }: EntryCardProps) {
  const { ref, isActive } = useDraggedEntry(entry.id);
  const { name, slot, recipe, servings, state, lacks, rest, day } = entry;
  const isOver = state !== 'planned';
  const imageUrl = recipe?.imageUrl;
  return (
    <li
      ref={ref}
      className={cx(
        'focus-card relative flex items-start gap-2.5 overflow-hidden rounded-md border border-line bg-bg lg:block lg:cursor-grab',
        isActive && 'opacity-50',
      )}
    >
      {imageUrl && (
        <img
          {...pictureSource(imageUrl, 'plan')}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={cx(
            'aspect-square w-18 shrink-0 self-stretch object-cover lg:aspect-[16/9] lg:w-full',
            isOver && 'opacity-60',
          )}
        />
      )}
      <div
        className={cx(
          'grid min-w-0 flex-1 grid-cols-[1fr_auto] items-start lg:pl-2.5',
          !imageUrl && 'pl-2.5',
        )}
      >
        <div className="min-w-0 py-2">
          <p className="text-xs font-semibold text-muted">{optionLabel(slot)}</p>
          <h3 className={cx('text-sm font-semibold wrap-anywhere', state === 'skipped' && 'line-through')}>
            {recipe ? (
              <Link to="/recipes" search={{ recipe: String(recipe.id) }} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {recipe && (
            <p className="mt-0.5 text-xs text-muted">
              {t('{count, select, 1 {1 serving} other {{count} servings}}', { count: servings })}
              {recipe.minutes !== null && t(', {minutes} min', { minutes: recipe.minutes })}
            </p>
          )}
          {rest && !isOver && <Rest rest={rest} day={day} />}
          {state === 'cooked' && (
            <Badge variant="success" icon={Check} className="mt-1.5">
              {rest ? t('Eaten') : t('Cooked')}
            </Badge>
          )}
          {state === 'skipped' && <Badge className="mt-1.5">{t('Skipped')}</Badge>}
          {lacks.length > 0 && <Lacks lacks={lacks} isLate={day <= today} />}
        </div>
        <EntryMenu entry={entry} isOver={isOver} onChange={onChange} />
      </div>
    </li>
  );
}

/** What has become of the dish of which a meal eats what is left. */
function Rest({ rest, day }: { rest: NonNullable<PlanEntry['rest']>; day: CalendarDay }) {
  const { state, servings, until } = rest;
  if (state === 'awaited') return <p className="mt-0.5 text-xs text-muted">{t('Still to be cooked')}</p>;
  if (state === 'discarded' || state === 'gone')
    return (
      <RestNote icon={TriangleAlert} isWarning>
        {state === 'discarded' ? t('It was thrown away') : t('Nothing is left of it')}
      </RestNote>
    );
  return (
    <>
      <p className="mt-0.5 text-xs text-muted">
        {t('{count, select, 1 {1 serving there} other {{count} servings there}}', {
          count: formatNumber(servings),
        })}
      </p>
      {state === 'frozen' && <RestNote icon={Snowflake}>{t('Frozen: take it out in time')}</RestNote>}
      {state === 'there' && until !== null && until < day && (
        <RestNote icon={TriangleAlert} isWarning>
          {t('Keeps only until {day}', { day: formatDay(until) })}
        </RestNote>
      )}
    </>
  );
}

interface RestNoteProps {
  icon: LucideIcon;
  isWarning?: boolean;
  children: string;
}

/** No badge, which does not wrap: a day of the week is narrow. */
function RestNote({ icon: Icon, isWarning = false, children }: RestNoteProps) {
  return (
    <p
      className={cx(
        'mt-1 flex items-start gap-1 text-xs font-semibold',
        isWarning ? 'text-warning-text' : 'text-muted',
      )}
    >
      <Icon className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** What has to be bought for a meal, and until when. */
function Lacks({ lacks, isLate }: { lacks: PlanEntry['lacks']; isLate: boolean }) {
  return (
    <details className="group mt-1.5 text-xs">
      <summary className="flex min-h-6 cursor-pointer list-none items-center">
        <Badge variant="warning" icon={ShoppingBasket}>
          {isLate
            ? t('{count} to buy today', { count: lacks.length })
            : t('{count} to buy', { count: lacks.length })}
        </Badge>
      </summary>
      <ul className="mt-1.5 grid gap-0.5 text-muted">
        {lacks.map(({ name, written }) => (
          <li key={name}>{`${written} ${name}`.trim()}</li>
        ))}
      </ul>
    </details>
  );
}

function EntryMenu({ entry, isOver, onChange }: { entry: PlanEntry; isOver: boolean; onChange: () => void }) {
  const cook = useCookEntry();
  const change = useChangeEntry();
  const removal = useRemoveEntry();
  const setState = (state: 'planned' | 'skipped') => change.mutate({ id: entry.id, change: { state } });
  return (
    <Menu
      trigger={
        <IconButton label={t('{name}: more', { name: entry.name })} icon={Ellipsis} className="-mt-0.5" />
      }
    >
      {!isOver && entry.recipe && (
        <MenuItem icon={ChefHat} onSelect={() => cook.mutate(entry)}>
          {t('Cooked')}
        </MenuItem>
      )}
      {!isOver && entry.rest && entry.rest.servings > 0 && (
        <MenuItem icon={Utensils} onSelect={() => cook.mutate(entry)}>
          {t('Eaten')}
        </MenuItem>
      )}
      <MenuItem icon={Pencil} onSelect={onChange}>
        {t('Move or change')}
      </MenuItem>
      {entry.state === 'planned' && (
        <MenuItem icon={SkipForward} onSelect={() => setState('skipped')}>
          {t('Skip')}
        </MenuItem>
      )}
      {entry.state === 'skipped' && (
        <MenuItem icon={Undo2} onSelect={() => setState('planned')}>
          {t('Plan again')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} onSelect={() => removal.mutate(entry)}>
        {t('Remove')}
      </MenuItem>
    </Menu>
  );
}
