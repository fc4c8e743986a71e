import type { Exchange } from './exchange.ts';

/** A read that was sent before the app was there. */
export interface FirstCall {
  readonly exchange: Promise<Exchange>;
  /** When it was sent, as of `Date.now`. */
  readonly sent: number;
  /** Set once it has arrived. */
  answer?: Exchange;
}

declare global {
  /** The first calls by address, sent by `app/frame/begin.ts`. The app takes each of them once. */
  var firstCalls: Map<string, FirstCall> | undefined;
}

/** How old (ms) an answer may be: the app is read within this time, or somebody comes back to a page that slept. */
const FRESH_MILLISECONDS = 10_000;

/** The id of the element whose script sends the calls (`first-script.ts`). */
const FIRST_SCRIPT = 'first-script';
/** How long (ms) the app waits for that script. */
const SCRIPT_PATIENCE_MILLISECONDS = 1000;

/** The calls that were sent ahead. Also tells a first script that comes late that the app sends its calls itself. */
function callsAhead(): Map<string, FirstCall> {
  globalThis.firstCalls ??= new Map();
  return globalThis.firstCalls;
}

/**
 * Resolves when the first script has run, has failed or takes too long; at once in a page without one. On a fast network, or from
 * the browser's cache, the app may be read before it, and would then not know what the frame waits for.
 */
export async function firstScriptEnd(): Promise<void> {
  const script = document.getElementById(FIRST_SCRIPT);
  if (script && !globalThis.firstCalls) {
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) script.addEventListener(event, resolve);
      setTimeout(resolve, SCRIPT_PATIENCE_MILLISECONDS);
    });
  }
  callsAhead();
}

/** Takes the call that was sent ahead for this address, if there is one. */
export function takeFirstCall(url: string): FirstCall | undefined {
  const calls = callsAhead();
  const call = calls.get(url);
  calls.delete(url);
  return call && Date.now() - call.sent < FRESH_MILLISECONDS ? call : undefined;
}

/** Takes the body of the answer for this address if it has arrived and is a success. Otherwise the call stays. */
export function takeFirstAnswer(url: string): string | undefined {
  const isThere = callsAhead().get(url)?.answer?.response.ok;
  return isThere ? takeFirstCall(url)?.answer?.text : undefined;
}

/** Resolves when the calls that were sent ahead have been answered or have failed. */
export async function firstAnswers(): Promise<void> {
  await Promise.allSettled([...callsAhead().values()].map((call) => call.exchange));
}

/** Forgets all calls that were sent ahead: after a change, here or in another tab, their answers may be outdated. */
export function dropFirstCalls(): void {
  callsAhead().clear();
}
