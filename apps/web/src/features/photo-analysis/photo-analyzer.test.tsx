import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openMealLog } from '#testing/pages/open-meal-log.ts';
import { openPhotoAnalysis } from '#testing/pages/open-photo-analysis.ts';
import { respond, respondNothing } from '#testing/respond.ts';

test('without a model, tells a user whom to ask', async () => {
  await openPhotoAnalysis(false);
  expect(await screen.findByText('Photo analysis needs an AI model that can see pictures')).toBeVisible();
  expect(screen.getByText(/^Ask your administrator/)).toBeVisible();
  expect(screen.queryByText('AI_VISION_MODEL')).not.toBeInTheDocument();
  await expectAccessible();
});

test('without a model, tells an admin what to configure', async () => {
  await openPhotoAnalysis(false, 'admin');
  expect(await screen.findByText('AI_VISION_MODEL')).toBeVisible();
  expect(screen.getByText('AI_PROVIDER')).toBeVisible();
});

test('a failed check shows an error and can be retried', async () => {
  respondNothing(photoAnalysis.available);
  const { user } = await openMealLog();
  await user.click(screen.getByRole('tab', { name: 'Photo Analysis' }));
  expect(await screen.findByText('Photo analysis did not load')).toBeVisible();
  respond(photoAnalysis.available, { isAvailable: true });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Choose a meal photo')).toBeVisible();
});
