import { type AccountSecurity, account } from '@game-plan/contracts/people/account';
import type { User } from '@game-plan/contracts/people/auth';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EXPORTS, exportUrl } from '#data/kitchen/recipe-exports.ts';
import { securityQuery } from '#data/people/account.ts';
import { secondFactorQuery } from '#data/people/second-factor.ts';
import { identitiesQuery } from '#data/people/single-sign-on.ts';
import { canUsePasskeys } from '#lib/browser/can-use-passkeys.ts';
import { formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Later } from '#ui/late/later.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';
import { AccountCard } from './account-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { LinkedIdentitiesCard } from './linked-identities-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

interface SecurityTabProps {
  user: User;
  onSignOut: () => void;
  onDeleted: () => void;
  /** Cards of other features, below the sessions. */
  children?: ReactNode;
}

export function SecurityTab({ user, onSignOut, onDeleted, children }: SecurityTabProps) {
  const security = useQuery(securityQuery);
  const { data: identities } = useQuery(identitiesQuery);
  const { data: factor } = useQuery(secondFactorQuery);
  const hasPassword = identities?.hasPassword ?? true;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="grid gap-5 lg:col-span-7">
        <AccountCard
          user={user}
          hasPassword={hasPassword}
          help={security.data?.lastPasswordHelp ?? null}
          onSignOut={onSignOut}
        />
        <Later>
          {identities && (identities.provider !== null || identities.identities.length > 0) && (
            <LinkedIdentitiesCard {...identities} username={user.username} />
          )}
          {hasPassword && factor && (
            <SecondFactorCard {...factor} username={user.username} isAdmin={user.role === 'admin'} />
          )}
          {identities && security.data && (
            <PasskeysCard
              username={user.username}
              device={security.data.sessions.find(({ isCurrent }) => isCurrent)?.device ?? null}
              canAdd={hasPassword && canUsePasskeys()}
            />
          )}
          {security.data ? (
            <SessionsCard sessions={security.data.sessions} />
          ) : (
            <NotLoaded query={security} title={t('Your sessions did not load')} className="h-44 rounded-lg" />
          )}
          {children}
        </Later>
      </div>
      <div className="grid gap-5 lg:col-span-5">
        <Later>
          <Card aria-labelledby="billing">
            <CardHead title={t('Billing')} titleId="billing" />
            <p className="mt-3 text-sm text-muted">
              {t('Billing settings and subscription management will be available soon.')}
            </p>
          </Card>
          {security.data && (
            <>
              <DataCard lastAdminView={security.data.lastAdminView} />
              <DeleteAccountCard
                username={user.username}
                canBeDeleted={security.data.canBeDeleted}
                hasPassword={hasPassword}
                onDeleted={onDeleted}
              />
            </>
          )}
        </Later>
      </div>
    </div>
  );
}

const DiaryImportDialog = lazyDialog(() => import('./diary-import-dialog.tsx'), 'DiaryImportDialog');

function ImportDiaryButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={FileUp}
        onPointerEnter={DiaryImportDialog.preload}
        onClick={() => setOpen(true)}
        className="mt-4 max-sm:w-full"
      >
        {t('Import a diary')}
      </Button>
      {open && <DiaryImportDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Who viewed the person's data, and its download. */
function DataCard({ lastAdminView }: Pick<AccountSecurity, 'lastAdminView'>) {
  return (
    <Card aria-labelledby="your-data">
      <CardHead title={t('Your data')} titleId="your-data" />
      <p className="mt-4 flex items-start gap-2.5">
        <Eye className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        {lastAdminView === null
          ? t('No admin has looked at your data.')
          : t('The admin {adminName} last looked at your data on {at}.', {
              adminName: lastAdminView.adminName,
              at: formatInstant(lastAdminView.at),
            })}
      </p>
      <p className="mt-4 text-sm text-muted">
        {t(
          'Download everything you have entered: one file for programs (JSON) and tables for a spreadsheet (CSV), in a zip.',
        )}
      </p>
      <a
        href={account.download.path}
        download
        className={buttonClasses('secondary', 'md', 'mt-4 max-sm:w-full')}
      >
        <Download className="size-4.5 shrink-0" aria-hidden="true" />
        {t('Download my data')}
      </a>
      <p className="mt-4 text-sm text-muted">
        {t('Or only the recipes of your kitchen, as files that other apps read.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {EXPORTS.map(({ format, name }) => (
          <a
            key={format}
            href={exportUrl(format)}
            download
            className={buttonClasses('secondary', 'md', 'max-sm:w-full')}
          >
            <Download className="size-4.5 shrink-0" aria-hidden="true" />
            {t('Recipes for {name}', { name })}
          </a>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">
        {t(
          'Do you come from another diary? Bring its meals and weights along. Recipes are imported on the Recipes page.',
        )}
      </p>
      <ImportDiaryButton />
    </Card>
  );
}
