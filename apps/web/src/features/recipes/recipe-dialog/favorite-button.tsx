import type { Recipe } from '@game-plan/contracts/recipes';
import { Heart } from 'lucide-react';
import { useSetFavorite } from '#data/recipes.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { COMPACT_BUTTON, COMPACT_LABEL } from './compact-button.ts';

export function FavoriteButton({ recipe }: { recipe: Recipe }) {
  const { mutate, isPending } = useSetFavorite();
  const toggle = () => mutate({ recipe, isFavorite: !recipe.isFavorite });
  return (
    <Button
      variant="secondary"
      icon={Heart}
      pending={isPending}
      onClick={toggle}
      className={cx(COMPACT_BUTTON, recipe.isFavorite && '[&>svg]:fill-accent [&>svg]:text-accent-text')}
    >
      <span className={COMPACT_LABEL}>
        {recipe.isFavorite ? 'Remove from Favorites' : 'Save to Favorites'}
      </span>
    </Button>
  );
}
