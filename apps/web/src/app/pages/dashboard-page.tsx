import { ComingSoon } from './coming-soon.tsx';

export function DashboardPage() {
  return (
    <ComingSoon title="Dashboard" spot="plate">
      Your kitchen, recipe ideas and today at a glance will be here.
    </ComingSoon>
  );
}
