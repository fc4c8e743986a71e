import { z } from 'zod';
import { blankAsNull, text } from './primitives.ts';

export const PICTURE_ADDRESS_MAX = 500;

/** No 'https://user:password@host/'. */
const WITHOUT_PASSWORD = /^https:\/\/[^/@]*\//;

/** A host with a dot in it whose last part begins with a letter: no 'localhost', no address in numbers. */
const PUBLIC_HOST = /^https:\/\/(?:[^/]*@)?(?:[^/:@.]+\.)+(?!localhost\b)[a-z][^/:.]*\.?[/:]/;

/**
 * An address of a picture that the browser may show: https only, of a public host, and without a password in it; in the
 * form that a browser asks for it, so that one reading of it is checked and used.
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

/** The address of a picture of this server, without a size. */
export const pictureAddress = (hash: string): string => `/api/pictures/${hash}`;

/** A picture of this server; any other path would make the browser call it. */
const KEPT_HERE = /^\/api\/pictures\/[\w?=&.-]*$/;

/** A picture that is small enough to be its own address. */
const INLINE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z\d+/]+={0,2}$/;

/** What a new recipe may bring as its picture: one of this server, one on the web, or a tiny one as it is. */
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
