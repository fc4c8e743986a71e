import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from '#adapters/assistant/port.ts';
import type { Composer } from '#adapters/composer/port.ts';
import type { FoodDataSource, ProductSource } from '#adapters/food-data/port.ts';
import type { Mailer } from '#adapters/mail/port.ts';
import type { Payments } from '#adapters/payments/port.ts';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import type { KitchenChanges } from '#db/kitchen-changes/kitchen-changes.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import type { Turns } from '#http/limits/turns.ts';
import type { Readiness } from '#http/readiness.ts';

/** What the app needs from outside; main.ts builds the real ones, tests their own. */
export interface Deps {
  readonly db: Database;
  /** Whether the database can be asked just now; false while it is being restarted. */
  readonly isDatabaseReady: () => boolean;
  /** Whether a newer version has changed the database, so that what this one asks of it may fail. */
  readonly isOutgrown: () => Promise<boolean>;
  /** Withdrawn some seconds before this copy of the app closes. */
  readonly readiness: Readiness;
  readonly now: () => Date;
  /** The models of AI_PROVIDER; undefined without it. */
  readonly assistant: Assistant | undefined;
  /** The built-in composer of recipe ideas, in a thread of its own. */
  readonly composer: Composer;
  /** Asked when the stored foods have little for a name; undefined without FDC_API_KEY. */
  readonly foodData: FoodDataSource | undefined;
  /** Asked for products by their barcode; undefined without OPEN_FOOD_FACTS. */
  readonly productData: ProductSource | undefined;
  /** The mail server of SMTP_URL; undefined without it. */
  readonly mailer: Mailer | undefined;
  /** The payment service of STRIPE_SECRET_KEY; undefined without it: orders are paid on site. */
  readonly payments: Payments | undefined;
  /** Tells other members of a kitchen, at whichever copy of the app, that something was changed. */
  readonly kitchenChanges: KitchenChanges;
  /** Work that is done after the request. */
  readonly jobs: JobQueue;
  /** A seed for what should differ at every click. */
  readonly randomSeed: () => number;
  readonly log: FastifyBaseLogger;
  readonly rateLimits: RateLimits;
  /** How many connections the pool has, how many are idle, and how many requests wait for one. */
  readonly databaseConnections: () => {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
  };
  /** Which of several processes of one server this is, from 1; undefined in a server of one. */
  readonly worker: number | undefined;
  /** Of METRICS_TOKEN: who has it may read the figures of the process. */
  readonly metricsToken: string | undefined;
  /** At what costs much, for all users of this process. */
  readonly turns: Turns;
  readonly sessionSecret: string;
  /** Where people reach the app, without a slash at the end, when it was configured. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
}
