import type { Meal, MealFood } from '@game-plan/contracts/food/meals';
import type { MealAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { CircleCheck, Pencil, RotateCcw, TriangleAlert, Undo2 } from 'lucide-react';
import { useCurrentMeal } from '#data/food/meals.ts';
import type { AnalyzedMeal } from '#data/food/photo-analysis.ts';
import { formatAmount, formatCaloriesPart, formatWhole } from '#lib/format/format.ts';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { MACROS, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { takeLostFocus } from './take-lost-focus.ts';

interface LoggedSummaryProps {
  analyzed: AnalyzedMeal;
  undoing: boolean;
  onEdit: (meal: Meal) => void;
  onUndo: (meal: Meal) => void;
  onReset: () => void;
}

/** The recognised and logged meal, with its actions. */
export function LoggedSummary({ analyzed, undoing, onEdit, onUndo, onReset }: LoggedSummaryProps) {
  const { analysis } = analyzed;
  const meal = useCurrentMeal(analyzed.meal);
  const grams = { protein: meal.totalProtein, carbs: meal.totalCarbs, fat: meal.totalFat };
  return (
    <div>
      <div className="rounded-md bg-success-soft p-3 text-success-text">
        <h2 ref={takeLostFocus} tabIndex={-1} className="flex items-center gap-2 font-semibold">
          <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
          {t('Meal Logged Successfully!')}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere">
          {[analysis.mealDescription, analysis.portionSize].filter((text) => text !== '').join(', ')}
        </p>
      </div>
      <p className="mt-3">
        <span className="num text-3xl">{formatWhole(meal.totalCalories)}</span>{' '}
        <span className="text-sm text-muted">{t('cal')}</span>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {MACROS.map(({ key, name }) => (
          <div key={key} className="flex items-baseline gap-1.5">
            <span className={`size-2 rounded-[2px] ${NUTRIENT_FILL[key]}`} aria-hidden="true" />
            <dt className="text-muted">{name}</dt>
            <dd className="num">{formatWhole(grams[key])} g</dd>
          </div>
        ))}
      </dl>
      <RecognisedFoods foods={meal.foods} recognised={analysis.ingredients} />
      <LeftOutFoods names={analysis.leftOut ?? []} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Pencil} onClick={() => onEdit(meal)}>
          {t('Edit')}
        </Button>
        <Button variant="secondary" icon={Undo2} pending={undoing} onClick={() => onUndo(meal)}>
          {t('Undo')}
        </Button>
        <Button variant="ghost" icon={RotateCcw} onClick={onReset}>
          {t('Reset')}
        </Button>
      </div>
    </div>
  );
}

const NAMES_MAX = 6;

/** Foods that the model saw but that could not be logged, so that the person can add them. */
function LeftOutFoods({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - NAMES_MAX;
  const shown = [
    ...names.slice(0, NAMES_MAX),
    ...(more > 0 ? [t('{more} more', { more: formatWhole(more) })] : []),
  ];
  return (
    <p className="mt-3 rounded-md bg-warning-soft p-3 text-sm wrap-anywhere text-warning-text">
      {t('Not logged: {shown}. Choose Edit to add what is missing.', { shown: localList(shown) })}
    </p>
  );
}

type Recognised = MealAnalysis['ingredients'][number];

interface RecognisedFoodsProps {
  /** The current foods of the meal. */
  foods: readonly MealFood[];
  recognised: readonly Recognised[];
}

/** The model's result for a food, unless the person has changed the food. */
function findRecognised({ name, quantity, unit }: MealFood, recognised: readonly Recognised[]) {
  return recognised.find(
    (result) => result.name === name && result.estimatedQuantity === quantity && result.unit === unit,
  );
}

/** The foods of the meal: amount, the model's confidence, and the source of the figures. */
function RecognisedFoods({ foods, recognised }: RecognisedFoodsProps) {
  // The foods as displayed add up to the meal.
  const parts = wholeParts(foods.map(({ calories }) => calories ?? 0));
  const rows = foods.map((food) => ({ food, result: findRecognised(food, recognised) }));
  return (
    <>
      <ul aria-label={t('Foods of this meal')} className="mt-2 divide-y divide-line text-sm">
        {rows.map(({ food, result }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              {`${food.name}, `}
              <span className="whitespace-nowrap">{formatAmount(food.quantity, food.unit)}</span>{' '}
              <span className="inline-flex flex-wrap gap-1 align-middle">
                {food.isEstimate && <Badge variant="butter">{t('Estimate')}</Badge>}{' '}
                {result?.isFlagged && (
                  <Badge variant="warning" icon={TriangleAlert}>
                    {t('Check figures')}
                  </Badge>
                )}
              </span>
            </span>
            <span className="shrink-0 text-right text-muted">
              <b className="num text-ink">{formatCaloriesPart(food.calories, parts[index] ?? 0)}</b>{' '}
              {t('cal')}
              {result && (
                <span className="block">
                  {t('{round}% sure', { round: Math.round(result.confidence * 100) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rows.some(({ food }) => food.isEstimate) && (
        <p className="mt-2 text-xs text-muted">
          {t('Estimate: this food is not in the food table, so the AI model guessed its figures.')}
        </p>
      )}
      {rows.some(({ result }) => result?.isFlagged) && (
        <p className="mt-1 text-xs text-muted">
          {t('Check figures: the guessed calories do not fit the protein, carbs and fat, or the weight.')}
        </p>
      )}
    </>
  );
}
