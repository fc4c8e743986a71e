import { sql } from 'drizzle-orm';
import { users } from '#db/schema/people/users.ts';

/** First and last name, otherwise the username, as `displayName` gives it. */
export const shownName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.username})`;
