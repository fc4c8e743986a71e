import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, isMealDay, lastPlannedDay } from '@game-plan/domain/meals/meal-days';
import { isWithin, planWeekOf } from '@game-plan/domain/nutrition/day-range';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BookmarkCheck, CalendarSync, CopyPlus, ShoppingBasket, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useCopyDays, useShopForPlan } from '#data/kitchen/plan.ts';
import { CoachWeeks } from '#features/coaching/coach-weeks.tsx';
import { PlanWeek } from '#features/plan/plan-week.tsx';
import { PlanCost } from '#features/prices/plan-cost.tsx';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '../page-title.tsx';

const CalendarDialog = lazyDialog(() => import('#features/plan/calendar-dialog.tsx'), 'CalendarDialog');

const TemplatesDialog = lazyDialog(() => import('#features/plan/templates-dialog.tsx'), 'TemplatesDialog');

const FillDialog = lazyDialog(() => import('#features/plan/fill-dialog.tsx'), 'FillDialog');

const DAYS_A_WEEK = 7;

type PlanDialog = 'fill' | 'templates' | 'calendar';

/** What the kitchen plans to eat in a week, and the shopping for it. */
export function PlanPage() {
  const today = useToday();
  const { week: day = today } = useSearch({ from: '/plan' });
  const week = planWeekOf(day);
  const navigate = useNavigate();
  const copy = useCopyDays();
  const shop = useShopForPlan();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<{ readonly dialog: PlanDialog; readonly visit: number }>();
  const show = (dialog: PlanDialog) => {
    setOpened((last) => ({ dialog, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };
  const go = (next: CalendarDay) => {
    const search = { week: isWithin(today, planWeekOf(next)) ? undefined : next };
    void navigate({ to: '/plan', search, resetScroll: false });
  };
  return (
    <>
      <PageTitle>{t('Week Plan')}</PageTitle>
      <PageHead
        title={t('Week Plan')}
        description={
          <span aria-live="polite">
            {t('{from} to {to}', {
              from: formatNearDay(week.from, today),
              to: formatNearDay(week.to, today),
            })}
          </span>
        }
      >
        <DateStepper
          day={day}
          step="week"
          min={FIRST_MEAL_DAY}
          max={lastPlannedDay(today)}
          isDay={isMealDay}
          onPick={go}
          onStep={(count) => go(addDays(day, count * DAYS_A_WEEK))}
          onToday={isWithin(today, week) ? undefined : () => go(today)}
        />
      </PageHead>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2">
        <Button
          variant="accent"
          icon={ShoppingBasket}
          pending={shop.isPending}
          onClick={() => shop.mutate(week)}
        >
          {t('Shop for This Week')}
        </Button>
        <Button
          variant="secondary"
          icon={CopyPlus}
          pending={copy.isPending}
          onClick={() =>
            copy.mutate({ from: addDays(week.from, -DAYS_A_WEEK), to: week.from, days: DAYS_A_WEEK })
          }
        >
          {t('Copy Last Week')}
        </Button>
        <Button variant="secondary" icon={WandSparkles} onClick={() => show('fill')}>
          {t('Fill the Week')}
        </Button>
        <Button variant="secondary" icon={BookmarkCheck} onClick={() => show('templates')}>
          {t('Saved Weeks')}
        </Button>
        <Button variant="secondary" icon={CalendarSync} onClick={() => show('calendar')}>
          {t('Calendar')}
        </Button>
        <PlanCost week={week} />
      </div>
      <CoachWeeks onPlanned={go} />
      <PlanWeek week={week} />
      {opened?.dialog === 'fill' && (
        <FillDialog key={opened.visit} week={week} open={open} onOpenChange={setOpen} />
      )}
      {opened?.dialog === 'templates' && (
        <TemplatesDialog key={opened.visit} from={week.from} open={open} onOpenChange={setOpen} />
      )}
      {opened?.dialog === 'calendar' && (
        <CalendarDialog key={opened.visit} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
