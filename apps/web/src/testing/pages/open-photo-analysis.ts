import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { auth } from '@game-plan/contracts/people/auth';
import { screen } from '@testing-library/react';
import { respond } from '../respond.ts';
import { sessionOf } from '../sessions.ts';
import { openMealLog } from './open-meal-log.ts';

/** The data URL of `examplePhoto()`. */
export const EXAMPLE_PHOTO_URL = 'data:image/jpeg;base64,AAAAAAAAAAAAAAAA';

/** A file declared as an image, by default. */
export function examplePhoto(type = 'image/jpeg', bytes = 12): File {
  return new File([new Uint8Array(bytes)], 'plate.jpg', { type });
}

/** Opens the Photo Analysis tab of the Meal Log. */
export async function openPhotoAnalysis(isAvailable = true, visitor: 'user' | 'admin' = 'user') {
  respond(photoAnalysis.available, { isAvailable });
  respond(auth.me, sessionOf(visitor));
  const page = await openMealLog([], {}, 'unknown');
  await page.user.click(screen.getByRole('tab', { name: 'Photo Analysis' }));
  return page;
}

/** The file input for the photo. */
export const photoField = () => screen.findByLabelText<HTMLInputElement>(/Choose a meal photo|Change photo/);

/** Opens the tab and chooses a photo. */
export async function openWithPhoto() {
  const page = await openPhotoAnalysis();
  await page.user.upload(await photoField(), examplePhoto());
  await screen.findByRole('img', { name: 'Your meal' });
  return page;
}
