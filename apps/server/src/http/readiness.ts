/** Whether this copy of the app should be sent requests: what a load balancer asks `/api/ready` for. */
export interface Readiness {
  /** Why it should be sent no more of them, as a sentence; undefined while it should. */
  refusal(): string | undefined;
  /** From now on it should be sent none; the first reason stands. What comes all the same is answered as before. */
  withdraw(reason: string): void;
}

/** Readiness of a copy that should be sent requests. */
export function createReadiness(): Readiness {
  let reason: string | undefined;
  return {
    refusal: () => reason,
    withdraw(why) {
      reason ??= why;
    },
  };
}
