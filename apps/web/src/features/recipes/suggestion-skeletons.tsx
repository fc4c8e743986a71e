import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface SuggestionSkeletonsProps {
  count: number;
  className: string;
}

/** Cards in the shape of the suggestions to come. */
export function SuggestionSkeletons({ count, className }: SuggestionSkeletonsProps) {
  return (
    <>
      <LoadingNote label="Generating..." />
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_card, index) => index).map((index) => (
          <div key={index} className={cx(CARD, 'flex overflow-hidden sm:flex-col')}>
            <Skeleton className="w-32 shrink-0 rounded-none! sm:aspect-[16/10] sm:w-full" />
            <div className="flex flex-1 flex-col gap-3 p-3.5 sm:p-4">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-1 h-6 w-24" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
