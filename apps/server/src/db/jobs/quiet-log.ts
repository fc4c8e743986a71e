export interface Log {
  warn(fields: object, message: string): void;
}

const SILENCE_MILLISECONDS = 60_000;

/**
 * Limits each kind of fault to one log line per minute, because an unavailable database makes every worker fail at
 * every poll.
 */
export function quietLog(log: Log, now: () => number = Date.now): Log {
  const lastLoggedAt = new Map<string, number>();
  return {
    warn(fields, message) {
      const err = 'err' in fields && fields.err instanceof Error ? fields.err : undefined;
      const code = err && 'code' in err ? err.code : undefined;
      // The queue appends the names of queue and worker in brackets.
      const kind = `${message} ${String(code ?? err?.message.replace(/ \(Queue: .*/, ''))}`;
      const last = lastLoggedAt.get(kind);
      if (last !== undefined && now() - last < SILENCE_MILLISECONDS) return;
      lastLoggedAt.set(kind, now());
      log.warn(fields, message);
    },
  };
}
