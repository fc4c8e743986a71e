import type { Ingredient } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { IngredientCard } from './ingredient-card.tsx';
import type { MenuExtra } from './ingredient-menu.tsx';

export const GRID = 'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';

interface IngredientGridProps {
  ingredients: readonly Ingredient[];
  today: CalendarDay;
  menuExtra: MenuExtra;
}

export function IngredientGrid({ ingredients, ...shared }: IngredientGridProps) {
  return (
    <ul className={GRID} aria-label="Ingredients">
      {ingredients.map((ingredient) => (
        <IngredientCard key={ingredient.id} ingredient={ingredient} {...shared} />
      ))}
    </ul>
  );
}
