/** The sign-up link for an invitation. The code is only in the link, never in a job or a log. */
export function invitationLink(origin: string, inviteCode: string): string {
  return `${origin}/signup?invite=${inviteCode}`;
}
