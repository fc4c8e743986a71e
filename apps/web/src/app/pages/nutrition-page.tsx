import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { NutritionDashboard } from '#features/nutrition/nutrition-dashboard.tsx';

export function NutritionPage() {
  const { profile } = useSession();
  return (
    <>
      <PageTitle>Nutrition Dashboard</PageTitle>
      <NutritionDashboard search={useSearch({ from: '/nutrition' })} profile={profile} />
    </>
  );
}
