import type { AccountSecurity } from '@game-plan/contracts/account';
import { account } from '@game-plan/contracts/account';
import { Download, Eye } from 'lucide-react';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { sayMoment } from './say-moment.ts';

/** Who has looked at the person's data, and all of it to take along. */
export function DataCard({ lastAdminView }: Pick<AccountSecurity, 'lastAdminView'>) {
  return (
    <Card aria-labelledby="your-data">
      <CardHead title="Your data" titleId="your-data" />
      <p className="mt-4 flex items-start gap-2.5">
        <Eye className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        {lastAdminView === null
          ? 'No admin has looked at your data.'
          : `The admin ${lastAdminView.adminName} last looked at your data on ${sayMoment(lastAdminView.at)}.`}
      </p>
      <p className="mt-4 text-sm text-muted">
        Take along everything you have put in: one file for programs (JSON) and tables for a spreadsheet
        (CSV), in a zip.
      </p>
      <a
        href={account.download.path}
        download
        className={buttonClasses('secondary', 'md', 'mt-4 max-sm:w-full')}
      >
        <Download className="size-4.5 shrink-0" aria-hidden="true" />
        Download my data
      </a>
    </Card>
  );
}
