import type { PictureSize } from '@game-plan/contracts/kitchen/pictures';
import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from '#adapters/assistant/port.ts';
import type { Composer } from '#adapters/composer/port.ts';
import type { FoodDataSource, ProductSource } from '#adapters/food-data/port.ts';
import type { IdentityProvider } from '#adapters/identity-provider/port.ts';
import type { Mailer } from '#adapters/mail/port.ts';
import type { Payments } from '#adapters/payments/port.ts';
import type { Pusher } from '#adapters/push/port.ts';
import type { FetchPage, FetchPicture } from '#adapters/web-page/port.ts';
import type { CallWebhook } from '#adapters/webhooks/port.ts';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import type { KitchenChanges } from '#db/kitchen-changes/kitchen-changes.ts';
import type { ConcurrencyLimits } from '#http/limits/concurrency-limits.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import type { Readiness } from '#http/readiness.ts';

/** A picture in all sizes. */
export interface EncodedPicture extends Readonly<Record<PictureSize, Buffer>> {
  /** SHA-256 of `full`. */
  readonly hash: string;
}

/** Whom single sign-on admits, and how the login screen offers it. */
export interface SingleSignOn {
  readonly provider: IdentityProvider;
  /** Who signs in must be in it, or in `adminGroup`; undefined for everybody whom the provider knows. */
  readonly userGroup: string | undefined;
  /** Who is in it is an admin, and nobody else whom the provider signs in; undefined if the app decides. */
  readonly adminGroup: string | undefined;
  /** Whether accounts are made for people who are in a group or invited. */
  readonly isSignUpEnabled: boolean;
  /** Whether the login screen goes to the provider by itself. */
  readonly isAutomatic: boolean;
}

/** The app's external dependencies. main.ts builds the real ones, tests build their own. */
export interface Deps {
  readonly db: Database;
  /** Whether the database can be queried now; false while it is restarting. */
  readonly isDatabaseReady: () => boolean;
  /** Whether a newer version has changed the database, so that this version's queries may fail. */
  readonly isOutdated: () => Promise<boolean>;
  /** Tells load balancers whether to send requests here; withdrawn some seconds before this copy closes. */
  readonly readiness: Readiness;
  readonly now: () => Date;
  /** The models of AI_PROVIDER; undefined if it is not set. */
  readonly assistant: Assistant | undefined;
  /** The built-in composer of recipe ideas, in its own thread. */
  readonly composer: Composer;
  /** USDA's live food search, used when the stored foods give few results; undefined without FDC_API_KEY. */
  readonly foodData: FoodDataSource | undefined;
  /** Looks up products by barcode; undefined without OPEN_FOOD_FACTS. */
  readonly productData: ProductSource | undefined;
  /** Opens pages of the web that people name. */
  readonly fetchPage: FetchPage;
  readonly fetchPicture: FetchPicture;
  /** The mail server of SMTP_URL; undefined without it. */
  readonly mailer: Mailer | undefined;
  /** Sends messages to browsers. */
  readonly pusher: Pusher;
  /** The identity provider of OIDC_CONFIGURATION_URL; undefined without it. */
  readonly singleSignOn: SingleSignOn | undefined;
  /** Whether passwords sign in; only with `singleSignOn` they may not. */
  readonly allowsPasswords: boolean;
  /** Whether admins need more than a password for what only they can do. */
  readonly adminsNeedSecondFactor: boolean;
  /** Calls the programs that people name. */
  readonly callWebhook: CallWebhook;
  /** The payment service of STRIPE_SECRET_KEY; undefined without it: orders are paid on site. */
  readonly payments: Payments | undefined;
  /** Renders a drawing (SVG) in one size; most of the time that a picture takes. */
  readonly encodeDrawing: (svg: string, size: PictureSize) => Promise<Buffer>;
  /**
   * Re-encodes a person's photo of a dish without metadata. Throws an AppError with a sentence if it is none, too small, or
   * expensive to decode. Callers queue in `concurrency.decoding`.
   */
  readonly encodeDishPhoto: (bytes: Uint8Array) => Promise<EncodedPicture>;
  /** Notifies the other members of a kitchen of a change, across all copies of the app. */
  readonly kitchenChanges: KitchenChanges;
  /** The queue for work done after the request. */
  readonly jobs: JobQueue;
  /** Returns a seed for results that should differ with each click. */
  readonly randomSeed: () => number;
  readonly log: FastifyBaseLogger;
  readonly rateLimits: RateLimits;
  /** The pool's connections in total, how many are idle, and how many requests wait for one. */
  readonly databaseConnections: () => {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
  };
  /** The number of this worker process, from 1; undefined if the server is a single process. */
  readonly worker: number | undefined;
  /** METRICS_TOKEN: its holder may read this process's metrics. */
  readonly metricsToken: string | undefined;
  /** Fair scheduling of expensive work between all users of this process. */
  readonly concurrency: ConcurrencyLimits;
  readonly sessionSecret: string;
  /** The configured PUBLIC_URL, without a trailing slash. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  /** MAIL_FROM: who runs this installation. */
  readonly mailFrom: string | undefined;
  /** The folder of the built web app. */
  readonly webRoot: string;
}
