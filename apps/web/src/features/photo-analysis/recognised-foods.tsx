import type { MealFood } from '@game-plan/contracts/meals';
import type { MealAnalysis } from '@game-plan/contracts/photo-analysis';
import { TriangleAlert } from 'lucide-react';
import { formatNumber, formatQuantity } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';

type Recognised = MealAnalysis['ingredients'][number];

interface RecognisedFoodsProps {
  /** The foods of the meal as it is by now. */
  foods: readonly MealFood[];
  recognised: readonly Recognised[];
}

/** What the model said of a food, while the food is as the model said. */
function whatWasSeen({ name, quantity, unit }: MealFood, recognised: readonly Recognised[]) {
  return recognised.find(
    (seen) => seen.name === name && seen.estimatedQuantity === quantity && seen.unit === unit,
  );
}

/** The foods of the meal: how much, how sure the model is of it, and whose figures they are. */
export function RecognisedFoods({ foods, recognised }: RecognisedFoodsProps) {
  const rows = foods.map((food) => ({ food, seen: whatWasSeen(food, recognised) }));
  return (
    <>
      <ul aria-label="Foods of this meal" className="mt-2 divide-y divide-line text-sm">
        {rows.map(({ food, seen }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              {`${food.name}, `}
              <span className="whitespace-nowrap">{formatQuantity(food.quantity, food.unit)}</span>{' '}
              <span className="inline-flex flex-wrap gap-1 align-middle">
                {food.isEstimate && <Badge variant="butter">Estimate</Badge>}{' '}
                {seen?.isFlagged && (
                  <Badge variant="warning" icon={TriangleAlert}>
                    Check figures
                  </Badge>
                )}
              </span>
            </span>
            <span className="shrink-0 text-right text-muted">
              <b className="num text-ink">
                {food.calories === null ? '—' : formatNumber(Math.round(food.calories))}
              </b>{' '}
              cal
              {seen && <span className="block">{Math.round(seen.confidence * 100)}% sure</span>}
            </span>
          </li>
        ))}
      </ul>
      {rows.some(({ food }) => food.isEstimate) && (
        <p className="mt-2 text-xs text-muted">
          Estimate: the food table does not know this food, so its figures are the model's guess.
        </p>
      )}
      {rows.some(({ seen }) => seen?.isFlagged) && (
        <p className="mt-1 text-xs text-muted">
          Check figures: the calories of this guess do not fit its protein, carbs and fat, or its weight.
        </p>
      )}
    </>
  );
}
