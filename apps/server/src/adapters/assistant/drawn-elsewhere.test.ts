import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import { serveLocally } from '#testing/web-site.ts';
import { createPictureDrawer } from './draw-picture.ts';

async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const { close, ...server } = await serveLocally((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'without key'}`);
    answer(request, response);
  });
  onTestFinished(close);
  return { ...server, asked };
}

const draw = (baseUrl: string, allowList: readonly string[] = []) =>
  createPictureDrawer({
    baseUrl: `${baseUrl}/v1`,
    apiKey: 'sk-1',
    imageModel: 'brush-1',
    timeoutMs: 20_000,
    outgoing: createOutgoing({ allowList }),
  })?.('A bowl of soup');

/** A model that does not send the picture but says where it is. */
const pointsTo =
  (url: string): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ url }] }));

test('a model that redirects to this machine is not followed', async () => {
  const inside = await serve((_, response) => response.end('secret'));
  for (const status of [302, 307]) {
    const model = await serve((_, response) => response.writeHead(status, { location: inside.origin }).end());
    await expect(draw(model.origin)).rejects.toThrow();
  }
  expect(inside.asked).toEqual([]);
});

test('a picture whose address is on this machine is not fetched, directly or through a redirect', async () => {
  const inside = await serve((_, response) => response.end('secret'));
  const redirecting = await serve((_, response) =>
    response.writeHead(302, { location: `${inside.origin}/picture.png` }).end(),
  );
  for (const url of [`${inside.origin}/picture.png`, 'http://localhost/picture.png', redirecting.origin]) {
    const model = await serve(pointsTo(url));
    await expect(draw(model.origin, [redirecting.host])).rejects.toThrow();
  }
  expect(inside.asked).toEqual([]);
});
