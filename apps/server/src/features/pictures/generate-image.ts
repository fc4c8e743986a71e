import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { makePicture } from './make-picture.ts';
import { storePicture } from './picture-queries.ts';
import { findUseOf, insertUse, replacePicture, type Subject } from './picture-use-queries.ts';
import { lockRecipe } from './recipe-picture-queries.ts';

type Tools = Pick<
  Deps,
  'assistant' | 'db' | 'encodeDrawing' | 'log' | 'rateLimits' | 'randomSeed' | 'concurrency'
>;
type Body = BodyOf<typeof pictures.generate>;

const noRecipe = () => notFound('This recipe');

/** Without an id the picture belongs to a new idea, because a picture can only be read through a recipe or an idea. */
const subjectOf = (recipeId: Body['recipeId']): Subject =>
  typeof recipeId === 'number' ? { recipeId } : { ideaId: recipeId ?? `picture-${crypto.randomUUID()}` };

/** Random start of the drawings of a dish without an earlier one, so that they differ. */
const VARIANTS = 1_000_000;

/**
 * Creates another picture of a saved recipe, an idea or a dish without id, and shows it from now on. A request to the
 * image model is counted; if the model fails, the dish is drawn in another variant.
 */
export async function generateImage(
  tools: Tools,
  member: Member,
  { recipeName, ingredients, recipeId }: Body,
): Promise<ResponseOf<typeof pictures.generate>> {
  const { db, assistant, rateLimits } = tools;
  const { userId, kitchenId } = member;
  const subject = subjectOf(recipeId);
  if ('recipeId' in subject && !(await lockRecipe(db, kitchenId, subject.recipeId))) throw noRecipe();
  const before = await findUseOf(db, kitchenId, subject);
  const variant = recipeId === undefined ? tools.randomSeed() % VARIANTS : (before?.variant ?? 0) + 1;
  const limit = assistant?.drawPicture ? 'assistantByUser' : 'drawingByUser';
  await rateLimits.consume(limit, String(userId));
  const dish = { name: recipeName, ingredients };
  const { picture, madeBy } = await makePicture(
    { userId, dish, variant, ask: assistant?.drawPicture, isRetried: false },
    tools,
  );
  const made = { dish, variant, picture: { hash: picture.hash, madeBy } };
  await db.transaction(async (tx) => {
    await storePicture(tx, kitchenId, picture);
    if (await replacePicture(tx, kitchenId, subject, made)) return;
    if ('recipeId' in subject && !(await lockRecipe(tx, kitchenId, subject.recipeId))) throw noRecipe();
    await insertUse(tx, member, subject, made);
  });
  return { imageUrl: pictureAddress(picture.hash), madeBy };
}
