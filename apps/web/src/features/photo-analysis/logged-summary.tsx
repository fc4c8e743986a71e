import type { Meal } from '@game-plan/contracts/meals';
import { CircleCheck, Pencil, RotateCcw, Undo2 } from 'lucide-react';
import { useCurrentMeal } from '#data/meals.ts';
import type { AnalyzedMeal } from '#data/photo-analysis.ts';
import { formatNumber } from '#lib/format.ts';
import { MACROS, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { RecognisedFoods } from './recognised-foods.tsx';
import { takeLostFocus } from './take-lost-focus.ts';

interface LoggedSummaryProps {
  analyzed: AnalyzedMeal;
  undoing: boolean;
  onEdit: (meal: Meal) => void;
  onUndo: (meal: Meal) => void;
  onReset: () => void;
}

/** What was recognised and logged, and what can be done about it. */
export function LoggedSummary({ analyzed, undoing, onEdit, onUndo, onReset }: LoggedSummaryProps) {
  const { analysis } = analyzed;
  const meal = useCurrentMeal(analyzed.meal);
  const grams = { protein: meal.totalProtein, carbs: meal.totalCarbs, fat: meal.totalFat };
  return (
    <div>
      <div className="rounded-md bg-success-soft p-3 text-success-text">
        <h2 ref={takeLostFocus} tabIndex={-1} className="flex items-center gap-2 font-semibold">
          <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
          Meal Logged Successfully!
        </h2>
        <p className="mt-1 text-sm wrap-anywhere">
          {[analysis.mealDescription, analysis.portionSize].filter((text) => text !== '').join(', ')}
        </p>
      </div>
      <p className="mt-3">
        <span className="num text-3xl">{formatNumber(Math.round(meal.totalCalories))}</span>{' '}
        <span className="text-sm text-muted">cal</span>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {MACROS.map(({ key, name }) => (
          <div key={key} className="flex items-baseline gap-1.5">
            <span className={`size-2 rounded-[2px] ${NUTRIENT_FILL[key]}`} aria-hidden="true" />
            <dt className="text-muted">{name}</dt>
            <dd className="num">{formatNumber(grams[key])} g</dd>
          </div>
        ))}
      </dl>
      <RecognisedFoods foods={meal.foods} recognised={analysis.ingredients} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Pencil} onClick={() => onEdit(meal)}>
          Edit
        </Button>
        <Button variant="secondary" icon={Undo2} pending={undoing} onClick={() => onUndo(meal)}>
          Undo
        </Button>
        <Button variant="ghost" icon={RotateCcw} onClick={onReset}>
          Reset
        </Button>
      </div>
    </div>
  );
}
