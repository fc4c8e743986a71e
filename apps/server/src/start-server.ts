import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from '#adapters/assistant/port.ts';
import { createComposer } from '#adapters/composer/worker-pool.ts';
import { createFdc } from '#adapters/food-data/fdc.ts';
import { createOpenFoodFacts } from '#adapters/food-data/open-food-facts.ts';
import type { FoodDataSource, ProductSource } from '#adapters/food-data/port.ts';
import { createOpenIdConnect } from '#adapters/identity-provider/openid-connect.ts';
import type { Mailer } from '#adapters/mail/port.ts';
import { createOutgoing, type Outgoing } from '#adapters/outgoing-fetch.ts';
import type { Payments } from '#adapters/payments/port.ts';
import { createWebPush } from '#adapters/push/web-push.ts';
import { createFetchPage } from '#adapters/web-page/fetch-page.ts';
import { createFetchPicture } from '#adapters/web-page/fetch-picture.ts';
import { createCallWebhook } from '#adapters/webhooks/standard-webhook.ts';
import { buildApp } from '#app';
import { ANSWER_MILLISECONDS, connectDatabase, connectionsOf } from '#db/client.ts';
import { listUndistributedTables } from '#db/distribute/distribute-database.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { giveOldRecipesPicturesJob } from '#db/jobs/picture-jobs.ts';
import { openKitchenChanges } from '#db/kitchen-changes/notified-changes.ts';
import { isNewerVersion } from '#db/migrations/newer-version.ts';
import { openDatabase } from '#db/open-database.ts';
import { upgradeDatabase } from '#db/upgrade-database.ts';
import { withClient } from '#db/with-client.ts';
import type { Deps, SingleSignOn } from '#deps';
import { synchroniseBuiltInFoods } from '#features/foods/synchronise-built-in-foods.ts';
import { loadDrawing } from '#features/pictures/make-picture.ts';
import { seedServices } from '#features/services/seed-services.ts';
import { createConcurrencyLimits } from '#http/limits/concurrency-limits.ts';
import { createRateLimits, unlimited } from '#http/limits/rate-limits.ts';
import { createReadiness } from '#http/readiness.ts';
import { allJobs, jobHandlers } from '#jobs';
import type { Env } from './env.ts';
import { addressOf, connectionsOfServer, drainSeconds, type RunningServer } from './running-server.ts';
import { sessionSecret } from './session-secret.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Pictures take longer than text, so their timeout is this multiple of AI_TIMEOUT_MS (180 seconds by default). */
const PICTURE_PATIENCE = 3;
const SEED_LIMIT = 2 ** 32;

/** Warning for a distributed database with tables that were added later. */
const UNDISTRIBUTED =
  'These tables are on the first machine alone: their rows can outlive what they belong to. Stop every copy of the app and ' +
  'run npm run db:distribute';

const now = () => new Date();

/* Vendor modules are only loaded if they are configured: Stripe, models and mail take a sixth of the start-up time. */

async function assistant(env: Env, outgoing: Outgoing): Promise<Assistant | undefined> {
  if (env.AI_PROVIDER === undefined) return undefined;
  const settings = {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    visionModel: env.AI_VISION_MODEL,
    textModel: env.AI_TEXT_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
    outgoing,
  };
  if (env.AI_PROVIDER === 'openai') {
    const { createPictureDrawer } = await import('#adapters/assistant/draw-picture.ts');
    const { createOpenAiCompatible } = await import('#adapters/assistant/openai-compatible.ts');
    const drawPicture = createPictureDrawer({
      ...settings,
      imageModel: env.AI_IMAGE_MODEL,
      timeoutMs: PICTURE_PATIENCE * env.AI_TIMEOUT_MS,
    });
    return { ...createOpenAiCompatible(settings), drawPicture };
  }
  const { createAnthropic } = await import('#adapters/assistant/anthropic.ts');
  return createAnthropic(settings);
}

function foodData({ FDC_API_KEY, FDC_BASE_URL }: Env, outgoing: Outgoing): FoodDataSource | undefined {
  if (FDC_API_KEY === undefined) return undefined;
  return createFdc({ apiKey: FDC_API_KEY, baseUrl: FDC_BASE_URL, now, outgoing });
}

function productData(
  { OPEN_FOOD_FACTS, OPEN_FOOD_FACTS_URL }: Env,
  outgoing: Outgoing,
): ProductSource | undefined {
  return OPEN_FOOD_FACTS ? createOpenFoodFacts({ baseUrl: OPEN_FOOD_FACTS_URL, now, outgoing }) : undefined;
}

async function mailer({ SMTP_URL, MAIL_FROM }: Env): Promise<Mailer | undefined> {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  const { createSmtp } = await import('#adapters/mail/smtp.ts');
  return createSmtp({ url: SMTP_URL, from: MAIL_FROM });
}

async function payments(env: Env): Promise<Payments | undefined> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  if (STRIPE_SECRET_KEY === undefined) return undefined;
  const { createStripe } = await import('#adapters/payments/stripe.ts');
  return createStripe({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  });
}

function singleSignOn(env: Env, outgoing: Outgoing): SingleSignOn | undefined {
  if (env.OIDC_CONFIGURATION_URL === undefined) return undefined;
  return {
    provider: createOpenIdConnect({
      configurationUrl: env.OIDC_CONFIGURATION_URL,
      clientId: env.OIDC_CLIENT_ID ?? '',
      clientSecret: env.OIDC_CLIENT_SECRET ?? env.OIDC_CLIENT_SECRET_FILE ?? '',
      name: env.OIDC_PROVIDER_NAME,
      groupsClaim: env.OIDC_GROUPS_CLAIM,
      userClaim: env.OIDC_USER_CLAIM,
      outgoing,
    }),
    userGroup: env.OIDC_USER_GROUP,
    adminGroup: env.OIDC_ADMIN_GROUP,
    isSignUpEnabled: env.OIDC_SIGNUP_ENABLED,
    isAutomatic: env.OIDC_AUTO_REDIRECT,
  };
}

/** Whom a push service can turn to. It must be named, and be no address of this machine. */
const contactOf = ({ PUBLIC_URL }: Env) =>
  PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'https://game-plan-cookbook.invalid';

/**
 * Delays the composer's preparation, which uses a core for most of a second, so that pages requested at start-up are
 * served first. A process that is stopped sooner, like most of those under test, does without it; the first ideas
 * asked for before that take as much longer.
 */
const PREPARE_COMPOSER_MILLISECONDS = 120_000;

/**
 * Builds all real dependencies in order and listens. If a step fails, everything started so far is stopped. `onUnready`
 * is called with the reason when this copy should receive no more requests, because it is being stopped or has to stop.
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  onUnready: (reason: string) => void = () => undefined,
): Promise<RunningServer> {
  const stops: Array<() => Promise<unknown>> = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  const readiness = createReadiness(onUnready);
  try {
    const database = await openDatabase({
      url: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      connections: connectionsOfServer(env),
      log,
    });
    stops.push(() => database.stop());
    const directUrl = env.DATABASE_DIRECT_URL ?? database.url;
    await upgradeDatabase({ url: directUrl, dataDir: env.DATA_DIR, now: now(), log });
    const tables = await withClient(directUrl, listUndistributedTables);
    if (tables.length > 0) log.warn({ tables }, UNDISTRIBUTED);
    const client = connectDatabase(
      database.url,
      (error) => log.warn({ err: error }, 'Lost a database connection'),
      {
        answerMilliseconds: ANSWER_MILLISECONDS,
        size: env.DATABASE_POOL_SIZE,
        areStatementsNamed: env.DATABASE_PREPARED_STATEMENTS,
      },
    );
    stops.push(() => client.close());

    await synchroniseBuiltInFoods(client.db, now());
    await seedServices(client.db, now());

    const jobs = await openJobQueue({ database: directUrl, jobs: allJobs(), log });
    stops.push(() => jobs.stop());

    const kitchenChanges = openKitchenChanges({
      url: directUrl,
      pool: client.pool,
      onFault: (error) => log.warn({ err: error }, 'Changes of kitchens are not heard of'),
    });
    stops.push(() => kitchenChanges.close());

    const composer = createComposer({
      onError: (error) => log.warn({ err: error }, 'The composer of recipe ideas was started anew'),
      // Takes a third of a second, in which the thread loads its tables on another core.
      onStart: () =>
        loadDrawing().catch((error: unknown) => log.warn({ err: error }, 'Pictures cannot be drawn')),
    });
    stops.push(() => composer.close());

    const secret = await sessionSecret(env.SESSION_SECRET, env.DATA_DIR);
    const outgoing = createOutgoing({ allowList: env.HTTP_ALLOW_LIST });
    const deps: Deps = {
      db: client.db,
      isDatabaseReady: () => database.isReady(),
      isOutdated: () => isNewerVersion(client.pool),
      readiness,
      now,
      assistant: await assistant(env, outgoing),
      composer,
      fetchPage: createFetchPage(outgoing),
      fetchPicture: createFetchPicture(outgoing),
      foodData: foodData(env, outgoing),
      productData: productData(env, outgoing),
      mailer: await mailer(env),
      pusher: createWebPush({ secret, contact: contactOf(env), outgoing }),
      singleSignOn: singleSignOn(env, outgoing),
      allowsPasswords: env.ALLOW_PASSWORD_LOGIN,
      adminsNeedSecondFactor: env.ADMIN_SECOND_FACTOR,
      callWebhook: createCallWebhook({ outgoing, now }),
      payments: await payments(env),
      // Loaded with the first ideas or picture, so that start-up does without the codecs.
      encodeDrawing: async (svg, size) =>
        (await import('#features/pictures/encode-picture.ts')).encodeDrawing(svg, size),
      encodeDishPhoto: async (bytes) =>
        (await import('#features/pictures/encode-picture.ts')).encodeDishPhoto(bytes),
      kitchenChanges,
      jobs,
      randomSeed: () => randomInt(SEED_LIMIT),
      log,
      rateLimits: env.RATE_LIMIT
        ? createRateLimits(client.pool, { assistantDailyLimit: env.AI_DAILY_LIMIT })
        : unlimited,
      concurrency: createConcurrencyLimits(),
      databaseConnections: () => connectionsOf(client.pool),
      worker: env.WORKER_NUMBER,
      metricsToken: env.METRICS_TOKEN,
      sessionSecret: secret,
      publicUrl: env.PUBLIC_URL,
      trustProxy: env.TRUST_PROXY,
      mailFrom: env.MAIL_FROM,
      webRoot: WEB_ROOT,
    };
    const app = await buildApp(deps);
    stops.push(() => app.close());
    await jobs.work(jobHandlers(deps));
    await jobs.add(client.db, giveOldRecipesPicturesJob, {}, { key: 'start' });

    await app.listen({ host: env.HOST, port: env.PORT });
    const preparing = setTimeout(() => composer.prepare(), PREPARE_COMPOSER_MILLISECONDS).unref();
    stops.push(async () => clearTimeout(preparing));
    return {
      url: addressOf(env),
      async stop(hurry) {
        readiness.withdraw('This copy of the app is being closed.');
        await delay(1000 * drainSeconds(env), undefined, hurry && { signal: hurry }).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
