/** Why a person was not signed in by the identity provider. */
export const SIGN_IN_FAULTS = [
  'gone',
  'declined',
  'unreachable',
  'misconfigured',
  'unverifiable',
  'not_in_group',
  'not_invited',
  'unverified_address',
  'other_identity',
  'inactive',
  'linked_elsewhere',
  'already_linked',
] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

/** Says why, and what helps. `provider` is the name that the admin gave it. */
export function explainSignInFault(fault: SignInFault, provider: string): string {
  switch (fault) {
    case 'gone':
      return 'This sign-in took too long, was already used or began in another browser. Please start again.';
    case 'declined':
      return `You did not finish signing in at ${provider}.`;
    case 'unreachable':
      return `${provider} does not answer. Try again in a while.`;
    case 'misconfigured':
      return `${provider} refused this app. Your administrator has to check the settings of single sign-on.`;
    case 'unverifiable':
      return `The answer of ${provider} could not be verified, so you are not signed in. Please try again; if it happens again, tell your administrator.`;
    case 'not_in_group':
      return `Your account at ${provider} is not in a group that may use this app. Ask your administrator.`;
    case 'not_invited':
      return `Nobody has an account here with your address at ${provider}, and it is not invited. Ask your administrator for an invitation.`;
    case 'unverified_address':
      return `${provider} has not verified your e-mail address, so it opens no account here. If you have one, sign in with your password and link ${provider} on the Security tab of your profile.`;
    case 'other_identity':
      return `The account with your address is linked to another account at ${provider}. Sign in with that one, or with your password.`;
    case 'inactive':
      return 'This account is inactive. Ask your administrator.';
    case 'linked_elsewhere':
      return `This account at ${provider} is linked to somebody else’s account here.`;
    case 'already_linked':
      return `Your account is linked to another account at ${provider}. Unlink that one first.`;
  }
}
