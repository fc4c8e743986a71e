/** The reason given by a copy that is too old for its migrated database. */
export const OUTDATED =
  'A newer version of the app has changed the database, and this copy is too old for it. Try again in a moment.';

/** Whether this copy of the app should receive requests; load balancers ask at `/api/ready`. */
export interface Readiness {
  /** Why it should not receive requests, as a sentence; undefined while it should. */
  refusal(): string | undefined;
  /** Marks this copy as not ready; the first reason is kept. Requests that still arrive are answered as usual. */
  withdraw(reason: string): void;
}

/** Creates the readiness of a copy, initially ready. `onWithdraw` is called once, with the first reason. */
export function createReadiness(onWithdraw: (reason: string) => void = () => undefined): Readiness {
  let reason: string | undefined;
  return {
    refusal: () => reason,
    withdraw(why) {
      if (reason !== undefined) return;
      reason = why;
      onWithdraw(why);
    },
  };
}
