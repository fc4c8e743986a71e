import type { ProposedWeek } from '@game-plan/contracts/kitchen/plan';
import { costText } from '#data/kitchen/prices.ts';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';

const PERCENT = 100;

interface WeekFiguresProps {
  week: ProposedWeek;
  /** In hundredths; undefined for any. */
  budget: number | undefined;
  isImproving: boolean;
}

/** What the person gets of the proposed meals, what these cost, and how good the week is at least. */
export function WeekFigures({ week: { own, cost, gap }, budget, isImproving }: WeekFiguresProps) {
  const of = (key: 'calories' | 'protein') =>
    own &&
    t('{got} of {goal}', {
      got: formatNumber(Math.round(own.got[key])),
      goal: formatNumber(Math.round(own.goals[key])),
    });
  return (
    <div className="mt-4 text-sm" aria-live="polite">
      {own && (
        <p>
          {t('Your share of these meals on an average day: {calories} kcal, {protein} g protein.', {
            calories: of('calories'),
            protein: of('protein'),
          })}
        </p>
      )}
      {cost && <p>{t('These meals cost {cost}.', { cost: costText(cost) })}</p>}
      {cost && budget !== undefined && cost.cents > budget && !isImproving && (
        <p className="text-warning-text">
          {t('That is more than your budget: no cheaper week of these dishes was found.')}
        </p>
      )}
      <p className="text-muted">
        {isImproving
          ? t('Looking for a better week…')
          : t('No week of the dishes that suit you can be more than {percent}% better.', {
              percent: Math.ceil(gap * PERCENT),
            })}
      </p>
    </div>
  );
}
