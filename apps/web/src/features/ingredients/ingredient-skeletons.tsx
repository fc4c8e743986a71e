import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GRID } from './ingredient-grid.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Eight cards to come, in the shape of the real ones. */
export function IngredientSkeletons() {
  return (
    <>
      <LoadingNote label="Loading ingredients" />
      <ul className={GRID} aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className={cx(CARD, 'flex min-h-28 gap-3.5 p-4')}>
            <Skeleton className="size-12 shrink-0 rounded-md!" />
            <span className="flex-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-1.5 h-4 w-2/5" />
              <Skeleton className="mt-3 h-6 w-4/5" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
