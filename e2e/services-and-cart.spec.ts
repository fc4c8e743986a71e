import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, faults } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, setUpAdmin } from './support/people.ts';

const CONSULT = 'First Nutrition Consultation';
/** With few options: its dialog needs less than the height of the window. */
const FOLLOW_UP = 'Nutrition Follow-Up';
const TOUR = 'Supermarket Tour';

/** On the card of a service. */
const addButton = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .getByRole('button', { name: 'Add to Cart' });
const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Puts one of a service into the cart by its dialog, with nothing chosen. */
async function addPlain(page: Page, name: string): Promise<void> {
  await addButton(page, name).click();
  // It comes with the first press.
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('the 404 page, the menu and what a buyer sees are accessible; an order leads from the catalogue to a printed receipt, with mails to buyer and admin, to an appointment, paid on site and to the accountant; a toast does not cover the button of the next service, and two tabs show the same cart and place one order', async ({
  page,
  context,
  problems,
  sharedApp: { smtp },
}) => {
  await setUpAdmin(page);
  problems.expect(/^404 GET \/no-such-page$/);
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
  await expect(page.getByRole('list', { name: 'Services' }).getByRole('heading')).toHaveCount(18);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search services...' }).fill('nutritionist hour');
  await expect(page).toHaveURL(/search=nutritionist/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('NUTRITION COACHING');

  await addButton(page, CONSULT).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('combobox').selectOption('By video');
  await dialog(page).getByRole('switch', { name: 'Food diary reviewed beforehand' }).click();
  await dialog(page).getByRole('spinbutton', { name: 'Family members who join' }).fill('2');
  await expect(dialog(page).getByText('$165.00')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Service has been added to your cart')).toBeVisible();
  await page.getByRole('button', { name: 'View Cart' }).click();

  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
  await expect(line(page, CONSULT)).toContainText('Family members who join: 2');
  await expect(line(page, CONSULT)).toContainText('$165.00');
  await expectAccessible(page);
  for (let press = 0; press < 4; press++)
    await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(summary(page)).toContainText('$660.00');
  await expect(summary(page)).toContainText('Tax (10%)$66.00Total$726.00');
  await expect.poll(async () => (await (await page.request.get('/api/cart')).json())[0].quantity).toBe(4);

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(toast(page, 'Order #1 has been created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Order #1' })).toBeVisible();
  await expect(page.getByText('You pay on site.')).toBeVisible();
  const receipt = page.getByRole('article', { name: 'Receipt of order #1' });
  await expect(receipt).toContainText('$726.00');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt).toBeVisible();
  for (const onScreenOnly of ['banner', 'navigation', 'button'] as const) {
    await expect(page.getByRole(onScreenOnly)).toHaveCount(0);
  }
  await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect((await page.pdf()).toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await expect
    .poll(() => smtp.mails.map(({ to, headers }) => `${to[0]}: ${headers.get('subject')}`))
    .toEqual(
      expect.arrayContaining([
        `${ADA.email}: New order #1 from ${ADA.firstName} ${ADA.lastName}`,
        `${ADA.email}: Your order #1 was placed`,
      ]),
    );
  await page.getByRole('link', { name: 'Admin' }).first().click();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Order #1' }).click();
  const order = page.getByRole('dialog', { name: 'Order #1' });
  await expect(order.getByText('Where we meet: By video')).toBeVisible();
  await order.getByRole('button', { name: 'Set appointment' }).click();
  const year = new Date().getFullYear() + 1;
  await order.getByLabel('Date').fill(`${year}-03-04`);
  await order.getByLabel('Time').fill('14:30');
  await order.getByRole('button', { name: 'Save appointment' }).click();
  await expect(order.getByText('ada set the appointment')).toBeVisible();
  const appointment = `March 4, ${year} at 2:30 PM (local time of the business).`;
  await expect.poll(() => smtp.mails.some(({ text }) => text.includes(appointment))).toBe(true);
  await order.getByRole('button', { name: 'Paid on site' }).click();
  await order.getByRole('button', { name: 'Record payment' }).click();
  await expect(order.getByText('ada recorded a payment on site')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export Orders' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export Orders' });
  await exporting.getByRole('combobox', { name: 'Orders placed' }).selectOption('This month');
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('link', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /\r\n1,.*,First Nutrition Consultation,.*,4,660\.00,66\.00,726\.00,confirmed,paid,on_site,/,
  );
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Your Orders' }).click();
  const listed = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(listed).toContainText(`4 × ${CONSULT}`);
  await expectAccessible(page);
  // As wide as the browser shows it at a zoom of 200%: there is room for words, not for a letter on each line.
  await page.setViewportSize({ width: 640, height: 800 });
  const services = await listed.getByText(`4 × ${CONSULT}`).boundingBox();
  expect(services?.height).toBeLessThan(50);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Order #1' }).click();
  await expect(page.getByText('Your order is confirmed. Your appointment:')).toBeVisible();
  await expect(page.getByText('You paid on site. Thank you.')).toBeVisible();

  // In the app, as above.
  await page.getByRole('link', { name: 'Services' }).first().click();
  await addPlain(page, CONSULT);
  await expect(toast(page, 'Added to cart')).toBeVisible();
  await addPlain(page, FOLLOW_UP);
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  const other = await context.newPage();
  await other.goto('/services');
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await addPlain(other, TOUR);
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await other.getByRole('link', { name: 'Cart, 3 items' }).click();
  for (const name of [CONSULT, FOLLOW_UP])
    await other.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
  await expect(summary(page)).toContainText('Total$63.80');

  // Both press at once: one makes the order, the other is told that nothing is left. A tab in the back cannot be clicked,
  // and where the other one was quicker, the button that is pressed is there no more.
  problems.expect(/^400 POST \/api\/checkout$/);
  const buttons = await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Proceed to Checkout' }).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  for (const tab of [page, other]) {
    await expect(tab.getByText(/^Order #2$|Your cart is empty/).first()).toBeVisible();
  }
  expect(await (await page.request.get('/api/orders')).json()).toHaveLength(2);
  expect(await (await page.request.get('/api/cart')).json()).toEqual([]);
  await other.close();
});
