import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useReturnToLogin, useSignOut } from '#data/people/auth.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { ProfileSettings } from '#features/profile/profile-settings.tsx';
import { t } from '#lib/language.ts';
import { lazyCard } from '../lazy-card.tsx';
import { PageTitle } from '../page-title.tsx';

const KitchenCard = lazyCard(() => import('#features/kitchen/kitchen-card.tsx'), 'KitchenCard', {
  title: t('Kitchen'),
  failed: t('Your kitchen did not load'),
});
const CoachesCard = lazyCard(() => import('#features/coaching/coaches-card.tsx'), 'CoachesCard', {
  title: t('Coaches'),
  failed: t('Your coaches did not load'),
});
const ApiTokensCard = lazyCard(() => import('#features/api-tokens/api-tokens-card.tsx'), 'ApiTokensCard', {
  title: t('API tokens'),
  failed: t('Your tokens did not load'),
});
const RemindersCard = lazyCard(() => import('#features/reminders/reminders-card.tsx'), 'RemindersCard', {
  title: t('Reminders'),
  failed: t('Your reminders did not load'),
});
const WebhooksCard = lazyCard(() => import('#features/webhooks/webhooks-card.tsx'), 'WebhooksCard', {
  title: t('Webhooks'),
  failed: t('Your webhooks did not load'),
});
const AlwaysAtHomeCard = lazyCard(() => import('#features/at-home/always-at-home.tsx'), 'AlwaysAtHomeCard', {
  title: t('Always at home'),
  failed: t('Your list did not load'),
});

export function ProfilePage() {
  const signOut = useSignOut();
  const leave = useReturnToLogin();
  const navigate = useNavigate();
  const [isDeleted, setIsDeleted] = useState(false);
  const onDeleted = async () => {
    // Stops rendering first: the address without a tab shows the first tab, whose kitchen card would request deleted
    // data.
    setIsDeleted(true);
    // The next user to sign in starts at home instead of this address. Navigates before signing out, because rendering
    // the page after the sign-out would fetch data that this session may no longer read.
    await navigate({ to: '/profile', search: {}, replace: true });
    leave();
  };
  return (
    <>
      <PageTitle>{t('Profile Settings')}</PageTitle>
      <ProfileSettings
        session={useSession()}
        search={useSearch({ from: '/profile' })}
        kitchen={!isDeleted && <KitchenCard className="lg:col-span-12" />}
        reminders={!isDeleted && <RemindersCard className="lg:col-span-12" />}
        coaches={<CoachesCard />}
        tokens={
          <>
            <ApiTokensCard />
            {!isDeleted && <WebhooksCard />}
          </>
        }
        atHome={<AlwaysAtHomeCard className="lg:col-span-2" />}
        onSignOut={() => signOut.mutate()}
        onDeleted={() => void onDeleted()}
      />
    </>
  );
}
