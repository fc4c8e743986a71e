import type { Meal } from '@game-plan/contracts/food/meals';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, isMealDay, lastPlannedDay, mealDayFault } from '@game-plan/domain/meals/meal-days';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useEffect, useState } from 'react';
import { useSession } from '#features/auth/session-context.tsx';
import { DayComments } from '#features/coaching/day-comments.tsx';
import { DaysMeals } from '#features/meals/day/days-meals.tsx';
import { LogMeal } from '#features/meals/log-meal.tsx';
import { useMealDraft } from '#features/meals/meal-draft.ts';
import { type MealLogSearch, parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { MealTypePicker, useLikelyMealType } from '#features/meals/meal-type-picker.tsx';
import { PhotoAnalyzer } from '#features/photo-analysis/photo-analyzer.tsx';
import { formatNearDay } from '#lib/format/format.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { useNavigate, useSearch } from '#lib/router/router-provider.tsx';
import { useToday } from '#lib/today.ts';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { PageTitle } from '../page-title.tsx';

/** The page's heading, also used for its frame. */
export const MEAL_LOG_HEAD = { title: 'Meal Log' };

export function MealLogPage() {
  const { user } = useSession();
  const today = useToday();
  const { tab = 'log', meal, date } = useSearch('/meal-log');
  const day = date ?? today;
  const { change } = useMealDraft(user.id);
  const navigate = useNavigate();
  const show = (changed: MealLogSearch, replace = false) => {
    const next = parseMealLogSearch({ tab, date, ...changed });
    // Today is not in the address, so that a page left open overnight moves on to the next day.
    const search = { ...next, date: next.date === today ? undefined : next.date };
    void navigate({ to: '/meal-log', search, resetScroll: false, replace });
  };
  useEffect(() => {
    if (!meal) return;
    // Applied once, so that a reload does not undo a later choice.
    change((draft) => ({ ...draft, type: meal }));
    show({}, true);
  });
  const tabs = [
    { value: 'log', label: 'Log a Meal' },
    { value: 'photo', label: 'Photo Analysis' },
    { value: 'today', label: day === today ? "Today's Meals" : `Meals of ${formatNearDay(day, today)}` },
  ] as const;
  const fault = mealDayFault(day, today);
  return (
    <>
      <PageTitle>Meal Log</PageTitle>
      <PageHead
        {...MEAL_LOG_HEAD}
        description={<span aria-live="polite">{`${formatWeekday(day)}, ${day.slice(0, 4)}`}</span>}
      >
        <DateStepper
          day={day}
          step="day"
          min={FIRST_MEAL_DAY}
          max={lastPlannedDay(today)}
          isDay={isMealDay}
          onPick={(picked) => show({ date: picked })}
          onStep={(count) => show({ date: addDays(day, count) })}
          onToday={day === today ? undefined : () => show({ date: undefined })}
        />
      </PageHead>
      <DayComments day={day} className="mt-5" />
      <Tabs
        label="Meal log"
        tabs={tabs}
        value={tab}
        onValueChange={(next) => show({ tab: next })}
        className="mt-4"
      >
        <TabPanel value="log">
          {fault ? <NotLoggable fault={fault} /> : <LogMeal userId={user.id} date={date} />}
        </TabPanel>
        <TabPanel value="photo">
          {fault ? <NotLoggable fault={fault} /> : <PhotoAnalysisTab date={date} />}
        </TabPanel>
        <TabPanel value="today">
          <DaysMeals day={day} onAdd={(type) => show({ tab: 'log', meal: type })} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Shown for a day on which no meal can be logged; existing meals stay visible. */
function NotLoggable({ fault }: { fault: string }) {
  return <EmptyState spot="plate" className="mt-6" title={fault} description="Choose another date above." />;
}

/** Loaded when first opened, because it contains the food table for units. */
const EditMealDialog = lazyDialog(() => import('#features/meals/day/edit-meal-dialog.tsx'), 'EditMealDialog');

/** The photo analyzer with the meal log's type picker and edit dialog. */
function PhotoAnalysisTab({ date }: { date: CalendarDay | undefined }) {
  const { user } = useSession();
  const likely = useLikelyMealType();
  const [chosen, setChosen] = useState<MealType>();
  const [edited, setEdited] = useState<{ readonly meal: Meal; readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const mealType = chosen ?? likely;
  const edit = (meal: Meal) => {
    setEdited((last) => ({ meal, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <>
      <PhotoAnalyzer
        isAdmin={user.role === 'admin'}
        mealType={mealType}
        date={date}
        mealTypePicker={<MealTypePicker type={mealType} onChange={setChosen} />}
        onEdit={edit}
      />
      {edited && <EditMealDialog key={edited.visit} meal={edited.meal} open={open} onOpenChange={setOpen} />}
    </>
  );
}
