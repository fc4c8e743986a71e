import { type Service, services } from '../../packages/contracts/src/shop/services.ts';
import { addDays, type CalendarDay, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { FOODS } from '../../packages/domain/src/foods/food-table.ts';
import { MEAL_TYPES } from '../../packages/domain/src/meals/meal-types.ts';
import { composeRecipes } from '../../packages/domain/src/recipes/compose-recipes.ts';
import type { ComposedRecipe, StockItem } from '../../packages/domain/src/recipes/composed-recipe.ts';
import type { Visitor } from './server.ts';

/** A stock of `size` different foods from the whole food table; every fifth has an expiry date. */
export function largeStock(size: number, expiryDate: CalendarDay): StockItem[] {
  if (FOODS.length < size) throw new Error(`The food table has ${FOODS.length} foods, fewer than ${size}`);
  const step = FOODS.length / size;
  return Array.from({ length: size }, (_, index) => FOODS[Math.floor(index * step)])
    .filter((food) => food !== undefined)
    .map(({ name, category }, index) => ({
      name,
      category,
      quantity: '2',
      unit: 'cup',
      expiryDate: index % 5 === 0 ? expiryDate : null,
    }));
}

const FOODS_A_MEAL = 4;

/** `count` meals of four foods from the whole food table, four a day going back from today. */
export function mealHistory(count: number, today: CalendarDay) {
  return Array.from({ length: count }, (_, index) => ({
    type: MEAL_TYPES[index % MEAL_TYPES.length],
    date: addDays(today, -Math.floor(index / MEAL_TYPES.length)),
    foods: Array.from({ length: FOODS_A_MEAL }, (_food, place) => {
      const food = FOODS[(index * 7 + place * 31) % FOODS.length];
      if (!food) throw new Error('The food table is empty');
      const { name, fdcId, per100g } = food;
      return { name, quantity: 100, unit: 'g', fdcId, ...per100g };
    }),
  }));
}

/** An external picture, because otherwise thousands of pictures would be drawn during the measurement. */
const FROM_ELSEWHERE = 'https://example.org/dish.jpg';

/** `size` composed recipes in the format for saving; every fifth is a favourite. */
export function recipeLibrary(size: number, today: CalendarDay): object[] {
  const stock = largeStock(60, addDays(today, 3));
  const library: object[] = [];
  for (let seed = 1; library.length < size; seed += 1) {
    const ideas = composeRecipes({ stock, eater: { allergies: [], diets: [] }, today, seed });
    library.push(...ideas.map((idea, index) => toBody(idea, index % 5 === 0)));
  }
  return library.slice(0, size);
}

function toBody({ nutrition, lead, technique, ...recipe }: ComposedRecipe, isFavorite: boolean) {
  const { isPartial, ...figures } = nutrition;
  return { ...recipe, ...figures, caloriesArePartial: isPartial, imageUrl: FROM_ELSEWHERE, isFavorite };
}

/** Calls that fill a cart with `size` lines: all services in turn, each with a different number option. */
export function fullCart(size: number, catalogue: readonly Service[]): object[] {
  const services = catalogue.flatMap(({ id, customizationOptions }) => {
    const option = customizationOptions.find(({ type }) => type === 'number');
    const required = Object.fromEntries(
      customizationOptions.flatMap((each) => (each.type === 'select' ? [[each.name, each.options[0]]] : [])),
    );
    return option ? [{ id, option: option.name, required }] : [];
  });
  return Array.from({ length: size }, (_, index) => services[index % services.length])
    .filter((service) => service !== undefined)
    .map(({ id, option, required }, index) => ({
      serviceId: id,
      customizations: { ...required, [option]: Math.floor(index / services.length) + 1 },
    }));
}

const STOCK = 60;
const RECIPES = 60;
/** Four a day for three months. */
const MEALS = 360;
const LIST = 30;

/** Gives a person a season's data: stock, recipes, meals, a list and a cart. Returns a recipe's id. */
export async function fillAccount(person: Visitor): Promise<number> {
  const today = localCalendarDay(new Date());
  const add = (path: string, body: unknown) => person.read('POST', path, body);
  for (const item of largeStock(STOCK, addDays(today, 3))) await add('/api/ingredients', item);
  let recipe: unknown;
  for (const body of recipeLibrary(RECIPES, today)) {
    // Without an external picture, so that the app draws one and no other site is contacted.
    recipe = await add('/api/recipes', { ...body, imageUrl: null });
  }
  for (const meal of mealHistory(MEALS, today)) await add('/api/meals', meal);
  for (const { name } of largeStock(LIST, today)) await add('/api/shopping-list', { name });
  for (const line of fullCart(3, await readServices(person))) await add('/api/cart', line);
  const { id } = recipe as { id: number };
  return id;
}

export async function readServices(person: Visitor): Promise<Service[]> {
  return services.list.response?.parse(await person.read('GET', '/api/services')) ?? [];
}
