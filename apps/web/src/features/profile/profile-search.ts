import { t } from '#lib/language.ts';
export const PROFILE_TABS = ['personal', 'health', 'allergies', 'security'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const TAB_LABELS: Readonly<Record<ProfileTab, string>> = {
  personal: t('Personal'),
  health: t('Health & Fitness'),
  allergies: t('Allergies'),
  security: t('Security'),
};

/** The page's state in its address; the first tab is omitted. */
export interface ProfileSearch {
  readonly tab?: Exclude<ProfileTab, 'personal'> | undefined;
  /** What came of a visit to the identity provider. */
  readonly sso?: string | undefined;
}

/**
 * Parses search parameters, which are untrusted input. Invalid ones are undefined instead of omitted, because the
 * router merges the result over the typed values.
 */
export function parseProfileSearch({ tab, sso }: Record<string, unknown>): ProfileSearch {
  return {
    tab: PROFILE_TABS.filter((known) => known !== 'personal').find((known) => known === tab),
    sso: typeof sso === 'string' ? sso : undefined,
  };
}
