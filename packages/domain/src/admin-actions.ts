/** What admins do that is written down, for those whose data it is and for each other. */
export const ADMIN_ACTIONS = [
  'invited',
  'revoked_invitation',
  'viewed_data',
  'viewed_profiles',
  'deleted_user',
  'reset_password',
  'moved_order',
  'changed_practice',
] as const;
