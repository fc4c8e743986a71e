import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { type Kitchen, type KitchenInvitation, kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { type AccountSecurity, account } from '@game-plan/contracts/people/account';
import { type ApiToken, apiTokens } from '@game-plan/contracts/people/api-tokens';
import { auth, type User } from '@game-plan/contracts/people/auth';
import { coaching } from '@game-plan/contracts/people/coaching';
import { type Passkey, passkeys } from '@game-plan/contracts/people/passkeys';
import { type Preferences, preferences } from '@game-plan/contracts/people/preferences';
import { type Profile, profile } from '@game-plan/contracts/people/profile';
import { type Reminders, reminders } from '@game-plan/contracts/people/reminders';
import { secondFactor } from '@game-plan/contracts/people/second-factor';
import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { type UnwantedDish, unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { type Webhook, webhooks } from '@game-plan/contracts/people/webhooks';
import { type Order, orders } from '@game-plan/contracts/shop/orders';
import { readAllergies } from '@game-plan/domain/safety/allergy/parse-allergy-text';
import { screen, within } from '@testing-library/react';
import { examplePreferences } from '../examples/example-preferences.ts';
import { ownKitchen } from '../examples/own-kitchen.ts';
import { respond, respondToBody } from '../respond.ts';
import { sessionOf } from '../sessions.ts';
import { renderPage } from './render-page.tsx';

/** One session, and no view by an admin. */
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
  lastPasswordHelp: null,
  canBeDeleted: true,
};

/** None chosen, on a server that can send mails. */
export const NO_REMINDERS: Reminders = {
  kinds: [],
  expiryDays: 2,
  hour: 18,
  timeZone: null,
  byMail: false,
  mail: 'possible',
  browsers: [],
  pushKey: 'key',
};

interface Person {
  user?: Partial<User>;
  profile?: Profile | null;
  preferences?: Partial<Preferences>;
  security?: Partial<AccountSecurity>;
  coaching?: Partial<ResponseOf<typeof coaching.read>>;
  kitchen?: Partial<Kitchen>;
  kitchenInvitations?: KitchenInvitation[];
  orders?: Order[];
  unwantedDishes?: UnwantedDish[];
  reminders?: Partial<Reminders>;
  secondFactor?: Partial<ResponseOf<typeof secondFactor.get>>;
  singleSignOn?: Partial<ResponseOf<typeof singleSignOn.list>>;
  tokens?: ApiToken[];
  webhooks?: Webhook[];
  passkeys?: Passkey[];
}

/** Opens a tab of a person's profile: Marta's empty one, by default. */
export async function openProfile(tab: '' | 'health' | 'allergies' | 'security' = '', person: Person = {}) {
  const session = sessionOf('user');
  respond(auth.me, { user: { ...session.user, ...person.user }, profile: person.profile ?? null });
  respond(preferences.get, examplePreferences(person.preferences));
  respond(singleSignOn.list, { provider: null, identities: [], hasPassword: true, ...person.singleSignOn });
  respond(secondFactor.get, {
    since: null,
    recoveryCodes: 0,
    isRequiredOfAdmins: false,
    ...person.secondFactor,
  });
  respond(account.security, { ...SECURITY, ...person.security });
  respond(unwantedDishes.list, person.unwantedDishes ?? []);
  respond(reminders.get, { ...NO_REMINDERS, ...person.reminders });
  respond(apiTokens.list, person.tokens ?? []);
  respond(webhooks.list, person.webhooks ?? []);
  respond(passkeys.list, person.passkeys ?? []);
  respond(coaching.read, { coaches: [], consents: [], lastLook: null, ...person.coaching });
  respond(kitchens.read, ownKitchen(person.kitchen));
  respond(orders.list, person.orders ?? []);
  respond(kitchens.invitations, person.kitchenInvitations ?? []);
  respondToBody(profile.readAllergies, ({ texts }) => readAllergies(texts));
  const page = renderPage(`/profile${tab && `?tab=${tab}`}`, 'unknown');
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' });
  // A tab may be a file of its own.
  await within(screen.getByRole('tabpanel')).findAllByRole('heading');
  return { ...page, session };
}
