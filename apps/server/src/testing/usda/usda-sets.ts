import { BRANDED_HEADER, FOOD_HEADER, MEASURES, NUTRIENT_HEADER, PORTION_HEADER } from './food-download.ts';

/** Two foods, a sample that is not a food, and a food without measured nutrients. */
export const SR_LEGACY = {
  'food.csv': [
    FOOD_HEADER,
    [171287, 'sr_legacy_food', 'Egg, whole, raw, fresh', 1, '2019-04-01'],
    [167512, 'sr_legacy_food', 'Dough, "golden"\tlayer\\cake', 18, '2019-04-01'],
    [1, 'sample_food', 'A sample', 1, '2019-04-01'],
    [2, 'sr_legacy_food', 'Never measured', 1, '2019-04-01'],
  ],
  'food_nutrient.csv': [
    NUTRIENT_HEADER,
    [1, 171287, 1003, 12.56, 1],
    [2, 167512, 1008, 0, 1],
    [3, 171287, 1008, 143, 1],
    [4, 171287, 1004, 9.51, 1],
    [5, 171287, 1253, 372, 1],
    [6, 1, 1008, 50, 1],
    [7, 167512, 1005, '', 1],
  ],
  'food_portion.csv': [
    PORTION_HEADER,
    [1, 171287, 2, 1, 9999, '', 'large', 50],
    [2, 171287, 1, 1, 9999, '', 'cup', 243],
    [3, 171287, 3, 3, 9999, '', 'oz', 85],
  ],
  'measure_unit.csv': MEASURES,
};

/** Energy in each of its three forms, and an outdated version. */
export const FOUNDATION = {
  'food.csv': [
    FOOD_HEADER,
    [10, 'foundation_food', 'Energy of its own', 1, ''],
    [11, 'foundation_food', 'Energy by specific factors', 1, ''],
    [12, 'foundation_food', 'Energy by general factors', 1, ''],
    [13, 'foundation_food', 'Former version', 1, ''],
  ],
  'food_nutrient.csv': [
    NUTRIENT_HEADER,
    [1, 10, 2047, 300, 1],
    [2, 10, 2048, 200, 1],
    [3, 10, 1008, 100, 1],
    [4, 11, 2047, 300, 1],
    [5, 11, 2048, 200, 1],
    [6, 12, 2047, 300, 1],
    [7, 13, 1008, 999, 1],
  ],
  'food_portion.csv': [PORTION_HEADER, [1, 10, 1, 2, 1001, '', '', 33.9]],
  'measure_unit.csv': MEASURES,
  'foundation_food.csv': [
    ['fdc_id', 'NDB_number'],
    [10, 1],
    [11, 2],
    [12, 3],
  ],
};

/** Nutrients with their older numbers, and portions that are internal notes of the survey. */
export const FNDDS = {
  'food.csv': [FOOD_HEADER, [2705384, 'survey_fndds_food', 'Milk, NFS', '', '']],
  'food_nutrient.csv': [NUTRIENT_HEADER, [1, 2705384, 208, 52, ''], [2, 2705384, 203, 3.33, '']],
  'food_portion.csv': [
    PORTION_HEADER,
    [1, 2705384, 1, '', 9999, '1 cup', '10205', 244],
    [2, 2705384, 2, '', 9999, 'Quantity not specified', '90000', 244],
    [3, 2705384, 3, '', 9999, 'Guideline amount per fl oz of beverage', '61667', 2.5],
  ],
};

/** One product twice under one barcode, and one measured in millilitres. */
export const BRANDED = {
  'food.csv': [
    FOOD_HEADER,
    [500, 'branded_food', 'CHEDDAR CHEESE', '', ''],
    [501, 'branded_food', 'CHEDDAR CHEESE, AGED', '', ''],
    [502, 'branded_food', 'Orange Juice', '', ''],
  ],
  'food_nutrient.csv': [
    NUTRIENT_HEADER,
    [1, 500, 1008, 393, ''],
    [2, 501, 1008, 400, ''],
    [3, 502, 1008, 45, ''],
    [4, 501, 1093, 607, ''],
    [5, 501, 2000, 0, ''],
    [6, 501, 1258, 18.9, ''],
  ],
  'branded_food.csv': [
    BRANDED_HEADER,
    [500, 'Grafton Co, LLC', 'GRAFTON VILLAGE', '094395000172', 28, 'g', '1 ONZ'],
    [501, 'Grafton Co, LLC', 'GRAFTON VILLAGE', '94395000172', 28, 'g', '1 slice'],
    [502, 'Juice Inc', '', '', 240, 'ml', '1 cup'],
  ],
};
