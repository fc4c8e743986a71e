import { reminderEnding, reminders } from '@game-plan/contracts/people/reminders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route, routeFile } from '#http/route.ts';
import { addBrowser, describeReminders, saveReminders, tryReminders } from './choose-reminders.ts';
import { readEndingCode } from './reminder-code.ts';
import { deleteBrowser, endMails } from './reminder-queries.ts';
import { ASKING_PAGE, ENDED_PAGE } from './write-ending-page.ts';

const htmlPage = (page: string) => ({ mediaType: 'text/html; charset=utf-8', content: Buffer.from(page) });

export function reminderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, sessionSecret } = deps;

  route(app, reminders.get, ({ actor }) => describeReminders(deps, actor));
  route(app, reminders.save, async ({ actor, body }) => {
    await saveReminders(deps, actor.userId, body);
    return describeReminders(deps, actor);
  });
  route(app, reminders.addBrowser, ({ actor, body }) => addBrowser(deps, actor, body));
  route(app, reminders.removeBrowser, async ({ actor, params }) => {
    if (!(await deleteBrowser(db, actor.userId, params.id))) throw notFound('This browser');
    return undefined;
  });
  route(app, reminders.test, ({ actor }) => tryReminders(deps, actor));

  const personOf = (code: string) => {
    const userId = readEndingCode(sessionSecret, code);
    if (userId === undefined) throw notFound('This link');
    return userId;
  };
  app.register(async (scope) => {
    // A mail reader or the page's form sends a form, of which nothing is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
    routeFile(scope, reminderEnding.ask, async ({ params }) => {
      personOf(params.code);
      return htmlPage(ASKING_PAGE);
    });
    routeFile(scope, reminderEnding.run, async ({ params }) => {
      await endMails(db, personOf(params.code));
      return htmlPage(ENDED_PAGE);
    });
  });
}
