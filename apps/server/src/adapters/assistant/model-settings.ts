/** How to reach the models, as the environment says it. */
export interface ModelSettings {
  /** The service's own address when undefined. */
  readonly baseUrl: string | undefined;
  /** Some servers of one's own need none. */
  readonly apiKey: string | undefined;
  /** The name of a model that sees; without it no picture can be asked about. */
  readonly visionModel?: string | undefined;
  /** The name of a model that writes; without it nothing but pictures can be asked about. */
  readonly textModel?: string | undefined;
  /** How long one answer may take. */
  readonly timeoutMs: number;
}
