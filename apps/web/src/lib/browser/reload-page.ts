import { health } from '@game-plan/contracts/health';
import { call } from '../api/api.ts';

const STORED_UNDER = 'reloaded at';
/** Milliseconds. Servers of two versions side by side would otherwise have it reloaded for ever. */
const ONCE_IN = 60_000;

/** Loads the page anew if there is a server to load it from: else the browser would show its own page of errors. */
export async function reloadPage(): Promise<void> {
  if (await isServerThere()) window.location.reload();
}

/** The same without being asked to, which happens once in a while at most. */
export async function reloadPageOnce(): Promise<void> {
  if ((await isServerThere()) && isFirstTime(Date.now())) window.location.reload();
}

const isServerThere = () =>
  call(health.process).then(
    () => true,
    () => false,
  );

function isFirstTime(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(STORED_UNDER)) < ONCE_IN) return false;
    sessionStorage.setItem(STORED_UNDER, String(now));
    return true;
  } catch {
    // A browser that keeps nothing could not tell the first time from the hundredth.
    return false;
  }
}
