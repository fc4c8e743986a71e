import { availableParallelism } from 'node:os';
import { createFairTurns, type FairTurns } from './fair-turns.ts';

/** What costs so much that people have turns at it. */
export interface Turns {
  /** Calls of each signed-in user that are answered at once: a user who sends many waits for their own. */
  readonly calls: FairTurns;
  /** Clicks at ideas, which read a whole kitchen and hold it until a model and the composer have answered. */
  readonly clicks: FairTurns;
  /** Requests that carry a photo: each is some 20 MB in memory, from its first byte until it is answered. */
  readonly photos: FairTurns;
  /** Decoding and encoding of photos and pictures. */
  readonly images: FairTurns;
  /** Pages of lists, each read and written in one go. */
  readonly pages: FairTurns;
  /** Lists of more than a page, from their first byte to their last: each holds a page or two in memory. */
  readonly lists: FairTurns;
  /** Recipe ideas of the composer, which has one thread. */
  readonly ideas: FairTurns;
}

interface TurnsOptions {
  /** How many may wait for the composer. */
  readonly ideasWaitingMax?: number | undefined;
}

/** A few seconds of work: those who come later are told to try again. */
const IDEAS_WAITING_MAX = 100;

/** Eight pictures of ideas are to be there within a second, and each takes a tenth of one. */
const IMAGES_AT_ONCE = 2;

const TOO_MANY_CLICKS = 'Many people are asking for ideas just now. Try again in a moment.';

/** The turns of one process. Ordinary use of the app reaches none of their limits. */
export function createTurns({ ideasWaitingMax = IDEAS_WAITING_MAX }: TurnsOptions = {}): Turns {
  return {
    // A browser has six connections at most, and each call is answered in milliseconds.
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
    // The libraries work in the threads that the process has for all its files and name look-ups. There are four of them.
    images: createFairTurns({
      atOnce: Math.min(IMAGES_AT_ONCE, availableParallelism()),
      waitingMax: 200,
      waitingMaxOfOne: 20,
      refusal: 'Many pictures are being made just now. Please try again in a moment.',
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
