import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { analyzePhoto, PHOTO_CANCELLED } from './analyze-photo.ts';

export function photoAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, photoAnalysis.available, () => ({ isAvailable: deps.assistant?.readPicture !== undefined }));

  const underWay = new Map<number, Set<AbortController>>();

  // A client that disconnects still finds the meal in the log; only cancelling, or a shutdown, aborts the request to
  // the model.
  route(
    app,
    photoAnalysis.analyze,
    async ({ actor, body, request }) => {
      const cancelled = new AbortController();
      const own = underWay.get(actor.userId) ?? new Set();
      underWay.set(actor.userId, own.add(cancelled));
      try {
        const signal = AbortSignal.any([request.server.closing, cancelled.signal]);
        return await analyzePhoto(deps, actor.userId, body, signal);
      } finally {
        own.delete(cancelled);
        if (own.size === 0) underWay.delete(actor.userId);
      }
    },
    { limit: deps.concurrency.photos },
  );

  route(app, photoAnalysis.cancel, ({ actor }) => {
    for (const cancelled of underWay.get(actor.userId) ?? []) cancelled.abort(PHOTO_CANCELLED);
    return undefined;
  });
}
