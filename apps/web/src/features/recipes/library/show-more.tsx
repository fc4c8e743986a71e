import { useEffect } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useIsNear } from './use-is-near.ts';

interface ShowMoreProps {
  shown: number;
  total: number;
  pending: boolean;
  /** Whether the page before came: one that failed is tried again only by hand. */
  isWell: boolean;
  onMore: () => unknown;
}

/** Brings the next page when it comes near the screen; pressed, for those who do not scroll. */
export function ShowMore({ shown, total, pending, isWell, onMore }: ShowMoreProps) {
  const { ref, isNear } = useIsNear(false);
  const isWanted = isNear && isWell && !pending;
  useEffect(() => {
    if (isWanted) onMore();
  }, [isWanted, onMore]);
  return (
    <div ref={ref} className="mt-6 flex flex-col items-center gap-2">
      <Button variant="secondary" pending={pending} pendingLabel="Loading" onClick={() => onMore()}>
        Show more
      </Button>
      <p className="text-sm text-muted">
        {formatNumber(shown)} of {formatNumber(total)} recipes
      </p>
    </div>
  );
}
