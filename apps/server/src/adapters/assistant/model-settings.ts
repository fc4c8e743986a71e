import type { Outgoing } from '#adapters/outgoing-fetch.ts';

/** The models' settings from the environment. */
export interface ModelSettings {
  /** If undefined, the service's own address. */
  readonly baseUrl: string | undefined;
  /** Self-hosted servers may not need one. */
  readonly apiKey: string | undefined;
  /** The name of a vision model; if undefined, photos cannot be analysed. */
  readonly visionModel?: string | undefined;
  /** The name of a text model; if undefined, text requests are impossible. */
  readonly textModel?: string | undefined;
  /** Timeout of one request. */
  readonly timeoutMs: number;
  readonly outgoing?: Outgoing | undefined;
}
