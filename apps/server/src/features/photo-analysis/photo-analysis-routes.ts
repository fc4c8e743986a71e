import { photoAnalysis } from '@game-plan/contracts/photo-analysis';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { analyzePhoto } from './analyze-photo.ts';

export function photoAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, photoAnalysis.available, () => ({ isAvailable: deps.assistant?.readPicture !== undefined }));

  route(app, photoAnalysis.analyze, ({ actor, body }) => analyzePhoto(deps, actor.userId, body));
}
