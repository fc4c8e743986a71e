/** A picture that may be sent to a model: re-encoded, without metadata. */
interface Picture {
  readonly mediaType: 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** The expected answer as a JSON Schema. Servers that cannot enforce it get only the instructions. */
interface AnswerShape {
  readonly name: string;
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

export interface Question {
  /** What the model should do, and how to answer. */
  readonly instructions: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly answer: AnswerShape;
  /** For one more try: an earlier answer to the same question, and what is wrong with it. */
  readonly correction?: { readonly answer: string; readonly fault: string };
}

export interface PictureQuestion extends Question {
  readonly picture: Picture;
}

/** Why a model gave no answer. */
export type AssistantFailure =
  /** It took longer than AI_TIMEOUT_MS. */
  | 'timeout'
  /** The model refused, or its service's content policy did. */
  | 'refused'
  | 'rate_limited'
  /** Nothing answers at the address, or something that is not such a service. */
  | 'unreachable'
  /** The key is missing or wrong. */
  | 'key_rejected'
  | 'unknown_model'
  /** The service rejected the request itself, for example a picture sent to a text model. */
  | 'question_rejected'
  /** The client disconnected, or the server is being stopped. */
  | 'cancelled'
  /** The service failed. */
  | 'failed';

export class AssistantError extends Error {
  readonly reason: AssistantFailure;

  /** `message` is logged; it must contain neither the key nor the question. */
  constructor(reason: AssistantFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Returns the model's answer unvalidated, or throws an AssistantError ('cancelled' if `signal` aborts). */
export type Ask<Q extends Question = Question> = (question: Q, signal?: AbortSignal) => Promise<string>;

/**
 * Paints a described picture. Returns the bytes of an image file unvalidated, or throws an AssistantError ('cancelled'
 * if `signal` aborts).
 */
export type PictureDrawer = (description: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** The configured models; undefined for a task without a model. */
export interface Assistant {
  readonly readPicture?: Ask<PictureQuestion> | undefined;
  readonly writeText?: Ask | undefined;
  readonly drawPicture?: PictureDrawer | undefined;
}
