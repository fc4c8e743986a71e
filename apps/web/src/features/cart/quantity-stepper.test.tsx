import { type CartItem, cart } from '@game-plan/contracts/shop/cart';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { notifications } from '#testing/notifications.ts';
import { openCart } from '#testing/pages/open-cart.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const NAME = 'Macro Kickoff Consult';
const of = (quantity: number): CartItem =>
  exampleCartItem({ quantity, totalPrice: Math.round(11410 * quantity) / 100 });

async function openLine(quantity: number) {
  const page = await openCart([of(quantity)]);
  const stepper = page.stepper(NAME);
  return {
    ...page,
    plus: stepper.getByRole('button', { name: 'Increase quantity' }),
    minus: stepper.getByRole('button', { name: 'Decrease quantity' }),
    shows: (figure: number) => stepper.getByText(String(figure), { selector: 'span' }),
  };
}

describe('a step', () => {
  test('shows at once, also in the totals, and then shows the server’s figure', async () => {
    const { plus, shows, summary, user } = await openLine(1);
    const { sent, release } = respondLater(cart.update, of(5));
    await user.click(plus);
    await waitFor(() => expect(shows(2)).toBeVisible());
    expect(summary.getByText('$228.20')).toBeVisible();
    expect(summary.getByText('$251.02')).toBeVisible();
    const reading = respondLater(cart.list, [of(5)]);
    release();
    await waitFor(() => expect(shows(5)).toBeVisible());
    expect(summary.getByText('$570.50')).toBeVisible();
    reading.release();
    expect(sent.bodies).toEqual([{ quantity: 2 }]);
  });

  test('sends steps in order, and the last one counts', async () => {
    const { plus, minus, shows, user } = await openLine(1);
    const first = respondLater(cart.update, of(2));
    await user.click(plus);
    await user.click(plus);
    await user.click(plus);
    await user.click(minus);
    await waitFor(() => expect(shows(3)).toBeVisible());
    await waitFor(() => expect(first.sent.bodies).toEqual([{ quantity: 2 }]));
    const rest = respond(cart.update, of(3));
    respond(cart.list, [of(3)]);
    first.release();
    await waitFor(() => expect(rest.bodies).toEqual([{ quantity: 3 }, { quantity: 4 }, { quantity: 3 }]));
    expect(shows(3)).toBeVisible();
  });

  test('counts although the previous one is not rendered yet', async () => {
    const { plus, minus, shows } = await openLine(97);
    const sent = respond(cart.update, of(98));
    respond(cart.list, [of(98)]);
    act(() => {
      for (const button of [plus, plus, plus, minus]) button.click();
    });
    await waitFor(() => expect(shows(98)).toBeVisible());
    await waitFor(() => expect(sent.bodies).toEqual([{ quantity: 98 }, { quantity: 99 }, { quantity: 98 }]));
  });

  test('is not overwritten by a read of the old state while pending', async () => {
    const { plus, shows, user, client } = await openLine(1);
    const { release } = respondLater(cart.update, of(2));
    await user.click(plus);
    await waitFor(() => expect(shows(2)).toBeVisible());
    await client.refetchQueries();
    expect(shows(2)).toBeVisible();
    respond(cart.list, [of(2)]);
    release();
  });

  test('that fails is undone, with an error', async () => {
    const { plus, shows, summary, user } = await openLine(1);
    respondProblem(cart.update, 404, 'This item was not found', 'not_found');
    await user.click(plus);
    expect(await notifications().findByText('Failed to update item')).toBeVisible();
    expect(notifications().getByText('This item was not found')).toBeVisible();
    await waitFor(() => expect(shows(1)).toBeVisible());
    expect(summary.getByText('$114.10')).toBeVisible();
  });

  test('down to 1 moves the focus to plus', async () => {
    const { plus, minus, user } = await openLine(2);
    respond(cart.update, of(1));
    respond(cart.list, [of(1)]);
    minus.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(minus).toBeDisabled());
    expect(plus).toHaveFocus();
  });

  test('stops at the maximum of a line', async () => {
    const { plus } = await openLine(99);
    expect(plus).toBeDisabled();
    expect(screen.getByRole('group', { name: `Quantity of ${NAME}` })).toBeVisible();
  });
});
