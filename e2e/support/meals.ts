import { expect, type Page } from '@playwright/test';

interface LoggedMeal {
  readonly type: 'breakfast' | 'lunch' | 'dinner' | 'snack';
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly foods: readonly object[];
}

/** A food with round figures: grams of each macro are a twentieth of its calories. */
export function food(name: string, calories: number) {
  const grams = calories / 20;
  return { name, quantity: 1, unit: 'piece', calories, protein: grams, carbs: grams, fat: grams };
}

/** Logs meals through the API. `page` must be signed in. */
export async function logMeals(page: Page, meals: readonly LoggedMeal[]): Promise<void> {
  for (const meal of meals) {
    const answer = await page.request.post('/api/meals', { data: meal });
    expect(answer.status()).toBe(201);
  }
}
