import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { type Service, services } from '@game-plan/contracts/shop/services';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { exampleService } from '#testing/examples/example-service.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

const NAME = 'Macro Kickoff Consult';

async function openDialog(...others: Service[]) {
  respond(services.list, [exampleService(), ...others]);
  const page = renderPage('/services');
  await page.user.click(await screen.findByRole('button', { name: 'Add to Cart', description: NAME }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  const total = () => dialog.getByText('Total price').parentElement?.textContent?.replace('Total price', '');
  const add = () => dialog.getByRole('button', { name: /^Add/ });
  return { ...page, dialog, total, add };
}

describe('the dialog', () => {
  test('shows the whole service and its options, updates the price with every choice, refuses a number that is too large, and closes with Back', async () => {
    const { dialog, total, add, router, user } = await openDialog();
    expect(router.latestLocation.search).toEqual({ service: '1' });
    const headings = dialog.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([NAME, 'Customize Your Service:', "What's Included:"]);
    expect(dialog.getByText('Swap list')).toBeVisible();
    expect(dialog.getByText('+$25.10')).toBeVisible();
    expect(dialog.getByText('+$10.20 each')).toBeVisible();
    expect(total()).toBe('$89.00');

    await user.click(dialog.getByRole('switch', { name: 'Follow-up call' }));
    expect(total()).toBe('$114.10');
    const weeks = dialog.getByRole('spinbutton', { name: 'Extra weeks of support' });
    expect(weeks).toHaveAttribute('min', '1');
    await user.type(weeks, '3');
    expect(total()).toBe('$144.70');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Session format' }), 'In person');
    expect(total()).toBe('$159.70');
    await user.clear(weeks);
    await user.click(dialog.getByRole('switch', { name: 'Follow-up call' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Session format' }), 'Choose one');
    expect(total()).toBe('$89.00');

    await user.type(weeks, '1000');
    expect(dialog.getByText(/takes a whole number from 0 to 20/)).toBeVisible();
    expect(add()).toBeDisabled();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.latestLocation.search).toEqual({});
    expect(screen.getByRole('button', { name: 'Add to Cart', description: NAME })).toHaveFocus();
  });

  test('for an unknown service says so', async () => {
    respond(services.list, [exampleService()]);
    const { user, router } = renderPage('/services?service=99');
    const dialog = within(await screen.findByRole('dialog', { name: 'Service not found' }));
    await user.click(dialog.getByRole('button', { name: 'Browse Services' }));
    await waitFor(() => expect(router.latestLocation.search).toEqual({}));
  });
});

describe('a required option', () => {
  test('is marked, and must be chosen before adding to the cart', async () => {
    const where: Service['customizationOptions'][number] = {
      name: 'Where we meet',
      type: 'select',
      priceModifier: 0,
      options: ['Here', 'By video'],
      isRequired: true,
    };
    respond(services.list, [exampleService({ customizationOptions: [where] })]);
    const { user } = renderPage('/services?service=1');
    const dialog = within(await screen.findByRole('dialog', { name: NAME }));
    const select = dialog.getByRole('combobox', { name: 'Where we meet (required)' });
    expect(select).toBeRequired();
    expect(dialog.getByText('$89.00')).toBeVisible();
    const sent = respond(cart.add, exampleCartItem());
    await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
    expect(select).toHaveFocus();
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('No extra cost Choose one');
    expect(sent.bodies).toEqual([]);
    await expectAccessible();
    await user.selectOptions(select, 'By video');
    expect(select).toBeValid();
    await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
    expect(await notifications().findByText('Added to cart')).toBeVisible();
    expect(sent.bodies).toMatchObject([{ customizations: { 'Where we meet': 'By video' } }]);
  });
});

describe('adding to the cart', () => {
  test('sends the options with the price that was shown', async () => {
    const { dialog, add, user, router } = await openDialog();
    const { sent, release } = respondLater(cart.add, exampleCartItem());
    await user.click(dialog.getByRole('switch', { name: 'Follow-up call' }));
    await user.type(dialog.getByRole('spinbutton'), '0');
    await user.click(add());
    expect(await dialog.findByRole('button', { name: 'Adding...' })).toBeVisible();
    await user.click(add());
    respond(cart.list, [exampleCartItem()]);
    respond(orders.paymentMethod, { method: 'on_site' });
    release();
    expect(await notifications().findByText('Service has been added to your cart')).toBeVisible();
    expect(sent.bodies).toEqual([
      { serviceId: 1, quantity: 1, customizations: { 'Follow-up call': true }, totalPrice: 114.1 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await user.click(notifications().getByRole('button', { name: 'View Cart' }));
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/cart'));
    expect(await screen.findByText(/you pay on site/)).toBeVisible();
  });

  test('does not close another dialog that was opened meanwhile', async () => {
    const { add, user } = await openDialog(exampleService({ id: 2, name: 'Another Service' }));
    const { release } = respondLater(cart.add, exampleCartItem());
    await user.click(add());
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Add to Cart', description: 'Another Service' }));
    expect(await screen.findByRole('dialog', { name: 'Another Service' })).toBeVisible();
    release();
    expect(await notifications().findByText('Added to cart')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Another Service' })).toBeVisible();
  });

  test('shows an error when the server refuses or is gone, and keeps the choices; then when its price differs', async () => {
    const { add, dialog, user } = await openDialog();
    await user.type(dialog.getByRole('spinbutton'), '2');
    respondProblem(cart.add, 404, 'Service not found', 'not_found');
    await user.click(add());
    expect(await notifications().findByText('Service not found')).toBeVisible();
    expect(notifications().getByText('Failed to add to cart')).toBeVisible();
    expect(dialog.getByRole('spinbutton')).toHaveValue(2);

    act(clearToast);
    respondNothing(cart.add);
    await user.click(add());
    expect(await notifications().findByText('Failed to add to cart')).toBeVisible();
    expect(dialog.getByRole('spinbutton')).toHaveValue(2);

    respond(cart.add, exampleCartItem({ quantity: 2, unitPrice: 95, totalPrice: 190 }));
    await user.click(add());
    expect(await notifications().findByText(/Its price is now \$95\.00/)).toBeVisible();
  });
});
