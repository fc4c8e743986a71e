import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { summaryQuery } from '#data/people/admin.ts';
import { orderCountsQuery } from '#data/shop/admin-orders.ts';
import { isForbidden, reasonOf } from '#lib/api/api-error.ts';
import { localNumber } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import type { AdminSearch, AdminTab } from './admin-search.ts';
import { AnalyticsTab } from './analytics-tab.tsx';
import { InvitationsTab } from './invitations-tab.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import { ProfilesTab } from './profiles-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const ADMIN_HEAD = {
  title: t('Admin Dashboard'),
  description: t('Manage users, invitations, and system data'),
};

/** '2 waiting, 1 to refund'; empty if no order waits. */
function noteOf(counts: Readonly<Record<'new' | 'refund_due', number>>): string {
  const parts = [
    [counts.new, 'waiting'],
    [counts.refund_due, 'to refund'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${localNumber(count)} ${what}`)
    .join(', ');
}

/** The admin's page with users, profiles and invitations. */
export function AdminDashboard({ search }: { search: AdminSearch }) {
  const navigate = useNavigate();
  const summary = useQuery(summaryQuery());
  const { data: counts } = useQuery(orderCountsQuery());
  const show = (tab: AdminTab) =>
    void navigate({
      to: '/admin',
      search: { tab: tab === 'users' ? undefined : tab },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHead {...ADMIN_HEAD} />
      {summary.isPending && <Loading label={t('Loading admin dashboard...')} className="min-h-80" />}
      {summary.isError && !summary.data && (
        <ErrorPanel
          title={t('The admin dashboard did not load')}
          description={
            isForbidden(summary.error)
              ? reasonOf(summary.error)
              : t('Nothing was changed. Check the connection and try again.')
          }
          failed={summary}
          className="mt-6"
        />
      )}
      {summary.data && (
        <Tabs
          label={t('Admin sections')}
          tabs={[
            { value: 'users', label: t('Users'), note: localNumber(summary.data.totalUsers) },
            { value: 'profiles', label: t('Profiles'), note: localNumber(summary.data.matchingProfiles) },
            { value: 'invitations', label: t('Invitations'), note: localNumber(summary.data.totalInvites) },
            { value: 'analytics', label: t('Analytics') },
            // Not how many there are, as of the others: what waits is what an admin looks for.
            {
              value: 'orders',
              label: t('Orders'),
              ...(counts && noteOf(counts) !== '' && { note: noteOf(counts) }),
            },
          ]}
          value={search.tab ?? 'users'}
          onValueChange={show}
          className="mt-4"
        >
          <TabPanel value="users" className="mt-6">
            <UsersTab />
          </TabPanel>
          <TabPanel value="profiles" className="mt-6">
            <ProfilesTab />
          </TabPanel>
          <TabPanel value="invitations" className="mt-6">
            <InvitationsTab />
          </TabPanel>
          <TabPanel value="analytics" className="mt-6">
            <AnalyticsTab summary={summary.data} />
          </TabPanel>
          <TabPanel value="orders" className="mt-6">
            <OrdersTab
              opened={search.order === undefined ? undefined : Number(search.order)}
              onClose={() => show('orders')}
            />
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}
