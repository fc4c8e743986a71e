import { shownGtin } from '@game-plan/domain/packaged-products/gtin';
import { createOutgoing, type Outgoing } from '#adapters/outgoing-fetch.ts';
import { PRODUCT_FIELDS, productOfAnswer } from './open-food-facts-answer.ts';
import type { ProductSource } from './port.ts';

interface Options {
  /** Without a trailing slash: https://world.openfoodfacts.org */
  readonly baseUrl: string;
  readonly now: () => Date;
  readonly timeoutMilliseconds?: number;
  readonly outgoing?: Outgoing;
}

/** The user waits for the answer in front of a shelf. */
const TIMEOUT_MILLISECONDS = 5000;

/** Far above the size of one product with the requested fields. */
const ANSWER_BYTES_MAX = 1_000_000;

const REST_AFTER_429_MILLISECONDS = 5 * 60_000;
const REST_AFTER_FAILURE_MILLISECONDS = 30_000;

const JSON_TYPE = 'application/json';

/** The API asks every app to identify itself. Nothing identifies the user. */
const USER_AGENT = 'GamePlanCookbook/0.1';

class TooManyRequests extends Error {}

/** Open Food Facts, one product per request (API v2). Its data are under the Open Database License. */
export function createOpenFoodFacts(options: Options): ProductSource {
  const { baseUrl, timeoutMilliseconds = TIMEOUT_MILLISECONDS, outgoing = createOutgoing() } = options;
  const fetch = outgoing({
    bytesMax: ANSWER_BYTES_MAX,
    baseUrl,
    timeoutMilliseconds,
    mediaTypes: [JSON_TYPE],
  });
  let restsUntil = 0;
  return {
    async findProduct(gtin) {
      const now = options.now().getTime();
      if (now < restsUntil) return 'unavailable';
      try {
        return await ask(fetch, baseUrl, gtin);
      } catch (error) {
        const isTooMany = error instanceof TooManyRequests;
        restsUntil = now + (isTooMany ? REST_AFTER_429_MILLISECONDS : REST_AFTER_FAILURE_MILLISECONDS);
        return 'unavailable';
      }
    },
  };
}

async function ask(fetch: typeof globalThis.fetch, baseUrl: string, gtin: string) {
  const url = `${baseUrl}/api/v2/product/${shownGtin(gtin)}.json?${new URLSearchParams({ fields: PRODUCT_FIELDS })}`;
  const response = await fetch(url, { headers: { 'user-agent': USER_AGENT, accept: JSON_TYPE } });
  if (response.status === 429) throw new TooManyRequests();
  // An unknown product is answered with 404 and a status of 0.
  if (!response.ok && response.status !== 404) throw new Error(`Open Food Facts answered ${response.status}`);
  return productOfAnswer(await response.json());
}
