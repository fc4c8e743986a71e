import { type DiaryFileSummary, diaryImport } from '@game-plan/contracts/food/diary-import';
import { undo } from '@game-plan/contracts/people/undo';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const SUMMARY: DiaryFileSummary = {
  from: calendarDay('2026-06-10'),
  to: calendarDay('2026-06-11'),
  meals: [
    { name: 'Breakfast', type: 'breakfast', foods: 3 },
    { name: 'Before training', type: 'snack', foods: 1 },
  ],
  foods: 4,
  knownFoods: 1,
  days: 2,
  knownDays: 0,
  asksForUnit: true,
  unread: 1,
  undoId: null,
};

/** Its content is not looked at. */
const FILE = new File(['{}'], 'servings.csv', { type: 'text/csv' });

async function openDialog() {
  const page = await openProfile('security');
  await page.user.click(await screen.findByRole('button', { name: 'Import a diary' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Import a Diary' })) };
}

test('a diary is looked at, its meals are placed, and it is imported with Undo', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole('button', { name: 'Import Diary' })).toBeDisabled();
  respond(diaryImport.run, SUMMARY);
  await user.upload(dialog.getByLabelText('Diary file'), FILE);
  expect(
    await dialog.findByText(
      '3 foods and 2 days of weight or water from Jun 10, 2026 to Jun 11, 2026. 1 entry is there already. 1 row was not understood.',
    ),
  ).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Before training (1) becomes'), 'Dinner');
  await user.selectOptions(dialog.getByLabelText('Its weights are in'), 'Pounds');
  const sent = respond(diaryImport.run, { ...SUMMARY, undoId: 7 });
  await user.click(dialog.getByRole('button', { name: 'Import Diary' }));
  expect(await notifications().findByText('Diary imported')).toBeVisible();
  expect(sent.urls).toEqual(['/api/diary-import?preview=false&types=breakfast%2Cdinner&weightUnit=lb']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const undone = respond(undo.run, null);
  await user.click(notifications().getByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Import undone')).toBeVisible();
  expect(undone.urls).toEqual(['/api/undo/7']);
});

test('a file that is no diary says so, and another can be chosen', async () => {
  const { user, dialog } = await openDialog();
  respondProblem(diaryImport.run, 400, 'This is no diary that can be read.');
  await user.upload(dialog.getByLabelText('Diary file'), FILE);
  expect(await notifications().findByText('This is no diary that can be read.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import Diary' })).toBeDisabled();
});
