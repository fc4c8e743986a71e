import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useState } from 'react';
import { formatQuantity } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { CurrentMeal } from './current-meal.tsx';
import { addFood, foodsNotLogged, type NewFood } from './draft-food.ts';
import { FoodSearch } from './food-search.tsx';
import { MealTypePicker } from './meal-type-picker.tsx';
import { NutritionBreakdown } from './nutrition-breakdown.tsx';
import { QuickAddMealFoods } from './quick-add-meal-foods.tsx';
import { useLikelyMealType } from './use-likely-meal-type.ts';
import { useMealDraft } from './use-meal-draft.ts';

/** Puts a meal together from found and quick-add foods, and logs it. */
export function LogMeal({ userId }: { userId: number }) {
  const { draft, change } = useMealDraft(userId);
  const likely = useLikelyMealType();
  const [added, setAdded] = useState('');
  const type = draft.type ?? likely;
  const isAdded = added !== '' && draft.foods.length > 0;

  const setType = (chosen: MealType) => change(({ foods }) => ({ type: chosen, foods }));
  const add = (food: NewFood) => {
    // The first food settles the meal: it does not turn from breakfast into lunch while it is put together.
    change(({ foods }) => ({ type, foods: addFood(foods, food) }));
    setAdded(`Added ${food.known.name}, ${formatQuantity(food.quantity, food.unit)}`);
  };

  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <Card as="div" className="min-w-0 p-5 sm:p-6 lg:col-span-7">
        <MealTypePicker type={type} onChange={setType} />
        <div className="mt-4">
          <FoodSearch onAdd={add} />
        </div>
        <div className="mt-4">
          <QuickAddMealFoods onAdd={add} />
        </div>
        <p role="status" className={cx('text-sm text-muted', isAdded && 'mt-3')}>
          {isAdded && added}
        </p>
      </Card>
      <div className="grid min-w-0 gap-5 *:min-w-0 lg:col-span-5">
        <CurrentMeal
          type={type}
          foods={draft.foods}
          onChange={(foods) => change((current) => ({ ...current, foods }))}
          onLogged={(logged) => change(({ foods }) => ({ foods: foodsNotLogged(foods, logged) }))}
        />
        <NutritionBreakdown foods={draft.foods} />
      </div>
    </div>
  );
}
