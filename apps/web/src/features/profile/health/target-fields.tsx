import { Card, CardHead } from '#ui/card.tsx';
import { DAILY_TARGETS } from './number-fields.ts';
import { NumberInput } from './number-input.tsx';
import { UNSET_TARGETS } from './targets-view.tsx';
import type { HealthForm } from './use-health-form.ts';

export function TargetFields({ form }: { form: HealthForm }) {
  return (
    <Card aria-labelledby="daily-targets">
      <CardHead title="Daily targets" titleId="daily-targets" description={UNSET_TARGETS} />
      <div className="mt-4 grid grid-cols-2 items-start gap-4">
        {DAILY_TARGETS.map((name) => (
          <NumberInput key={name} form={form} name={name} />
        ))}
      </div>
    </Card>
  );
}
