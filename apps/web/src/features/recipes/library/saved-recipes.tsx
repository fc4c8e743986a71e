import type { RecipeCard } from '@game-plan/contracts/recipes';
import type { ReactNode } from 'react';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { RecipeGrid } from './recipe-grid.tsx';
import { RecipeSkeletons } from './recipe-skeletons.tsx';
import { ShowMore } from './show-more.tsx';
import type { CardPages } from './use-card-pages.ts';

interface SavedRecipesProps {
  pages: CardPages;
  /** Which of the cards of another list may be shown until this one is read. */
  fits: (card: RecipeCard) => boolean;
  /** Shown when there are none. */
  empty: ReactNode;
  onOpen: (id: string | number) => void;
}

/** The saved recipes of a tab, as far as they have been scrolled to. */
export function SavedRecipes({ pages, fits, empty, onOpen }: SavedRecipesProps) {
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage } = pages;
  const cards = data?.pages.flatMap((page) => page.cards) ?? [];
  const shown = isPlaceholderData ? cards.filter(fits) : cards;
  const total = isPlaceholderData ? shown.length : (data?.pages[0]?.total ?? 0);
  return (
    <>
      {isError && <NotLoaded pages={pages} />}
      {shown.length > 0 ? (
        <RecipeGrid recipes={shown} total={total} onOpen={onOpen} />
      ) : data && !isPlaceholderData ? (
        empty
      ) : (
        !isError && <RecipeSkeletons label="Loading recipes" />
      )}
      {hasNextPage && !isPlaceholderData && (
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
      title={pages.data ? 'Recipes did not reload' : 'Recipes did not load'}
      description={
        pages.data
          ? 'Your recipes are safe, but what is shown may be out of date. Check the connection and try again.'
          : 'Your recipes are safe. Check the connection and try again.'
      }
      pending={pages.isFetching}
      onRetry={() => void pages.refetch()}
      className="mt-5"
    />
  );
}
