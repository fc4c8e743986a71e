import { requiredChoices } from '../support/catalogue.ts';
import { expectAccessible, faults } from '../support/expect-accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { setUpAdmin } from '../support/people.ts';

test('the 404 page and the menu, the services and their dialog, the cart, the orders and a receipt', async ({
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);

  // In the app, as a click costs a third of loading it.
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Services' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
  await expectAccessible(page);
  const [service] = await (await page.request.get('/api/services')).json();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('dialog', { name: service.name })).toBeVisible();
  await expectAccessible(page);

  await page.request.post('/api/cart', {
    data: { serviceId: service.id, customizations: requiredChoices(service), quantity: 2 },
  });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
  await expectAccessible(page);
  const order = await (await page.request.post('/api/checkout')).json();
  await page.getByRole('link', { name: 'Your Orders' }).click();
  const number = `Order #${order.id}`;
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expectAccessible(page);
});

test('each tab of the profile, in view and edit mode, and its dialogs; a suggested goal explains its formula and source, on hover and on press', async ({
  page,
}) => {
  await setUpAdmin(page);
  const data = {
    dateOfBirth: '1987-04-09T00:00:00.000Z',
    gender: 'female',
    height: 172,
    weight: 68.4,
    activityLevel: 'moderately_active',
    targetCalories: 1100,
    allergies: ['nuts', 'Mustard'],
  };
  expect((await page.request.put('/api/profile', { data })).status()).toBe(200);
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Health & Fitness' }).click();
  await expect(page.getByRole('heading', { name: 'Suggest goals' })).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await expectAccessible(page);
  const ask = page.getByRole('button', { name: 'Formula and source of fat' });
  const formula = page.getByRole('dialog', { name: 'Formula and source of fat' });
  await ask.hover();
  await expect(formula).toContainText('at 9 kcal a gram');
  await formula.hover();
  await expect(formula).toContainText('Source: Institute of Medicine');
  await page.mouse.move(0, 0);
  await expect(formula).toBeHidden();
  await ask.click();
  await page.mouse.move(0, 0);
  await expect(formula).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(formula).toBeHidden();
  await expect(ask).toBeFocused();

  await page.getByRole('tab', { name: 'Allergies' }).click();
  await page.getByRole('button', { name: 'Soy' }).click();
  await page.getByRole('button', { name: 'Add' }).first().click();
  await expect(page.getByText('Type an allergen first')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await expectAccessible(page);
});
