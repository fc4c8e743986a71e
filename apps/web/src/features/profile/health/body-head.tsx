import type { UnitSystem } from '@game-plan/domain/units/unit';
import { CardHead } from '#ui/card.tsx';
import { Segmented } from '#ui/segmented.tsx';

const UNITS = [
  { value: 'metric', label: 'cm, kg' },
  { value: 'us', label: 'ft, lb' },
] as const;

interface BodyHeadProps {
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

/** The head of the card of the body, read or changed, with the units to read and type it in. */
export function BodyHead({ units, onUnits }: BodyHeadProps) {
  return (
    <CardHead title="Body" titleId="body">
      <Segmented label="Units of height and weight" segments={UNITS} value={units} onValueChange={onUnits} />
    </CardHead>
  );
}
