import { ingredients } from '@game-plan/contracts/ingredients';
import { describe, expect, test } from 'vitest';
import { signUpAdmin } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

describe('a database that is being restarted', () => {
  test('is a 503 with Retry-After, while the process stays healthy', async () => {
    let isReady = true;
    const app = await startTestApp({ isDatabaseReady: () => isReady });
    const host = await signUpAdmin(app);
    isReady = false;
    for (const path of ['/api/ingredients', '/api/auth/me', '/api/ready']) {
      const { status, headers, body } = await host.send('GET', path);
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    expect((await host.send('GET', '/api/health')).status).toBe(200);
    expect((await host.send('GET', '/ingredients')).status).toBe(200);
    isReady = true;
    expect(await host.call(ingredients.list)).toEqual([]);
    await app.close();
  });
});
