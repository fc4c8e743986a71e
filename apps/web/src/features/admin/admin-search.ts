import { isId } from '#lib/is-id.ts';

export const ADMIN_TABS = ['users', 'profiles', 'invitations', 'analytics', 'orders'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The page's state in its address; the default tab is the users. */
export interface AdminSearch {
  readonly tab?: AdminTab | undefined;
  /** The order opened on its tab. */
  readonly order?: string | undefined;
}

/** Parses search parameters, which are untrusted input. */
export function parseAdminSearch({ tab, order }: Record<string, unknown>): AdminSearch {
  const known = ADMIN_TABS.find((each) => each === tab && each !== 'users');
  const isOrder = known === 'orders' && typeof order === 'string' && isId(order);
  return { tab: known, order: isOrder ? order : undefined };
}
