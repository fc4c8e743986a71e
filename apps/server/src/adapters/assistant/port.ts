/** A picture as it may leave the house: encoded anew, without metadata. */
interface Picture {
  readonly mediaType: 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** The answer that is wanted, as a JSON Schema. A server that cannot enforce it is told by the instructions alone. */
interface AnswerShape {
  readonly name: string;
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

export interface Question {
  /** What the model is to do, and how to answer. */
  readonly instructions: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly answer: AnswerShape;
  /** An earlier answer to the same question and what is wrong with it: one more try. */
  readonly correction?: { readonly answer: string; readonly fault: string };
}

export interface PictureQuestion extends Question {
  readonly picture: Picture;
}

/** Why a model gave no answer. */
export type AssistantFailure =
  /** It took longer than AI_TIMEOUT_MS. */
  | 'timeout'
  /** The model, or a rule of its service, would not answer. */
  | 'refused'
  | 'rate_limited'
  /** Nothing answers at the address, or what answers is no such service. */
  | 'unreachable'
  /** The key is missing or wrong. */
  | 'key_rejected'
  | 'unknown_model'
  /** The service answers that the question itself is wrong, as for a picture to a model that only reads. */
  | 'question_rejected'
  /** The client disconnected, or the server is being stopped. */
  | 'cancelled'
  /** The service failed. */
  | 'failed';

export class AssistantError extends Error {
  readonly reason: AssistantFailure;

  /** `message` is for the log: it must hold neither the key nor the question. */
  constructor(reason: AssistantFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Returns the model's answer, unchecked, or throws an AssistantError: 'cancelled' when `signal` aborts. */
export type Ask<Q extends Question = Question> = (question: Q, signal?: AbortSignal) => Promise<string>;

/**
 * Draws what a text describes: the bytes of some file, unchecked. Throws an AssistantError: 'cancelled' when `signal`
 * aborts.
 */
export type PictureDrawer = (description: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** The models that the server may ask; undefined where none is named for the task. */
export interface Assistant {
  readonly readPicture?: Ask<PictureQuestion> | undefined;
  readonly writeText?: Ask | undefined;
  readonly drawPicture?: PictureDrawer | undefined;
}
