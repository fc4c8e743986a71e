import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { daysOf } from '@game-plan/domain/nutrition/day-range';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planQuery, useChangeEntry, usePlanMeal } from '#data/kitchen/plan.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { PlanDay } from './plan-day.tsx';
import type { Drop } from './use-drag.ts';

const PlanMealDialog = lazyDialog(() => import('./plan-meal-dialog.tsx'), 'PlanMealDialog');

interface PlanWeekProps {
  week: { readonly from: CalendarDay; readonly to: CalendarDay };
}

/** What the dialog is for: a new meal of a day, or a change of one. */
type Opened = { readonly day: CalendarDay; readonly entry?: PlanEntry };

/** The seven days of a week with their meals, which can be dragged to another day. */
export function PlanWeek({ week }: PlanWeekProps) {
  const today = useToday();
  const { data: entries, isError, isFetching, refetch } = useQuery(planQuery(week, today));
  const [opened, setOpened] = useState<Opened & { readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const change = useChangeEntry();
  const copy = usePlanMeal();
  const show = (what: Opened) => {
    setOpened((last) => ({ ...what, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };
  const drop = ({ id, day, isCopy }: Drop) => {
    const entry = entries?.find((each) => each.id === id);
    if (!entry) return;
    if (isCopy) {
      const { slot, name, servings, eaters, recipe } = entry;
      copy.mutate({ day, slot, name, servings, eaters, recipeId: recipe?.id ?? null });
    } else if (entry.day !== day) change.mutate({ id, change: { day } });
  };
  if (isError && !entries)
    return (
      <ErrorPanel
        title={t('The plan did not load')}
        description={t('What you planned is safe. Check the connection and try again.')}
        failed={{ refetch, isFetching }}
        className="mt-6"
      />
    );
  return (
    <>
      {!entries && <LoadingNote />}
      <ol aria-label={t('Days of the week')} className="mt-6 grid gap-3 lg:grid-cols-7 lg:gap-2">
        {daysOf(week).map((day) =>
          entries ? (
            <PlanDay
              key={day}
              day={day}
              today={today}
              entries={entries.filter((entry) => entry.day === day)}
              onAdd={() => show({ day })}
              onChange={(entry) => show({ day, entry })}
              onDrop={drop}
            />
          ) : (
            <li key={day}>
              <Skeleton className="h-24 lg:h-72" />
            </li>
          ),
        )}
      </ol>
      {opened && <PlanMealDialog key={opened.visit} {...opened} open={open} onOpenChange={setOpen} />}
    </>
  );
}
