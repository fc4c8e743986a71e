import type { Profile } from '@game-plan/contracts/profile';
import { Card, CardHead } from '#ui/card.tsx';
import { Fact, OptionsFact } from './fact.tsx';

export function TrainingView({ profile }: { profile: Profile | null }) {
  const notes = profile?.notes;
  return (
    <Card aria-labelledby="training-and-health">
      <CardHead title="Training and health" titleId="training-and-health" />
      <dl className="mt-4 grid gap-5">
        <OptionsFact label="Fitness goals" options={profile?.fitnessGoals ?? []} variant="pine" />
        <OptionsFact label="Sports" options={profile?.sportsInterests ?? []} variant="neutral" />
        <OptionsFact label="Health conditions" options={profile?.healthConditions ?? []} variant="neutral" />
        <Fact label="Notes">
          {notes && (
            <span className="block max-w-[60ch] font-normal wrap-anywhere whitespace-pre-line">{notes}</span>
          )}
        </Fact>
      </dl>
    </Card>
  );
}
