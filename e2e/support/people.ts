import { type Browser, expect, type Page } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import { letToastsStay } from './lasting-toasts.ts';

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

/** Creates the first admin through the API; the page's browser is then signed in. */
export async function setUpAdmin(page: Page, person: Person = ADA): Promise<void> {
  const answer = await page.request.post('/api/auth/setup-admin', { data: person });
  expect(answer.status()).toBe(201);
}

/** Fills in the sign-up form that the page shows. */
export async function fillInSignup(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
}

/** Another browser in which nobody is signed in. */
export async function otherBrowser(browser: Browser, app: AppServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block' });
  await letToastsStay(context);
  return context.newPage();
}

/** The admin of `page` invites Ben, who signs up through the API. Returns his browser. */
export async function inviteBen(page: Page, browser: Browser, app: AppServer): Promise<Page> {
  const invited = await page.request.post('/api/admin/invite', { data: { email: BEN.email } });
  const inviteCode = new URL((await invited.json()).inviteUrl).searchParams.get('invite');
  const guest = await otherBrowser(browser, app);
  const answer = await guest.request.post('/api/auth/signup', { data: { ...BEN, inviteCode } });
  expect(answer.status()).toBe(201);
  return guest;
}
