import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { TAB_HEADER } from '@game-plan/contracts/kitchen/kitchen-changes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { insertHousehold, insertPerson } from '#testing/people.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { cutKitchenListener, notifyMembersChanged } from '#testing/rows/kitchens.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const EGGS = { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' } as const;
const MILK = { name: 'Milk', quantity: '1', unit: 'l' };

interface Stream {
  readonly status: number;
  readonly mediaType: string | null;
  /** Resolves with the next event's name, or with 'end'. */
  next(): Promise<string>;
  close(): void;
}

describe('changes of a kitchen', () => {
  let app: TestApp;
  let ada: TestClient;
  let ben: TestClient;
  let cleo: TestClient;
  const opened: Stream[] = [];

  async function open(client: TestClient, tab = 'a-tab', origin = app.origin): Promise<Stream> {
    const abort = new AbortController();
    const response = await fetch(`${origin}/api/kitchen/changes?tab=${tab}`, {
      headers: { cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE)}` },
      signal: abort.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const stream: Stream = {
      status: response.status,
      mediaType: response.headers.get('content-type'),
      async next() {
        for (;;) {
          const event = /event: (\w+)\n.*\n\n/.exec(text);
          if (event) {
            text = text.slice(event.index + event[0].length);
            return event[1] ?? '';
          }
          const read = await reader?.read();
          if (!read || read.done) return 'end';
          text += read.value;
        }
      },
      close: () => abort.abort(),
    };
    opened.push(stream);
    return stream;
  }

  /** Changes are heard of once the database has answered. */
  const live = () => expect.poll(async () => (await open(ada)).status, { timeout: 20_000 }).toBe(200);

  beforeAll(async () => {
    app = await startTestApp({ liveChanges: true });
  });
  beforeEach(async () => {
    await app.empty();
    [ada, ben] = await insertHousehold(app, 'ada', 'ben');
    cleo = await insertPerson(app, 'cleo');
    await live();
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });
  afterAll(() => app.close());

  test('are sent to the other members, also on other copies of the app, and to nobody else', async () => {
    const streams = [await open(ben), await open(ben, 'b', await app.startCopy())];
    const elsewhere = await open(cleo);
    expect(streams[0]?.mediaType).toBe('text/event-stream');
    await ada.call(ingredients.create, { body: EGGS });
    for (const stream of streams) expect(await stream.next()).toBe('changed');
    // Whatever another kitchen had been told would come before what it is told now.
    let isTold = false;
    const notification = elsewhere.next().then((event) => {
      isTold = true;
      return event;
    });
    await ada.call(shoppingList.create, { body: MILK });
    expect(await streams[0]?.next()).toBe('changed');
    expect(isTold).toBe(false);
    await cleo.call(shoppingList.create, { body: MILK });
    expect(await notification).toBe('changed');
  });

  test('are not sent to the tab that made them', async () => {
    const kitchenId = await kitchenOf(app.db, await userIdOf(app.db, 'ada'));
    const [own, other] = [await open(ada, 'own'), await open(ada, 'other')];
    await ada.send('POST', '/api/ingredients', {
      body: JSON.stringify(EGGS),
      headers: { [TAB_HEADER]: 'own' },
    });
    expect(await other.next()).toBe('changed');
    await ben.call(shoppingList.create, { body: MILK });
    expect(await own.next()).toBe('changed');
    // Nothing more was told: the next is of people who came or left, which ends the stream.
    await notifyMembersChanged(app.db, kitchenId);
    expect(await own.next()).toBe('end');
  });

  test('require a session and a tab id', async () => {
    const { status } = await fetch(`${app.origin}/api/kitchen/changes?tab=a`);
    expect(status).toBe(401);
    expect(await ada.send('GET', '/api/kitchen/changes?tab=%0a')).toMatchObject({ status: 400 });
    const held = await open(ada);
    await ada.call(auth.logout);
    expect(held.status).toBe(200);
    expect((await open(ada)).status).toBe(401);
  });

  test('are not sent when a change is refused', async () => {
    const stream = await open(ben);
    await ada.refused(ingredients.create, { body: { ...EGGS, name: '' } });
    await ada.call(ingredients.create, { body: EGGS });
    expect(await stream.next()).toBe('changed');
    stream.close();
  });

  test('close the oldest of too many streams', async () => {
    const first = await open(ben);
    for (let more = 0; more < 12; more += 1) await open(ben);
    expect(await first.next()).toBe('end');
  });

  test('end their streams when the database connection is lost, and resume', async () => {
    const stream = await open(ben);
    await cutKitchenListener(app.db);
    expect(await stream.next()).toBe('end');
    await live();
    const again = await open(ben);
    await ada.call(ingredients.create, { body: EGGS });
    expect(await again.next()).toBe('changed');
  });
});

test('are answered 503 by a server that cannot listen to the database', async () => {
  const app = await startTestApp();
  const ada = await insertPerson(app, 'ada');
  const answer = await ada.send('GET', '/api/kitchen/changes?tab=a');
  expect(answer).toMatchObject({
    status: 503,
    body: { detail: 'Changes by others cannot be followed just now.' },
  });
  await app.close();
});
