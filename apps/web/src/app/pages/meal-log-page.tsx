import type { Meal } from '@game-plan/contracts/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '#features/auth/session-context.tsx';
import { LogMeal } from '#features/meals/log-meal.tsx';
import { useMealDraft } from '#features/meals/meal-draft.ts';
import { type MealLogSearch, parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { MealTypePicker, useLikelyMealType } from '#features/meals/meal-type-picker.tsx';
import { TodaysMeals } from '#features/meals/todays-meals.tsx';
import { PhotoAnalyzer } from '#features/photo-analysis/photo-analyzer.tsx';
import { lazyPart } from '#lib/browser/load-part.ts';
import { formatWeekday } from '#lib/format/format.ts';
import { useToday } from '#lib/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { PageTitle } from '../page-title.tsx';

const TABS = [
  { value: 'log', label: 'Log a Meal' },
  { value: 'photo', label: 'Photo Analysis' },
  { value: 'today', label: "Today's Meals" },
] as const;

export function MealLogPage() {
  const { user } = useSession();
  const day = useToday();
  const { tab = 'log', meal } = useSearch({ from: '/meal-log' });
  const { change } = useMealDraft(user.id);
  const navigate = useNavigate();
  const show = (next: MealLogSearch, replace = false) =>
    void navigate({ to: '/meal-log', search: parseMealLogSearch({ ...next }), resetScroll: false, replace });
  useEffect(() => {
    if (!meal) return;
    // Chosen once: what is picked by hand afterwards is not to be undone by a reload.
    change((draft) => ({ ...draft, type: meal }));
    show({}, true);
  });
  return (
    <>
      <PageTitle>Meal Log</PageTitle>
      <PageHead title="Meal Log" description={`${formatWeekday(day)}, ${day.slice(0, 4)}`} />
      <Tabs
        label="Meal log"
        tabs={TABS}
        value={tab}
        onValueChange={(next) => show({ tab: next })}
        className="mt-4"
      >
        <TabPanel value="log">
          <LogMeal userId={user.id} />
        </TabPanel>
        <TabPanel value="photo">
          <PhotoAnalysisTab />
        </TabPanel>
        <TabPanel value="today">
          <TodaysMeals onAdd={(type) => show({ meal: type })} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Loaded when it is first opened: it brings the food table along, for the units of what was logged. */
const EditMealDialog = lazyPart(() => import('#features/meals/edit-meal-dialog.tsx'), 'EditMealDialog');

/** The photo analyzer with the meal log's own type picker and edit dialog. */
function PhotoAnalysisTab() {
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
        mealTypePicker={<MealTypePicker type={mealType} onChange={setChosen} />}
        onEdit={edit}
      />
      {edited && (
        <Suspense>
          <EditMealDialog key={edited.visit} meal={edited.meal} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
