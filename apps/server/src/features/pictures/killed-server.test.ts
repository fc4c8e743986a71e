import { auth } from '@game-plan/contracts/auth';
import { recipes } from '@game-plan/contracts/recipes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder } from '#testing/database/temporary-folder.ts';
import { dish } from '#testing/dishes.ts';
import { type FakeModel, startFakeModel } from '#testing/fake-model.ts';
import { imageGenerations } from '#testing/image-generations.ts';
import { letMinutesPass } from '#testing/let-minutes-pass.ts';
import { painting } from '#testing/painting.ts';
import { details } from '#testing/people.ts';
import { freePort, ServerProcess } from '#testing/server-process.ts';
import { TestClient } from '#testing/test-client.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

describe('a picture that is being made when the server dies', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  let model: FakeModel;
  let env: Record<string, string>;
  let server: ServerProcess;
  let person: TestClient;

  beforeEach(async () => {
    database = await cloneDatabase();
    folder = await makeTemporaryFolder();
    model = await startFakeModel(imageGenerations);
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      PORT: String(await freePort()),
      AI_PROVIDER: 'openai',
      AI_BASE_URL: model.baseUrl,
      AI_IMAGE_MODEL: 'brush-1',
    };
    server = new ServerProcess(env);
    await server.ready();
    person = new TestClient(`http://127.0.0.1:${env.PORT}`);
    await person.call(auth.setupAdmin, { body: details('ada') });
  });
  afterEach(async () => {
    server.kill('SIGTERM');
    await server.exit();
    await model.close();
    await database.drop();
    await folder.remove();
  });

  test('is made by the next one, once', async () => {
    const red = await painting('#c03020');
    let wasAsked: () => void;
    const asked = new Promise<void>((resolve) => {
      wasAsked = resolve;
    });
    model.script(
      () => {
        wasAsked();
        return 'never answers';
      },
      red,
      red,
    );
    const { id } = await person.call(recipes.create, { body: dish('Shakshuka') });
    await asked;
    const read = () => person.call(recipes.read, { params: { id: String(id) } });
    expect((await read()).isImagePending).toBe(true);
    server.kill('SIGKILL');
    await server.exit();
    await letMinutesPass(database.url);

    server = new ServerProcess(env);
    await server.ready();
    await vi.waitFor(async () => expect((await read()).isImagePending).toBe(false), PATIENCE);
    const { imageMadeBy, imageUrl } = await read();
    expect(imageMadeBy).toBe('model');
    expect((await person.download(`${imageUrl}?size=card`)).status).toBe(200);
    expect(model.asked).toHaveLength(2);
  });
});
