import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLeave, useSignOut } from '#data/people/auth.ts';
import { AlwaysAtHomeCard } from '#features/at-home/always-at-home.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { CoachesCard } from '#features/coaching/coaches-card.tsx';
import { KitchenCard } from '#features/kitchen/kitchen-card.tsx';
import { ProfileSettings } from '#features/profile/profile-settings.tsx';
import { PageTitle } from '../page-title.tsx';

export function ProfilePage() {
  const signOut = useSignOut();
  const leave = useLeave();
  const navigate = useNavigate();
  const onDeleted = async () => {
    // The next user to sign in begins at home, not at this address. This comes first, because a page that renders again
    // after the sign-out would fetch what this session may no longer read.
    await navigate({ to: '/profile', search: {}, replace: true });
    leave();
  };
  return (
    <>
      <PageTitle>Profile Settings</PageTitle>
      <ProfileSettings
        session={useSession()}
        search={useSearch({ from: '/profile' })}
        kitchen={<KitchenCard className="lg:col-span-12" />}
        coaches={<CoachesCard />}
        atHome={<AlwaysAtHomeCard className="lg:col-span-2" />}
        onSignOut={() => signOut.mutate()}
        onDeleted={() => void onDeleted()}
      />
    </>
  );
}
