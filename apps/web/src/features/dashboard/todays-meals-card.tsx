import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Egg, type LucideIcon, Plus, Sandwich, Utensils } from 'lucide-react';
import { mealsQuery } from '#data/food/meals.ts';
import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { CardLink } from './card-link.tsx';
import { type MealOfType, mealOfType } from './sum-meals.ts';

const PANELS = [
  {
    type: 'breakfast',
    name: t('Breakfast'),
    icon: Egg,
    empty: t('No breakfast logged'),
    isInvitation: false,
  },
  { type: 'lunch', name: t('Lunch'), icon: Sandwich, empty: t('No lunch logged'), isInvitation: false },
  { type: 'dinner', name: t('Dinner'), icon: Utensils, empty: t('Plan dinner'), isInvitation: true },
] as const;

/** Today's meals by type. */
export function TodaysMealsCard({ className = '' }: { className?: string }) {
  const { data: meals, isError, isFetching, refetch } = useQuery(mealsQuery(useToday()));
  if (isError) {
    return (
      <ErrorPanel
        title={t("Today's meals did not load")}
        description={t('What you logged is safe. Check the connection and try again.')}
        failed={{ refetch, isFetching }}
        className={className}
      />
    );
  }
  const snacks = mealOfType(meals ?? [], 'snack');
  return (
    <Card aria-labelledby="todays-meals" className={`flex flex-col p-5 sm:p-6 ${className}`}>
      <CardHead title={t("Today's Meals")} titleId="todays-meals">
        <span className="flex flex-wrap gap-x-4">
          <CardLink to="/plan">{t('Week plan')}</CardLink>
          <CardLink to="/meal-log">{t('Log a meal')}</CardLink>
        </span>
      </CardHead>
      {!meals && <LoadingNote />}
      <div className="mt-4 grid flex-1 gap-3 sm:grid-cols-3">
        {PANELS.map((panel) =>
          meals ? (
            <MealPanel key={panel.type} {...panel} meal={mealOfType(meals, panel.type)} />
          ) : (
            <Skeleton key={panel.type} className="h-16 rounded-md! sm:h-32" />
          ),
        )}
      </div>
      {snacks && (
        <p className="mt-3 text-sm text-muted">
          {t('Snacks:')} <b className="num text-base text-ink">{formatWhole(snacks.calories)}</b> {t('cal')},{' '}
          {snacks.foods.join(', ')}
        </p>
      )}
    </Card>
  );
}

const FOODS_SHOWN = 2;

interface MealPanelProps {
  type: MealType;
  name: string;
  icon: LucideIcon;
  /** Undefined if nothing was logged. */
  meal: MealOfType | undefined;
  /** The text if nothing was logged, linked to the meal log. */
  empty: string;
  /** Whether that text is an invitation to act. */
  isInvitation: boolean;
}

/** One of today's meals with its calories and first two foods, or a link to log it. */
function MealPanel({ type, name, icon: Icon, meal, empty, isInvitation }: MealPanelProps) {
  if (!meal) {
    return (
      <Link
        to="/meal-log"
        search={{ meal: type }}
        className="flex items-center justify-between gap-x-3 gap-y-1 rounded-md border border-dashed border-line-strong p-4 hover:border-primary hover:bg-primary-soft max-sm:flex-wrap sm:min-h-32 sm:flex-col sm:items-stretch"
      >
        <span className="flex items-center gap-2 text-sm font-semibold">
          <Icon className="size-4.5 text-muted" aria-hidden="true" />
          {name}
        </span>{' '}
        <span
          className={`flex min-w-0 items-center gap-1.5 text-right sm:mt-auto sm:text-left ${isInvitation ? 'font-semibold text-primary' : 'text-muted'}`}
        >
          {isInvitation && <Plus className="size-4.5 shrink-0" aria-hidden="true" />}
          {empty}
        </span>
      </Link>
    );
  }
  const more = meal.foods.length - FOODS_SHOWN;
  return (
    <div className="focus-card relative grid grid-cols-[1fr_auto] content-start gap-x-3 rounded-md border border-line bg-bg p-4 hover:border-line-strong sm:flex sm:flex-col">
      <h3 className="text-sm font-semibold">
        <Link
          to="/meal-log"
          search={{ tab: 'today' }}
          className="stretch flex items-center gap-2 after:absolute after:inset-0"
        >
          <Icon className="size-4.5 text-accent-text" aria-hidden="true" />
          {name}
        </Link>
      </h3>
      <p className="row-span-2 self-center sm:mt-3 sm:self-start">
        <span className="num text-2xl">{formatWhole(meal.calories)}</span>{' '}
        <span className="text-sm text-muted">{t('cal')}</span>
      </p>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {meal.foods.slice(0, FOODS_SHOWN).join(', ')}
        {more > 0 && <span className="whitespace-nowrap"> {t('+{more} more', { more })}</span>}
      </p>
    </div>
  );
}
