import { isId } from '#lib/is-id.ts';

export const ADMIN_TABS = ['users', 'profiles', 'invitations', 'analytics', 'orders'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What the page shows, as its address says it; without a tab the users. */
export interface AdminSearch {
  readonly tab?: AdminTab | undefined;
  /** The order that is open on its tab. */
  readonly order?: string | undefined;
}

/** Reads an address that anyone may have typed. */
export function parseAdminSearch({ tab, order }: Record<string, unknown>): AdminSearch {
  const known = ADMIN_TABS.find((each) => each === tab && each !== 'users');
  const isOrder = known === 'orders' && typeof order === 'string' && isId(order);
  return { tab: known, order: isOrder ? order : undefined };
}
