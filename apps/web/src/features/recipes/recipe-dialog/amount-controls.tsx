import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { Amounts } from './use-amounts.ts';

const MOST_SERVINGS = 48;
const UNITS = [
  { value: 'as written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const;

/** For how many people, and in which units. `own`: the servings that the recipe was written for. */
export function AmountControls({ amounts, own }: { amounts: Amounts; own: number }) {
  const { servings, setServings, units, setUnits } = amounts;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">Servings</legend>
        <IconButton
          label="One serving fewer"
          icon={Minus}
          variant="secondary"
          disabled={servings <= 1}
          onClick={() => setServings(servings - 1)}
        />
        <output className="min-w-22 text-center font-semibold">
          {servings} {servings === 1 ? 'serving' : 'servings'}
        </output>
        <IconButton
          label="One serving more"
          icon={Plus}
          variant="secondary"
          disabled={servings >= Math.max(MOST_SERVINGS, own)}
          onClick={() => setServings(servings + 1)}
        />
      </fieldset>
      <Segmented label="Units" segments={UNITS} value={units} onValueChange={setUnits} />
    </div>
  );
}
