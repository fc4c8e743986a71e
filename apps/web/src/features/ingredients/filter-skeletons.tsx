import { Skeleton } from '#ui/skeleton.tsx';

const WIDTHS = ['w-16', 'w-28', 'w-32', 'w-24', 'w-26'];

/** Keeps the room of the filter buttons while they are unknown. */
export function FilterSkeletons() {
  return (
    <div className="mt-4 flex gap-2 overflow-hidden py-1.5" aria-hidden="true">
      {WIDTHS.map((width) => (
        <Skeleton key={width} className={`h-9 shrink-0 rounded-full! pointer-coarse:h-11 ${width}`} />
      ))}
    </div>
  );
}
