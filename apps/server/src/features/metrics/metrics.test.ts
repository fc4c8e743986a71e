import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const TOKEN = 'a token for the metrics alone';

describe('metrics', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** With any headers: a browser's fetch sets some of them itself. */
  const ask = (headers: Record<string, string> = {}, from = app) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      get(`${from.origin}/metrics`, { headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
      }).on('error', reject);
    });

  test('cover requests, limits, jobs, connections and the process, without personal data', async () => {
    const ada = await signUpAdmin(app);
    const item = { name: 'Saffron', category: 'pantry', quantity: '1', unit: 'g' } as const;
    const { id } = await ada.call(ingredients.create, { body: item });
    await ada.call(ingredients.remove, { params: { id: String(id) } });
    await ada.send('GET', '/signup?invite=secret-code');
    const { status, body } = await ask();
    expect(status).toBe(200);
    for (const line of [
      /^http_request_duration_seconds_count\{method="DELETE",route="\/api\/ingredients\/:id",status="200"\} 1$/m,
      /^http_request_duration_seconds_count\{method="GET",route="web app",status="200"\} 1$/m,
      /^concurrent_work\{work="images",state="waiting"\} 0$/m,
      /^database_connections\{state="waiting"\} 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
      /^# TYPE jobs gauge$/m,
    ]) {
      expect(body).toMatch(line);
    }
    expect(body).not.toMatch(/ada|saffron|secret-code|example\.org/i);
  });

  test.each([
    ['past a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['under another name', { host: 'kitchen.example.org' }],
    ['of a page that another name leads to', { host: 'evil.example:3000' }],
  ])('are answered 404 for a request %s', async (_what, headers) => {
    expect((await ask(headers)).status).toBe(404);
  });

  test('with a token require that token', async () => {
    const other = await startTestApp({ metricsToken: TOKEN });
    onTestFinished(() => other.close());
    const asked = [
      { authorization: `Bearer ${TOKEN}`, host: 'kitchen.example.org' },
      { authorization: TOKEN },
      {},
    ];
    const answers = await Promise.all(asked.map((headers) => ask(headers, other)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
  });
});
