import { photoAnalysis } from '@game-plan/contracts/photo-analysis';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { analyzePhoto } from './analyze-photo.ts';

export function photoAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, photoAnalysis.available, () => ({ isAvailable: deps.assistant?.readPicture !== undefined }));

  // Who leaves still finds the meal in their log; only a server that stops gives the question up.
  route(
    app,
    photoAnalysis.analyze,
    ({ actor, body, request }) => analyzePhoto(deps, actor.userId, body, request.server.closing),
    { turns: deps.turns.photos },
  );
}
