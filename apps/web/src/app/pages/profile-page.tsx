import { ComingSoon } from './coming-soon.tsx';

export function ProfilePage() {
  return (
    <ComingSoon title="Profile Settings" spot="heart">
      Your details, health profile and allergies will be here.
    </ComingSoon>
  );
}
