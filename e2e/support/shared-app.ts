import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts';
import { emptyDatabase } from '../../apps/server/src/testing/database/empty-database.ts';
import { makeTemporaryFolder } from '../../apps/server/src/testing/database/temporary-folder.ts';
import { TEST_SETTINGS } from '../../apps/server/src/testing/database/test-settings.ts';
import { type FakeSmtpServer, startSmtpServer } from '../../apps/server/src/testing/mail/smtp-server.ts';
import { type FakeModel, startFakeModel } from '../../apps/server/src/testing/model/fake-model.ts';
import { chatCompletions } from '../../apps/server/src/testing/model/fake-model-protocol.ts';
import { serveLocally } from '../../apps/server/src/testing/web-site.ts';
import { type AppServer, startAppServer } from './app-server.ts';

/**
 * An app that is reused by one test after another, each with an empty database. It has a mail server and a model that
 * sees, so that journeys with mails and photos need no app of their own.
 */
export interface SharedApp extends AppServer {
  readonly smtp: FakeSmtpServer;
  readonly model: FakeModel;
  /** A site of the web, whose pages and pictures by path the app may open, though it is on this machine. */
  readonly site: {
    readonly url: string;
    readonly files: Map<string, { type: string; content: string | Buffer }>;
  };
  /** Deletes all data of the previous test. */
  empty(): Promise<void>;
}

/** Starts the real app on a database that is fast instead of durable. Starting one per test took half the time. */
export async function startSharedApp(): Promise<SharedApp> {
  const folder = await makeTemporaryFolder();
  const database = await startEmbeddedPostgres({
    dataDir: join(folder.path, 'data'),
    sharedFolder: join(folder.path, 'shared'),
    settings: TEST_SETTINGS,
    log: {
      info: () => {},
      warn: () => {},
      error: (_fields, message) => process.stderr.write(`${message}\n`),
    },
  });
  const [smtp, model] = await Promise.all([startSmtpServer(), startFakeModel(chatCompletions)]);
  const files: SharedApp['site']['files'] = new Map();
  const site = await serveLocally(({ url = '' }, response) => {
    const file = files.get(url);
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.content);
    else response.writeHead(404).end();
  });
  const app = await startAppServer({
    HTTP_ALLOW_LIST: site.host,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Game Plan <kitchen@example.org>',
    PUBLIC_URL: '{url}',
    AI_PROVIDER: 'openai',
    AI_BASE_URL: model.baseUrl,
    AI_VISION_MODEL: 'eyes-1',
  });
  return {
    ...app,
    smtp,
    model,
    site: { url: site.origin, files },
    async empty() {
      await emptyDatabase(database.url);
      smtp.mails.length = 0;
      files.clear();
      model.script();
    },
    async dispose() {
      await app.dispose();
      site.close();
      await Promise.all([smtp.close(), model.close()]);
      await database.stop();
      await folder.remove();
    },
  };
}
