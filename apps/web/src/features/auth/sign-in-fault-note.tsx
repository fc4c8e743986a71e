import { explainSignInFault, SIGN_IN_FAULTS } from '@game-plan/domain/single-sign-on-faults';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { waysInQuery } from '#data/people/single-sign-on.ts';
import { t } from '#lib/language.ts';
import { LinkNotice } from './invitation-notice.tsx';

/** Says why the identity provider did not sign the person in. */
export function SignInFaultNote({ written }: { written: string }) {
  const { data: ways } = useQuery(waysInQuery);
  const fault = SIGN_IN_FAULTS.find((known) => known === written);
  if (!fault || !ways) return null;
  const name = ways.provider?.name ?? t('Single Sign-On');
  return (
    <LinkNotice
      icon={TriangleAlert}
      title={t('You are not signed in')}
      description={explainSignInFault(fault, name)}
    />
  );
}
