import { recipes } from '@game-plan/contracts/recipes';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { insertRecipe, listRecipes, setFavorite } from './recipe-queries.ts';
import { removeRecipe } from './remove-recipe.ts';
import { suggestRecipes } from './suggest-recipes.ts';

export function recipeRoutes(app: FastifyInstance, { db, now, randomSeed }: Deps): void {
  route(app, recipes.list, ({ actor, query }) =>
    listRecipes(db, actor.userId, { favoritesOnly: query.favorites === 'true', search: query.search }),
  );

  route(app, recipes.generate, ({ actor, query }) =>
    suggestRecipes(db, {
      userId: actor.userId,
      today: query.today ?? localCalendarDay(now()),
      seed: randomSeed(),
    }),
  );

  route(app, recipes.create, ({ actor, body }) => insertRecipe(db, actor.userId, body));

  route(app, recipes.update, async ({ actor, params, body }) => {
    const recipe = await setFavorite(db, actor.userId, params.id, body.isFavorite);
    if (!recipe) throw notFound('This recipe');
    return recipe;
  });

  route(app, recipes.remove, async ({ actor, params }) => {
    await removeRecipe(db, actor.userId, params.id);
    return undefined;
  });
}
