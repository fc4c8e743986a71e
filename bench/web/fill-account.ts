import { services } from '../../packages/contracts/src/shop/services.ts';
import { addDays, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { fullCart } from '../full-cart.ts';
import { largeStock } from '../large-stock.ts';
import { mealHistory } from '../meal-history.ts';
import { recipeLibrary } from '../recipe-library.ts';

const STOCK = 60;
const RECIPES = 60;
/** Four a day for three months. */
const MEALS = 360;
const LIST = 30;

/** Makes a call as a signed-in person and reads its answer. Throws on failure. */
export type Call = (path: string, body?: unknown) => Promise<string>;

/** Gives a person a season's data: stock, recipes, meals, a list and a cart. Returns a recipe's id. */
export async function fillAccount(call: Call): Promise<number> {
  const today = localCalendarDay(new Date());
  for (const item of largeStock(STOCK, addDays(today, 3))) await call('/api/ingredients', item);
  let recipe = '';
  for (const body of recipeLibrary(RECIPES, today)) {
    // Without an external picture, so that the app draws one and no other site is contacted.
    recipe = await call('/api/recipes', { ...body, imageUrl: null });
  }
  for (const meal of mealHistory(MEALS, today)) await call('/api/meals', meal);
  for (const { name } of largeStock(LIST, today)) await call('/api/shopping-list', { name });
  const catalogue = services.list.response?.parse(JSON.parse(await call('/api/services'))) ?? [];
  for (const line of fullCart(3, catalogue)) await call('/api/cart', line);
  const { id } = JSON.parse(recipe);
  return id;
}
