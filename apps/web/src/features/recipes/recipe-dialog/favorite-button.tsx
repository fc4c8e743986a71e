import type { Recipe } from '@game-plan/contracts/recipes';
import { Heart } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { useSetFavorite } from '../recipe-queries.ts';
import { COMPACT_BUTTON, COMPACT_LABEL } from './compact-button.ts';

interface FavoriteButtonProps {
  recipe: Recipe;
  onSaved: (recipe: Recipe) => void;
}

export function FavoriteButton({ recipe, onSaved }: FavoriteButtonProps) {
  const { mutate, isPending } = useSetFavorite();
  const toggle = () => mutate({ recipe, isFavorite: !recipe.isFavorite }, { onSuccess: onSaved });
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
