import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '#db/errors.ts';

/**
 * Makes a write that a read makes by the way, such as a renewed session, a count or a cached answer. If the database cannot
 * write, as on a full disk, that is logged and the read goes on with undefined.
 */
export async function tryToWrite<Written>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  write: () => Promise<Written>,
): Promise<Written | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error }, 'A read goes on without what it would have written');
    return undefined;
  }
}
