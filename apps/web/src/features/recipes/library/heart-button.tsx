import { Heart } from 'lucide-react';
import { useSetFavorite } from '#data/recipes.ts';
import { cx } from '#ui/cx.ts';
import type { RecipeSummary } from '../recipe-summary.ts';

/** On a card: marks its recipe as a favourite, or as none any more. */
export function HeartButton({ recipe }: { recipe: RecipeSummary }) {
  const { mutate, isPending } = useSetFavorite();
  const { name, isFavorite } = recipe;
  return (
    <button
      type="button"
      aria-label={isFavorite ? `Remove ${name} from favorites` : `Save ${name} to favorites`}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate({ recipe, isFavorite: !isFavorite });
      }}
      className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full bg-surface shadow-rest transition-transform duration-(--dur-fast) hover:scale-105 aria-busy:opacity-70"
    >
      <Heart
        className={cx('size-5.5', isFavorite ? 'fill-accent text-accent-text' : 'text-ink')}
        aria-hidden="true"
      />
    </button>
  );
}
