import type { DatabaseConnection } from '#db/client.ts';
import type { ImportedSet } from './food-rows.ts';

/** The key of our advisory lock, an arbitrary number: concurrent imports wait for each other. */
const IMPORT_LOCK = 5_520_119;

const MOST_PORTIONS = 12;

/** Energy as the set itself states it (1008), otherwise by Atwater's specific (2048) or general factors (2047). */
const INSERT_SET = `
  insert into foods
    (fdc_id, data_set, name, brand, gtin, calories, protein, carbs, fat, fiber, sugar, saturated_fat, sodium, portions, words, keys, head, plainness)
  select food.fdc_id, food.data_set, food.name, product.brand,
    case when length(product.gtin) = 14 then product.gtin end,
    nutrient.calories, nutrient.protein, nutrient.carbs, nutrient.fat,
    nutrient.fiber, nutrient.sugar, nutrient.saturated_fat, nutrient.sodium,
    case
      when product.grams is not null
        then jsonb_build_array(jsonb_build_object('unit', product.unit, 'grams', product.grams))
      else coalesce(portion.list, '[]')
    end,
    food.words || coalesce(product.words, '{}'), food.keys, food.head, food.plainness
  from (select distinct on (fdc_id) * from import_foods where data_set = $1 order by fdc_id) food
  join (
    select fdc_id,
      coalesce(
        max(amount) filter (where nutrient_id = 1008),
        max(amount) filter (where nutrient_id = 2048),
        max(amount) filter (where nutrient_id = 2047)
      ) as calories,
      max(amount) filter (where nutrient_id = 1003) as protein,
      max(amount) filter (where nutrient_id = 1005) as carbs,
      max(amount) filter (where nutrient_id = 1004) as fat,
      coalesce(
        max(amount) filter (where nutrient_id = 1079),
        max(amount) filter (where nutrient_id = 2033)
      ) as fiber,
      coalesce(
        max(amount) filter (where nutrient_id = 2000),
        max(amount) filter (where nutrient_id = 1063)
      ) as sugar,
      max(amount) filter (where nutrient_id = 1258) as saturated_fat,
      max(amount) filter (where nutrient_id = 1093) as sodium
    from import_nutrients group by fdc_id
  ) nutrient using (fdc_id)
  left join import_products product using (fdc_id)
  left join (
    select fdc_id, jsonb_agg(jsonb_build_object('unit', unit, 'grams', grams) order by place) as list
    from (
      select fdc_id, unit, min(grams) as grams, min(place) as place,
        row_number() over (partition by fdc_id order by min(place), unit) as rank
      from import_portions group by fdc_id, unit
    ) each where rank <= ${MOST_PORTIONS} group by fdc_id
  ) portion using (fdc_id)
  where (product.gtin is null or not exists (
    select from import_products newer where newer.gtin = product.gtin and newer.fdc_id > product.fdc_id
  )) and (
    food.data_set <> 'foundation' or not exists (select from import_current)
    or food.fdc_id in (select fdc_id from import_current)
  )`;

/**
 * Replaces a food set by the staged one in one transaction. If a product is listed several times under one barcode, the
 * latest entry is kept; foods without any measured nutrient are left out. Returns the number of foods.
 */
export async function mergeSet(
  connection: DatabaseConnection,
  dataSet: ImportedSet,
  now: Date,
): Promise<number> {
  await connection.query('begin');
  try {
    await connection.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    await connection.query('delete from foods where data_set = $1', [dataSet]);
    const { rowCount } = await connection.query(INSERT_SET, [dataSet]);
    const foods = rowCount ?? 0;
    await connection.query(
      `insert into food_sets (data_set, fingerprint, foods, changed_at) values ($1, 'imported', $2, $3)
       on conflict (data_set) do update set foods = excluded.foods, changed_at = excluded.changed_at`,
      [dataSet, foods, now.toISOString()],
    );
    // Results of the live source may have been replaced, so its queries may be repeated.
    await connection.query('delete from food_lookups');
    await connection.query('commit');
    return foods;
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}
