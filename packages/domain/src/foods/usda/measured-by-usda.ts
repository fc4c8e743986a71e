import { lazy } from '../../lazy.ts';
import { MORE_FIGURES } from './more-figures.ts';
import { type MoreNutrients, NONE_MEASURED } from './more-nutrients.ts';

const byId = lazy(
  (): ReadonlyMap<number, MoreNutrients> =>
    new Map(
      MORE_FIGURES.trim()
        .split('\n')
        .map((line) => {
          const [id, fiber = null, sugar = null, saturatedFat = null, sodium = null] = line
            .split(' ')
            .map((figure) => (figure === '-' ? null : Number(figure)));
          return [id ?? 0, { fiber, sugar, saturatedFat, sodium }] as const;
        }),
    ),
);

/** Further nutrients in 100 g of the USDA entry with this id; all null for other ids. */
export function measuredByUsda(fdcId: number): MoreNutrients {
  return byId().get(fdcId) ?? NONE_MEASURED;
}
