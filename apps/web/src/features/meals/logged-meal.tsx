import type { Meal } from '@game-plan/contracts/meals';
import { Pencil, Trash2 } from 'lucide-react';
import { formatCalories, formatQuantity } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface LoggedMealProps {
  meal: Meal;
  onEdit: () => void;
  onDelete: () => void;
}

/** One logged meal: its foods, and what to do with it. */
export function LoggedMeal({ meal, onEdit, onDelete }: LoggedMealProps) {
  const what = `${meal.type} of ${formatCalories(meal.totalCalories)} cal`;
  return (
    <li className="flex items-start gap-2 py-1.5">
      <ul aria-label={`Foods of ${what}`} className="min-w-0 flex-1 py-2">
        {meal.foods.map((food, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 py-0.5">
            <span className="min-w-0 wrap-anywhere">
              {food.name}{' '}
              <span className="text-sm whitespace-nowrap text-muted">
                {formatQuantity(food.quantity, food.unit)}
              </span>{' '}
              {food.isEstimate && <Badge variant="butter">Estimate</Badge>}
            </span>
            <span className="shrink-0 text-sm text-muted">
              <b className="num text-ink">{formatCalories(food.calories)}</b> cal
            </span>
          </li>
        ))}
      </ul>
      <span className="-mr-2 flex shrink-0">
        <IconButton label={`Edit ${what}`} icon={Pencil} className="text-muted" onClick={onEdit} />
        <IconButton label={`Delete ${what}`} icon={Trash2} variant="destructive-ghost" onClick={onDelete} />
      </span>
    </li>
  );
}
