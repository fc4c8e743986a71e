import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { coaching } from '@game-plan/contracts/people/coaching';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { practice } from '@game-plan/contracts/shop/practice';
import { services } from '@game-plan/contracts/shop/services';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { ADMIN, NO_ORDERS } from '#testing/pages/admin-calls.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { respondToHabits } from '#testing/pages/open-meal-log.ts';
import { SECURITY } from '#testing/pages/open-profile.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';
import { firstCalls } from './first-calls.ts';

/** The reads of all pages, from a server with a recipe and a cart. */
function respondToAllPages(): void {
  respondToRecipes();
  respondToDashboard();
  respondToHabits();
  respondToNutrition();
  respond(recipes.read, saved(exampleIdea(), { id: 7 }));
  respond(ingredients.expiring, []);
  respond(shoppingList.settings, { stockBought: false });
  respond(photoAnalysis.available, { isAvailable: false });
  respond(services.list, []);
  respond(cart.list, [exampleCartItem()]);
  respond(orders.paymentMethod, { method: 'on_site' });
  respond(orders.list, []);
  respond(practice.legalText, { text: 'Pay on site.', updatedAt: null });
  respond(account.security, SECURITY);
  respond(coaching.read, { coaches: [], consents: [], lastLook: null });
  respond(admin.users, [ADMIN]);
  respond(adminOrders.counts, NO_ORDERS);
  respond(admin.summary, {
    totalUsers: 1,
    activeUsers: 1,
    pendingInvites: 0,
    totalInvites: 0,
    matchingUsers: 1,
    matchingProfiles: 0,
  });
}

const { always, byAddress } = firstCalls();

/** The address with what `begin.ts` puts in for its names in braces. */
function filledIn(url: string): string {
  const today = localCalendarDay(new Date());
  const { from, to } = weekOf(today);
  return url
    .replaceAll('{today}', today)
    .replace('{sunday}', from)
    .replace('{saturday}', to)
    .replace('{recipe}', '7');
}

// What a page does not ask by exactly this address would be sent ahead for nothing, and then asked again.
test.each(Object.entries(byAddress))(
  'the page of %s asks for all that is sent ahead of it',
  async (address, ahead) => {
    respondToAllPages();
    const call = vi.spyOn(globalThis, 'fetch');
    renderPage(address.replace('?recipe', '?recipe=7').replace('?orders', '?orders=true'), 'admin');
    const asked = () => call.mock.calls.map(([url]) => decodeURIComponent(String(url)));
    const expected = [always, ...ahead].map(filledIn);
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(expected)));
  },
);
