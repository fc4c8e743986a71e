import { z } from 'zod';
import { blankAsNull, text } from './primitives.ts';

export const PICTURE_ADDRESS_MAX = 500;

/** Excludes 'https://user:password@host/'. */
const WITHOUT_PASSWORD = /^https:\/\/[^/@]*\//;

/** A host with a dot whose last part starts with a letter: excludes 'localhost' and numeric addresses. */
const PUBLIC_HOST = /^https:\/\/(?:[^/]*@)?(?:[^/:@.]+\.)+(?!localhost\b)[a-z][^/:.]*\.?[/:]/;

/**
 * The address of an external picture that browsers may show: https, a public host, no password. It is normalised as
 * browsers do, so that the checked form is the one used.
 */
export const publicPictureUrl = z
  .url({
    protocol: /^https$/,
    normalize: true,
    abort: true,
    error: 'Enter an address that begins with https://',
  })
  .regex(WITHOUT_PASSWORD, 'The address holds a username or a password: leave them out')
  .regex(PUBLIC_HOST, 'Enter the address of a public website')
  .max(PICTURE_ADDRESS_MAX, `At most ${PICTURE_ADDRESS_MAX} characters`);

/** The path of all pictures on this server, followed by the hash. Column expressions in SQL need it alone. */
export const PICTURES_PATH = '/api/pictures/';

/** The address of a picture on this server, without a size. */
export const pictureAddress = (hash: string): string => `${PICTURES_PATH}${hash}`;

/**
 * The address of a picture on this server. Other paths are excluded, because they could make the browser call the API.
 */
const KEPT_HERE = new RegExp(`^${PICTURES_PATH}[\\w?=&.-]*$`);

/** A small picture as a data URL. */
const INLINE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z\d+/]+={0,2}$/;

/** The picture of a new recipe: one on this server, one on the web, or a small data URL. */
export const recipePictureSchema = text(PICTURE_ADDRESS_MAX)
  .transform(blankAsNull)
  .transform((address, context) => {
    if (address === null || KEPT_HERE.test(address) || INLINE.test(address)) return address;
    const { data, error } = publicPictureUrl.safeParse(address);
    if (data !== undefined) return data;
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? 'Not an address' });
    return z.NEVER;
  })
  .nullable()
  .default(null);
