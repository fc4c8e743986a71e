import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dish } from '#testing/dishes.ts';
import { letMinutesPass } from '#testing/jobs/let-minutes-pass.ts';
import { startFakeModel } from '#testing/model/fake-model.ts';
import { imageGenerations, painting } from '#testing/model/image-generations.ts';
import { runServer, serverHome, setUpServer } from '#testing/processes/running-server.ts';

describe('a picture that is being made when the server dies', () => {
  test('is made by the next one, once', async () => {
    const model = await startFakeModel(imageGenerations);
    onTestFinished(() => model.close());
    const home = await serverHome();
    const env = { ...home, AI_PROVIDER: 'openai', AI_BASE_URL: model.baseUrl, AI_IMAGE_MODEL: 'brush-1' };
    const server = await runServer(env);
    const person = await setUpServer(env);

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
    await server.stop('SIGKILL');
    await letMinutesPass(home.DATABASE_URL);

    await runServer(env);
    await expect.poll(async () => (await read()).isImagePending).toBe(false);
    const { imageMadeBy, imageUrl } = await read();
    expect(imageMadeBy).toBe('model');
    expect((await person.download(`${imageUrl}?size=card`)).status).toBe(200);
    expect(model.asked).toHaveLength(2);
  });
});
