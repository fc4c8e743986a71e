import { macroShares } from '@game-plan/domain/nutrition/macro-calories';
import { formatWhole } from '#lib/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import type { NutritionCardProps } from './card-props.ts';
import { MacroRing } from './charts/macro-ring.tsx';
import { MacroLegend } from './macro-legend.tsx';
import { dailyIntake } from './nutrition-view.ts';
import { sayNothingLogged } from './view-words.ts';

/** A difference that rounding alone explains, kcal. */
const ROUNDING = 5;

/** How the calories share out among the macros, by 4, 4 and 9 kcal in a gram. */
export function MacroDistributionCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  const shares = intake ? macroShares(intake) : [];
  const total = shares.reduce((sum, { calories }) => sum + calories, 0);
  const differs = intake !== null && Math.abs(total - intake.calories) > ROUNDING;
  return (
    <Card aria-labelledby="macro-distribution" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Macro Distribution"
        titleId="macro-distribution"
        description="Protein and carbs give 4 calories per gram, fat gives 9"
      />
      {shares.length === 0 ? (
        <p className="mt-5 text-muted">
          {intake ? 'The foods logged have no macros on record.' : `${sayNothingLogged(view)}.`}
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
          <div className="relative grid w-60 place-items-center">
            <MacroRing shares={shares} />
            <div className="absolute text-center">
              <p className="num text-3xl leading-9">{formatWhole(total)}</p>
              <p className="text-sm text-muted">{view.period === 'day' ? 'calories' : 'calories a day'}</p>
            </div>
          </div>
          <MacroLegend shares={shares} />
        </div>
      )}
      {shares.length > 0 && differs && (
        <p className="mt-4 text-sm text-muted">
          The foods themselves add up to {formatWhole(intake.calories)} calories: fiber, alcohol and macros
          that were not measured count differently.
        </p>
      )}
    </Card>
  );
}
