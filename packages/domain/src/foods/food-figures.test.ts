import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FOODS } from './food-table.ts';

interface UsdaFood {
  readonly fdcId: number;
  readonly n: {
    readonly kcal?: number;
    readonly protein?: number;
    readonly carbs?: number;
    readonly fat?: number;
  };
}

/** A copy of FoodData Central's figures beside the repository; without it there is nothing to compare with. */
const COPY = fileURLToPath(
  new URL('../../../../../shared/fooddata/derived/usda-foods.jsonl.gz', import.meta.url),
);

function readUsdaFoods(): ReadonlyMap<number, UsdaFood> {
  const lines = gunzipSync(readFileSync(COPY)).toString('utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as UsdaFood).map((food) => [food.fdcId, food]));
}

const TITLE = 'the figures of the table are those of USDA FoodData Central (needs ../shared/fooddata)';

describe.skipIf(!existsSync(COPY))(TITLE, () => {
  const usda = existsSync(COPY) ? readUsdaFoods() : new Map<number, UsdaFood>();

  test.each(FOODS)('$name ($fdcId)', ({ fdcId, per100g }) => {
    const figures = usda.get(fdcId)?.n;
    expect(figures).toBeDefined();
    expect(per100g).toEqual({
      calories: figures?.kcal ?? null,
      protein: figures?.protein ?? null,
      carbs: figures?.carbs ?? null,
      fat: figures?.fat ?? null,
    });
  });
});
