import { availableParallelism } from 'node:os';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';

/** The fair queues for expensive work. */
export interface ConcurrencyLimits {
  /** Concurrent quick calls of each signed-in user; further calls wait for the user's own. */
  readonly calls: ConcurrencyLimit;
  /** Requests for ideas, which load a whole kitchen and keep it in memory until model and composer have answered. */
  readonly clicks: ConcurrencyLimit;
  /** Requests with a photo: each holds about 20 MB from its first byte until it is answered. */
  readonly photos: ConcurrencyLimit;
  /** Decoding of photos and of models' pictures: an interlaced one is held whole. */
  readonly decoding: ConcurrencyLimit;
  /** Files of recipes, from their first byte until they are read: each takes up to 200 MB of disk and a core. */
  readonly files: ConcurrencyLimit;
  /** Encoding of drawings. */
  readonly images: ConcurrencyLimit;
  /** Pages of lists, each read and serialised in one step. */
  readonly pages: ConcurrencyLimit;
  /** Lists longer than one page, for their whole duration: each holds one or two pages in memory. */
  readonly lists: ConcurrencyLimit;
  /** Recipe ideas of the composer, which has one thread. */
  readonly ideas: ConcurrencyLimit;
}

interface ConcurrencyLimitsOptions {
  /** Maximum number of requests waiting for the composer. */
  readonly ideasWaitingMax?: number | undefined;
}

/** About a few seconds of work; later requests are refused. */
const IDEAS_WAITING_MAX = 100;

/** A click should show eight pictures within a second, and each takes 0.05 s. */
const IMAGES_AT_ONCE = 2;

const TOO_MANY_PICTURES = 'Many pictures are being made just now. Please try again in a moment.';
const TOO_MANY_CLICKS = 'Many people are asking for ideas just now. Try again in a moment.';

/** Creates the queues of one process. Normal use does not reach their limits. */
export function createConcurrencyLimits({
  ideasWaitingMax = IDEAS_WAITING_MAX,
}: ConcurrencyLimitsOptions = {}): ConcurrencyLimits {
  return {
    // A browser opens at most six connections, and each call takes milliseconds.
    calls: createConcurrencyLimit({
      atOnce: 1000,
      atOnceOfOne: 2,
      waitingMax: 5000,
      waitingMaxOfOne: 500,
      refusal: 'Very many of your requests are waiting. Please try again in a moment.',
    }),
    clicks: createConcurrencyLimit({
      atOnce: 1000,
      atOnceOfOne: 2,
      waitingMax: 5000,
      waitingMaxOfOne: 60,
      refusal: TOO_MANY_CLICKS,
    }),
    photos: createConcurrencyLimit({
      atOnce: 8,
      atOnceOfOne: 2,
      waitingMax: 100,
      waitingMaxOfOne: 20,
      refusal: 'Many photos are being looked at just now. Please try again in a moment.',
    }),
    decoding: createConcurrencyLimit({
      atOnce: 1,
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: TOO_MANY_PICTURES,
    }),
    files: createConcurrencyLimit({
      atOnce: 2,
      atOnceOfOne: 1,
      waitingMax: 20,
      waitingMaxOfOne: 2,
      refusal: 'Others are importing recipes just now. Please try again in a moment.',
    }),
    // The image library works in libuv's four threads, which also serve all file access and name look-ups.
    images: createConcurrencyLimit({
      atOnce: Math.min(IMAGES_AT_ONCE, availableParallelism()),
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: TOO_MANY_PICTURES,
    }),
    pages: createConcurrencyLimit({
      atOnce: 4,
      atOnceOfOne: 1,
      waitingMax: 1000,
      waitingMaxOfOne: 200,
      refusal: 'Many lists are being read just now. Please try again in a moment.',
    }),
    lists: createConcurrencyLimit({
      atOnce: 40,
      atOnceOfOne: 4,
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: 'Other lists of yours are still on their way. Please try again in a moment.',
    }),
    ideas: createConcurrencyLimit({
      atOnce: 1,
      waitingMax: ideasWaitingMax,
      waitingMaxOfOne: 60,
      refusal: TOO_MANY_CLICKS,
    }),
  };
}
