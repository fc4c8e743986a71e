import type { Meal } from '@game-plan/contracts/food/meals';
import type { MealAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { today } from '#lib/today.ts';

interface Analyzed {
  analysis: MealAnalysis;
  meal: Meal;
}

type Recognised = MealAnalysis['ingredients'][number];

function recognised(fields: Partial<Recognised> & { name: string }): Recognised {
  return {
    estimatedQuantity: 160,
    unit: 'g',
    confidence: 0.94,
    isEstimate: false,
    isFlagged: false,
    ...fields,
  };
}

/** Chicken from the food table, an estimated sauce, and an inconsistent estimate: 512.4 cal of dinner today. */
export function exampleAnalysis(): Analyzed {
  const totals = { totalCalories: 512.4, totalProtein: 52.25, totalCarbs: 30, totalFat: 20 };
  const food = { unit: 'g', protein: 10, carbs: 10, fat: 10 };
  return {
    analysis: {
      mealDescription: 'Roast chicken with broccoli',
      portionSize: 'one plate',
      estimatedNutrition: totals,
      ingredients: [
        recognised({ name: 'Chicken' }),
        recognised({ name: 'House sauce', estimatedQuantity: 30, confidence: 0.4, isEstimate: true }),
        recognised({
          name: 'Cake',
          estimatedQuantity: 50,
          confidence: 0.6,
          isEstimate: true,
          isFlagged: true,
        }),
      ],
    },
    meal: {
      id: 7,
      type: 'dinner',
      date: today(),
      foods: [
        { ...food, name: 'Chicken', quantity: 160, calories: 263.6, fdcId: 5, isEstimate: false },
        { ...food, name: 'House sauce', quantity: 30, calories: 98.6, isEstimate: true },
        { ...food, name: 'Cake', quantity: 50, calories: 150.2, isEstimate: true },
      ],
      ...totals,
      loggedAt: '2026-11-20T19:00:00.000Z',
    },
  };
}
