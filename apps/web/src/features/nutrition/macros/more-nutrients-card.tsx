import type { MoreNutrient } from '@game-plan/domain/foods/usda/more-nutrients';
import { moreIntake } from '@game-plan/domain/nutrition/more-intake';
import { formatNumber, formatWhole } from '#lib/format/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { averagedOverLabel, nothingLoggedLabel } from '../view-labels.ts';
import { loggedInPeriod, type NutritionCardProps } from '../with-nutrition.tsx';

const SHOWN: readonly { key: MoreNutrient; name: string; unit: 'g' | 'mg' }[] = [
  { key: 'fiber', name: 'Fiber', unit: 'g' },
  { key: 'sugar', name: 'Sugar', unit: 'g' },
  { key: 'saturatedFat', name: 'Saturated Fat', unit: 'g' },
  { key: 'sodium', name: 'Sodium', unit: 'mg' },
];

/** What is known beside calories and macros, and of how much of what was eaten it is known. */
export function MoreNutrientsCard({ view, data, className = '' }: NutritionCardProps) {
  const days = loggedInPeriod(view, data);
  const intake = moreIntake(days);
  return (
    <Card aria-labelledby="more-nutrients" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="More Nutrients"
        titleId="more-nutrients"
        description={
          averagedOverLabel(view.period, days.length) ?? 'Of the foods in which they were measured'
        }
      />
      {days.length === 0 ? (
        <p className="mt-5 text-muted">{nothingLoggedLabel(view)}.</p>
      ) : (
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          {SHOWN.map(({ key, name, unit }) => (
            <div key={key}>
              <dt className="text-sm font-semibold">{name}</dt>
              <dd className="num text-2xl">{formatStock(intake[key].amount, unit)}</dd>
              <dd className="text-sm text-muted">{sayShare(intake[key])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function formatStock(amount: number | null, unit: 'g' | 'mg'): string {
  if (amount === null) return '—';
  return `${unit === 'mg' ? formatWhole(amount) : formatNumber(amount)} ${unit}`;
}

/** Rounding calls nothing that is not whole the whole, and nothing that is there none of it. */
function sayShare({ amount, share }: { amount: number | null; share: number | null }): string {
  if (amount === null) return 'not measured';
  if (share === null || share > 0.995) return 'measured for all of it';
  return `measured for ${Math.min(99, Math.max(1, Math.round(share * 100)))}% of calories`;
}
