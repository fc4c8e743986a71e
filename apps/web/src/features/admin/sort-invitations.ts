import type { Invitation } from '@game-plan/contracts/admin';
import type { Sorting } from '#ui/data-table.tsx';

const KEYS: Readonly<Record<string, (invitation: Invitation) => string>> = {
  email: ({ email }) => email.toLowerCase(),
  status: ({ isUsed }) => (isUsed ? 'Used' : 'Pending'),
  sent: ({ createdAt }) => createdAt,
  expires: ({ expiresAt }) => expiresAt,
};

/** The invitations whose address holds the text, in the wanted order. */
export function sortInvitations(
  invitations: readonly Invitation[],
  text: string,
  { by, order }: Sorting,
): Invitation[] {
  const wanted = text.trim().toLowerCase();
  const key = KEYS[by] ?? (({ createdAt }: Invitation) => createdAt);
  const found = invitations.filter(({ email }) => email.toLowerCase().includes(wanted));
  const direction = order === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => direction * key(one).localeCompare(key(other)));
}
