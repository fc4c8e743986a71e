import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { useSession } from '#features/auth/session-context.tsx';
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
import { formatWeekday } from '#lib/format/format.ts';
import { useSearch } from '#lib/router/router-provider.tsx';
import { useToday } from '#lib/today.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { PlayDiagram } from '#ui/play-diagram.tsx';
import { lateCard } from '../late-card.tsx';
import { PageTitle } from '../page-title.tsx';

/** Loaded when it is first opened: it brings the forms along. */
const ShoppingListDialog = lazyDialog(
  () => import('#features/shopping-list/shopping-list-dialog.tsx'),
  'ShoppingListDialog',
);

const RecentActivityCard = lateCard(
  () => import('#features/dashboard/recent-activity-card.tsx'),
  'RecentActivityCard',
  { title: 'Recent Activity', failed: 'Recent activity did not load' },
);
const WeightAndWaterCard = lateCard(
  () => import('#features/body/weight-and-water-card.tsx'),
  'WeightAndWaterCard',
  { title: 'Weight & Water', failed: 'Weight and water did not load' },
);

export function DashboardPage() {
  const { user, profile } = useSession();
  const { list } = useSearch('/');
  const closeList = useCloseList();
  const { data: ingredients } = useQuery(ingredientsQuery);
  const hint = inventoryHint(ingredients ?? [], useToday());
  const hasIngredients = Boolean(ingredients?.length);
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <InvitationNotice />
      <div className="grid gap-5 lg:grid-cols-12">
        <GamePlanHero name={user.firstName || user.username} className="lg:col-span-8">
          <AddIngredientForm />
          <IngredientsOnBoard />
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <GenerateButton disabled={!hasIngredients} />
            <p className="text-sm text-board-muted">{ingredients ? hint : '\u00a0'}</p>
          </div>
        </GamePlanHero>
        <TodaysNutritionCard className="lg:col-span-4" />
      </div>
      <RecipeSuggestions owner={user.id} hasIngredients={ingredients?.length !== 0} />
      <div className="mt-8 grid gap-5 lg:grid-cols-12">
        <TodaysMealsCard className="lg:col-span-8" />
        <ShoppingListCard className="lg:col-span-4" />
        <RecentActivityCard className="lg:col-span-8" />
        <WeightAndWaterCard profile={profile} className="lg:col-span-4">
          <CardLink to="/nutrition">Trends</CardLink>
        </WeightAndWaterCard>
      </div>
      {list === 'open' && <ShoppingListDialog onClose={closeList} />}
    </>
  );
}

interface GamePlanHeroProps {
  /** What the person is greeted by. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** The board at the top of the dashboard: the day, the greeting, and what is done with the kitchen. */
function GamePlanHero({ name, className = '', children }: GamePlanHeroProps) {
  const day = useToday();
  return (
    <section
      aria-labelledby="game-plan"
      className={`relative overflow-hidden rounded-xl bg-board p-5 text-board-ink sm:p-7 ${className}`}
    >
      <PlayDiagram className="pointer-events-none absolute top-2 -right-4 bottom-2 h-[calc(100%-16px)] w-[430px] mask-[linear-gradient(90deg,transparent_34%,#000_66%)] text-board-chalk opacity-35 max-lg:opacity-15 max-md:hidden lg:right-8" />
      <div className="relative flex h-full flex-col">
        <p className="text-sm font-medium text-board-muted">{formatWeekday(day)}</p>
        <h1 id="game-plan" tabIndex={-1} className="h-page mt-1 wrap-anywhere">
          Today's game plan, {name}
        </h1>
        {children}
      </div>
    </section>
  );
}
