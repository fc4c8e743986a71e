import { business } from '@game-plan/contracts/shop/business';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openCart } from '#testing/pages/open-cart.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

test('the cart links to the terms and the privacy policy', async () => {
  respond(business.legalText, { text: '## Paying\n\nOn site, **always**.', updatedAt: null });
  const { user } = await openCart([exampleCartItem()]);
  expect(await screen.findByText(/^By placing your order you agree to our/)).toHaveTextContent(
    'By placing your order you agree to our Terms of Service and Privacy Policy.',
  );
  await user.click(screen.getByRole('link', { name: 'Terms of Service' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toHaveFocus();
  const article = within(await screen.findByRole('article', { name: 'Terms of Service' }));
  expect(await article.findByRole('heading', { name: 'Paying' })).toBeVisible();
  expect(article.getByText('always').tagName).toBe('STRONG');
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Shopping Cart' })).toBeVisible();
  await expectAccessible();
});

test('an admin’s text is not executed: HTML is shown as text, and unsafe links are dropped', async () => {
  const text =
    '<img src=x onerror=alert(1)> <b>bold</b>\n\n[click](javascript:alert(1)) ![seen](https://tracker.example/x.png)';
  respond(business.legalText, { text, updatedAt: '2026-11-20T12:00:00.000Z' });
  renderPage('/cart?legal=privacy');
  const article = await screen.findByRole('article', { name: 'Privacy Policy' });
  const link = await within(article).findByText('click');
  expect(link.getAttribute('href') ?? '').not.toMatch(/javascript/i);
  expect(article.querySelector('img, b, script')).toBeNull();
  expect(within(article).getByText('Last changed on November 20, 2026')).toBeVisible();
});

test('an admin edits the text in place, and another admin’s concurrent change is not lost', async () => {
  respond(business.legalText, { text: 'Old words', updatedAt: null });
  const { user } = renderPage('/cart?legal=terms', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByLabelText('Terms of Service');
  expect(field).toHaveValue('Old words');
  await user.clear(field);
  await user.type(field, 'New words');
  const sentence = 'Another admin has saved this page in the meantime.';
  respondProblem(business.changeLegalText, 409, sentence, 'conflict');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await notifications().findByText(sentence)).toBeVisible();
  expect(field).toHaveValue('New words');
  const written = { text: 'New words', updatedAt: '2026-11-20T12:00:00.000Z' };
  const sent = respond(business.changeLegalText, written);
  respond(business.legalText, written);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('New words')).toBeVisible();
  expect(sent.bodies).toEqual([{ text: 'New words', seenAt: null }]);
});
