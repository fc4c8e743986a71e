import { pictures } from '@game-plan/contracts/kitchen/pictures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route, routeFile } from '#http/route.ts';
import { removeMadePhoto, removePhoto, setMadePhoto, setPhoto } from './change-photo.ts';
import { generateImage } from './generate-image.ts';
import { answerPicture, findIdeaImages } from './show-pictures.ts';

export function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  routeFile(app, pictures.read, (call) => answerPicture(deps, call));

  route(app, pictures.ofIdeas, ({ actor, query }) => findIdeaImages(deps.db, actor.kitchenId, query.ids));

  route(app, pictures.generate, ({ actor, body }) => generateImage(deps, actor, body));
  route(app, pictures.setPhoto, ({ actor, params, body }) => setPhoto(deps, actor, params.id, body), {
    limit: deps.concurrency.photos,
  });
  route(app, pictures.setMadePhoto, ({ actor, params, body }) => setMadePhoto(deps, actor, params, body), {
    limit: deps.concurrency.photos,
  });
  route(app, pictures.removeMadePhoto, async ({ actor, params }) => ({
    undoId: await removeMadePhoto(deps.db, actor, params),
  }));
  route(app, pictures.removePhoto, async ({ actor, params }) => ({
    undoId: await removePhoto(deps, actor, params.id),
  }));
}
