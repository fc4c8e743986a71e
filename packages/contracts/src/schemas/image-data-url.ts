import { z } from 'zod';

/** 5 MB, the largest accepted photo. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const PHOTO_TOO_LARGE = 'Please select an image smaller than 5MB';

/** The whole request: base64 adds a third, plus the JSON around it. */
const BODY_MAX_BYTES = Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 1024;

/** A data URL of a JPEG, PNG, WebP or GIF image; the server decides by its first bytes. */
export const imageDataUrl = z.string('Please choose an image file').max(BODY_MAX_BYTES, PHOTO_TOO_LARGE);

/** The `bodyLimit` of a call with one photo. */
export const imageBodyLimit = { bytes: BODY_MAX_BYTES, message: PHOTO_TOO_LARGE };
