import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { planEntries } from '#db/schema/kitchen/plan-entries.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { pushSubscriptions } from '#db/schema/people/reminders.ts';
import { users } from '#db/schema/people/users.ts';
import { kitchenOf, userIdOf } from './fill-owned-rows.ts';

export const listSubscriptions = (db: Database) => db.select().from(pushSubscriptions);

/** Changes an account past all rules. */
export async function changeAccount(
  db: Database,
  username: string,
  change: Partial<Pick<typeof users.$inferInsert, 'isEmailConfirmed' | 'isActive'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.username, username));
}

/** Dates a food that was just added by the clock of the test: the database has one of its own. */
export async function dateFood(db: Database, id: number, addedAt: Date): Promise<void> {
  await db.update(ingredients).set({ addedAt }).where(eq(ingredients.id, id));
}

/** Gives a person's kitchen 500 g of a food, and plans a dinner of chicken breast. */
export async function planChicken(
  db: Database,
  username: string,
  { day, ...food }: { day: string } & Pick<typeof ingredients.$inferInsert, 'name' | 'category'>,
): Promise<void> {
  const userId = await userIdOf(db, username);
  const shared = { kitchenId: await kitchenOf(db, userId), addedBy: userId };
  await db.insert(ingredients).values({ ...shared, ...food, quantity: '500', unit: 'g' });
  const lines = [{ name: 'Chicken breast', amount: '300', unit: 'g', available: true }];
  const [recipe] = await db
    .insert(recipes)
    .values({ ...shared, name: 'Chicken', servings: 2, instructions: ['Fry'], ingredients: lines })
    .returning();
  const entry = { day, slot: 'dinner', name: 'Chicken', servings: 2, recipeId: recipe?.id ?? 0 } as const;
  await db.insert(planEntries).values({ ...shared, ...entry });
}
