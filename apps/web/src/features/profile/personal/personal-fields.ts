import type { personalInfoBody, User } from '@game-plan/contracts/people/auth';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { t } from '#lib/language.ts';
import { KEEP_TYPED } from '#lib/reset-to-saved.ts';

export type PersonalInput = z.input<typeof personalInfoBody>;

/** The form's values; a missing detail is an empty string. */
type PersonalFields = { readonly [Name in keyof PersonalInput]-?: string };

interface PersonalField {
  readonly name: keyof PersonalFields;
  readonly label: string;
  /** The browser's autofill hint. */
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly wide?: true;
}

export const PERSONAL_FIELDS: readonly PersonalField[] = [
  { name: 'firstName', label: t('First Name'), autoComplete: 'given-name' },
  { name: 'lastName', label: t('Last Name'), autoComplete: 'family-name' },
  { name: 'email', label: t('Email'), autoComplete: 'email', type: 'email' },
  { name: 'phone', label: t('Phone'), autoComplete: 'tel', type: 'tel' },
  { name: 'address', label: t('Address'), autoComplete: 'street-address', wide: true },
  { name: 'city', label: t('City'), autoComplete: 'address-level2' },
  { name: 'state', label: t('State'), autoComplete: 'address-level1' },
  { name: 'zipCode', label: t('ZIP Code'), autoComplete: 'postal-code' },
  { name: 'country', label: t('Country'), autoComplete: 'country-name' },
];

export function personalFieldsOf(user: User): PersonalFields {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    phone: user.phone ?? '',
    address: user.address ?? '',
    city: user.city ?? '',
    state: user.state ?? '',
    zipCode: user.zipCode ?? '',
    country: user.country ?? '',
  };
}

const personalSchema = () =>
  import('@game-plan/contracts/people/auth').then(({ personalInfoBody }) => personalInfoBody);
const photoSchema = () =>
  import('@game-plan/contracts/people/account').then(({ profilePhotoBody }) => profilePhotoBody);

/** The form, updated with saved values except in fields that the person has changed. */
export function usePersonalForm(user: User) {
  return useForm({
    resolver: useSchemaResolver(personalSchema),
    values: personalFieldsOf(user),
    resetOptions: KEEP_TYPED,
  });
}
export type PersonalForm = ReturnType<typeof usePersonalForm>;

/** The picture's address: the saved one until another is typed. */
export function usePhotoForm({ profilePhotoUrl }: User) {
  return useForm({
    resolver: useSchemaResolver(photoSchema),
    values: { profilePhotoUrl: profilePhotoUrl ?? '' },
    resetOptions: KEEP_TYPED,
  });
}
export type PhotoForm = ReturnType<typeof usePhotoForm>;
