import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

const TOO_MANY_ATTEMPTS = () => 'Too many attempts. Please wait a while and try again.';

const TOO_MANY_DOWNLOADS = (seconds: number) =>
  `You have downloaded your data often in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_DRAWINGS = (seconds: number) =>
  `You have had many pictures drawn in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MUCH_READ = (seconds: number) =>
  `You have read a great deal in the last hour. Try again in ${formatDuration(seconds)}.`;

const TOO_MANY_PHOTOS = (seconds: number) =>
  `You have sent many photos in the last hour. Try again in ${formatDuration(seconds)}.`;

/** Counted together, since each costs its owner a question to a model. */
const dailyQuestions = (limit: number) => (seconds: number) =>
  `You have used your ${limit} questions to the AI model for today. Try again in ${formatDuration(seconds)}.`;

interface Rule {
  readonly points: number;
  /** Seconds from the first attempt until all are forgotten. */
  readonly duration: number;
  /** What a person reads who has none left, and when they have again. */
  readonly refusal: (seconds: number) => string;
}

export interface ConfiguredLimits {
  /** Questions to a model that one person may ask in a day. */
  readonly assistantDailyLimit: number;
}

const rulesOf = ({ assistantDailyLimit }: ConfiguredLimits) => ({
  /** Enough for mistyping, far too few to guess a password. */
  loginByAccountAndNetwork: { points: 10, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  loginByDevice: { points: 10, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Of all names together: each attempt costs a password's hash. */
  loginByNetwork: { points: 300, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** From all networks together: no more than 100 failures in a row (NIST SP 800-63B, 5.2.2). */
  loginByAccount: { points: 100, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  signupByNameAndNetwork: { points: 10, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  signupByNetwork: { points: 30, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Of a signed-in user who is asked for the password again. */
  passwordByUser: { points: 10, duration: QUARTER_OF_AN_HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** Each is two of the thousand questions that one key has in an hour, for all users together. */
  liveFoodsByUser: { points: 120, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** One of the fifteen products a minute that Open Food Facts gives to this server. */
  productsByUser: { points: 60, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  productsByAll: { points: 12, duration: 60, refusal: TOO_MANY_ATTEMPTS },
  /** Each tells whether there is an account of that name. */
  kitchenInvitationsByUser: { points: 20, duration: HOUR, refusal: TOO_MANY_ATTEMPTS },
  /** A download reads everything that is theirs. */
  dataByUser: { points: 20, duration: HOUR, refusal: TOO_MANY_DOWNLOADS },
  /** Each takes a core for a moment, and room in the database until the ideas are tidied. */
  drawingByUser: { points: 200, duration: HOUR, refusal: TOO_MANY_DRAWINGS },
  /** Megabytes of lists that are longer than a page: years of meals, read hundreds of times. */
  listMegabytesByUser: { points: 1000, duration: HOUR, refusal: TOO_MUCH_READ },
  /** Clicks at new ideas, each of which has up to eight pictures drawn in the background. */
  ideaPicturesByUser: { points: 100, duration: HOUR, refusal: TOO_MANY_DRAWINGS },
  /** Each is decoded, whether it is a good one or not. A question to a model is counted apart. */
  photoByUser: { points: 200, duration: HOUR, refusal: TOO_MANY_PHOTOS },
  assistantByUser: {
    points: assistantDailyLimit,
    duration: DAY,
    refusal: dailyQuestions(assistantDailyLimit),
  },
  /** Of those, for pictures made in the background: the other half is for what the user asks for. */
  backgroundPictureByUser: {
    points: Math.ceil(assistantDailyLimit / 2),
    duration: DAY,
    refusal: dailyQuestions(assistantDailyLimit),
  },
});
export type RateLimitRule = keyof ReturnType<typeof rulesOf>;

export interface RateLimits {
  /** Counts an attempt, or several. Throws 'too_many_requests', with when to try again, once the rule's are used up. */
  consume(rule: RateLimitRule, key: string, attempts?: number): Promise<void>;
  /** Forgets the attempts of a key, as after a successful sign-in. */
  reset(rule: RateLimitRule, key: string): Promise<void>;
  /** The same of every key of these words and more behind them. */
  resetAll(rule: RateLimitRule, firstWords: string): Promise<void>;
}

/** Counts an attempt if the rule has one left, and says whether it had. */
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

/** What the counters need of a database: it may be a pool. */
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

/** Limits counted in PostgreSQL, so that several copies of the app share them. */
export function createRateLimits(database: QueryRunner, configured: ConfiguredLimits): RateLimits {
  // The library names its statements; through a pooler in transaction mode named statements fail.
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

/** No limits: for load tests on this machine alone. */
export const unlimited: RateLimits = {
  consume: async () => undefined,
  reset: async () => undefined,
  resetAll: async () => undefined,
};
