import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GRID } from './recipe-grid.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Eight cards to come, in the shape of the real ones. */
export function RecipeSkeletons({ label }: { label: string }) {
  return (
    <>
      <LoadingNote label={label} />
      <ul className={cx('mt-5', GRID)} aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className={cx(CARD, 'overflow-hidden')}>
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
    </>
  );
}
