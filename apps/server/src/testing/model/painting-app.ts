import { createPictureDrawer } from '#adapters/assistant/draw-picture.ts';
import { insertPerson } from '../people.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { imageGenerations } from './image-generations.ts';

interface PaintingApp {
  readonly app: TestApp;
  readonly model: FakeModel;
  readonly person: TestClient;
  close(): Promise<void>;
}

interface Options {
  readonly timeoutMs?: number;
  readonly rateLimit?: boolean;
  readonly assistantDailyLimit?: number;
}

/** The whole app with an image model that paints what a test scripts, and a signed-in person. */
export async function startPaintingApp({
  timeoutMs = 30_000,
  ...options
}: Options = {}): Promise<PaintingApp> {
  const model = await startFakeModel(imageGenerations);
  const settings = { baseUrl: model.baseUrl, apiKey: 'sk-secret', imageModel: 'brush-1', timeoutMs };
  const app = await startTestApp({
    ...options,
    assistant: { drawPicture: createPictureDrawer(settings) },
  });
  const person = await insertPerson(app, 'lovelace');
  return {
    app,
    model,
    person,
    async close() {
      await app.close();
      await model.close();
    },
  };
}
