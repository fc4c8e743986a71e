import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { NutritionDashboard } from '#features/nutrition/nutrition-dashboard.tsx';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { lazyCard } from '../lazy-card.tsx';

const BodyTrendsCard = lazyCard(() => import('#features/body/body-trends-card.tsx'), 'BodyTrendsCard', {
  title: t('Weight & Water'),
  failed: t('Weight and water did not load'),
});

export function NutritionPage() {
  const { profile } = useSession();
  const search = useSearch({ from: '/nutrition' });
  const today = useToday();
  return (
    <>
      <PageTitle>{t('Nutrition Dashboard')}</PageTitle>
      <NutritionDashboard search={search} profile={profile}>
        <BodyTrendsCard day={search.date ?? today} profile={profile} className="mt-5" />
      </NutritionDashboard>
    </>
  );
}
