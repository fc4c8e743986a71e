/**
 * Where a download is laid out before its sets replace those of the table `foods`. Temporary: they belong to one
 * connection, are not written to the log, and vanish with it however the import ends.
 */
export const STAGING_TABLES = `
  create temporary table import_foods (
    fdc_id integer, data_set text, name text, words text[], keys text[], head text, plainness integer
  );
  create temporary table import_current (fdc_id integer);
  create temporary table import_nutrients (fdc_id integer, nutrient_id smallint, amount double precision);
  create temporary table import_portions (
    fdc_id integer, place integer, unit text, grams double precision
  );
  create temporary table import_products (fdc_id integer, gtin text, brand text, words text[], unit text, grams double precision);
`;

export const INDEX_STAGING_TABLES = `
  create index on import_products (gtin, fdc_id);
  create index on import_products (fdc_id);
  analyze import_foods;
  analyze import_current;
  analyze import_nutrients;
  analyze import_portions;
  analyze import_products;
`;
