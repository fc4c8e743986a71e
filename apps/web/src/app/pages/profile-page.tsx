import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useReturnToLogin, useSignOut } from '#data/people/auth.ts';
import { AlwaysAtHomeCard } from '#features/at-home/always-at-home.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { CoachesCard } from '#features/coaching/coaches-card.tsx';
import { KitchenCard } from '#features/kitchen/kitchen-card.tsx';
import { ProfileSettings } from '#features/profile/profile-settings.tsx';
import { PageTitle } from '../page-title.tsx';

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
      <PageTitle>Profile Settings</PageTitle>
      <ProfileSettings
        session={useSession()}
        search={useSearch({ from: '/profile' })}
        kitchen={!isDeleted && <KitchenCard className="lg:col-span-12" />}
        coaches={<CoachesCard />}
        atHome={<AlwaysAtHomeCard className="lg:col-span-2" />}
        onSignOut={() => signOut.mutate()}
        onDeleted={() => void onDeleted()}
      />
    </>
  );
}
