import { shownGtin } from '@game-plan/domain/labels/gtin';
import { limitAnswers } from '#adapters/limit-answers.ts';
import { PRODUCT_FIELDS, productOfAnswer } from './open-food-facts-answer.ts';
import type { ProductSource } from './port.ts';

interface Options {
  /** Without a slash at the end: https://world.openfoodfacts.org */
  readonly baseUrl: string;
  readonly now: () => Date;
  readonly timeoutMilliseconds?: number;
}

/** A user in front of a shelf waits for the answer. */
const TIMEOUT_MILLISECONDS = 5000;

/** Many times what one product takes in the fields that are asked for. */
const ANSWER_BYTES_MAX = 1_000_000;
const limited = limitAnswers(ANSWER_BYTES_MAX);

const REST_AFTER_429_MILLISECONDS = 5 * 60_000;
const REST_AFTER_FAILURE_MILLISECONDS = 30_000;

/** It asks every app to say which one it is; of the person who asks nothing is said. */
const USER_AGENT = 'GamePlanCookbook/0.1';

class TooManyRequests extends Error {}

/** Open Food Facts, a product at a time (API v2). Its data are under the Open Database License. */
export function createOpenFoodFacts(options: Options): ProductSource {
  let restsUntil = 0;
  return {
    async findProduct(gtin) {
      const now = options.now().getTime();
      if (now < restsUntil) return 'unavailable';
      try {
        return await ask(options, gtin);
      } catch (error) {
        const isTooMany = error instanceof TooManyRequests;
        restsUntil = now + (isTooMany ? REST_AFTER_429_MILLISECONDS : REST_AFTER_FAILURE_MILLISECONDS);
        return 'unavailable';
      }
    },
  };
}

async function ask({ baseUrl, timeoutMilliseconds = TIMEOUT_MILLISECONDS }: Options, gtin: string) {
  const url = `${baseUrl}/api/v2/product/${shownGtin(gtin)}.json?${new URLSearchParams({ fields: PRODUCT_FIELDS })}`;
  const response = await limited(url, {
    headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.status === 429) throw new TooManyRequests();
  // What it does not know it answers with 404 and a status of 0.
  if (!response.ok && response.status !== 404) throw new Error(`Open Food Facts answered ${response.status}`);
  return productOfAnswer(await response.json());
}
