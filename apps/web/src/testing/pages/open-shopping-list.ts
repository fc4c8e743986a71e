import { type ShoppingItem, shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, within } from '@testing-library/react';
import { respond, respondNothing } from '../respond.ts';
import { respondToDashboard } from './dashboard-calls.ts';
import { renderPage } from './render-page.tsx';

interface Options {
  /** The person's answer about adding bought items to the inventory; null if never asked. */
  stockBought?: boolean | null;
  path?: string;
}

/** Renders the dashboard with this list; the server may be unreachable. */
export function renderDashboardWithList(
  items: ShoppingItem[] | 'unreachable',
  { stockBought = false, path = '/' }: Options = {},
) {
  respondToDashboard();
  if (items === 'unreachable') respondNothing(shoppingList.list);
  else respond(shoppingList.list, items);
  respond(shoppingList.settings, { stockBought });
  return renderPage(path);
}

/** Opens the list from the dashboard's card, unless the path opens it. */
export async function openShoppingList(items: ShoppingItem[] | 'unreachable', options: Options = {}) {
  const page = renderDashboardWithList(items, options);
  if (!options.path) await page.user.click(await screen.findByRole('link', { name: 'Open list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shopping List' }));
  if (items === 'unreachable') await dialog.findByText(/did not load/);
  else if (items.length === 0) await dialog.findByText('Nothing to buy');
  else await dialog.findAllByRole('listitem');
  return {
    ...page,
    dialog,
    /** The item's checkbox, wherever it is now. */
    box: (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  };
}
