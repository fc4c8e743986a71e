/**
 * Actions of admins and coaches that are recorded, so that the people whose data they touch and other admins can see
 * them.
 */
export const ADMIN_ACTIONS = [
  'invited',
  'revoked_invitation',
  'viewed_data',
  'viewed_profiles',
  'deleted_user',
  'reset_password',
  'made_password_link',
  'used_password_link',
  'withdrew_password_link',
  'reset_second_factor',
  'moved_order',
  'changed_practice',
  'made_admin',
  'made_coach',
  'made_user',
  'deactivated_user',
  'reactivated_user',
  'coach_looked',
  'coach_viewed_clients',
  'coach_set_goals',
] as const;
