import { addDays } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, isMealDay, lastPlannedDay, mealDayFault } from '@game-plan/domain/meals/meal-days';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '#features/auth/session-context.tsx';
import { DayComments } from '#features/coaching/day-comments.tsx';
import { DaysMeals } from '#features/meals/day/days-meals.tsx';
import { type MealLogSearch, parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { formatFullDay } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { LateTab } from '#ui/late/late-tab.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { PageTitle } from '../page-title.tsx';
import { LOG_TAB, PHOTO_TAB } from './meal-log-tabs.ts';

const MEAL_LOG_HEAD = { title: t('Meal Log') };

export function MealLogPage() {
  const { user } = useSession();
  const today = useToday();
  const { tab = 'log', meal, date } = useSearch({ from: '/meal-log' });
  const day = date ?? today;
  const navigate = useNavigate();
  const show = (changed: MealLogSearch, replace = false) => {
    const next = parseMealLogSearch({ tab, date, ...changed });
    // Today is not in the address, so that a page left open overnight moves on to the next day.
    const search = { ...next, date: next.date === today ? undefined : next.date };
    void navigate({ to: '/meal-log', search, resetScroll: false, replace });
  };
  const tabs = [
    { value: 'log', label: t('Log a Meal') },
    { value: 'photo', label: t('Photo Analysis') },
    {
      value: 'today',
      label: day === today ? t("Today's Meals") : t('Meals of {day}', { day: formatNearDay(day, today) }),
    },
  ] as const;
  const fault = mealDayFault(day, today);
  return (
    <>
      <PageTitle>{t('Meal Log')}</PageTitle>
      <PageHead {...MEAL_LOG_HEAD} description={<span aria-live="polite">{formatFullDay(day)}</span>}>
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
        <Link to="/plan" className={buttonClasses('secondary', 'md')}>
          {t('Week Plan')}
        </Link>
      </PageHead>
      <DayComments day={day} className="mt-5" />
      <Tabs
        label={t('Meal log')}
        tabs={tabs}
        value={tab}
        onValueChange={(next) => show({ tab: next })}
        className="mt-4"
      >
        <TabPanel value="log">
          {fault ? (
            <NotLoggable fault={fault} />
          ) : (
            <LateTab
              part={LOG_TAB}
              label={t('Log a Meal')}
              className="mt-6"
              props={{ userId: user.id, date, asked: meal, onTaken: () => show({}, true) }}
            />
          )}
        </TabPanel>
        <TabPanel value="photo">
          {fault ? (
            <NotLoggable fault={fault} />
          ) : (
            <LateTab part={PHOTO_TAB} label={t('Photo Analysis')} className="mt-6" props={{ date }} />
          )}
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
  return (
    <EmptyState spot="plate" className="mt-6" title={fault} description={t('Choose another date above.')} />
  );
}
