import type { BodyInput } from '@game-plan/contracts/endpoint';
import type { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { createOpenAiCompatible } from '#adapters/assistant/openai-compatible.ts';
import { insertAdmin, insertPerson } from '../people.ts';
import { dataUrl, smallPhoto } from '../photos.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { chatCompletions } from './fake-model-protocol.ts';

/** The day of every meal analysed here. */
export const PHOTO_DAY = '2026-11-21';

interface PhotoAnalysisApp {
  readonly app: TestApp;
  readonly model: FakeModel;
  readonly host: TestClient;
  readonly person: TestClient;
  /** A valid request, with a photo that takes little time to decode. */
  readonly body: BodyInput<typeof photoAnalysis.analyze>;
  close(): Promise<void>;
}

interface Options {
  readonly timeoutMs?: number;
  readonly rateLimit?: boolean;
  readonly assistantDailyLimit?: number;
}

/** The whole app with a vision model that answers what a test scripts, and two people: ada, an admin, and lovelace. */
export async function startPhotoAnalysis({
  timeoutMs = 30_000,
  ...options
}: Options = {}): Promise<PhotoAnalysisApp> {
  const model = await startFakeModel(chatCompletions);
  const settings = { baseUrl: model.baseUrl, apiKey: 'sk-secret', visionModel: 'eyes-1', timeoutMs };
  const app = await startTestApp({ ...options, assistant: createOpenAiCompatible(settings) });
  const host = await insertAdmin(app);
  return {
    app,
    model,
    host,
    person: await insertPerson(app, 'lovelace'),
    body: { imageBase64: dataUrl(await smallPhoto('jpeg')), mealType: 'dinner', date: PHOTO_DAY },
    async close() {
      await app.close();
      await model.close();
    },
  };
}
