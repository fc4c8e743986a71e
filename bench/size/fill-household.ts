import type { Client } from 'pg';
import type { CalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { FOODS } from '../../packages/domain/src/foods/food-table.ts';

/** The data of one person besides meals and recipes, and the number of clients of one coach. */
export interface HouseholdSize {
  readonly ingredients: number;
  readonly shoppingItems: number;
  readonly ownFoods: number;
  readonly comments: number;
  readonly clients: number;
}

const NAMES = FOODS.map(({ name }) => name);
const CATEGORIES = FOODS.map(({ category }) => category);

/** Fills a person's kitchen and their own data up to this size; existing rows stay. */
export async function fillHousehold(
  client: Client,
  {
    userId,
    today,
    size,
  }: { readonly userId: number; readonly today: CalendarDay; readonly size: HouseholdSize },
): Promise<void> {
  await client.query(
    `insert into ingredients (kitchen_id, added_by, name, category, quantity, unit, expiry_date)
     select kitchen_id, user_id, ($3::text[])[1 + n % ${NAMES.length}], ($4::text[])[1 + n % ${NAMES.length}], '2', 'cup',
       case when n % 5 = 0 then $5::date + (n % 60)::int end
     from kitchen_members, generate_series((select count(*) from ingredients) + 1, $2::int) n where user_id = $1`,
    [userId, size.ingredients, NAMES, CATEGORIES, today],
  );
  await client.query(
    `insert into shopping_list (kitchen_id, added_by, name, quantity, unit, category)
     select kitchen_id, user_id, ($3::text[])[1 + n % ${NAMES.length}], '2', 'cup', 'pantry'
     from kitchen_members, generate_series((select count(*) from shopping_list) + 1, $2::int) n where user_id = $1`,
    [userId, size.shoppingItems, NAMES],
  );
  await client.query(
    `insert into own_foods (user_id, name, figures_for, portion_name, portion_size, portion_measure, calories)
     select $1, ($3::text[])[1 + n % ${NAMES.length}] || ' of mine ' || n, '100 g', 'piece', 30, 'g', 100 + n % 400
     from generate_series((select count(*) from own_foods) + 1, $2::int) n`,
    [userId, size.ownFoods, NAMES],
  );
  await client.query(
    `insert into day_comments (user_id, coach_id, coach_name, date, text)
     select $1, 2, 'Coach', $3::date - n::int, repeat('Well done. ', 5) from generate_series(
       (select count(*) from day_comments) + 1, $2::int) n`,
    [userId, size.comments, today],
  );
}

/** Makes the person and `clients` others the clients of a coach. */
export async function fillClients(
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
