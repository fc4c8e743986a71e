import { availableParallelism } from 'node:os';
import { createFairTurns, type FairTurns } from './fair-turns.ts';

/** The fair queues for expensive work. */
export interface Turns {
  /** Concurrent quick calls of each signed-in user; further calls wait for the user's own. */
  readonly calls: FairTurns;
  /** Requests for ideas, which load a whole kitchen and keep it in memory until model and composer have answered. */
  readonly clicks: FairTurns;
  /** Requests with a photo: each holds about 20 MB from its first byte until it is answered. */
  readonly photos: FairTurns;
  /** Decoding of photos and of models' pictures: an interlaced one is held whole. */
  readonly decoding: FairTurns;
  /** Encoding of drawings. */
  readonly images: FairTurns;
  /** Pages of lists, each read and serialised in one step. */
  readonly pages: FairTurns;
  /** Lists longer than one page, for their whole duration: each holds one or two pages in memory. */
  readonly lists: FairTurns;
  /** Recipe ideas of the composer, which has one thread. */
  readonly ideas: FairTurns;
}

interface TurnsOptions {
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
export function createTurns({ ideasWaitingMax = IDEAS_WAITING_MAX }: TurnsOptions = {}): Turns {
  return {
    // A browser opens at most six connections, and each call takes milliseconds.
    calls: createFairTurns({
      atOnce: 1000,
      atOnceOfOne: 2,
      waitingMax: 5000,
      waitingMaxOfOne: 500,
      refusal: 'Very many of your requests are waiting. Please try again in a moment.',
    }),
    clicks: createFairTurns({
      atOnce: 1000,
      atOnceOfOne: 2,
      waitingMax: 5000,
      waitingMaxOfOne: 60,
      refusal: TOO_MANY_CLICKS,
    }),
    photos: createFairTurns({
      atOnce: 8,
      atOnceOfOne: 2,
      waitingMax: 100,
      waitingMaxOfOne: 20,
      refusal: 'Many photos are being looked at just now. Please try again in a moment.',
    }),
    decoding: createFairTurns({
      atOnce: 1,
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: TOO_MANY_PICTURES,
    }),
    // The image library works in libuv's four threads, which also serve all file access and name look-ups.
    images: createFairTurns({
      atOnce: Math.min(IMAGES_AT_ONCE, availableParallelism()),
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: TOO_MANY_PICTURES,
    }),
    pages: createFairTurns({
      atOnce: 4,
      atOnceOfOne: 1,
      waitingMax: 1000,
      waitingMaxOfOne: 200,
      refusal: 'Many lists are being read just now. Please try again in a moment.',
    }),
    lists: createFairTurns({
      atOnce: 40,
      atOnceOfOne: 4,
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: 'Other lists of yours are still on their way. Please try again in a moment.',
    }),
    ideas: createFairTurns({
      atOnce: 1,
      waitingMax: ideasWaitingMax,
      waitingMaxOfOne: 60,
      refusal: TOO_MANY_CLICKS,
    }),
  };
}
