import { Heart } from 'lucide-react';
import { useToggleFavoriteFood } from '#data/food/favorite-foods.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type DraftFood, toMealFood } from '../draft-food.ts';

/** The heart of a food: a favourite is offered first, in the helping that it has here. */
export function FavoriteFoodButton({ food }: { food: DraftFood }) {
  const { isFavorite, toggle } = useToggleFavoriteFood(food.known);
  const { name } = food.known;
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      icon={Heart}
      className={isFavorite ? 'text-accent-text' : 'text-muted'}
      iconClassName={cx('size-5', isFavorite && 'fill-current')}
      disabled={isFavorite === undefined}
      onClick={() => toggle(toMealFood(food))}
    />
  );
}
