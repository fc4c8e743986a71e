import { type MacroShare, macroShares } from '@game-plan/domain/nutrition/macro-calories';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { formatCaloriesPart, formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { NUTRIENT_FILL, NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { RingArc } from '#nutrition-ui/ring-arc.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { nothingLoggedLabel } from '../view-labels.ts';
import { dailyIntake, type NutritionCardProps } from '../with-nutrition.tsx';

/** kcal that rounding alone may explain. */
const ROUNDING = 5;

const MACROS_HEAD = {
  title: t('Macro Distribution'),
  description: t('Protein and carbs give 4 calories per gram, fat gives 9'),
};

/** The macros' shares of the calories, at 4, 4 and 9 kcal per gram. */
export function MacroDistributionCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  const shares = intake ? macroShares(intake) : [];
  const total = shares.reduce((sum, { calories }) => sum + calories, 0);
  const differs = intake !== null && Math.abs(total - intake.calories) > ROUNDING;
  return (
    <Card aria-labelledby="macro-distribution" className={`p-5 sm:p-6 ${className}`}>
      <CardHead {...MACROS_HEAD} titleId="macro-distribution" />
      {shares.length === 0 ? (
        <p className="mt-5 text-muted">
          {intake ? t('The foods logged have no macros on record.') : `${nothingLoggedLabel(view)}.`}
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
          <div className="relative grid w-60 place-items-center">
            <MacroRing shares={shares} />
            <div className="absolute text-center">
              <p className="num text-3xl leading-9">{formatWhole(total)}</p>
              <p className="text-sm text-muted">{view.period === 'day' ? 'calories' : t('calories a day')}</p>
            </div>
          </div>
          <MacroLegend shares={shares} />
        </div>
      )}
      {shares.length > 0 && differs && (
        <p className="mt-4 text-sm text-muted">
          {t(
            'The foods themselves add up to {calories} calories: fiber, alcohol and macros that were not measured count differently.',
            { calories: formatWhole(intake.calories) },
          )}
        </p>
      )}
    </Card>
  );
}

const RADIUS = 84;
const WIDTH = 44;
/** The gap between neighbouring slices, as a share of the ring; a ring of one macro has none. */
const GAP = 0.007;
/** The minimum share, in percent of the ring, for which a label fits. */
const LABEL_FITS = 9;

/** The macros' shares of the calories as a ring chart. */
function MacroRing({ shares }: { shares: readonly MacroShare[] }) {
  const eaten = shares.filter(({ share }) => share > 0);
  const gap = eaten.length > 1 ? GAP : 0;
  const description = shares
    .map(({ macro, percent }) => t('{macro} {percent} percent', { macro, percent }))
    .join(', ');
  return (
    <svg
      viewBox="0 0 240 240"
      className="w-full"
      role="img"
      aria-label={t('Share of calories: {description}', { description })}
    >
      <g transform="translate(120 120)">
        {eaten.map(({ macro, percent, share }, place) => {
          const from = eaten.slice(0, place).reduce((sum, before) => sum + before.share, 0);
          const middle = (from + share / 2) * 2 * Math.PI;
          return (
            <g key={macro}>
              <RingArc
                radius={RADIUS}
                width={WIDTH}
                from={from + gap / 2}
                share={Math.max(0, share - gap)}
                color={`var(--${macro})`}
              />
              {percent >= LABEL_FITS && (
                <text
                  x={RADIUS * Math.sin(middle)}
                  y={6 - RADIUS * Math.cos(middle)}
                  textAnchor="middle"
                  className="num"
                  fontSize="17"
                  fill="var(--surface)"
                >
                  {percent}%
                </text>
              )}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

const NAMES = new Map(NUTRIENTS.map(({ key, name }) => [key, name]));

/** Grams, calories and percent of each macro, beside the ring. */
function MacroLegend({ shares }: { shares: readonly MacroShare[] }) {
  const parts = wholeParts(shares.map(({ calories }) => calories));
  return (
    <ul className="grid min-w-44 flex-1 gap-4 max-sm:basis-full">
      {shares.map(({ macro, grams, calories, percent }, index) => (
        <li key={macro} className="flex items-center gap-3">
          <span className={`h-10 w-1.5 rounded-full ${NUTRIENT_FILL[macro]}`} aria-hidden="true" />
          <div>
            <p className="text-sm text-muted">{NAMES.get(macro)}</p>
            <p>
              <span className="num text-xl">{formatWhole(grams)} g</span>{' '}
              <span className="text-sm text-muted">
                {t('{calories} cal, {percent}%', {
                  calories: formatCaloriesPart(calories, parts[index] ?? 0),
                  percent,
                })}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
