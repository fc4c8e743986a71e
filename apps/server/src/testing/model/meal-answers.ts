interface AnsweredFood {
  name: string;
  grams: number;
  confidence: number;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

/** A consistent food, as a model returns it. */
export function answeredFood(fields: Partial<AnsweredFood> = {}): AnsweredFood {
  return {
    name: 'Cooked brown rice',
    grams: 150,
    confidence: 0.88,
    calories: 180,
    protein: 4,
    carbs: 38,
    fat: 1.5,
    ...fields,
  };
}

/** A model's valid answer about a photo. */
export function mealAnswerText(ingredients: unknown[] = [answeredFood()], more: object = {}): string {
  return JSON.stringify({
    mealDescription: 'Rice bowl',
    portionSize: 'one bowl',
    ingredients,
    ...more,
  });
}
