import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import {
  examplePhoto,
  openPhotoAnalysis,
  openWithPhoto,
  photoField,
} from '#testing/pages/open-photo-analysis.ts';

beforeEach(() => setClock('2026-11-20T19:00:00'));
afterEach(() => vi.useRealTimers());

test('offers camera and files, and Analyze is disabled without a photo', async () => {
  await openPhotoAnalysis();
  expect(await photoField()).toHaveAttribute('accept', 'image/*');
  expect(await photoField()).not.toHaveAttribute('capture');
  expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  await expectAccessible();
});

test('a photo that is too large is refused', async () => {
  const { user } = await openPhotoAnalysis();
  await user.upload(await photoField(), examplePhoto('image/png', 5 * 1024 * 1024 + 1));
  expect(await notifications().findByText('File too large')).toBeVisible();
  expect(notifications().getByText('Please select an image smaller than 5MB')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Your meal' })).not.toBeInTheDocument();
});

test('a file that is not an image is refused', async () => {
  await openPhotoAnalysis();
  fireEvent.change(await photoField(), { target: { files: [examplePhoto('application/pdf')] } });
  expect(await notifications().findByText('Please choose an image file')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Your meal' })).not.toBeInTheDocument();
});

test('an image that the browser cannot display is shown by name', async () => {
  await openWithPhoto();
  fireEvent.error(screen.getByRole('img', { name: 'Your meal' }));
  expect(screen.getByText('This browser cannot show plate.jpg')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeEnabled();
});

test('object URLs are revoked when another photo is chosen and on Reset', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const create = vi.spyOn(URL, 'createObjectURL');
  const { user } = await openWithPhoto();
  await user.upload(await photoField(), examplePhoto());
  expect(create).toHaveBeenCalledTimes(2);
  expect(revoke).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(revoke).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Choose a meal photo')).toBeVisible();
});
