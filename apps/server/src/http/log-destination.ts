import { pino } from 'pino';

/** What waits while nothing can be written; older lines are not thrown away for newer ones. */
const WAITING_BYTES = 1_000_000;

/**
 * Writes log lines to a file descriptor, each at once. On a full disk they wait, or are lost: unheard, the failure would
 * end the process.
 */
export function logDestination(fd: number) {
  const destination = pino.destination({ fd, sync: true, maxLength: WAITING_BYTES });
  destination.on('error', () => undefined);
  // Called after a fatal line, when all is written already; on a full disk it would try for ever.
  destination.flushSync = () => undefined;
  return destination;
}
