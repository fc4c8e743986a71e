import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { type RecipeLine, recipes, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { isJsonLike } from '@game-plan/domain/recipes/pasted/forgiving-json';
import { scaleLines } from '@game-plan/domain/recipes/scale-lines';
import { writeLines } from '@game-plan/domain/recipes/write-lines';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { isNotModified } from '#http/etag.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { inPages } from '#http/lists/list-pages.ts';
import { routeList } from '#http/lists/route-list.ts';
import { route } from '#http/route.ts';
import { changeRecipe } from './change-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import { readKitchen } from './library-queries.ts';
import { previewRecipe } from './own/preview-recipe.ts';
import { answerOf, isEmpty, readPage } from './own/read-page.ts';
import { listVersions } from './own/recipe-version-queries.ts';
import { rewriteRecipe, writeRecipe } from './own/write-recipe.ts';
import { pageCards } from './page-cards.ts';
import { planProposals } from './plan-proposals.ts';
import { readLibrary } from './read-library.ts';
import { findRecipe, listRecipes } from './recipe-queries.ts';
import { removeRecipes } from './remove-recipe.ts';
import { saveRecipe } from './save-recipe.ts';
import { takeInventory } from './take-inventory.ts';

const NO_RECIPE_IN_FILE =
  'There is no recipe in this file that can be read. Please paste the text of the recipe instead, as you see it on its page.';

interface Reading {
  readonly actor: Member;
  readonly query?: { readonly today?: CalendarDay | undefined };
}

export function recipeRoutes(app: FastifyInstance, deps: Deps): void {
  const { composer, db, now, concurrency } = deps;
  const reader = ({ actor, query }: Reading) => ({
    member: actor,
    today: query?.today ?? localCalendarDay(now()),
  });

  routeList(app, recipes.list, deps, async (call) => {
    const { member, today } = reader(call);
    const { favorites, search } = call.query;
    const { version, kitchen } = await readLibrary(db, member, today);
    if (isNotModified(call, version)) return undefined;
    const filter = { favoritesOnly: favorites === 'true', search };
    const { decide } = await takeInventory(member.userId, kitchen);
    return inPages<SavedRecipe>(async (after, limit) =>
      mapYielding(member.userId, await listRecipes(db, member, { ...filter, after, limit }), (recipe) =>
        writeLines(decide(recipe)),
      ),
    );
  });

  route(app, recipes.cards, async (call) => {
    const { member, today } = reader(call);
    const library = await readLibrary(db, member, today);
    if (isNotModified(call, library.version)) return undefined;
    return pageCards(db, { member, library, today, query: call.query });
  });

  route(app, recipes.read, async (call) => {
    const recipe = await findRecipe(db, call.actor, call.params.id);
    return describeRecipe(deps, reader(call), recipe);
  });

  route(app, recipes.scale, async (call) => {
    const { member, today } = reader(call);
    const { to: servings, units: system, ...recipe } = call.body;
    const inventory = await takeInventory(member.userId, await readKitchen(db, member.kitchenId, today));
    const decide = (ingredients: readonly RecipeLine[]) => inventory.decide({ ingredients }).ingredients;
    // Long steps would hold up the thread that answers.
    const { instructions, ingredients, servings: own } = recipe;
    const steps = await concurrency.ideas.run(member.userId, () =>
      composer.scaleSteps(instructions, ingredients, own, servings, system),
    );
    return { ...scaleLines(recipe, { servings, system, decide }), steps: [...steps] };
  });

  route(app, plan.createSeveral, ({ actor, body }) => planProposals(deps, actor, body.entries));

  route(app, recipes.create, async ({ actor, body }) => {
    const recipe = await saveRecipe(deps, actor, body);
    return describeRecipe(deps, reader({ actor }), recipe);
  });

  route(app, recipes.update, async ({ actor, params, body }) => {
    const recipe = await changeRecipe(db, actor, params.id, body);
    return describeRecipe(deps, reader({ actor }), recipe);
  });

  route(app, ownRecipes.readText, async ({ actor, body }) => {
    const read = await concurrency.ideas.run(actor.userId, () => composer.readRecipeText(body.text));
    if (isJsonLike(body.text) && isEmpty(read)) throw new AppError('bad_request', NO_RECIPE_IN_FILE);
    return answerOf(read);
  });

  route(app, ownRecipes.readPage, ({ actor, body }) => readPage(deps, actor, body.url));

  route(app, ownRecipes.preview, ({ actor, body }) => previewRecipe(deps, actor, body));

  route(app, ownRecipes.create, async ({ actor, body }) => {
    const recipe = await writeRecipe(deps, actor, body);
    return describeRecipe(deps, reader({ actor }), recipe);
  });

  route(app, ownRecipes.versions, async ({ actor, params: { id } }) => {
    if (!(await findRecipe(db, actor, id))) throw notFound('This recipe');
    return listVersions(db, actor.kitchenId, id);
  });
  route(app, ownRecipes.update, async ({ actor, params, body }) => {
    const recipe = await rewriteRecipe(deps, actor, params.id, body);
    return describeRecipe(deps, reader({ actor }), recipe);
  });

  route(app, recipes.remove, async ({ actor, params }) => ({
    undoId: await removeRecipes(db, actor, [params.id]),
  }));

  route(app, recipes.removeSeveral, async ({ actor, body }) => ({
    undoId: await removeRecipes(db, actor, body.ids),
  }));
}
