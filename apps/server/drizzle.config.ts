/** What drizzle-kit reads (`npm run db:generate`, which fetches it: nobody else needs it). */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './apps/server/src/db/schema/**/*.ts',
  out: './apps/server/migrations',
};
