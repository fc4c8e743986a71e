import { readFile } from 'node:fs/promises';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { tokenClient } from '#testing/tokens.ts';

interface Configured {
  readonly url: string;
  readonly method?: string;
  readonly content_type?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

interface Configuration {
  readonly rest: ReadonlyArray<{
    readonly resource: string;
    readonly headers: Readonly<Record<string, string>>;
  }>;
  readonly rest_command: Readonly<Record<string, Configured>>;
}

const SERVER = 'https://cookbook.example.org';
/** What its HTTP clients send of themselves. */
const ITS_HEADERS = { 'user-agent': 'HomeAssistant/2026.11.0 aiohttp/3.13.2 Python/3.13', accept: '*/*' };

/** The configuration of the page, with the secret filled in. */
async function readPage(token: string): Promise<Configuration> {
  const page = await readFile(new URL('../../../../../docs/home-assistant.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, yaml = '']) => yaml);
  const secret = { tag: '!secret', resolve: () => `Bearer ${token}` };
  return Object.assign({}, ...blocks.map((yaml) => parse(yaml, { customTags: [secret] })));
}

/** Fills in the two kinds of templates that the commands of the page have. */
const render = (template: string, values: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{\{ (\w+)( \| to_json)? \}\}/g, (_, name: string, asJson?: string) => {
    const value = values[name] ?? '';
    return asJson ? JSON.stringify(value) : value;
  });

describe('Home Assistant as its page configures it', () => {
  let app: TestApp;
  let ada: TestClient;
  let configured: Configuration;
  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-11-21T12:00:00Z') });
    ada = await insertPerson(app, 'ada');
    const { token } = await tokenClient(app, ada, ['inventory:read', 'list:write']);
    configured = await readPage(token);
  });
  afterAll(() => app.close());

  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(address.replace(SERVER, app.origin), { headers: { ...ITS_HEADERS, ...headers } });

  async function command(name: string, values: Readonly<Record<string, string>> = {}) {
    const {
      url,
      method = 'get',
      headers,
      payload,
      content_type: type,
    } = configured.rest_command[name] as Configured;
    const answer = await fetch(render(url, values).replace(SERVER, app.origin), {
      method: method.toUpperCase(),
      headers: { ...ITS_HEADERS, ...headers, ...(type !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { body: render(payload, values) }),
    });
    return { status: answer.status, content: await answer.json() };
  }

  test('its sensor reads what expires, as a list of JSON with names', async () => {
    const body = { name: 'Milk', category: 'dairy', quantity: '1', unit: 'l' } as const;
    await ada.call(ingredients.create, { body: { ...body, expiryDate: '2026-11-23' } });
    await ada.call(ingredients.create, { body: { ...body, name: 'Rice', expiryDate: '2027-11-23' } });
    const [{ resource, headers } = { resource: '', headers: {} }] = configured.rest;
    const answer = await get(resource, headers);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject([{ name: 'Milk', expiryDate: '2026-11-23' }]);
  });

  test('its to-do list reads, adds and ticks', async () => {
    expect(await command('cookbook_add', { text: 'two "lemons"\n500 g flour' })).toMatchObject({
      status: 201,
    });
    const { status, content } = await command('cookbook_list');
    expect([status, content]).toMatchObject([
      200,
      [{ isCompleted: false }, { name: 'flour', quantity: '500', unit: 'g' }],
    ]);
    const [first] = content as Array<{ id: number }>;
    expect(await command('cookbook_tick', { id: String(first?.id) })).toMatchObject({ status: 200 });
    expect(await ada.call(shoppingList.list)).toMatchObject([{ isCompleted: true }, { isCompleted: false }]);
    expect(await command('cookbook_tick', { id: '999999' })).toMatchObject({ status: 404 });
  });

  test('its calendar reads the plan by its address alone', async () => {
    await ada.call(plan.create, { body: { day: '2026-11-22', slot: 'dinner', name: 'Lasagne' } });
    const { path } = await ada.call(plan.shareCalendar);
    const answer = await get(`${SERVER}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/calendar/),
    ]);
    const calendar = await answer.text();
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261122\r\n');
    expect(calendar).toContain('SUMMARY:Dinner: Lasagne\r\n');
  });
});
