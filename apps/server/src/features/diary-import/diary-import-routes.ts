import { Readable } from 'node:stream';
import { diaryImport } from '@game-plan/contracts/food/diary-import';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { acceptFiles } from '#http/uploads.ts';
import { importDiary } from './import-diary.ts';

export function diaryImportRoutes(app: FastifyInstance, { db, concurrency, rateLimits }: Deps): void {
  acceptFiles(app);
  route(
    app,
    diaryImport.run,
    async ({ actor: { userId }, query, request: { body } }) => {
      if (!(body instanceof Readable)) throw new AppError('bad_request', 'Choose a file first.');
      await rateLimits.consume('filesByUser', String(userId));
      return importDiary(db, userId, body, {
        isPreview: query.preview === 'true',
        weightUnit: query.weightUnit,
        types: query.types,
      });
    },
    { limit: concurrency.files },
  );
}
