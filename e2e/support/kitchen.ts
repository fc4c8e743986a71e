import { expect, type Page } from '@playwright/test';

interface Food {
  readonly name: string;
  readonly category: string;
  readonly quantity: string;
  readonly unit: string;
}

/** A household's kitchen on a weekday. */
export const TWELVE_FOODS: readonly Food[] = [
  { name: 'Chicken breast', category: 'protein', quantity: '500', unit: 'g' },
  { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' },
  { name: 'Cheddar cheese', category: 'dairy', quantity: '200', unit: 'g' },
  { name: 'Spinach', category: 'vegetable', quantity: '1', unit: 'bunch' },
  { name: 'Tomato', category: 'vegetable', quantity: '4', unit: 'piece' },
  { name: 'Onion', category: 'vegetable', quantity: '3', unit: 'piece' },
  { name: 'Garlic', category: 'vegetable', quantity: '6', unit: 'clove' },
  { name: 'Bell pepper', category: 'vegetable', quantity: '2', unit: 'piece' },
  { name: 'White rice', category: 'grain', quantity: '1', unit: 'kg' },
  { name: 'Spaghetti', category: 'grain', quantity: '500', unit: 'g' },
  { name: 'Olive oil', category: 'pantry', quantity: '500', unit: 'ml' },
  { name: 'Lemon', category: 'fruit', quantity: '2', unit: 'piece' },
];

/** Adds foods to the kitchen through the API, the last one newest. `page` must be signed in. */
export async function stockKitchen(page: Page, foods: readonly object[]): Promise<void> {
  for (const food of foods) {
    const answer = await page.request.post('/api/ingredients', { data: food });
    expect(answer.status()).toBe(201);
  }
}

/** The day `days` from today by the browser's calendar, YYYY-MM-DD. `page` may show anything. */
export function dayFromToday(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const day = new Date();
    day.setDate(day.getDate() + ahead);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  }, days);
}
