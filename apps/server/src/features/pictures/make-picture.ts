import type { PictureMaker } from '@game-plan/contracts/pictures';
import { drawDish } from '@game-plan/illustration/draw-dish';
import { AssistantError, type PictureDrawer } from '#adapters/assistant/port.ts';
import type { Deps } from '#deps';
import { encodeDrawing, encodeModelPicture } from './encode-picture.ts';
import { picturePrompt } from './picture-prompt.ts';
import type { EncodedPicture } from './picture-queries.ts';
import type { Dish } from './picture-use-queries.ts';

/** A picture, and what made it. */
export interface MadePicture {
  readonly picture: EncodedPicture;
  readonly madeBy: PictureMaker;
}

interface Order {
  /** Whose picture it is. */
  readonly userId: number;
  readonly dish: Dish;
  /** Which of the dish's drawings, should it be drawn. */
  readonly variant: number;
  /** The image model to ask first; without it the dish is drawn. */
  readonly ask: PictureDrawer | undefined;
  /** Whether the model may be asked once more later, so that a failure which may pass is thrown. */
  readonly isRetried: boolean;
  readonly signal?: AbortSignal;
}

/** A question of another day, another key or another wording: asking it again changes nothing. */
const LASTING = new Set<AssistantError['reason']>([
  'refused',
  'key_rejected',
  'unknown_model',
  'question_rejected',
]);

/** The model's picture of the dish or, without a model or when it gives none, a drawing. */
export async function makePicture(
  order: Order,
  { log, turns }: Pick<Deps, 'log' | 'turns'>,
): Promise<MadePicture> {
  const { userId, dish, variant, ask, isRetried, signal } = order;
  const inTurn = (encode: () => Promise<EncodedPicture>) => turns.images.run(userId, encode);
  if (ask) {
    try {
      const bytes = await ask(picturePrompt(dish), signal);
      return { picture: await inTurn(() => encodeModelPicture(bytes)), madeBy: 'model' };
    } catch (error) {
      const isLasting = error instanceof AssistantError && LASTING.has(error.reason);
      if (signal?.aborted || (isRetried && !isLasting)) throw error;
      log.warn({ err: error }, 'The image model gave no picture: the dish is drawn instead');
    }
  }
  const picture = await inTurn(() => encodeDrawing(drawDish({ ...dish, variant })));
  return { picture, madeBy: ask ? 'drawing_instead' : 'drawing' };
}
