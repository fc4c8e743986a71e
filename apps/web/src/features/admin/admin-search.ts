export const ADMIN_TABS = ['users', 'profiles', 'invitations', 'analytics'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What the page shows, as its address says it; without a tab the users. */
export interface AdminSearch {
  readonly tab?: AdminTab | undefined;
}

/** Reads an address that anyone may have typed. */
export function parseAdminSearch({ tab }: Record<string, unknown>): AdminSearch {
  return { tab: ADMIN_TABS.find((known) => known === tab && known !== 'users') };
}
