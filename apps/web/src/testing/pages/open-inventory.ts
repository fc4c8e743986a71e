import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { preferences } from '@game-plan/contracts/people/preferences';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, within } from '@testing-library/react';
import { exampleIngredient } from '../examples/example-ingredient.ts';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond } from '../respond.ts';
import { renderPage } from './render-page.tsx';

/** A small inventory on Nov 21, 2026: one item expires tomorrow, one has expired, one has no date. */
export const INVENTORY: Ingredient[] = [
  exampleIngredient({
    id: 1,
    name: 'Baby spinach',
    category: 'vegetable',
    quantity: '1',
    unit: 'bunch',
    expiryDate: calendarDay('2026-11-22'),
    status: 'expiring',
  }),
  exampleIngredient({
    id: 2,
    name: 'Cream',
    category: 'dairy',
    quantity: '1',
    unit: 'cup',
    expiryDate: calendarDay('2026-11-18'),
    status: 'expired',
  }),
  exampleIngredient({ id: 3, name: 'Cheddar', category: 'dairy', quantity: '200', unit: 'g' }),
];

/** Opens the inventory with these ingredients; the first one, if any, expires soon. */
export async function openInventory(
  inventory: Ingredient[] = INVENTORY,
  search = '',
  usualDays: ResponseOf<typeof ingredients.usualDays> = [],
) {
  const list = respond(ingredients.list, inventory);
  const expiring = respond(ingredients.expiring, inventory.slice(0, 1));
  respond(ingredients.usualDays, usualDays);
  respond(shoppingList.minimums, []);
  respond(preferences.get, examplePreferences());
  const page = renderPage(`/ingredients${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Ingredient Inventory' });
  return { ...page, list, expiring };
}

/** The names on the cards, in order. */
export function cardNames(): Array<string | null> {
  const cards = screen.queryByRole('list', { name: 'Ingredients' });
  return cards
    ? within(cards)
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent)
    : [];
}
