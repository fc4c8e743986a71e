import { ADMIN_PAGE_MAX, type Invitation } from '@game-plan/contracts/people/admin';
import { compareNames } from '@game-plan/domain/text/english';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationsQuery } from '#data/people/admin.ts';
import { useWideScreen } from '#lib/browser/use-wide-screen.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable, type Sorting } from '#ui/data-table.tsx';
import { formatInstant } from './admin-labels.ts';
import { AT_A_GLANCE, ListFrame, ListSearch, PageButtons } from './admin-list.tsx';
import { InvitationActions, MailState } from './invitation-cells.tsx';

const Status = ({ isUsed }: Pick<Invitation, 'isUsed'>) =>
  isUsed ? <Badge variant="success">{t('Used')}</Badge> : <Badge variant="warning">{t('Pending')}</Badge>;

const Address = ({ email, toKitchen }: Pick<Invitation, 'email' | 'toKitchen'>) => (
  <span>
    {email}
    {toKitchen && (
      <span className="block text-sm font-normal text-muted">{t('Also invited to a kitchen')}</span>
    )}
  </span>
);

/** The day of expiry, or that it has expired. */
function expiry({ expiresAt, isUsed, inviteUrl }: Invitation) {
  const day = formatInstant(expiresAt);
  if (isUsed || inviteUrl) return day;
  return (
    <>
      {day} <span className="font-medium text-warning-text">{t('(expired)')}</span>
    </>
  );
}

const COLUMNS: readonly Column<Invitation>[] = [
  {
    label: t('Email'),
    sortBy: 'email',
    isRowHeader: true,
    className: 'min-w-40 wrap-anywhere xl:min-w-56',
    cell: Address,
  },
  { label: t('Status'), sortBy: 'status', cell: ({ isUsed }) => <Status isUsed={isUsed} /> },
  {
    label: t('Sent Date'),
    sortBy: 'sent',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
  { label: t('Expires'), sortBy: 'expires', className: 'whitespace-nowrap text-muted', cell: expiry },
  { label: t('Mail'), className: 'min-w-32 xl:min-w-44', cell: ({ mail }) => <MailState mail={mail} /> },
  {
    label: t('Actions'),
    className: 'text-right whitespace-nowrap',
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

export function InvitationsTab() {
  const isWide = useWideScreen();
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ by: 'sent', order: 'desc' });
  const [wantedPage, setPage] = useState(0);
  const list = useQuery(invitationsQuery);
  const total = list.data?.length ?? 0;
  const found = sortInvitations(list.data ?? [], typed, sorting);
  // The list may have become shorter.
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(found.length / ADMIN_PAGE_MAX) - 1));
  const shown = found.slice(page * ADMIN_PAGE_MAX, (page + 1) * ADMIN_PAGE_MAX);
  return (
    <ListFrame
      name="invitations"
      list={list}
      head={
        <>
          <h2 className="h-card border-b border-line p-5">{t('Sent Invitations')}</h2>
          <ListSearch
            label={t('Search invitations')}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setPage(0);
            }}
            total={total}
            found={found.length}
          />
        </>
      }
      empty={t('Nobody has been invited yet.')}
      foot={<PageButtons page={page} total={found.length} onPage={setPage} />}
    >
      {() =>
        found.length === 0 ? (
          <p className="p-8 text-center text-muted">{t('No invitations match this search.')}</p>
        ) : isWide ? (
          <DataTable
            label={t('Sent Invitations')}
            columns={COLUMNS}
            rows={shown}
            keyOf={({ id }) => id}
            sorting={total > AT_A_GLANCE ? sorting : undefined}
            onSort={setSorting}
          />
        ) : (
          <ul aria-label={t('Sent Invitations')} className="divide-y divide-line">
            {shown.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )
      }
    </ListFrame>
  );
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  return (
    <li className="px-5 py-3.5 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
        <Address {...invitation} />
        <Status isUsed={invitation.isUsed} />
      </p>
      <p className="mt-1 text-muted">
        {t('Sent {createdAt}, expires {invitation}', {
          createdAt: formatInstant(invitation.createdAt),
          invitation: expiry(invitation),
        })}
      </p>
      <p className="mt-1">
        <MailState mail={invitation.mail} />
      </p>
      <div className="mt-2">
        <InvitationActions invitation={invitation} />
      </div>
    </li>
  );
}

const KEYS: Readonly<Record<string, (invitation: Invitation) => string>> = {
  email: ({ email }) => email.toLowerCase(),
  status: ({ isUsed }) => (isUsed ? t('Used') : t('Pending')),
  sent: ({ createdAt }) => createdAt,
  expires: ({ expiresAt }) => expiresAt,
};

/** The invitations whose address contains the text, sorted. */
function sortInvitations(
  invitations: readonly Invitation[],
  text: string,
  { by, order }: Sorting,
): Invitation[] {
  const wanted = text.trim().toLowerCase();
  const key = KEYS[by] ?? (({ createdAt }: Invitation) => createdAt);
  const found = invitations.filter(({ email }) => email.toLowerCase().includes(wanted));
  const direction = order === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => direction * compareNames(key(one), key(other)));
}
