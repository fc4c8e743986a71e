import { createOutgoing, type Outgoing } from '#adapters/outgoing-fetch.ts';
import { foodsOfAnswer } from './fdc-answer.ts';
import type { FoodDataSource, SourceFood } from './port.ts';

interface Options {
  readonly apiKey: string;
  /** Without a trailing slash: https://api.nal.usda.gov/fdc */
  readonly baseUrl: string;
  readonly now: () => Date;
  readonly timeoutMilliseconds?: number;
  readonly outgoing?: Outgoing;
}

/** Short, because results are shown while the user types. */
const TIMEOUT_MILLISECONDS = 3000;

/** Far above the size of 25 foods with all details. */
const ANSWER_BYTES_MAX = 10_000_000;

/** How long no requests are sent after 'too many requests' (a key has 1,000 an hour) and after any other failure. */
const REST_AFTER_429_MILLISECONDS = 15 * 60_000;
const REST_AFTER_FAILURE_MILLISECONDS = 30_000;

/**
 * Separate requests, because the first page of a combined search can consist of brands only, as for 'cheddar cheese'.
 */
const QUESTIONS = [
  { dataType: 'Foundation,SR Legacy,Survey (FNDDS)', pageSize: '25' },
  { dataType: 'Branded', pageSize: '10' },
] as const;

class TooManyRequests extends Error {}

/** USDA FoodData Central's live API. */
export function createFdc(options: Options): FoodDataSource {
  const { baseUrl, timeoutMilliseconds = TIMEOUT_MILLISECONDS, outgoing = createOutgoing() } = options;
  const fetch = outgoing({ bytesMax: ANSWER_BYTES_MAX, baseUrl, timeoutMilliseconds });
  let restsUntil = 0;
  return {
    async search(query) {
      const now = options.now().getTime();
      if (now < restsUntil) return 'unavailable';
      try {
        const answers = await Promise.all(
          QUESTIONS.map((question) => ask(fetch, options, { query, ...question })),
        );
        return answers.flat();
      } catch (error) {
        const isTooMany = error instanceof TooManyRequests;
        restsUntil = now + (isTooMany ? REST_AFTER_429_MILLISECONDS : REST_AFTER_FAILURE_MILLISECONDS);
        return 'unavailable';
      }
    },
  };
}

/** The key is sent in a header, so that address logs do not contain it. */
async function ask(
  fetch: typeof globalThis.fetch,
  { apiKey, baseUrl }: Options,
  question: Record<string, string>,
): Promise<SourceFood[]> {
  const response = await fetch(`${baseUrl}/v1/foods/search?${new URLSearchParams(question)}`, {
    headers: { 'x-api-key': apiKey, accept: 'application/json' },
  });
  if (response.status === 429) throw new TooManyRequests();
  if (!response.ok) throw new Error(`FoodData Central answered ${response.status}`);
  return foodsOfAnswer(await response.json());
}
