import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { CoachWeekNotice } from '#features/coaching/coach-week-notice.tsx';
import { CardLink } from '#features/dashboard/card-link.tsx';
import { IngredientsOnBoard } from '#features/dashboard/ingredients-on-board.tsx';
import { inventoryHint } from '#features/dashboard/inventory-hint.ts';
import { TodaysMealsCard } from '#features/dashboard/todays-meals-card.tsx';
import { TodaysNutritionCard } from '#features/dashboard/todays-nutrition-card.tsx';
import { AddIngredientForm } from '#features/ingredients/add-ingredient-form.tsx';
import { InvitationNotice } from '#features/kitchen/invitation-notice.tsx';
import { GenerateButton, RecipeSuggestions } from '#features/recipes/recipe-suggestions.tsx';
import { ShoppingListCard } from '#features/shopping-list/shopping-list-card.tsx';
import { useCloseList } from '#features/shopping-list/shopping-list-search.ts';
import { useIsSeenBehindDialog } from '#lib/browser/use-wide-screen.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { useStillOpen } from '#lib/use-still-open.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { lazyCard } from '../lazy-card.tsx';
import { PageTitle } from '../page-title.tsx';
import { GamePlanHero } from './game-plan-hero.tsx';

/** Loaded when first opened, because it contains the forms. */
const ShoppingListDialog = lazyDialog(
  () => import('#features/shopping-list/shopping-list-dialog.tsx'),
  'ShoppingListDialog',
);

const RecentActivityCard = lazyCard(
  () => import('#features/dashboard/recent-activity-card.tsx'),
  'RecentActivityCard',
  { title: t('Recent Activity'), failed: t('Recent activity did not load') },
);
const WeightAndWaterCard = lazyCard(
  () => import('#features/body/weight-and-water-card.tsx'),
  'WeightAndWaterCard',
  { title: t('Weight & Water'), failed: t('Weight and water did not load') },
);

export function DashboardPage() {
  const { user, profile } = useSession();
  const today = useToday();
  const { list } = useSearch({ from: '/' });
  const closeList = useCloseList();
  // Waits for the ingredients, because they determine the board's height and content below it would jump.
  const { data: ingredients, isPending } = useQuery(ingredientsQuery);
  const hint = inventoryHint(ingredients ?? [], today);
  const hasIngredients = Boolean(ingredients?.length);
  // The page was opened at the list: until that is closed a phone shows only what is above the sheet.
  const isBehind = useStillOpen(list === 'open');
  const isCovered = useDeferredValue(!useIsSeenBehindDialog() && isBehind);
  return (
    <>
      <PageTitle>{t('Dashboard')}</PageTitle>
      <InvitationNotice />
      <CoachWeekNotice />
      <div className="grid gap-5 lg:grid-cols-12">
        <GamePlanHero
          title={t("Today's game plan, {value}", { value: user.firstName || user.username })}
          day={formatWeekday(today)}
          className="lg:col-span-8"
        >
          <AddIngredientForm />
          <IngredientsOnBoard />
          <div hidden={isPending} className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <GenerateButton disabled={!hasIngredients} />
            <p className="text-sm text-board-muted">{ingredients ? hint : '\u00a0'}</p>
          </div>
        </GamePlanHero>
        {!isCovered && (
          <div hidden={isPending} className="grid lg:col-span-4">
            <TodaysNutritionCard />
          </div>
        )}
      </div>
      {!isCovered && (
        <div hidden={isPending}>
          <RecipeSuggestions owner={user.id} hasIngredients={ingredients?.length !== 0} />
          <div className="mt-8 grid gap-5 lg:grid-cols-12">
            <TodaysMealsCard className="lg:col-span-8" />
            <ShoppingListCard className="lg:col-span-4" />
            <RecentActivityCard className="lg:col-span-8" />
            <WeightAndWaterCard profile={profile} className="lg:col-span-4">
              <CardLink to="/nutrition">{t('History')}</CardLink>
            </WeightAndWaterCard>
          </div>
        </div>
      )}
      {list === 'open' && <ShoppingListDialog onClose={closeList} />}
    </>
  );
}
