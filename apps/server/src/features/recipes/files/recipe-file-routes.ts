import { Readable } from 'node:stream';
import { recipeExports } from '@game-plan/contracts/kitchen/recipe-exports';
import type { FoundInFile } from '@game-plan/contracts/kitchen/recipe-imports';
import { recipeImports } from '@game-plan/contracts/kitchen/recipe-imports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import { inPages } from '#http/lists/list-pages.ts';
import { routeList } from '#http/lists/route-list.ts';
import { route, routeFile } from '#http/route.ts';
import { acceptFiles } from '#http/uploads.ts';
import { exportRecipes } from './export-recipes.ts';
import { forgetImport } from './forget-import.ts';
import { readRecipeFile } from './read-file.ts';
import { findImport, listFound } from './recipe-file-queries.ts';
import { runImport } from './run-import.ts';
import { showFoundPicture } from './show-picture.ts';

/** The import and export of recipes as files of other apps. In a scope of its own, because files come as streams. */
export function recipeFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, concurrency, rateLimits, now } = deps;
  acceptFiles(app);

  route(
    app,
    recipeImports.upload,
    async ({ actor, query, request: { body } }) => {
      if (!(body instanceof Readable)) throw new AppError('bad_request', 'Choose a file first.');
      await rateLimits.consume('filesByUser', String(actor.userId));
      return (await readRecipeFile(deps, actor, { content: body, fileName: query.name })) ?? undefined;
    },
    { limit: concurrency.files },
  );

  route(app, recipeImports.read, async ({ actor }) => ({ file: await findImport(db, actor.userId) }));

  routeList(app, recipeImports.found, deps, async ({ actor }) =>
    inPages<FoundInFile>((after, limit) => listFound(db, actor, after, limit)),
  );

  routeFile(app, recipeImports.picture, async ({ actor, params }) => ({
    mediaType: 'image/webp',
    content: await showFoundPicture(deps, actor, params.id),
    headers: { 'cache-control': 'private, max-age=86400, immutable' },
  }));

  route(
    app,
    recipeImports.run,
    async ({ actor, body }) => (await runImport(deps, actor, body.ids)) ?? undefined,
  );

  routeFile(app, recipeExports.download, async ({ actor, query }) => {
    await tryToWrite(deps.log, () => rateLimits.consume('dataByUser', String(actor.userId)));
    const name = `recipes-${query.format}-${now().toISOString().slice(0, 10)}.zip`;
    return {
      mediaType: 'application/zip',
      content: await exportRecipes(db, actor, query, now()),
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });

  route(app, recipeImports.forget, async ({ actor }) => {
    await forgetImport(db, actor.userId);
    return undefined;
  });
}
