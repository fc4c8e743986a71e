import type { Client } from 'pg';
import { foodRow } from '../../apps/server/src/features/foods/food-row.ts';
import { addDays, type CalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { searchWords } from '../../packages/domain/src/food-search/words/words.ts';
import { FOODS } from '../../packages/domain/src/foods/food-table.ts';
import type { DataSet } from '../../packages/domain/src/foods/usda/data-set.ts';
import { mealHistory } from './sample-data.ts';

/** The size of the database. */
export interface Size {
  readonly foods: number;
  readonly people: number;
  readonly orders: number;
  readonly recipes: number;
  /** The meals of one person, four a day. */
  readonly meals: number;
  readonly ingredients: number;
  readonly shoppingItems: number;
  /** What came into a kitchen and went, thirty times a day. */
  readonly movements: number;
  readonly ownFoods: number;
  readonly comments: number;
  /** The clients of one coach. */
  readonly clients: number;
}

/** The number of rows in the JSON of one statement. */
const ROWS_A_STATEMENT = 2000;
const GENERIC_FOODS = 7000;

const COLUMNS = `fdc_id integer, data_set text, name text, other_names text[], brand text, calories float8, protein float8,
  carbs float8, fat float8, portions jsonb, words text[], keys text[], head text, plainness integer`;
const NAMES = COLUMNS.split(',').map((column) => column.trim().split(' ')[0] ?? '');

async function insertFoods(client: Client, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await client.query(
      `insert into ${table} (${NAMES}) select ${NAMES} from json_to_recordset($1) as food(${COLUMNS})`,
      [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT).map(underscored))],
    );
  }
}

const underscored = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (x) => `_${x.toLowerCase()}`), value]),
  );

/** Fills the foods up to `count` by repeating each product under further brands. */
async function fillFoods(client: Client, count: number): Promise<void> {
  await client.query('create unlogged table if not exists bench_products (like foods including defaults)');
  await client.query('alter table bench_products alter column id drop not null');
  const { rows } = await client.query('select count(*)::int as made from bench_products');
  if (rows[0].made === 0) {
    await insertFoods(client, 'bench_products', products(PRODUCTS));
    await insertFoods(client, 'foods', genericFoods(GENERIC_FOODS));
  }
  const brands = Math.ceil((count - GENERIC_FOODS) / PRODUCTS);
  const known = await client.query(
    `select coalesce(max(fdc_id / 1000000) - 5, 0)::int as made from foods where data_set = 'branded'`,
  );
  for (let round = known.rows[0].made + 1; round <= brands; round += 1) {
    // Shuffled, because the rows of an import are not ordered by name.
    await client.query(
      `insert into foods (${NAMES})
       select fdc_id + ${round} * 1000000, data_set, name, other_names, brands.brand, calories, protein, carbs, fat, portions,
         words || string_to_array(brands.own_words, ' '), keys, head, plainness
       from bench_products
       cross join lateral (
         select ($1::text[])[nth] as brand, ($2::text[])[nth] as own_words
         from (select 1 + (fdc_id * 31 + ${round} * 977) % ${BRANDS.length} as nth) as picked
       ) brands
       order by hashint4(fdc_id + ${round})`,
      [BRANDS, BRANDS.map((brand) => wordsOf(brand).join(' '))],
    );
  }
}

const FIRST =
  'Ana Ben Carla David Elena Felix Greta Hugo Iris Jonas Kira Liam Mara Noah Olga Paul Rosa Sven Tina Umar';
const LAST =
  'Adler Brown Costa Dubois Evans Fischer Garcia Hansen Ivanov Jensen Khan Lopez Meyer Novak Olsen Patel Quinn Rossi Smith Tanaka';
const picked = (words: string, number: string) =>
  `(string_to_array('${words}', ' '))[1 + ${number} % ${words.split(' ').length}]`;

async function fillPeople(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into users (username, password_hash, first_name, last_name, email, phone, is_active, created_at)
     select 'person' || n, 'none', ${picked(FIRST, 'n')}, ${picked(LAST, '(n / 7)')}, 'person' || n || '@example.org',
       '+49 30 ' || 100000 + n, n % 20 <> 0, now() - n * interval '1 hour'
     from generate_series((select count(*) from users where password_hash = 'none') + 1, $1::int) n`,
    [count],
  );
  for (const statement of [
    `insert into account_locks (user_id) select id from users on conflict do nothing`,
    `insert into user_profiles (user_id, height, weight, activity_level)
     select id, 150 + id % 50, 50 + id % 60, 'sedentary' from users on conflict do nothing`,
    `insert into user_invitations (email, invite_code, invited_by, is_used, used_by, expires_at)
     select email, 'code' || id, 1, true, id, now() + interval '1 day' from users
     where password_hash = 'none' and not exists (select from user_invitations where used_by = users.id)`,
    `insert into admin_actions (action, admin_id, admin_name, target_user_id, target_name, created_at)
     select 'viewed_profiles', 1, 'bench', users.id, username, now() - n * interval '1 day'
     from users, generate_series(1, 4) n
     where password_hash = 'none' and not exists (select from admin_actions where target_user_id = users.id)`,
  ])
    await client.query(statement);
}

/** Inserts orders of all people: most are finished, one in ten is open. */
async function fillOrders(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into orders (user_id, subtotal_cents, tax_cents, total_amount_cents, status, stage, appointment, order_items,
       payment_method, created_at)
     select people.id, 10000, 800, 10800,
       case when n % 50 = 3 then 'pending' when n % 10 = 9 then 'refunded' else 'paid' end,
       case when n % 50 = 3 then 'placed' when n % 50 in (4, 5, 14) then 'confirmed'
         when n % 10 = 9 then 'cancelled' else 'completed' end,
       case when n % 50 in (5, 14) then '2026-12-' || lpad((1 + n % 28)::text, 2, '0') || 'T10:00' end,
       jsonb_build_array(jsonb_build_object('serviceId', services.id, 'name', services.name, 'category', services.category,
         'quantity', 1, 'unitPriceCents', 10000, 'customizations', '{}'::jsonb, 'totalPriceCents', 10000)),
       'pay_on_site', now() - n * interval '10 minutes'
     from generate_series((select count(*) from orders) + 1, $1::int) n
     join (select id, row_number() over (order by id) as place from users where password_hash = 'none') people
       on people.place = 1 + (n * 7919) % (select count(*) from users where password_hash = 'none')
     join (select *, row_number() over (order by id) as place from services) services
       on services.place = 1 + n % (select count(*) from services)`,
    [count],
  );
}

/** Copies the kitchen's recipes under new ids. */
async function fillRecipes(client: Client, count: number): Promise<void> {
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'recipes' and table_schema = 'public' and column_name not in ('id', 'name')`,
  );
  const { columns } = rows[0];
  await client.query(
    `insert into recipes (name, ${columns})
     select name || ' ' || n, ${columns}
     from (select *, row_number() over (order by id) as place from recipes where name !~ ' [0-9]+$') first
     join generate_series((select count(*) from recipes) + 1, $1::int) n
       on place = 1 + n % (select count(*) from recipes where name !~ ' [0-9]+$')`,
    [count],
  );
}

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const;

async function fillMeals(client: Client, userId: number, count: number, today: CalendarDay): Promise<void> {
  const before = await client.query('select count(*)::int as made from meals where user_id = $1', [userId]);
  const rows = mealHistory(count, today)
    .slice(before.rows[0].made)
    .map(({ type, date, foods }) => {
      const total = (nutrient: (typeof NUTRIENTS)[number]) =>
        foods.reduce((sum, food) => sum + (food[nutrient] ?? 0), 0);
      return { type, date, foods, ...Object.fromEntries(NUTRIENTS.map((each) => [each, total(each)])) };
    });
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await client.query(
      `insert into meals (user_id, type, date, foods, total_calories, total_protein, total_carbs, total_fat)
       select $1, type, date, foods, calories, protein, carbs, fat
       from json_to_recordset($2) as meal(type text, date date, foods jsonb, calories float8, protein float8, carbs float8, fat float8)`,
      [userId, JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))],
    );
  }
  await client.query(
    `insert into body_log (user_id, date, weight) select $1, $2::date - n, 80 + n % 5 from generate_series(0, ${Math.floor(count / 4)}) n
     on conflict do nothing`,
    [userId, addDays(today, 0)],
  );
}

/** Foods that a household of five keeps, and how often a day some of one comes or goes: three meals of seven foods, and shopping. */
const STAPLES = 150;
const MOVEMENTS_A_DAY = 30;
const FOOD_NAMES = FOODS.map(({ name }) => name);
const FOOD_CATEGORIES = FOODS.map(({ category }) => category);

/** Fills a person's kitchen and their own data up to this size; existing rows stay. */
async function fillHousehold(
  client: Client,
  { userId, today, size }: { readonly userId: number; readonly today: CalendarDay; readonly size: Size },
): Promise<void> {
  await client.query(
    `insert into ingredients (kitchen_id, added_by, name, category, quantity, unit, expiry_date)
     select kitchen_id, user_id, ($3::text[])[1 + n % ${FOODS.length}], ($4::text[])[1 + n % ${FOODS.length}], '2', 'cup',
       case when n % 5 = 0 then $5::date + (n % 60)::int end
     from kitchen_members, generate_series((select count(*) from ingredients) + 1, $2::int) n where user_id = $1`,
    [userId, size.ingredients, FOOD_NAMES, FOOD_CATEGORIES, today],
  );
  await client.query(
    `insert into stock_movements (kitchen_id, added_by, ingredient_id, name, unit, amount, kind, day, at)
     select kitchen_id, user_id, n, ($3::text[])[1 + n * 7 % ${STAPLES}], 'g', case when n % 5 = 0 then 500.25 else -120.5 end,
       case when n % 5 = 0 then 'bought' when n % 47 = 0 then 'thrown away' when n % 5 = 1 then 'eaten' else 'cooked' end,
       $4::date - n / ${MOVEMENTS_A_DAY}, now() - n / ${MOVEMENTS_A_DAY} * interval '1 day'
     from kitchen_members, generate_series((select count(*)::int from stock_movements) + 1, $2::int) n where user_id = $1`,
    [userId, size.movements, FOOD_NAMES, today],
  );
  await client.query(
    `insert into shopping_list (kitchen_id, added_by, name, quantity, unit, category)
     select kitchen_id, user_id, ($3::text[])[1 + n % ${FOODS.length}], '2', 'cup', 'pantry'
     from kitchen_members, generate_series((select count(*) from shopping_list) + 1, $2::int) n where user_id = $1`,
    [userId, size.shoppingItems, FOOD_NAMES],
  );
  await client.query(
    `insert into own_foods (user_id, name, figures_for, portion_name, portion_size, portion_measure, calories)
     select $1, ($3::text[])[1 + n % ${FOODS.length}] || ' of mine ' || n, '100 g', 'piece', 30, 'g', 100 + n % 400
     from generate_series((select count(*) from own_foods) + 1, $2::int) n`,
    [userId, size.ownFoods, FOOD_NAMES],
  );
  await client.query(
    `insert into day_comments (user_id, coach_id, coach_name, date, text)
     select $1, 2, 'Coach', $3::date - n::int, repeat('Well done. ', 5) from generate_series(
       (select count(*) from day_comments) + 1, $2::int) n`,
    [userId, size.comments, today],
  );
}

/** Makes the person and `clients` others the clients of a coach. */
async function fillClients(
  client: Client,
  { userId, coach, clients }: { readonly userId: number; readonly coach: string; readonly clients: number },
): Promise<void> {
  await client.query(`update users set role = 'coach' where username = $1`, [coach]);
  await client.query(
    `insert into coach_consents (user_id, coach_id, sees_diary, sees_goals, sees_allergies)
     select people.id, coach.id, true, true, true
     from users coach cross join lateral (
       (select $2::int as id) union (select id from users where password_hash = 'none' order by id limit $3)
     ) people where coach.username = $1 on conflict do nothing`,
    [coach, userId, clients],
  );
}

/** Fills the database up to this size with SQL only; existing rows stay. */
export async function fillDatabase(
  client: Client,
  {
    userId,
    coach,
    today,
    size,
  }: {
    readonly userId: number;
    /** The username of the coach's account. */
    readonly coach: string;
    readonly today: CalendarDay;
    readonly size: Size;
  },
): Promise<void> {
  await fillFoods(client, size.foods);
  await fillPeople(client, size.people);
  await fillOrders(client, size.orders);
  await fillRecipes(client, size.recipes);
  await fillMeals(client, userId, size.meals, today);
  await fillHousehold(client, { userId, today, size });
  await fillClients(client, { userId, coach, clients: size.clients });
  await client.query('vacuum (analyze)');
}

/** Words on labels before and after the food, as frequent as in reality: some are on every tenth product. */
const BEFORE = [
  '',
  '',
  'Organic',
  'Classic',
  'Crunchy',
  'Low fat',
  'Original',
  'Gluten free',
  'Roasted',
  'Homestyle',
  'Reduced sodium',
  'Sweetened',
] as const;
const AFTER = [
  '',
  ', chocolate',
  ', vanilla',
  ', sea salt',
  ', cheddar cheese',
  ', strawberry',
  ' & chicken',
  ', family size',
  ', tomato sauce',
  ', honey',
  ' bites',
  ' snack',
] as const;

/** Forms by which laboratory tables distinguish entries. */
const FORMS = ['raw', 'cooked, boiled', 'canned, drained solids', 'frozen, unprepared', 'dried'] as const;

/** Number of product templates; each brand sells some of them. */
const PRODUCTS = 25_000;
const SYLLABLES = 'bar del fen gor hal kim lor mar nel pol ras sel tor vin zan'.split(' ');

/** An invented word, different for every number below 15³. */
const madeUp = (at: number) =>
  [at % 15, Math.floor(at / 15) % 15, Math.floor(at / 225) % 15].map((part) => SYLLABLES[part]).join('');

/** Brands with invented names, because labels mostly add names to the words of a search. */
const BRANDS = Array.from({ length: 3000 }, (_, at) => `${madeUp(at)} ${madeUp(at * 7 + 3)} Foods`);

/** The words of a name as the search stores them. */
const wordsOf = (name: string): string[] => searchWords(name).flatMap(({ forms }) => forms);

function named(name: string, at: number, dataSet: DataSet, brand: string | null) {
  return foodRow({
    fdcId: 5_000_000 + at,
    dataSet,
    name,
    brand,
    per100g: { calories: 50 + (at % 400), protein: at % 30, carbs: at % 70, fat: at % 40 },
    more: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
    portions: [{ unit: 'serving', grams: 30 }],
  });
}

const foodAt = (at: number) => FOODS[at % FOODS.length]?.name ?? '';

/** Foods without a brand, named as in laboratory tables; at most five of each food. */
function genericFoods(count: number) {
  return Array.from({ length: Math.min(count, FOODS.length * FORMS.length) }, (_, at) => {
    const form = FORMS[Math.floor(at / FOODS.length)] ?? '';
    return named(`${foodAt(at)}, ${form}`, at, 'sr_legacy', null);
  });
}

/** Products without their brands, which `fillFoods` adds. */
function products(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const before = BEFORE[Math.floor(at / FOODS.length) % BEFORE.length];
    const after = AFTER[(at * 5 + Math.floor(at / FOODS.length)) % AFTER.length];
    return named(`${before} ${foodAt(at)}${after}`.trim(), at, 'branded', null);
  });
}
