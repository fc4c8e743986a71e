import compress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '#deps';
import { accountRoutes } from '#features/account/account-routes.ts';
import { activityRoutes } from '#features/activity/activity-routes.ts';
import { addressRoutes } from '#features/addresses/address-routes.ts';
import { adminRoutes } from '#features/admin/admin-routes.ts';
import { apiTokenRoutes } from '#features/api-tokens/api-token-routes.ts';
import { createTokenStore } from '#features/api-tokens/api-token-store.ts';
import { authRoutes } from '#features/auth/auth-routes.ts';
import { passkeyRoutes } from '#features/auth/passkeys/passkey-routes.ts';
import { secondFactorRoutes } from '#features/auth/second-factor/second-factor-routes.ts';
import { singleSignOnRoutes } from '#features/auth/single-sign-on/single-sign-on-routes.ts';
import { bodyLogRoutes } from '#features/body-log/body-log-routes.ts';
import { businessRoutes } from '#features/business/business-routes.ts';
import { cartRoutes } from '#features/cart/cart-routes.ts';
import { coachingRoutes } from '#features/coaching/coaching-routes.ts';
import { cookbookRoutes } from '#features/cookbooks/cookbook-routes.ts';
import { diaryImportRoutes } from '#features/diary-import/diary-import-routes.ts';
import { favoriteFoodRoutes } from '#features/favorite-foods/favorite-food-routes.ts';
import { foodRoutes } from '#features/foods/food-routes.ts';
import { goalRoutes } from '#features/goals/goals-routes.ts';
import { createIdempotencyStore } from '#features/idempotency/idempotency-store.ts';
import { ingredientRoutes } from '#features/ingredients/ingredient-routes.ts';
import { invitationRoutes } from '#features/invitations/invitation-routes.ts';
import { announceChanges, kitchenChangeRoutes } from '#features/kitchens/kitchen-change-routes.ts';
import { kitchenRoutes } from '#features/kitchens/kitchen-routes.ts';
import { mcpRoutes } from '#features/mcp/mcp-routes.ts';
import { mealRoutes } from '#features/meals/meal-routes.ts';
import { metricsRoutes } from '#features/metrics/metrics-routes.ts';
import { nutritionRoutes } from '#features/nutrition/nutrition-routes.ts';
import { adminOrderRoutes } from '#features/orders/admin-order-routes.ts';
import { orderRoutes } from '#features/orders/order-routes.ts';
import { ownFoodRoutes } from '#features/own-foods/own-food-routes.ts';
import { paymentRoutes } from '#features/payments/payment-routes.ts';
import { photoAnalysisRoutes } from '#features/photo-analysis/photo-analysis-routes.ts';
import { pictureRoutes } from '#features/pictures/picture-routes.ts';
import { planRoutes } from '#features/plan/plan-routes.ts';
import { preferenceRoutes } from '#features/preferences/preference-routes.ts';
import { priceRoutes } from '#features/prices/price-routes.ts';
import { probeRoutes } from '#features/probes/probe-routes.ts';
import { profileRoutes } from '#features/profile/profile-routes.ts';
import { recipeIdeaRoutes } from '#features/recipe-ideas/recipe-idea-routes.ts';
import { recipeFileRoutes } from '#features/recipes/files/recipe-file-routes.ts';
import { recipeLinkRoutes } from '#features/recipes/links/recipe-link-routes.ts';
import { bookmarkletRoutes } from '#features/recipes/own/bookmarklet-routes.ts';
import { recipeRoutes } from '#features/recipes/recipe-routes.ts';
import { reminderRoutes } from '#features/reminders/reminder-routes.ts';
import { savedMealRoutes } from '#features/saved-meals/saved-meal-routes.ts';
import { serviceRoutes } from '#features/services/service-routes.ts';
import { createSessionStore } from '#features/sessions/session-store.ts';
import { keepMinimumsOfChanges } from '#features/shopping-list/keep-minimums.ts';
import { shoppingListRoutes } from '#features/shopping-list/shopping-list-routes.ts';
import { undoRoutes } from '#features/undo/undo-routes.ts';
import { unwantedDishRoutes } from '#features/unwanted-dishes/unwanted-dish-routes.ts';
import { queueCallsOfChanges } from '#features/webhooks/queue-calls.ts';
import { webhookRoutes } from '#features/webhooks/webhook-routes.ts';
import { checkOrigin } from '#http/addresses/origin.ts';
import { AppError } from '#http/app-error.ts';
import { closeConnectionsAtEnd } from '#http/closing.ts';
import { databaseUnavailable, detectOutdatedCopy, handleError } from '#http/errors/error-handler.ts';
import { acceptIdempotencyKeys } from '#http/idempotency.ts';
import { limitReaders } from '#http/limits/slow-readers.ts';
import { logRequests, newRequestId } from '#http/logging.ts';
import { serveApiReference } from '#http/openapi.ts';
import { acceptTokens } from '#http/sessions/bearer.ts';
import { registerSession } from '#http/sessions/session.ts';
import { serveSecurityContact } from '#http/web-app/security-contact.ts';
import { setSecurityHeaders } from '#http/web-app/security-headers.ts';
import { serveWebApp } from '#http/web-app/web-app.ts';

const BODY_LIMIT_BYTES = 1_048_576;
/** Long enough to receive the largest photo over a slow line. A slower request would only occupy a connection. */
const REQUEST_MILLISECONDS = 120_000;

/**
 * Trusts only the one proxy in front of the app. Entries further left in `X-Forwarded-For` come from the client, who
 * could send a different address with each password guess.
 */
const isProxy = (_address: string, hop: number) => hop === 0;

/** Contracts validate requests (`http/route.ts`). Without this compiler Fastify would load ajv at each start. */
const refuseSchema = (): never => {
  throw new Error('A route has a contract and no schema of Fastify');
};

/** Builds the app with the given dependencies. The app does not listen yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: deps.trustProxy && isProxy,
    requestTimeout: REQUEST_MILLISECONDS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  });
  app.decorate('boundEndpoints', []);
  app.decorate('callLimit', deps.concurrency.calls);
  app.decorate('adminsNeedSecondFactor', deps.adminsNeedSecondFactor);
  const explainOutdated = detectOutdatedCopy(deps.isOutdated, deps.readiness);
  app.setErrorHandler<FastifyError>(async (error, request, reply) =>
    handleError(await explainOutdated(error, request), request, reply),
  );
  acceptJson(app);
  logRequests(app);
  acceptIdempotencyKeys(app, {
    store: createIdempotencyStore(deps.db),
    secret: deps.sessionSecret,
    now: deps.now,
  });
  closeConnectionsAtEnd(app, deps.readiness);
  setSecurityHeaders(app, deps.publicUrl);
  await app.register(compress, { threshold: 1024 });
  limitReaders(app);
  metricsRoutes(app, deps);

  await app.register(async (scope) => {
    scope.decorateRequest('actor', null);
    probeRoutes(scope, deps);
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, _reply, done) => {
      done(deps.isDatabaseReady() ? undefined : databaseUnavailable());
    });
    acceptTokens(scope, {
      store: createTokenStore(deps.db, deps.now),
      rateLimits: deps.rateLimits,
      now: deps.now,
    });
    checkOrigin(scope, deps.publicUrl);
    await registerSession(scope, {
      secret: deps.sessionSecret,
      store: createSessionStore(deps.db, deps.now),
      now: deps.now,
      isHttps: deps.publicUrl?.startsWith('https:'),
    });
    authRoutes(scope, deps);
    singleSignOnRoutes(scope, deps);
    secondFactorRoutes(scope, deps);
    passkeyRoutes(scope, deps);
    addressRoutes(scope, deps);
    adminRoutes(scope, deps);
    invitationRoutes(scope, deps);
    await scope.register(async (kitchen) => {
      announceChanges(kitchen, deps);
      queueCallsOfChanges(kitchen, deps);
      keepMinimumsOfChanges(kitchen, deps);
      preferenceRoutes(kitchen, deps);
      ingredientRoutes(kitchen, deps);
      recipeRoutes(kitchen, deps);
      recipeLinkRoutes(kitchen, deps);
      bookmarkletRoutes(kitchen, deps);
      cookbookRoutes(kitchen, deps);
      pictureRoutes(kitchen, deps);
      await kitchen.register(async (files) => recipeFileRoutes(files, deps));
      planRoutes(kitchen, deps);
      priceRoutes(kitchen, deps);
      shoppingListRoutes(kitchen, deps);
      kitchenRoutes(kitchen, deps);
      kitchenChangeRoutes(kitchen, deps);
      undoRoutes(kitchen, deps);
    });
    profileRoutes(scope, deps);
    accountRoutes(scope, deps);
    apiTokenRoutes(scope, deps);
    foodRoutes(scope, deps);
    ownFoodRoutes(scope, deps);
    recipeIdeaRoutes(scope, deps);
    mealRoutes(scope, deps);
    savedMealRoutes(scope, deps);
    favoriteFoodRoutes(scope, deps);
    unwantedDishRoutes(scope, deps);
    reminderRoutes(scope, deps);
    webhookRoutes(scope, deps);
    photoAnalysisRoutes(scope, deps);
    nutritionRoutes(scope, deps);
    bodyLogRoutes(scope, deps);
    await scope.register(async (files) => diaryImportRoutes(files, deps));
    goalRoutes(scope, deps);
    coachingRoutes(scope, deps);
    serviceRoutes(scope, deps);
    cartRoutes(scope, deps);
    orderRoutes(scope, deps);
    adminOrderRoutes(scope, deps);
    businessRoutes(scope, deps);
    activityRoutes(scope, deps);
    paymentRoutes(scope, deps);
    mcpRoutes(scope, deps);
  });
  await app.register(serveApiReference);
  serveSecurityContact(app, deps);
  await serveWebApp(app, deps.webRoot);
  return app;
}

/**
 * The most that a body may have of each sign, because parsing blocks all other requests: a million bytes of empty objects
 * take 60 ms, ten thousand of each sign 5 ms. Commas also divide the values of plain lists, and are frequent in texts.
 */
const MOST_SIGNS = Object.entries({ ':': 10_000, '[': 10_000, '{': 10_000, ',': 500_000 });

/**
 * Parses JSON bodies. Accepts the JSON content type without a body, because browser clients send it with every call,
 * including DELETE.
 */
function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    if (MOST_SIGNS.some(([sign, most]) => occursMoreOften(text, sign, most))) {
      return done(new AppError('too_large', 'The request has too many fields'));
    }
    parseJson(request, text, done);
  });
}

function occursMoreOften(text: string, letter: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}
