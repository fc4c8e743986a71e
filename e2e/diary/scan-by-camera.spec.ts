import { LEMONADE } from '../support/barcode-picture.ts';
import { expect, test } from '../support/fixtures.ts';
import { setUpAdmin } from '../support/people.ts';

test.use({ permissions: ['camera'] });

test('the camera reads a barcode; without a connection an error is shown and the typed code is kept', async ({
  page,
  context,
  problems,
}) => {
  await setUpAdmin(page);
  await page.goto('/meal-log');
  await page.getByRole('button', { name: 'Scan barcode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan Barcode' });
  await expect(dialog).toContainText(`${LEMONADE} is not known here`);
  await dialog.getByRole('button', { name: 'Scan another' }).click();
  await expect(dialog).toContainText(`${LEMONADE} is not known here`);
  await page.keyboard.press('Escape');

  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Scan barcode' }).click();
  await expect(dialog).toContainText('This device is offline. Try again once you are connected.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText(`${LEMONADE} is not known here`);
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  const search = page.getByRole('combobox', { name: 'Search foods' });
  await search.fill('2 eggs and toast');
  await expect(page.getByText(/No foods found.*This device is offline/)).toBeVisible();
  await expect(search).toHaveValue('2 eggs and toast');
  await context.setOffline(false);
  await expect(page.getByRole('option').first()).toContainText('Egg');
});
