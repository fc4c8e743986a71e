import { useQuery } from '@tanstack/react-query';
import { adminExistsQuery } from '#data/auth.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingPage } from '#ui/loading-page.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignupForm } from './signup-form.tsx';

/** Set-up of the first admin while there is none, else the way in for someone invited. */
export function Signup({ invite }: { invite: string | undefined }) {
  const admin = useQuery(adminExistsQuery);
  if (admin.isPending) return <LoadingPage title="Sign up" label="Loading..." />;
  if (admin.isError) {
    return (
      <AuthLayout title="Create Your Account">
        <ErrorPanel
          title="Sign up is not ready"
          description="The server did not answer. Try again in a moment."
          onRetry={() => void admin.refetch()}
          pending={admin.isFetching}
          className="mt-7"
        />
      </AuthLayout>
    );
  }
  return admin.data?.exists === false ? (
    <AuthLayout
      title="Setup Admin Account"
      description="Welcome to Game Plan Cookbook! Create the first account. It runs the kitchen and invites everyone else."
    >
      <SignupForm kind="setup" invite={invite} />
    </AuthLayout>
  ) : (
    <AuthLayout
      title="Create Your Account"
      description={invite ? undefined : 'You need an invitation: open the link that your administrator sent.'}
    >
      <SignupForm kind="signup" invite={invite} />
    </AuthLayout>
  );
}
