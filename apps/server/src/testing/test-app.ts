import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureSize } from '@game-plan/contracts/kitchen/pictures';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createComposer } from '#adapters/composer/worker-pool.ts';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import { createWebPush } from '#adapters/push/web-push.ts';
import { createFetchPage } from '#adapters/web-page/fetch-page.ts';
import { createFetchPicture } from '#adapters/web-page/fetch-picture.ts';
import { createCallWebhook } from '#adapters/webhooks/standard-webhook.ts';
import { buildApp } from '#app';
import { connectionsOf, type Database } from '#db/client.ts';
import type { Job } from '#db/jobs/job.ts';
import { noKitchenChanges } from '#db/kitchen-changes/kitchen-changes.ts';
import { openKitchenChanges } from '#db/kitchen-changes/notified-changes.ts';
import { isNewerVersion } from '#db/migrations/newer-version.ts';
import type { Deps } from '#deps';
import { encodeDishPhoto, encodeDrawing } from '#features/pictures/encode-picture.ts';
import { createConcurrencyLimits } from '#http/limits/concurrency-limits.ts';
import { createRateLimits, unlimited } from '#http/limits/rate-limits.ts';
import { LOG_OPTIONS } from '#http/logging.ts';
import { createReadiness } from '#http/readiness.ts';
import { jobHandlers } from '#jobs';
import { takeDatabase } from './database/app-database.ts';
import { deletePeople, emptyDatabase } from './database/empty-database.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { TestClient } from './test-client.ts';

export interface TestApp {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly origin: string;
  /** Log lines of the app. */
  readonly logLines: string[];
  /** Runs every waiting job, including those scheduled for a later retry, until none is left. */
  runJobs(): Promise<void>;
  /** Adds a job without data, as its schedule or a start would. */
  addJob(job: Job): Promise<void>;
  /** A new client without cookies. */
  client(): TestClient;
  /** Starts another copy of the app on the same database and returns its address. */
  startCopy(): Promise<string>;
  /** Deletes all people's data, for the next test: an app with a database of its own takes ten times as long. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface Options
  extends Partial<
    Pick<
      Deps,
      | 'now'
      | 'assistant'
      | 'mailer'
      | 'mailFrom'
      | 'payments'
      | 'singleSignOn'
      | 'allowsPasswords'
      | 'adminsNeedSecondFactor'
      | 'pusher'
      | 'callWebhook'
      | 'fetchPage'
      | 'fetchPicture'
      | 'foodData'
      | 'productData'
      | 'publicUrl'
      | 'metricsToken'
      | 'trustProxy'
      | 'randomSeed'
      | 'isDatabaseReady'
      | 'readiness'
    >
  > {
  readonly rateLimit?: boolean;
  /** Whether kitchen changes are sent through the database, as in production. */
  readonly liveChanges?: boolean;
  /** Whether the database has the built-in foods. */
  readonly hasFoods?: boolean;
  /** Maximum number of requests waiting for the composer. */
  readonly composerWaitingMax?: number;
  /** Requests to a model per person and day, if attempts are counted. */
  readonly assistantDailyLimit?: number;
}

export const SESSION_SECRET = 'a secret of the tests, thirty-two characters';

/** Shared by all test files of a worker, because its thread needs half a second to load the food tables. */
const composer = createComposer({
  onError: (error) => {
    throw error;
  },
});

/** What was encoded for one app is the same for all of a worker's: to encode it takes a tenth of a second. */
const encoded = new Map<string, Promise<Buffer>>();

function encodeOnce(svg: string, size: PictureSize): Promise<Buffer> {
  const key = `${size} ${svg}`;
  const known = encoded.get(key) ?? encodeDrawing(svg, size);
  encoded.set(key, known);
  return known;
}

const INDEX =
  '<!doctype html><html lang="en"><head><title>Game Plan Cookbook</title></head><div id="root">Loading</div>';
/** As Vite writes it. */
const MANIFEST = {
  'index.html': { file: 'assets/app-1a2b3c.js', imports: ['_react'] },
  _react: { file: 'assets/react-1a2b3c.js' },
  _button: { file: 'assets/button-1a2b3c.js', imports: ['_react'] },
  'src/app/pages/dashboard-page.tsx': {
    file: 'assets/dashboard-1a2b3c.js',
    imports: ['index.html', '_button'],
  },
  'src/features/auth/login.tsx': { file: 'assets/login-1a2b3c.js', imports: ['index.html'] },
  'src/features/auth/signup.tsx': { file: 'assets/signup-1a2b3c.js', imports: ['index.html'] },
};

async function makeWebRoot(): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'gpc-web-'));
  await writeFile(join(webRoot, 'index.html'), INDEX);
  await mkdir(join(webRoot, '.vite'));
  await writeFile(join(webRoot, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(join(webRoot, 'assets', 'barcode-worker-1a2b3c.js'), 'export {};');
  await writeFile(join(webRoot, 'assets', 'large-1a2b3c.js'), `export {};${' '.repeat(5000)}`);
  return webRoot;
}

/** Starts the whole app on its own database, listening. Close it in `afterAll`. */
export async function startTestApp({
  rateLimit = false,
  liveChanges = false,
  assistantDailyLimit = 50,
  hasFoods = false,
  composerWaitingMax,
  ...overrides
}: Options = {}): Promise<TestApp> {
  const logLines: string[] = [];
  const database = await takeDatabase({ hasFoods });
  const { db, pool, queue } = database;
  const webRoot = await makeWebRoot();
  const kitchenChanges = liveChanges
    ? openKitchenChanges({
        url: database.url,
        pool,
        onFault: (error) => logLines.push(String(error)),
      })
    : noKitchenChanges;
  const deps: Deps = {
    db,
    isDatabaseReady: () => true,
    isOutdated: () => isNewerVersion(pool),
    readiness: createReadiness(),
    now: () => new Date(),
    assistant: undefined,
    composer,
    mailer: undefined,
    payments: undefined,
    singleSignOn: undefined,
    allowsPasswords: true,
    adminsNeedSecondFactor: false,
    pusher: createWebPush({
      secret: SESSION_SECRET,
      contact: 'https://kitchen.example.org',
      outgoing: createOutgoing(),
    }),
    callWebhook: createCallWebhook({ outgoing: createOutgoing(), now: () => new Date() }),
    encodeDrawing: encodeOnce,
    encodeDishPhoto,
    kitchenChanges,
    jobs: queue,
    fetchPage: createFetchPage(createOutgoing()),
    fetchPicture: createFetchPicture(createOutgoing()),
    foodData: undefined,
    productData: undefined,
    randomSeed: () => 1,
    log: pino({ level: 'info', ...LOG_OPTIONS }, { write: (line: string) => logLines.push(line) }),
    rateLimits: rateLimit ? createRateLimits(pool, { assistantDailyLimit }) : unlimited,
    databaseConnections: () => connectionsOf(pool),
    worker: undefined,
    metricsToken: undefined,
    concurrency: createConcurrencyLimits({ ideasWaitingMax: composerWaitingMax }),
    sessionSecret: SESSION_SECRET,
    publicUrl: undefined,
    trustProxy: false,
    mailFrom: undefined,
    webRoot,
    ...overrides,
  };
  const copies: FastifyInstance[] = [];
  const startCopy = async () => {
    const copy = await buildApp(deps);
    copies.push(copy);
    return copy.listen({ host: '127.0.0.1', port: 0 });
  };
  const origin = await startCopy();
  return {
    db,
    origin,
    logLines,
    addJob: (job) => queue.add(db, job, {}),
    databaseUrl: database.url,
    runJobs: () => runJobs(pool, jobHandlers(deps)),
    client: () => new TestClient(origin),
    startCopy,
    // Which constraints are in force is set on one machine, and not on the others of a cluster.
    empty: () => (database.isCluster ? emptyDatabase(database.url) : deletePeople(pool)),
    async close() {
      for (const copy of copies) await copy.close();
      await kitchenChanges.close();
      await database.release();
      await rm(webRoot, { recursive: true });
    },
  };
}
