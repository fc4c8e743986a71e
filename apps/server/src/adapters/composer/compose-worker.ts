import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { readTypedMeal as readMeal } from '@game-plan/domain/meals/typed/typed-meal';
import { type FillRequest, fillWeek as fill } from '@game-plan/domain/plan/fill-week';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { RecipeNutrition } from '@game-plan/domain/recipes/nutrition/recipe-nutrition';
import { composeUnseen as compose } from '@game-plan/domain/recipes/offered/compose-unseen';
import type { IdeaHistory } from '@game-plan/domain/recipes/offered/idea-history';
import { labelRecipe as label, type UnlabelledRecipe } from '@game-plan/domain/recipes/own/label-recipe';
import { readOwnRecipe as readTyped } from '@game-plan/domain/recipes/own/read-own-recipe';
import { readRecipePage as readPage } from '@game-plan/domain/recipes/page/read-recipe-page';
import { readRecipeText as readText } from '@game-plan/domain/recipes/pasted/read-recipe-text';
import { whatWouldHelp as findHelp } from '@game-plan/domain/recipes/what-would-help';
import { readAllergies as readTexts } from '@game-plan/domain/safety/allergy/parse-allergy-text';
import { readShoppingList as readList } from '@game-plan/domain/shopping/pasted/split-list';
import {
  pricedThings as readPrices,
  readStoredThings as readStored,
} from '@game-plan/domain/shopping/stored/stored-things';
import { scaleSteps as scale } from '@game-plan/domain/units/scaling/scale-steps';

/** The functions that the worker threads of `createComposer` run, by name. */
export const composeUnseen = ([wishes, history]: [ComposeRequest, IdeaHistory | undefined]) =>
  compose(wishes, history);
export const whatWouldHelp = ([request]: [ComposeRequest]) => findHelp(request);
export const fillWeek = ([request]: [FillRequest]) => fill(request);
export const readRecipeText = ([text]: [string]) => readText(text);
export const readRecipePage = ([html]: [string]) => readPage(html);
export const readTypedMeal = ([text]: [string]) => readMeal(text);
export const readShoppingList = ([text]: [string]) => readList(text);
export const scaleSteps = (recipe: Parameters<typeof scale>) => scale(...recipe);
export const readAllergies = ([texts]: [readonly string[]]) => readTexts(texts);
export const readStoredThings = ([text, today]: [string, CalendarDay]) => readStored(text, today);
export const pricedThings = ([text]: [string]) => readPrices(text);
export const readOwnRecipe = (typed: Parameters<typeof readTyped>) => readTyped(...typed);
export const labelRecipe = ([recipe, nutrition]: [UnlabelledRecipe, RecipeNutrition]) =>
  label(recipe, nutrition);
