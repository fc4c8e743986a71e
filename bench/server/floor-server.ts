import { createServer } from 'node:http';
import { Pool } from 'pg';

/*
 * The baseline for the app: Node's HTTP server with one prepared statement, which reads the same rows from the same
 * database as a call of the app, without authentication, validation or conversion. It reads the database's address from
 * DATABASE_URL and the person's and kitchen's ids from its arguments, and prints its port.
 */
const [userId, kitchenId, today, monday] = process.argv.slice(2);
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);

const STATEMENTS: Readonly<Record<string, { text: string; values: readonly unknown[] }>> = {
  me: {
    text: 'select * from users left join user_profiles on user_profiles.user_id = users.id where users.id = $1',
    values: [userId],
  },
  meals: {
    text: 'select * from meals where user_id = $1 and date >= $2 and date <= $3 order by date, id limit 20',
    values: [userId, today, today],
  },
  week: {
    text: 'select * from meals where user_id = $1 and date >= $2 and date <= $3 order by date, id',
    values: [userId, monday, today],
  },
  list: {
    text: 'select * from shopping_list where kitchen_id = $1 order by id',
    values: [kitchenId],
  },
  ingredients: {
    text: 'select * from ingredients where kitchen_id = $1 order by id desc',
    values: [kitchenId],
  },
  recipes: { text: 'select * from recipes where kitchen_id = $1 order by id desc', values: [kitchenId] },
  food: { text: 'select * from foods where id = $1', values: [1] },
};

const server = createServer((request, response) => {
  const name = request.url?.slice(1) ?? '';
  const statement = STATEMENTS[name];
  if (!statement) {
    response.writeHead(404).end();
    return;
  }
  pool.query({ name, text: statement.text, values: [...statement.values] }).then(
    ({ rows }) => {
      const body = JSON.stringify(rows);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
