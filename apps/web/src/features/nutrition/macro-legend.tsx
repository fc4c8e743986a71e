import type { MacroShare } from '@game-plan/domain/nutrition/macro-calories';
import { formatWhole } from '#lib/format.ts';
import { NUTRIENT_FILL, NUTRIENTS } from './nutrients.ts';

const NAMES = new Map(NUTRIENTS.map(({ key, name }) => [key, name]));

/** Grams, calories and percent of each macro, beside the ring. */
export function MacroLegend({ shares }: { shares: readonly MacroShare[] }) {
  return (
    <ul className="grid min-w-44 flex-1 gap-4 max-sm:basis-full">
      {shares.map(({ macro, grams, calories, percent }) => (
        <li key={macro} className="flex items-center gap-3">
          <span className={`h-10 w-1.5 rounded-full ${NUTRIENT_FILL[macro]}`} aria-hidden="true" />
          <div>
            <p className="text-sm text-muted">{NAMES.get(macro)}</p>
            <p>
              <span className="num text-xl">{formatWhole(grams)} g</span>{' '}
              <span className="text-sm text-muted">
                {formatWhole(calories)} cal, {percent}%
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
