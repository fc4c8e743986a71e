import { addressConfirmation } from '@game-plan/contracts/people/address-confirmation';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

describe('a link that confirms an address', () => {
  test.each(['nobody', 'user'] as const)('confirms it by a press, for %s signed in', async (who) => {
    const { user } = renderPage('/signup?confirm=5.abc.def', who);
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm Your Address' })).toBeVisible();
    const press = await screen.findByRole('button', { name: 'Confirm address' });
    respondProblem(addressConfirmation.use, 403, 'This link has expired.', 'forbidden');
    await user.click(press);
    expect(await notifications().findByText('This link has expired.')).toBeVisible();
    const sent = respond(addressConfirmation.use, { email: 'new@example.com' });
    await user.click(press);
    expect(await screen.findByText('new@example.com')).toBeVisible();
    expect(sent.bodies).toEqual([{ code: '5.abc.def' }]);
    await expectAccessible();
  });
});
