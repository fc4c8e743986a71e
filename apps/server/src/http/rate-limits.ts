import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3600;

/** Enough for a household behind one address that mistypes, far too few to guess a password. */
const RULES = {
  loginByName: { points: 10, duration: QUARTER_OF_AN_HOUR },
  loginByAddress: { points: 60, duration: QUARTER_OF_AN_HOUR },
  signupByName: { points: 10, duration: HOUR },
  signupByAddress: { points: 30, duration: HOUR },
} as const;
export type RateLimitRule = keyof typeof RULES;

export interface RateLimits {
  /** Counts one attempt. Throws 'too_many_requests', with when to try again, once the rule's are used up. */
  consume(rule: RateLimitRule, key: string): Promise<void>;
  /** Forgets the attempts of a key: whoever signs in well was no guesser. */
  reset(rule: RateLimitRule, key: string): Promise<void>;
}

/** What the counters need of a database: it may be a pool. */
export interface QueryRunner {
  query(statement: { text: string; values?: unknown[] }): Promise<unknown>;
}

const tooMany = (milliseconds: number) =>
  new AppError('too_many_requests', 'Too many attempts. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** Limits counted in PostgreSQL, so that several copies of the app share them. */
export function createRateLimits(database: QueryRunner): RateLimits {
  // The library names its statements; through a pooler in transaction mode named statements fail.
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) => database.query({ text, values }),
  };
  const limiters = new Map(
    Object.entries(RULES).map(([rule, { points, duration }]) => [
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
    async consume(rule, key) {
      try {
        await limiterOf(rule).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key);
    },
  };
}

/** No limits: for load tests on this machine alone. */
export const unlimited: RateLimits = {
  consume: async () => undefined,
  reset: async () => undefined,
};
