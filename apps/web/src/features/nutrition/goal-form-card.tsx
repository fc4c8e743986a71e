import type { Profile } from '@game-plan/contracts/profile';
import { useQuery } from '@tanstack/react-query';
import { goalsOf, preferencesQuery } from '#data/preferences.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { GoalForm } from './goal-form.tsx';

interface GoalFormCardProps {
  profile: Profile | null;
  className?: string;
}

/** Where the person's own goals are changed. */
export function GoalFormCard({ profile, className = '' }: GoalFormCardProps) {
  const { data: preferences } = useQuery(preferencesQuery);
  return (
    <Card aria-labelledby="change-goals" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Change Your Goals"
        titleId="change-goals"
        description="What your health profile sets goes before these"
      />
      {preferences && <GoalForm stored={goalsOf(preferences)} profile={profile} />}
    </Card>
  );
}
