import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

const TOO_MANY_ATTEMPTS = () => 'Too many attempts. Please wait a while and try again.';

const TOO_MANY_DOWNLOADS = (seconds: number) =>
  `You have downloaded your data often in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_ADDRESSES = (seconds: number) =>
  `You have changed your e-mail address often today. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_DRAWINGS = (seconds: number) =>
  `You have had many pictures drawn in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MUCH_READ = (seconds: number) =>
  `You have read a great deal in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_PHOTOS = (seconds: number) =>
  `You have sent many photos in the last hour. Try again in ${formatDuration(seconds)}.`;

/** One shared limit, since each request costs the server's owner a call to a model. */
const dailyQuestions = (limit: number) => (seconds: number) =>
  `You have used your ${limit} questions to the AI model for today. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_CALLS = (seconds: number) =>
  `This token was used very often in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_FILES = (seconds: number) =>
  `You have imported many files in the last hour. Try again in ${formatDuration(seconds)}.`;

interface Rule {
  readonly points: number;
  /** Seconds from the first attempt until the count is reset. */
  readonly duration: number;
  /** Message when the limit is reached; gets the seconds until attempts are possible again. */
  readonly refusal: (seconds: number) => string;
}

export interface ConfiguredLimits {
  /** Requests to a model per person and day. */
  readonly assistantDailyLimit: number;
}

const rulesOf = ({ assistantDailyLimit }: ConfiguredLimits) => ({
  /** Allows typing mistakes, but far too few attempts to guess a password. */
  loginByAccountAndNetwork: { points: 10, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  loginByDevice: { points: 10, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** For all accounts together, because each attempt costs one password hash. */
  loginByNetwork: { points: 300, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** For all networks together: at most 100 consecutive failures (NIST SP 800-63B, 5.2.2). */
  loginByAccount: { points: 100, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Each is kept for ten minutes. */
  pendingSignInsByNetwork: { points: 300, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  signupByNameAndNetwork: { points: 10, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  signupByNetwork: { points: 30, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** For signed-in users who are asked for their password again. */
  passwordByUser: { points: 10, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Each search uses two of the thousand requests per hour that one API key has for all users. */
  liveFoodsByUser: { points: 120, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Open Food Facts allows this server fifteen products a minute. */
  productsByUser: { points: 60, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  productsByAll: { points: 12, duration: 60, refusal: TOO_MANY_ATTEMPTS },
  /** Mails about orders to one recipient because of what one buyer did. */
  orderMailsByBuyer: { points: 20, duration: DAY, refusal: TOO_MANY_ATTEMPTS },
  /** Invitations and mails about orders. */
  mailsByAddress: { points: 100, duration: DAY, refusal: TOO_MANY_ATTEMPTS },
  /** Each change of one's e-mail address, and each request for another link, sends a mail to somebody. */
  addressChangesByUser: { points: 5, duration: DAY, refusal: TOO_MANY_ADDRESSES },
  /** The address may be a stranger's. */
  confirmationsByAddress: { points: 3, duration: DAY, refusal: TOO_MANY_ATTEMPTS },
  /** Reminders that people send themselves to try them. */
  testRemindersByUser: { points: 10, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Calls that people make to try their webhooks. */
  testWebhooksByUser: { points: 30, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Each attempt reveals whether an account of that name exists. */
  kitchenInvitationsByUser: { points: 20, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** One a second, for an hour: far more than a home that asks every half minute. */
  callsByToken: { points: 3600, duration: HOUR, refusal: TOO_MANY_CALLS },
  /** A download reads all data of a user. */
  dataByUser: { points: 20, duration: HOUR, refusal: TOO_MANY_DOWNLOADS },
  /** Pages and pictures of recipes that are read by a public link, far too few to guess one. */
  sharedRecipesByNetwork: { points: 600, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Each drawing briefly uses a core, and database space until the ideas are cleaned up. */
  drawingByUser: { points: 200, duration: HOUR, refusal: TOO_MANY_DRAWINGS },
  /** Megabytes of lists longer than one page, such as years of meals read hundreds of times. */
  listMegabytesByUser: { points: 1000, duration: HOUR, refusal: TOO_MUCH_READ },
  /** Requests for new ideas, each of which draws up to eight pictures in the background. */
  ideaPicturesByUser: { points: 100, duration: HOUR, refusal: TOO_MANY_DRAWINGS },
  /** A file may have 200 MB of recipes and their pictures, which are all read and stored for a day. */
  filesByUser: { points: 30, duration: HOUR, refusal: TOO_MANY_FILES },
  /** Every photo is decoded, valid or not. The request to the model is counted separately. */
  photoByUser: { points: 200, duration: HOUR, refusal: TOO_MANY_PHOTOS },
  assistantByUser: {
    points: assistantDailyLimit,
    duration: DAY,
    refusal: dailyQuestions(assistantDailyLimit),
  },
  /** Background pictures get half of the daily limit; the other half is for what the user requests. */
  backgroundPictureByUser: {
    points: Math.ceil(assistantDailyLimit / 2),
    duration: DAY,
    refusal: dailyQuestions(assistantDailyLimit),
  },
});
export type RateLimitRule = keyof ReturnType<typeof rulesOf>;

export interface RateLimits {
  /**
   * Counts one or more attempts. Throws 'too_many_requests' with the time to retry once the rule's points are used up.
   */
  consume(rule: RateLimitRule, key: string, attempts?: number): Promise<void>;
  /** Resets the attempts of a key, for example after a successful sign-in. */
  reset(rule: RateLimitRule, key: string): Promise<void>;
  /** Resets all keys that start with these words. */
  resetAll(rule: RateLimitRule, firstWords: string): Promise<void>;
}

/** Counts an attempt if the rule has one left. Returns whether it had. */
export async function tryToConsume(
  rateLimits: RateLimits,
  rule: RateLimitRule,
  key: string,
): Promise<boolean> {
  try {
    await rateLimits.consume(rule, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** The part of a database client that the counters need; a pool fits, too. */
export interface QueryRunner {
  query(statement: { text: string; values?: unknown[] }): Promise<unknown>;
}

/** 'about 3 hours', 'about a minute' */
function formatDuration(seconds: number): string {
  const hours = Math.round(seconds / HOUR);
  if (hours > 1) return `about ${hours} hours`;
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `about ${minutes} minutes` : 'about a minute';
}

function tooMany({ refusal }: Rule, milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('too_many_requests', refusal(seconds), { retryAfterSeconds: seconds });
}

/** Rate limits stored in PostgreSQL, shared by all copies of the app. */
export function createRateLimits(database: QueryRunner, configured: ConfiguredLimits): RateLimits {
  // Removes the statement names that the library sets, because named statements fail through a pooler in transaction
  // mode.
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) => database.query({ text, values }),
  };
  const rules: Readonly<Record<RateLimitRule, Rule>> = rulesOf(configured);
  const limiters = new Map(
    Object.entries(rules).map(([rule, { points, duration }]) => [
      rule,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: rule,
        points,
        duration,
      }),
    ]),
  );
  const limiterOf = (rule: RateLimitRule) => {
    const limiter = limiters.get(rule);
    if (!limiter) throw new Error(`No rate limit named ${rule}`);
    return limiter;
  };
  return {
    async consume(rule, key, attempts = 1) {
      try {
        await limiterOf(rule).consume(key, attempts);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(rules[rule], error.msBeforeNext);
        throw error;
      }
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key);
    },
    async resetAll(rule, firstWords) {
      const text = 'delete from rate_limits where starts_with(key, $1)';
      await database.query({ text, values: [`${rule}:${firstWords} `] });
    },
  };
}

/** Disables all limits, for load tests on this machine. */
export const unlimited: RateLimits = {
  consume: async () => undefined,
  reset: async () => undefined,
  resetAll: async () => undefined,
};
