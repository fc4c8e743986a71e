import { account } from '@game-plan/contracts/people/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import { route, routeFile } from '#http/route.ts';
import { describeSecurity, endOtherSessions } from './account-security.ts';
import { changePhoto } from './change-photo.ts';
import { downloadSlots } from './download/download-slots.ts';
import { downloadData } from './download-data.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, rateLimits, log } = deps;

  route(app, account.updatePhoto, ({ actor, body }) =>
    changePhoto(db, actor.userId, body.profilePhotoUrl, now()),
  );

  route(app, account.removePhoto, async ({ actor }) => {
    await changePhoto(db, actor.userId, null, now());
    return undefined;
  });

  route(app, account.security, ({ actor }) => describeSecurity(db, actor, now()));

  route(app, account.endOtherSessions, ({ actor }) => endOtherSessions(db, actor));

  const downloads = downloadSlots(now);
  // A slow download must not delay shutdown.
  app.addHook('preClose', async () => downloads.endAll());

  routeFile(app, account.download, async ({ actor: { userId, kitchenId, sid } }) => {
    await tryToWrite(log, () => rateLimits.consume('dataByUser', String(userId)));
    const day = now().toISOString().slice(0, 10);
    const content = downloads.run(userId, (onEnd) =>
      downloadData(deps.db, {
        userId,
        kitchenId,
        sid,
        now,
        onEnd(error) {
          onEnd();
          if (error !== undefined) log.warn({ err: error }, 'A download of someone’s data failed');
        },
      }),
    );
    return {
      mediaType: 'application/zip',
      content,
      headers: { 'content-disposition': `attachment; filename="game-plan-cookbook-${day}.zip"` },
    };
  });
}
