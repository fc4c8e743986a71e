import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { type Service, services } from '@game-plan/contracts/shop/services';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { bareDatabase, type ClonedDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { type FakeSmtpServer, startSmtpServer } from '#testing/mail/smtp-server.ts';
import { type FakeModel, startFakeModel } from '#testing/model/fake-model.ts';
import { chatCompletions } from '#testing/model/fake-model-protocol.ts';
import { mealAnswerText } from '#testing/model/meal-answers.ts';
import { details } from '#testing/people.ts';
import { dataUrl, smallPhoto } from '#testing/photos.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { type LoadBalancer, startLoadBalancer } from '#testing/processes/load-balancer.ts';
import { clientOf } from '#testing/processes/running-server.ts';
import { type ServerHere, startServerHere } from '#testing/processes/server-here.ts';
import { ServerProcess, TIME_TO_START } from '#testing/processes/server-process.ts';
import type { TestClient } from '#testing/test-client.ts';

const QUESTIONS_A_DAY = 3;

describe('three copies on one database behind a load balancer', TIME_TO_START, () => {
  let database: ClonedDatabase;
  let folder: TemporaryFolder;
  let smtp: FakeSmtpServer;
  let model: FakeModel;
  let balancer: LoadBalancer;
  let ada: TestClient;
  let settings: Record<string, string>;
  let ports: string[];
  /** One of the three, which gets no signal: what it has in memory, the other two have not. */
  let copyHere: ServerHere;
  const copies = new Map<string, ServerProcess>();

  async function start(port: string): Promise<ServerProcess> {
    const copy = new ServerProcess({ ...settings, PORT: port });
    copies.set(port, copy);
    await copy.ready();
    return copy;
  }

  beforeAll(async () => {
    [database, folder, smtp, model] = await Promise.all([
      bareDatabase(),
      makeTemporaryFolder(),
      startSmtpServer(),
      startFakeModel(chatCompletions),
    ]);
    settings = {
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      SESSION_SECRET: 'one secret for all copies of the app',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'kitchen@example.org',
      PUBLIC_URL: 'http://kitchen.example.org',
      AI_PROVIDER: 'openai',
      AI_BASE_URL: model.baseUrl,
      AI_VISION_MODEL: 'eyes-1',
      AI_DAILY_LIMIT: String(QUESTIONS_A_DAY),
      DRAIN_SECONDS: '30',
    };
    ports = [String(await freePort()), String(await freePort()), String(await freePort())];
    // At once, on a database without one table: they wait for each other's migration.
    const [first = '', second = '', third = ''] = ports;
    [copyHere] = await Promise.all([
      startServerHere({ ...settings, PORT: second }),
      start(first),
      start(third),
    ]);
    balancer = await startLoadBalancer(ports);
    ada = clientOf({ PORT: balancer.port });
    await ada.call(auth.setupAdmin, { body: details('ada') });
  }, TIME_TO_START.timeout);
  afterAll(async () => {
    await balancer.close();
    await Promise.all([...copies.values()].map((copy) => copy.stop('SIGKILL')));
    await copyHere.stop();
    await Promise.all([smtp.close(), model.close(), database.drop(), folder.remove()]);
  });

  /** Ada's session at each copy. */
  const adaAtEach = () =>
    ports.map((PORT) => {
      const client = clientOf({ PORT });
      client.setCookie(SESSION_COOKIE, ada.cookie(SESSION_COOKIE) ?? '');
      return client;
    });

  const post = (who: TestClient, path: string, key: string, body: object = {}) =>
    who.send('POST', path, { body: JSON.stringify(body), headers: { 'idempotency-key': key } });
  const add = (who: TestClient, key: string, name: string) =>
    post(who, ingredients.create.path, key, { name, category: 'pantry', quantity: '1', unit: 'piece' });
  const named = async (name: string) =>
    (await ada.call(ingredients.list)).filter((item) => item.name.startsWith(name)).map((item) => item.name);

  /** Sends to the first copy what then waits for the table, until the others have answered. */
  async function whileTheFirstWaits(table: string, send: (who: TestClient) => ReturnType<typeof post>) {
    const [first, second, third] = adaAtEach() as [TestClient, TestClient, TestClient];
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query(`begin; lock table ${table} in exclusive mode`);
      const working = send(first);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await query(database.url, waiting)).length).toBe(1);
      const meanwhile = await Promise.all([send(second), send(third)]);
      await holder.query('rollback');
      return { meanwhile, answers: [await working, await send(second), await send(third)] };
    } finally {
      await holder.end();
    }
  }

  test('share sessions', async () => {
    for (let count = 0; count < 6; count += 1) await ada.call(auth.me);
    expect([...balancer.given.keys()].toSorted()).toEqual(ports.toSorted());
    const ben = clientOf({ PORT: balancer.port });
    const { inviteUrl } = await ada.call(admin.invite, { body: { email: 'ben@example.org' } });
    const inviteCode = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
    await ben.call(auth.signup, { body: { ...details('ben'), inviteCode } });
    await ben.call(auth.me);
    const cookie = ben.cookie(SESSION_COOKIE) ?? '';
    await ben.call(auth.logout);
    for (const PORT of ports) {
      const client = clientOf({ PORT });
      client.setCookie(SESSION_COOKIE, cookie);
      expect((await client.send('GET', auth.me.path)).status).toBe(401);
    }
  });

  test('share rate limits and daily model limits', async () => {
    const guess = (PORT: string) =>
      clientOf({ PORT }).send('POST', auth.login.path, {
        body: JSON.stringify({ username: 'ada', password: 'a guess' }),
      });
    for (let count = 0; count < 10; count += 1) expect((await guess(balancer.port)).status).toBe(401);
    for (const port of ports) expect((await guess(port)).status).toBe(429);

    const imageBase64 = dataUrl(await smallPhoto('jpeg'));
    const body = JSON.stringify({ imageBase64, mealType: 'dinner', date: '2026-11-21' });
    const statuses: number[] = [];
    model.script(...Array.from({ length: QUESTIONS_A_DAY + 3 }, () => ({ says: mealAnswerText() })));
    for (let count = 0; count < QUESTIONS_A_DAY + 3; count += 1) {
      statuses.push((await ada.send('POST', photoAnalysis.analyze.path, { body })).status);
    }
    expect(statuses).toEqual([...Array(QUESTIONS_A_DAY).fill(statuses[0]), 429, 429, 429]);
    expect(statuses[0]).toBeLessThan(300);
    expect(model.asked).toHaveLength(QUESTIONS_A_DAY);
  });

  test('apply a change once for its key, also during its execution by another copy', async () => {
    const { meanwhile, answers } = await whileTheFirstWaits('ingredients', (who) => add(who, 'egg', 'Egg'));
    for (const { status, headers, body } of meanwhile) {
      expect([status, headers.get('retry-after')]).toEqual([409, '5']);
      expect(body).toMatchObject({ detail: 'This change is still being made. Try again in a moment.' });
    }
    const [made] = answers;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, made?.body]));
    expect(await named('Egg')).toEqual(['Egg']);

    for (let round = 0; round < 5; round += 1) {
      await Promise.all(adaAtEach().map((who) => add(who, `milk ${round}`, `Milk ${round}`)));
    }
    expect(await named('Milk')).toHaveLength(5);
  });

  test('place one order for a checkout’s key', async () => {
    const hasNoChoice = (each: Service) => each.customizationOptions.every(({ type }) => type !== 'select');
    const service = (await ada.call(services.list)).find(hasNoChoice);
    const added = await post(ada, cart.add.path, 'to the cart', { serviceId: service?.id });
    expect(added.status).toBe(201);
    const checkOut = (who: TestClient) => post(who, orders.checkout.path, 'my order');
    const { meanwhile, answers } = await whileTheFirstWaits('orders', checkOut);
    expect(meanwhile.map(({ status }) => status)).toEqual([409, 409]);
    const [made] = answers;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, made?.body]));
    expect(await ada.call(orders.list)).toHaveLength(1);
  });

  test('run each job once', async () => {
    const guests = Array.from({ length: 9 }, (_, count) => `guest${count}@example.org`);
    await Promise.all(guests.map((email) => ada.call(admin.invite, { body: { email } })));
    const states = `select distinct state, retry_count from pgboss.job where name = 'send-invitation'`;
    await expect.poll(() => query(database.url, states)).toEqual([{ state: 'completed', retry_count: 0 }]);
    const written = smtp.mails.flatMap(({ to }) => to).filter((address) => address.startsWith('guest'));
    expect(written.toSorted()).toEqual(guests);
  });

  /** Four people's worth of changes, each sent under its key until it is answered; those that were made. */
  function writeUnderLoad(name: string) {
    const acknowledged: string[] = [];
    const failures: number[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let count = 0; !isOver; count += 1) {
        const thing = `${name} ${writer}-${count}`;
        for (let status = 0; status !== 201; ) {
          // A copy that is killed while it answers leaves half an answer, which is tried again like a 502.
          ({ status } = await add(ada, thing, thing).catch(() => ({ status: 502 })));
          if (status !== 201) failures.push(status);
          // Whether it was made is not known before the claim of the dead copy lapses.
          if (status === 409) break;
          if (status === 201) acknowledged.push(thing);
        }
      }
    };
    const writers = [0, 1, 2, 3].map(write);
    return {
      acknowledged,
      failures,
      async more(count: number) {
        const goal = acknowledged.length + count;
        await expect.poll(() => acknowledged.length).toBeGreaterThan(goal);
      },
      async end() {
        isOver = true;
        await Promise.all(writers);
      },
    };
  }

  test('answer every request while one is restarted, and by the new one', async () => {
    const [port = ''] = ports;
    const load = writeUnderLoad('Rolled');
    await load.more(10);
    const copy = copies.get(port);
    copy?.kill('SIGTERM');
    await balancer.untilUnused(port);
    // It answers as before, says that it is closing, and asks for its connections to be closed.
    const { status, headers } = await clientOf({ PORT: port }).send('GET', '/api/health');
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    const ready = await clientOf({ PORT: port }).send('GET', '/api/ready');
    expect(ready).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: 'This copy of the app is being closed.' },
    });
    await load.more(10);
    copy?.kill('SIGTERM');
    expect(await copy?.exit()).toBe(0);
    await load.more(10);
    await load.end();
    await start(port);

    const given = balancer.given.get(port) ?? 0;
    const later = writeUnderLoad('Afterwards');
    await expect.poll(() => balancer.given.get(port)).toBeGreaterThan(given + 10);
    await later.end();
    for (const { failures } of [load, later]) expect(failures).toEqual([]);
    expect(await named('Rolled')).toHaveLength(load.acknowledged.length);
    expect(await named('Afterwards')).toHaveLength(later.acknowledged.length);
  });

  test('lose and repeat no acknowledged change when one is killed', async () => {
    const load = writeUnderLoad('Killed');
    await load.more(30);
    await copies.get(ports[2] ?? '')?.stop('SIGKILL');
    await load.more(30);
    await load.end();
    const kept = await named('Killed');
    expect(new Set(kept)).toEqual(new Set([...kept, ...load.acknowledged]));
    expect(kept).toHaveLength(new Set(kept).size);
  });

  test('continue after a newer version’s expansion, and stop with a message after a removal', async () => {
    const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Number.MAX_SAFE_INTEGER})`;
    await query(database.url, newer);
    const late = startServerHere({ ...settings, PORT: String(await freePort()) });
    await expect(late).rejects.toThrow('A newer version of Game Plan Cookbook has changed this database');

    const [port = ''] = ports;
    const old = clientOf({ PORT: port });
    old.setCookie(SESSION_COOKIE, ada.cookie(SESSION_COOKIE) ?? '');
    await old.call(ingredients.list);
    await query(database.url, 'alter table ingredients rename column kitchen_id to household_id');
    expect((await old.refused(ingredients.list)).status).toBe(503);
    expect((await old.send('GET', '/api/ready')).status).toBe(503);
    copies.get(port)?.kill('SIGTERM');
    expect(await copies.get(port)?.exit()).toBe(1);
    expect(copies.get(port)?.output).toContain('this copy is too old for it');
  });
});
