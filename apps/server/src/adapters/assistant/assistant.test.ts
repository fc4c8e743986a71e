import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, type ModelTurn, startFakeModel } from '#testing/model/fake-model.ts';
import { anthropicMessages, chatCompletions } from '#testing/model/fake-model-protocol.ts';
import { createAnthropic } from './anthropic.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';
import { AssistantError, type PictureQuestion } from './port.ts';

const question: PictureQuestion = {
  instructions: 'Name the foods, as JSON.',
  text: 'Which foods?',
  picture: { mediaType: 'image/jpeg', bytes: Buffer.from('\xff\xd8\xff picture', 'latin1') },
  answer: {
    name: 'meal',
    jsonSchema: {
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
      additionalProperties: false,
    },
  },
};
const corrected = { ...question, correction: { answer: 'Rice!', fault: 'Answer in JSON.' } };
const API_KEY = 'sk-not-to-be-told';

const FAILURES: ReadonlyArray<readonly [what: string, turn: ModelTurn, reason: string]> = [
  ['401', { fails: 401, message: `Incorrect API key ${API_KEY}` }, 'key_rejected'],
  ['403', { fails: 403, message: 'No access' }, 'key_rejected'],
  ['404', { fails: 404, message: 'No such model' }, 'unknown_model'],
  ['413', { fails: 413, message: 'Too large' }, 'question_rejected'],
  ['429', { fails: 429, message: 'Slow down' }, 'rate_limited'],
  ['500', { fails: 500, message: 'Oops' }, 'failed'],
  ['529', { fails: 529, message: 'Overloaded' }, 'failed'],
  [
    '400 for its rules',
    { fails: 400, message: 'Blocked by our content policy', code: 'content_policy_violation' },
    'refused',
  ],
  ['a refusal in the answer', { says: 'I cannot help with that.', stops: 'refused' }, 'refused'],
  ['an answer without end', { says: 'x'.repeat(6_000_000) }, 'unreachable'],
  ['silence', 'never answers', 'timeout'],
  ['a connection that ends', 'hangs up', 'unreachable'],
  ['a web page', 'answers with a web page', 'unreachable'],
];

describe.each([
  ['OpenAI-compatible', chatCompletions, createOpenAiCompatible, 'Bearer', 'json_schema'],
  ['Anthropic', anthropicMessages, createAnthropic, '', 'json_schema'],
] as const)('%s', (_, protocol, create, scheme, strictest) => {
  let model: FakeModel;
  const assistant = (more: object = {}) =>
    create({
      baseUrl: model.baseUrl,
      apiKey: API_KEY,
      visionModel: 'claude-sonnet-4-5',
      timeoutMs: 30_000,
      ...more,
    });
  const ask = (asked: PictureQuestion, more: object = {}) => assistant(more).readPicture?.(asked);
  // Anew for each: a question whose asker has gone may still arrive.
  beforeEach(async () => {
    model = await startFakeModel(protocol);
  });
  afterEach(() => model.close());

  test('sends the picture, the key and the schema, and returns the model’s answer', async () => {
    model.script({ says: '{"name": "Rice"' });
    expect(await ask(question)).toBe('{"name": "Rice"');
    const [asked] = model.asked;
    expect(asked?.form).toBe(strictest);
    expect(asked?.rawBody).toContain('"additionalProperties":false');
    expect(asked?.instructions).toContain(question.instructions);
    expect(asked?.turns).toEqual([expect.objectContaining({ role: 'user', text: question.text })]);
    expect(asked?.pictures).toEqual([question.picture.bytes]);
    expect(asked?.headers.authorization ?? asked?.headers['x-api-key']).toBe(`${scheme} ${API_KEY}`.trim());
  });

  test('a second attempt includes the first answer and what is wrong with it', async () => {
    model.script({ says: '{}' });
    await ask(corrected);
    expect(model.asked[0]?.turns.map(({ role, text }) => [role, text])).toEqual([
      ['user', question.text],
      ['assistant', 'Rice!'],
      ['user', 'Answer in JSON.'],
    ]);
  });

  test.each(FAILURES)('%s is reported as a reason, without the key', async (_what, turn, reason) => {
    model.script(turn, turn, turn);
    const error = await ask(question, turn === 'never answers' ? { timeoutMs: 50 } : {})?.catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(AssistantError);
    expect(error).toMatchObject({ reason });
    expect(JSON.stringify([error, String(error)])).not.toContain(API_KEY);
  });

  test('a refused connection is reported as unreachable', async () => {
    await expect(ask(question, { baseUrl: 'http://127.0.0.1:1/v1' })).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  test('sends a text request to the text model in the same way', async () => {
    const { picture, ...written } = corrected;
    model.script({ says: '{"name": "Rice"}' });
    expect(await assistant({ textModel: 'claude-haiku-4-5' }).writeText?.(written)).toBe('{"name": "Rice"}');
    const [asked] = model.asked;
    expect(asked).toMatchObject({ form: strictest, pictures: [] });
    expect(asked?.rawBody).toContain('"model":"claude-haiku-4-5"');
    expect(asked?.turns.map(({ text }) => text)).toEqual([question.text, 'Rice!', 'Answer in JSON.']);
  });

  test('aborting the signal cancels the request', async () => {
    const gone = new AbortController();
    model.script(() => {
      gone.abort();
      return 'never answers';
    });
    await expect(assistant().readPicture?.(question, gone.signal)).rejects.toMatchObject({
      reason: 'cancelled',
    });
    await expect.poll(() => model.leftAlone, { timeout: 20_000 }).toBe(1);
  });

  test('falls back to JSON, then to text, when the server refuses a response format', async () => {
    const refuses: ModelTurn = { fails: 400, message: 'output_config: extra inputs are not permitted' };
    model.script(refuses, refuses, { says: 'one' });
    expect(await ask(question)).toBe('one');
    expect(model.asked[0]?.form).toBe(strictest);
    expect(model.asked[2]?.form).toBeUndefined();
  });

  test('has no method for a model that is not configured', () => {
    expect(assistant().writeText).toBeUndefined();
    expect(assistant({ visionModel: undefined }).readPicture).toBeUndefined();
  });
});

describe('a server without support for schemas', () => {
  let model: FakeModel;
  beforeEach(async () => {
    model = await startFakeModel(chatCompletions);
  });
  afterEach(() => model.close());
  const create = () =>
    createOpenAiCompatible({
      baseUrl: model.baseUrl,
      apiKey: undefined,
      visionModel: 'llava',
      timeoutMs: 30_000,
    });
  const unsupported: ModelTurn = { fails: 400, message: "'response_format.type' is not supported" };
  const forms = () => model.asked.map(({ form }) => form);

  test('is asked for JSON, then for text, and later in the form that worked', async () => {
    const assistant = create();
    model.script(unsupported, unsupported, { says: 'one' }, { says: 'two' });
    expect(await assistant.readPicture?.(question)).toBe('one');
    expect(await assistant.readPicture?.(question)).toBe('two');
    expect(forms()).toEqual(['json_schema', 'json_object', undefined, undefined]);
    expect(model.asked[0]?.headers.authorization).toBeUndefined();
  });

  test('is not remembered when it refuses every form', async () => {
    const assistant = create();
    model.script(unsupported, unsupported, unsupported, { says: 'now' });
    await expect(assistant.readPicture?.(question)).rejects.toMatchObject({ reason: 'question_rejected' });
    expect(await assistant.readPicture?.(question)).toBe('now');
    expect(forms()).toEqual(['json_schema', 'json_object', undefined, 'json_schema']);
  });

  test('gets no further request after any other error', async () => {
    model.script(unsupported, { fails: 429, message: 'Slow down' });
    await expect(create().readPicture?.(question)).rejects.toMatchObject({ reason: 'rate_limited' });
    expect(forms()).toEqual(['json_schema', 'json_object']);
  });
});
