import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, type ModelTurn, startFakeModel } from '#testing/model/fake-model.ts';
import { imageGenerations } from '#testing/model/image-generations.ts';
import { createPictureDrawer } from './draw-picture.ts';
import { AssistantError } from './port.ts';

const API_KEY = 'sk-not-to-be-told';

const FAILURES: ReadonlyArray<readonly [what: string, turn: ModelTurn, reason: string]> = [
  ['401', { fails: 401, message: `Incorrect API key ${API_KEY}` }, 'key_rejected'],
  ['404', { fails: 404, message: 'No such model' }, 'unknown_model'],
  ['429', { fails: 429, message: 'Slow down' }, 'rate_limited'],
  ['500', { fails: 500, message: 'Oops' }, 'failed'],
  [
    '400 for its rules',
    { fails: 400, message: 'Blocked by our safety system', code: 'moderation_blocked' },
    'refused',
  ],
  ['silence', 'never answers', 'timeout'],
  ['a connection that ends', 'hangs up', 'unreachable'],
  ['a web page', 'answers with a web page', 'unreachable'],
];

describe('createPictureDrawer', () => {
  let model: FakeModel;
  // Anew for each: a question whose asker has gone may still arrive.
  beforeEach(async () => {
    model = await startFakeModel(imageGenerations);
  });
  afterEach(() => model.close());

  function drawer(timeoutMs = 20_000) {
    const settings = { baseUrl: model.baseUrl, apiKey: API_KEY, imageModel: 'brush-1', timeoutMs };
    const draw = createPictureDrawer(settings);
    if (!draw) throw new Error('There is no drawer');
    return draw;
  }

  test('sends one request with the given text and returns the picture’s bytes', async () => {
    model.script({ says: Buffer.from('a picture').toString('base64') });
    expect(Buffer.from(await drawer()('A bowl of soup')).toString()).toBe('a picture');
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.turns).toEqual([{ role: 'user', text: 'A bowl of soup' }]);
    expect(model.asked[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
    expect(JSON.parse(model.asked[0]?.rawBody ?? '')).toMatchObject({ model: 'brush-1' });
  });

  test.each(FAILURES)('%s is reported as a reason, without the key', async (_, turn, reason) => {
    model.script(turn);
    const error: unknown = await drawer(turn === 'never answers' ? 200 : 20_000)('Soup').catch((e) => e);
    if (!(error instanceof AssistantError)) throw error;
    expect(error.reason).toBe(reason);
    expect(JSON.stringify(error) + error.message + error.stack).not.toContain(API_KEY);
    // The time may be over before the question has arrived.
    expect(turn === 'never answers' ? [0, 1] : [1]).toContain(model.asked.length);
  });

  test('rejects an answer that is too large', async () => {
    model.script({ says: 'A'.repeat(41_000_000) });
    await expect(drawer()('Soup')).rejects.toBeInstanceOf(AssistantError);
  });

  test('aborting the signal cancels the request', async () => {
    const gone = new AbortController();
    model.script(() => {
      gone.abort();
      return 'never answers';
    });
    await expect(drawer()('Soup', gone.signal)).rejects.toMatchObject({ reason: 'cancelled' });
  });

  test('returns undefined when no model is configured', () => {
    expect(
      createPictureDrawer({ baseUrl: undefined, apiKey: 'k', imageModel: undefined, timeoutMs: 1 }),
    ).toBeUndefined();
  });
});
