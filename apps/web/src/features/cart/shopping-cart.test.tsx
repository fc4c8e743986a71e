import { undo } from '@game-plan/contracts/people/undo';
import { cart } from '@game-plan/contracts/shop/cart';
import { services } from '@game-plan/contracts/shop/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { exampleService } from '#testing/examples/example-service.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openCart } from '#testing/pages/open-cart.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const CONSULT = exampleCartItem();
const BOX = exampleCartItem({
  id: 22,
  serviceId: 2,
  quantity: 2,
  customizations: { Meals: 3, Delivery: 'Saturday', Express: false },
  unitPrice: 1124.5,
  totalPrice: 2249,
  service: { name: 'Sunday Prep Box', description: null, category: 'meal_prep', imageUrl: null },
});

type Summary = Awaited<ReturnType<typeof openCart>>['summary'];

async function expectPayment(summary: Summary, how: string, safety: RegExp): Promise<void> {
  expect(summary.getByText('Secure checkout powered by Stripe')).toBeVisible();
  expect(await summary.findByText(how)).toBeVisible();
  expect(summary.getByText(/^By placing your order/)).toHaveTextContent(
    'you agree to our Terms of Service and Privacy Policy.',
  );
  expect(screen.getByText('Secure Payment')).toBeVisible();
  expect(screen.getByText(safety)).toBeVisible();
}

describe('the cart', () => {
  test('shows Loading, and links to the services when empty', async () => {
    const { release } = respondLater(cart.list, []);
    renderPage('/cart');
    expect(await screen.findByText('Loading your cart...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    expect(screen.getByText('Review your selected services and proceed to checkout')).toBeVisible();
    release();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
  });

  test('shows each line with its options, the totals, and that payment is on site', async () => {
    const { items, summary, stepper } = await openCart([CONSULT, BOX]);
    const [consult, box] = within(items.getByRole('list', { name: 'Cart Items (2)' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading') !== null);
    expect(consult).toHaveTextContent(
      'Macro Kickoff ConsultNUTRITION COACHINGOne-to-one session with a dietitian.Follow-up call: Yes$114.101',
    );
    expect(box).toHaveTextContent('Sunday Prep BoxMEAL PREPMeals: 3Delivery: Saturday$2,249.002');
    expect(box).not.toHaveTextContent('Express');
    expect(
      stepper('Macro Kickoff Consult').getByRole('button', { name: 'Decrease quantity' }),
    ).toBeDisabled();
    for (const text of ['$2,363.10', '$236.31', '$2,599.41']) expect(summary.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(
      summary.getByText(
        /^We reach you at marta@example\.com\. Your profile has no phone number and no address\./,
      ),
    ).toBeVisible();
    expect(summary.getByRole('link', { name: /^Add it/ })).toHaveAttribute('href', '/profile');
    await expectPayment(
      summary,
      'Online payment is not set up here, so you pay on site.',
      /You pay on site\.$/,
    );
  });

  test('changes the options of a line, starting from those still offered and the number just pressed, and takes in another with the same ones', async () => {
    const line = exampleCartItem({
      quantity: 1,
      totalPrice: 114.1,
      hasOptions: true,
      customizations: { 'Follow-up call': true, 'No longer offered': true },
    });
    const other = exampleCartItem({ id: 12, customizations: { 'Extra weeks of support': 3 } });
    const { user, items } = await openCart([line, other]);
    respond(services.list, [exampleService()]);
    const two = { ...line, quantity: 2, totalPrice: 228.2 };
    const pressed = respondLater(cart.update, two);
    const [first] = items.getAllByRole('button', { name: 'Increase quantity' });
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Change options of Macro Kickoff Consult' }));
    respond(cart.list, [two, other]);
    pressed.release();
    expect(await screen.findByRole('switch', { name: 'Follow-up call' })).toBeChecked();
    const dialog = within(screen.getByRole('dialog', { name: 'Macro Kickoff Consult' }));
    expect(dialog.getByText('$228.20')).toBeVisible();
    await user.type(dialog.getByRole('spinbutton', { name: 'Extra weeks of support' }), '3');
    await user.click(dialog.getByRole('switch', { name: 'Follow-up call' }));
    expect(dialog.getByText('$239.20')).toBeVisible();
    await expectAccessible();
    const changed = {
      ...line,
      quantity: 3,
      customizations: { 'Extra weeks of support': 3 },
      totalPrice: 358.8,
    };
    const sent = respond(cart.update, changed);
    respondNothing(cart.list);
    await user.click(dialog.getByRole('button', { name: 'Save Options' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.bodies).toEqual([{ quantity: 2, customizations: { 'Extra weeks of support': 3 } }]);
    expect(screen.getByRole('list', { name: 'Customizations' })).toHaveTextContent(
      'Extra weeks of support: 3',
    );
    expect(screen.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Change options/ })).toHaveFocus();
  });

  test('shows a loading error and loads again on request', async () => {
    respondNothing(cart.list);
    const { user } = renderPage('/cart');
    expect(await screen.findByText('Your cart did not load')).toBeVisible();
    respond(cart.list, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  test('shows that payment is online; is read again when another tab has changed it', async () => {
    const { summary } = await openCart([CONSULT], 'stripe');
    await expectPayment(
      summary,
      'You pay on Stripe’s own page and come back here.',
      /goes to Stripe, encrypted/,
    );
    respond(cart.list, [CONSULT, BOX]);
    const otherTab = new BroadcastChannel('game-plan-cart');
    otherTab.postMessage('changed');
    expect(await screen.findByRole('region', { name: 'Cart Items (2)' })).toBeVisible();
    otherTab.close();
  });
});

test('removing that fails restores the line, with an error; can be undone', async () => {
  const { user } = await openCart([CONSULT]);
  respondNothing(cart.remove);
  await user.click(screen.getByRole('button', { name: 'Remove Macro Kickoff Consult' }));
  expect(await notifications().findByText('Failed to remove item')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Cart Items (1)' })).toBeVisible();

  respond(cart.remove, { undoId: 5 });
  const read = respond(cart.list, []);
  await user.click(screen.getByRole('button', { name: 'Remove Macro Kickoff Consult' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  // Without the line, or this read would bring it back before Undo does.
  await waitFor(() => expect(read.urls).not.toEqual([]));
  const sent = respond(undo.run, null);
  respond(cart.list, [CONSULT]);
  await user.click(await notifications().findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Cart Items (1)' })).toBeVisible();
  expect(sent.urls).toEqual(['/api/undo/5']);
});

test('a line is removed at once, and the focus moves to the next; Clear Cart asks first, keeps the cart when it fails, and then empties it', async () => {
  const { user, items } = await openCart([CONSULT, BOX]);
  await user.click(items.getByRole('button', { name: 'Clear Cart' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear Cart' }));
  respondProblem(cart.clear, 500, 'Something went wrong');
  await user.click(question.getByRole('button', { name: 'Clear Cart' }));
  expect(await notifications().findByText('Failed to clear cart')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('region', { name: 'Cart Items (2)' })).toBeVisible();

  const read = respond(cart.list, [BOX]);
  const removed = respond(cart.remove, { undoId: 5 });
  await user.click(screen.getByRole('button', { name: 'Remove Macro Kickoff Consult' }));
  expect(await notifications().findByText('Item has been removed from your cart')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cart Items (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Sunday Prep Box' })).toHaveFocus();
  expect(removed.urls).toEqual(['/api/cart/11']);
  await waitFor(() => expect(read.urls).not.toEqual([]));

  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  respond(cart.list, []);
  const sent = respond(cart.clear, null);
  const again = within(await screen.findByRole('alertdialog', { name: 'Clear Cart' }));
  await user.click(again.getByRole('button', { name: 'Clear Cart' }));
  expect(await notifications().findByText('All items have been removed from your cart')).toBeVisible();
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(sent.urls).toEqual(['/api/cart/clear']);
});

describe('a line that cannot be ordered as it is', () => {
  test('shows the changed price, which can be accepted', async () => {
    const { user, summary, checkoutButton } = await openCart([exampleCartItem({ earlierPrice: 99 })]);
    expect(
      screen.getByText('The price has changed from $99.00 to $114.10 since you added this.'),
    ).toBeVisible();
    expect(checkoutButton()).toBeDisabled();
    expect(checkoutButton()).toHaveAccessibleDescription(
      'A price has changed. Accept it or remove the service.',
    );
    await expectAccessible();
    const sent = respond(cart.update, CONSULT);
    respond(cart.list, [CONSULT]);
    await user.click(screen.getByRole('button', { name: 'Accept new price' }));
    await waitFor(() => expect(checkoutButton()).toBeEnabled());
    expect(sent.bodies).toEqual([{ quantity: 1 }]);
    expect(summary.queryByText(/A price has changed/)).not.toBeInTheDocument();
  });

  test('shows why it is unavailable, is not counted, and can be removed', async () => {
    const gone = {
      ...BOX,
      isAvailable: false,
      unavailableReason: 'Sunday Prep Box is not offered any more.',
    };
    const { user, summary, checkoutButton, stepper } = await openCart([CONSULT, gone]);
    expect(screen.getByText('Sunday Prep Box is not offered any more.')).toBeVisible();
    expect(summary.getByText('$114.10')).toBeVisible();
    expect(checkoutButton()).toBeDisabled();
    expect(stepper('Sunday Prep Box').getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
    respond(cart.remove, { undoId: 5 });
    respond(cart.list, [CONSULT]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(checkoutButton()).toBeEnabled());
  });
});
