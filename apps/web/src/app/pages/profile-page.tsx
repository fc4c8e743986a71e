import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useLeave, useSignOut } from '#features/auth/auth-queries.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { ProfileSettings } from '#features/profile/profile-settings.tsx';

export function ProfilePage() {
  const signOut = useSignOut();
  return (
    <>
      <PageTitle>Profile Settings</PageTitle>
      <ProfileSettings
        session={useSession()}
        search={useSearch({ from: '/profile' })}
        onSignOut={() => signOut.mutate()}
        onDeleted={useLeave()}
      />
    </>
  );
}
