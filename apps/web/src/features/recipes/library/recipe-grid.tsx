import type { ReactNode } from 'react';
import { useIsNear } from '#lib/browser/use-is-near.ts';
import { t } from '#lib/language.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { RecipeSummary } from '../recipe-facts.ts';
import { RecipeCard } from './recipe-card.tsx';

/** One to four cards per row. */
const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

/** Divisible by one to four cards per row. */
const CHUNK_SIZE = 24;

interface RecipeGridProps {
  recipes: readonly RecipeSummary[];
  /** The total number, including recipes not loaded yet. */
  total: number;
  onOpen: (id: RecipeSummary['id']) => void;
  /** What a card has in its corner instead of the heart. */
  cornerOf?: (recipe: RecipeSummary) => ReactNode;
}

/** A grid of up to thousands of cards; only those near the screen are rendered. */
export function RecipeGrid({ recipes, ...rest }: RecipeGridProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ul may not hold the chunks between the list and its items.
    <div role="list" aria-label={t('Recipes')} className="mt-5 grid gap-4 sm:gap-5">
      {startsOfChunks(recipes.length).map((start) => (
        <Chunk key={start} recipes={recipes.slice(start, start + CHUNK_SIZE)} start={start} {...rest} />
      ))}
    </div>
  );
}

function startsOfChunks(length: number): number[] {
  return Array.from({ length: Math.ceil(length / CHUNK_SIZE) }, (_, index) => index * CHUNK_SIZE);
}

/** Far from the screen, a chunk is an empty box of its previous height. */
function Chunk({ recipes, start, total, onOpen, cornerOf }: RecipeGridProps & { start: number }) {
  const { ref, isNear, height } = useIsNear(true);
  return (
    <div ref={ref} className={GRID} style={isNear ? undefined : { height }}>
      {isNear &&
        recipes.map((recipe, index) => (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            position={start + index + 1}
            total={total}
            onOpen={onOpen}
            corner={cornerOf?.(recipe)}
          />
        ))}
    </div>
  );
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Eight placeholder cards. */
export function RecipeSkeletons({ label }: { label: string }) {
  return (
    <>
      <LoadingNote label={label} />
      <SkeletonCards />
    </>
  );
}

function SkeletonCards() {
  return (
    <ul className={cx('mt-5', GRID)} aria-hidden="true">
      {PLACEHOLDERS.map((key) => (
        <li key={key} className={cx(CARD, 'relative overflow-hidden')}>
          <Skeleton className="aspect-[16/10] rounded-none!" />
          <span className="block p-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="mt-2.5 h-4 w-full" />
            <Skeleton className="mt-1.5 h-4 w-2/3" />
            <Skeleton className="mt-4 h-4 w-3/5" />
            <Skeleton className="mt-5 h-6 w-24" />
          </span>
        </li>
      ))}
    </ul>
  );
}
