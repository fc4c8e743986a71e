import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, inviteBen, setUpAdmin } from './support/people.ts';

test('an order goes from the cart to paid on site and to the accountant, with a mail to buyer and admin', async ({
  page,
  browser,
  app,
  sharedApp: { smtp },
}) => {
  const mails = () => smtp.mails.map(({ to, headers }) => `${to[0]}: ${headers.get('subject')}`);
  await setUpAdmin(page);
  const ben = await inviteBen(page, browser, app);

  await ben.goto('/services');
  await ben.getByRole('button', { name: 'Add to Cart' }).first().click();
  const dialog = ben.getByRole('dialog', { name: 'First Nutrition Consultation' });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  const where = dialog.getByRole('combobox', { name: 'Where we meet (required)' });
  await expect(where).toBeFocused();
  await where.selectOption('By video');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();
  await ben.getByRole('button', { name: 'View Cart' }).click();
  await ben.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(ben.getByText('Your order has been placed and is waiting to be confirmed.')).toBeVisible();

  await expect
    .poll(mails)
    .toEqual(
      expect.arrayContaining([
        `${ADA.email}: New order #1 from ${BEN.firstName} ${BEN.lastName}`,
        `${BEN.email}: Your order #1 was placed`,
      ]),
    );

  await page.goto('/admin?tab=orders');
  await page.getByRole('link', { name: 'Order #1' }).click();
  const order = page.getByRole('dialog', { name: 'Order #1' });
  await expect(order.getByText('Where we meet: By video')).toBeVisible();
  await order.getByRole('button', { name: 'Set appointment' }).click();
  const year = new Date().getFullYear() + 1;
  await order.getByLabel('Date').fill(`${year}-03-04`);
  await order.getByLabel('Time').fill('14:30');
  await order.getByRole('button', { name: 'Save appointment' }).click();
  await expect(order.getByText('ada set the appointment')).toBeVisible();
  const appointment = `March 4, ${year} at 2:30 PM, local time of the practice.`;
  await expect.poll(() => smtp.mails.some(({ text }) => text.includes(appointment))).toBe(true);

  await order.getByRole('button', { name: 'Paid on site' }).click();
  await order.getByRole('button', { name: 'Record payment' }).click();
  await expect(order.getByText('ada recorded a payment on site')).toBeVisible();

  await ben.reload();
  await expect(ben.getByText('Your order is confirmed. Your appointment:')).toBeVisible();
  await expect(ben.getByText('You paid on site. Thank you.')).toBeVisible();

  await page.goto('/admin?tab=orders');
  await page.getByRole('button', { name: 'Export Orders' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export Orders' });
  await exporting.getByRole('combobox', { name: 'Orders placed' }).selectOption('This month');
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('link', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /\r\n1,.*,First Nutrition Consultation,Where we meet: By video,1,95\.00,9\.50,104\.50,confirmed,paid,on_site,/,
  );
  await ben.context().close();
});
