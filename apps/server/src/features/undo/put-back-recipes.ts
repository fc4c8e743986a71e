import { type KeptRow, putRows } from '#db/removals.ts';
import { listMemberIds } from '#features/kitchens/membership-queries.ts';
import { giveBackPictures, givePicture, listUnpictured } from '#features/pictures/recipe-picture-queries.ts';
import type { Undoing } from './undoing.ts';

/** Puts recipes back under their ids, with their pictures. */
export async function putBackRecipes({ tx, jobs, member }: Undoing, rows: readonly KeptRow[]): Promise<void> {
  const { kitchenId } = member;
  await putRows(tx, member, 'recipes', rows);
  const ids = rows.map(({ id }) => Number(id));
  await giveBackPictures(tx, kitchenId, ids);
  for (const { id, name, ingredients, externalId } of await listUnpictured(tx, ids.length, {
    kitchenId,
    ids,
  }))
    await givePicture(tx, jobs, { member, id, recipe: { name, ingredients, externalId } });
}

/** Marks recipes as favourites again, of those who are still in the kitchen. */
export async function putBackFavorites({ tx, member }: Undoing, rows: readonly KeptRow[]): Promise<void> {
  const members = new Set<unknown>(await listMemberIds(tx, member.kitchenId));
  const own = rows.filter(({ user_id }) => members.has(user_id));
  await putRows(tx, member, 'recipeFavorites', own);
}
