/** Said by a copy whose database a newer version has changed so that it no longer understands it. */
export const OUTGROWN =
  'A newer version of the app has changed the database, and this copy is too old for it. Try again in a moment.';

/** Whether this copy of the app should be sent requests: what a load balancer asks `/api/ready` for. */
export interface Readiness {
  /** Why it should be sent no more of them, as a sentence; undefined while it should. */
  refusal(): string | undefined;
  /** From now on it should be sent none; the first reason stands. What comes all the same is answered as before. */
  withdraw(reason: string): void;
}

/** Readiness of a copy that should be sent requests. `onWithdraw` is called once, with the first reason. */
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
