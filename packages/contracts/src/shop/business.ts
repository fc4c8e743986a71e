import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  blankAsNull,
  emailSchema,
  instantSchema,
  requiredText,
  shownEmailSchema,
  text,
} from '../schemas/primitives.ts';

/** The legal pages that checkout refers to. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const LEGAL_TEXT_MAX = 50_000;

const line = (max: number) => text(max).transform(blankAsNull).nullable();

export const contactBody = z.object({
  name: line(100),
  email: z
    .union([text(0).transform(blankAsNull), emailSchema('Invalid email address')], 'Invalid email address')
    .nullable(),
  phone: line(50),
  address: line(500),
  /** Stays as it is if omitted. */
  timeZone: line(60).optional(),
});

const contactSchema = z.object({
  name: z.string().nullable(),
  email: shownEmailSchema.nullable(),
  phone: z.string().nullable(),
  /** Location and opening hours, in lines. */
  address: z.string().nullable(),
  /** The IANA name of the zone in which appointments are made; null if no admin has stated it. */
  timeZone: z.string().nullable(),
});
export type Contact = z.infer<typeof contactSchema>;

const legalTextSchema = z.object({
  /** Markdown. */
  text: z.string(),
  /** Null while it is the default text. */
  updatedAt: instantSchema.nullable(),
});
export type LegalText = z.infer<typeof legalTextSchema>;

const pageQuery = z.object({ page: z.enum(LEGAL_PAGES) });

export const business = {
  contact: endpoint({
    method: 'GET',
    path: '/api/business',
    access: 'user',
    summary: 'The contact details of the seller.',
    response: contactSchema,
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/api/admin/business',
    access: 'admin',
    summary: 'Change the contact details of the seller.',
    body: contactBody,
    response: contactSchema,
  }),
  legalText: endpoint({
    method: 'GET',
    path: '/api/legal',
    access: 'user',
    summary: 'The Terms of Service or the Privacy Policy, in Markdown.',
    query: pageQuery,
    response: legalTextSchema,
  }),
  changeLegalText: endpoint({
    method: 'PUT',
    path: '/api/admin/legal/{page}',
    access: 'admin',
    summary: 'Write the Terms of Service or the Privacy Policy; null restores the default text.',
    params: pageQuery,
    body: z.object({
      text: requiredText(LEGAL_TEXT_MAX, 'Write something, or go back to the default').nullable(),
      /** The timestamp of the version the writer started from; a newer version is a conflict. */
      seenAt: z.iso.datetime().max(35).nullable(),
    }),
    response: legalTextSchema,
  }),
};
