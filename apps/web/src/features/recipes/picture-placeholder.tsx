import { ChefHat } from 'lucide-react';
import { Skeleton } from '#ui/skeleton.tsx';

/** Stands where a picture is being made. */
export function PicturePlaceholder() {
  return (
    <span className="absolute inset-0">
      <Skeleton className="size-full rounded-none!" />
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-sm font-medium text-muted">
        <ChefHat className="size-8" aria-hidden="true" />
        Generating image...
      </span>
    </span>
  );
}
