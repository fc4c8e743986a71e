import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export const ADA: Person = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada@example.org',
  username: 'ada',
  password: 'correct horse battery',
};

export const BEN: Person = {
  firstName: 'Ben',
  lastName: 'Okoro',
  email: 'ben@example.org',
  username: 'ben',
  password: 'staple of the pantry',
};

/** Creates the first admin by the call itself; the page's browser is signed in afterwards. */
export async function setUpAdmin(page: Page, person: Person = ADA): Promise<void> {
  const answer = await page.request.post('/api/auth/setup-admin', { data: person });
  expect(answer.status()).toBe(201);
}

/** Fills in the form of the signup screen, which the page must show. */
export async function fillInSignup(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
}
