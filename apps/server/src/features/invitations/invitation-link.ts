/** Where an invited person signs up. The code is in the link and nowhere else: not in a job, not in a log. */
export function invitationLink(origin: string, inviteCode: string): string {
  return `${origin}/signup?invite=${inviteCode}`;
}
