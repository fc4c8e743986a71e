import type { RecipeCard } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type CardFilter, cardPagesQuery } from '#data/kitchen/recipes.ts';
import { useIsNear } from '#lib/browser/use-is-near.ts';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { hasFilters, type RecipeSearch, ruleOf, searchOf } from '../recipe-search.ts';
import { RecipeGrid, RecipeSkeletons } from './recipe-grid.tsx';
import { useRecipeAddress } from './use-recipe-address.ts';

interface SavedRecipesProps {
  pages: CardPages;
  /** Which cards of another list may be shown while this one loads. */
  fits: (card: RecipeCard) => boolean;
  /** Shown if there are none. */
  empty: ReactNode;
  onOpen: (id: string | number) => void;
  /** Leaves the selection of recipes; absent outside of it. */
  onSelected?: (() => void) | undefined;
}

const SelectRecipes = lazyDialog(() => import('./select-recipes.tsx'), 'SelectRecipes');

/** The saved recipes of a tab, as far as scrolled. */
export function SavedRecipes({ pages, fits, empty, onOpen, onSelected }: SavedRecipesProps) {
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage } = pages;
  const isWaiting = useDeferredPending(!data);
  const cards = data?.pages.flatMap((page) => page.cards) ?? [];
  const shown = isPlaceholderData ? cards.filter(fits) : cards;
  const total = isPlaceholderData ? shown.length : (data?.pages[0]?.total ?? 0);
  const searchedFor = isPlaceholderData ? undefined : data?.pages[0]?.searchedFor;
  return (
    <>
      {isError && <NotLoaded pages={pages} />}
      {searchedFor && (
        <p className="mt-5 text-sm text-muted">
          {t('Showing results for “{searchedFor}”.', { searchedFor })}
        </p>
      )}
      {shown.length > 0 && !isWaiting ? (
        onSelected ? (
          <SelectRecipes
            recipes={shown}
            total={total}
            onOpen={onOpen}
            onClose={onSelected}
            meanwhile={<RecipeGrid recipes={shown} total={total} onOpen={onOpen} />}
          />
        ) : (
          <RecipeGrid recipes={shown} total={total} onOpen={onOpen} />
        )
      ) : data && !isPlaceholderData && !isWaiting ? (
        empty
      ) : (
        !isError && <RecipeSkeletons label={t('Loading recipes')} />
      )}
      {hasNextPage && !isPlaceholderData && !isWaiting && (
        <ShowMore
          shown={shown.length}
          total={total}
          pending={isFetchingNextPage}
          isWell={!isError}
          onMore={pages.fetchNextPage}
        />
      )}
    </>
  );
}

function NotLoaded({ pages }: { pages: CardPages }) {
  return (
    <ErrorPanel
      title={pages.data ? t('Recipes did not reload') : t('Recipes did not load')}
      description={
        pages.data
          ? t(
              'Your recipes are safe, but what is shown may be out of date. Check the connection and try again.',
            )
          : t('Your recipes are safe. Check the connection and try again.')
      }
      failed={pages}
      className="mt-5"
    />
  );
}

/** The saved recipes matching the address. The previous ones stay until the new ones are loaded. */
export function useCardPages(search: RecipeSearch, today: CalendarDay, areFavoritesFiltered: boolean) {
  const filter = filterOf(search, today, areFavoritesFiltered);
  return useInfiniteQuery({ ...cardPagesQuery(filter), placeholderData: keepPreviousData });
}

type CardPages = ReturnType<typeof useCardPages>;

/** The tab of ideas only needs the number of saved recipes. */
function filterOf(
  { tab, ...search }: RecipeSearch,
  today: CalendarDay,
  areFavoritesFiltered: boolean,
): CardFilter {
  if (tab === 'generated') return { today };
  const favorites = tab === 'favorites' && ({ favorites: 'true' } as const);
  if (favorites && !areFavoritesFiltered) return { today, ...favorites };
  const { diets, without, ...rule } = ruleOf(search);
  return { today, ...favorites, ...rule, diets: diets?.join(','), without: without?.join(',') };
}

interface ShowMoreProps {
  shown: number;
  total: number;
  pending: boolean;
  /** Whether the previous page loaded; after a failure it is only retried manually. */
  isWell: boolean;
  onMore: () => unknown;
}

/** Loads the next page when it comes near the screen, or when pressed. */
function ShowMore({ shown, total, pending, isWell, onMore }: ShowMoreProps) {
  const { ref, isNear } = useIsNear(false);
  const isWanted = isNear && isWell && !pending;
  useEffect(() => {
    if (isWanted) onMore();
  }, [isWanted, onMore]);
  return (
    <div ref={ref} className="mt-6 flex flex-col items-center gap-2">
      <Button variant="secondary" pending={pending} pendingLabel={t('Loading')} onClick={() => onMore()}>
        {t('Show more')}
      </Button>
      <p className="text-sm text-muted">
        {t('{shown} of {total} recipes', { shown: formatNumber(shown), total: formatNumber(total) })}
      </p>
    </div>
  );
}

const LOOK = 'mt-5 bg-surface py-14';

interface LibraryEmptyProps {
  search: RecipeSearch;
  /** The number of recipes of the tab that its filters choose from; 0 if it has no filters. */
  saved: number;
}

/** Why the list is empty, with an action if one helps. */
export function LibraryEmpty({ search, saved }: LibraryEmptyProps) {
  const { show } = useRecipeAddress();
  if (search.tab === 'generated') {
    return (
      <EmptyState
        spot="plate"
        title={t('No generated recipes yet.')}
        description={t('Generate new recipes to see the ideas here.')}
        className={LOOK}
      />
    );
  }
  if (saved > 0 && hasFilters(search)) {
    return (
      <EmptyState spot="search" title={t('No recipes found matching your search.')} className={LOOK}>
        <Button variant="secondary" onClick={() => show(searchOf({ sort: search.sort }))}>
          {t('Clear filters')}
        </Button>
      </EmptyState>
    );
  }
  if (search.tab === 'favorites') {
    return (
      <EmptyState
        spot="heart"
        title={t('No favorite recipes yet.')}
        description={t('Tap the heart on a recipe to keep it here.')}
        className={LOOK}
      />
    );
  }
  return (
    <EmptyState
      spot="plate"
      title={t('No recipes saved yet. Generate some recipes to get started!')}
      className={LOOK}
    />
  );
}
