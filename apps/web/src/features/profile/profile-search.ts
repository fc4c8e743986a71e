export const PROFILE_TABS = ['personal', 'health', 'allergies', 'security'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const TAB_LABELS: Readonly<Record<ProfileTab, string>> = {
  personal: 'Personal',
  health: 'Health & Fitness',
  allergies: 'Allergies',
  security: 'Security',
};

/** What the page shows, as its address says it; the first tab is left out. */
export interface ProfileSearch {
  readonly tab?: Exclude<ProfileTab, 'personal'> | undefined;
}

/**
 * Reads an address that anyone may have typed. What makes no sense is undefined rather than left out: the router lays
 * this over what was typed.
 */
export function parseProfileSearch({ tab }: Record<string, unknown>): ProfileSearch {
  return { tab: PROFILE_TABS.filter((known) => known !== 'personal').find((known) => known === tab) };
}
