import { type AccountSecurity, account } from '@game-plan/contracts/account';
import { auth, type User } from '@game-plan/contracts/auth';
import { type Preferences, preferences } from '@game-plan/contracts/preferences';
import type { Profile } from '@game-plan/contracts/profile';
import { screen } from '@testing-library/react';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond } from '../respond.ts';
import { sessionOf } from '../sessions.ts';
import { renderPage } from './render-page.tsx';

/** One session, and nobody ever looked. */
export const SECURITY: AccountSecurity = {
  sessions: [
    {
      device: 'Firefox on Windows',
      signedInAt: '2026-11-20T17:00:00.000Z',
      lastUsedOn: '2026-11-21',
      isCurrent: true,
    },
  ],
  lastAdminView: null,
  canBeDeleted: true,
};

interface Person {
  user?: Partial<User>;
  profile?: Profile | null;
  preferences?: Partial<Preferences>;
  security?: Partial<AccountSecurity>;
}

/** Opens a person's profile at a tab: Marta's, with nothing filled in, unless said otherwise. */
export async function openProfile(tab: '' | 'health' | 'allergies' | 'security' = '', person: Person = {}) {
  const session = sessionOf('user');
  respond(auth.me, { user: { ...session.user, ...person.user }, profile: person.profile ?? null });
  respond(preferences.get, examplePreferences(person.preferences));
  respond(account.security, { ...SECURITY, ...person.security });
  const page = renderPage(`/profile${tab && `?tab=${tab}`}`, 'unknown');
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' });
  return { ...page, session };
}
