import { dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { type RecipeNutrition, recipeNutrition } from '../recipe-nutrition.ts';
import { findRole } from '../roles/find-role.ts';
import { LEAST_CALORIES, MOST_CALORIES } from '../serving-bounds.ts';
import { cleanStep, cleanWords } from './clean-words.ts';
import { asksForTooLittle, coreTemperature, withCoreTemperature } from './core-temperature.ts';
import { findMention } from './find-mention.ts';
import { cuisineOf, difficultyOf, minutesOf, servingsOf } from './idea-facts.ts';
import type { IdeaRules } from './idea-rules.ts';
import { allergensOfLines, dietsOfLines } from './idea-tags.ts';
import type { ProposedIdea } from './proposed-idea.ts';
import { reasonForIdea } from './reason-for-idea.ts';
import { isWater, withWater } from './tap-water.ts';
import { type Rejection, reject, rejectAsForbidden, type ValidIdea } from './valid-idea.ts';
import { type ValidLine, validateLine } from './validate-line.ts';

const NAME_MAX = 80;
const DESCRIPTION_MAX = 200;
const STEP_MAX = 500;
const STEPS_MAX = 20;
const LINES_MIN = 2;
const LINES_MAX = 25;
const LETTER = /\p{L}{2}/u;

/** Of what is not a spice, the part that should be in the kitchen: what the composer settles for, too. */
const LEAST_MATCH = 0.4;

type Validation = { readonly recipe: ValidIdea } | { readonly rejection: Rejection };

/**
 * Checks that a model's idea is safe for the eater, has sensible amounts and uses this kitchen. Returns it as a recipe, or
 * why it is rejected. Only names, amounts and steps are taken from the idea: availability, nutrition, allergens and diets
 * are computed here.
 */
export function validateIdea(idea: ProposedIdea, rules: IdeaRules): Validation {
  const servings = servingsOf(idea.servings);
  const checked = idea.ingredients
    .slice(0, LINES_MAX + 1)
    .filter((line) => !isWater(line))
    .map((line) => validateLine(line, servings, rules));
  const refused = checked.flatMap((line) => ('rejection' in line ? [line.rejection] : []));
  const worst = refused.find(({ isForbidden }) => isForbidden) ?? refused[0];
  if (worst) return { rejection: worst };
  const lines = checked.flatMap((line) => ('line' in line ? [line] : []));

  const name = cleanWords(idea.name, NAME_MAX);
  const description = cleanWords(idea.description, DESCRIPTION_MAX);
  const written = idea.steps.map((step) => cleanStep(step, STEP_MAX)).filter((step) => LETTER.test(step));
  const steps = withWater(written, idea.ingredients);
  const shape = shapeProblem(name, lines, steps);
  if (shape) return reject(shape);
  const mentioned = findMentionIn([name, description, ...steps], lines, rules);
  if (mentioned !== undefined) {
    return rejectAsForbidden(`"${mentioned}" speaks of something against the allergies, diets or dislikes`);
  }
  const unfit = rules.eater.diets.find((diet) => !dishFitsDiet(diet, name));
  if (unfit !== undefined) return rejectAsForbidden(`a dish of this name does not fit the diet ${unfit}`);
  if (!usesKitchen(lines)) return reject('it uses too little of what is in the kitchen');

  const shown = lines.map(({ line }) => line);
  const nutrition = recipeNutrition(shown, servings);
  const figures = rejectFigures(nutrition, rules);
  if (figures) return { rejection: figures };
  const core = coreTemperature(shown.map((line) => line.name));
  if (core && asksForTooLittle(steps, core)) {
    return reject(`"${core.food}" must reach ${core.celsius} °C inside`);
  }
  return {
    recipe: {
      name,
      description,
      reason: reasonForIdea(shown, nutrition, rules),
      cuisine: cuisineOf(idea.cuisine),
      difficulty: difficultyOf(idea.difficulty),
      prepTime: minutesOf(idea.prepMinutes, 'prep'),
      cookTime: minutesOf(idea.cookMinutes, 'cook'),
      servings,
      ingredients: shown,
      instructions: core ? withCoreTemperature(steps, core) : steps,
      nutrition,
      allergens: allergensOfLines(lines),
      dietaryTags: dietsOfLines(name, lines, nutrition),
    },
  };
}

function shapeProblem(
  name: string,
  lines: readonly ValidLine[],
  steps: readonly string[],
): string | undefined {
  if (!LETTER.test(name)) return 'it has no name';
  if (lines.length < LINES_MIN) return 'it has too few ingredients';
  if (lines.length > LINES_MAX) return `it has more than ${LINES_MAX} ingredients`;
  if (steps.length === 0) return 'it has no steps';
  if (steps.length > STEPS_MAX) return `it has more than ${STEPS_MAX} steps`;
  return undefined;
}

function findMentionIn(
  texts: readonly string[],
  lines: readonly ValidLine[],
  { eater }: IdeaRules,
): string | undefined {
  const names = lines.map(({ line }) => line.name);
  for (const text of texts) {
    const mention = findMention(text, names, eater);
    if (mention !== undefined) return cleanWords(mention, NAME_MAX);
  }
  return undefined;
}

function usesKitchen(lines: readonly ValidLine[]): boolean {
  const main = lines.filter(({ line }) => findRole(line.name)?.role !== 'spice');
  const kept = main.filter(({ line }) => line.available).length;
  return kept > 0 && kept / main.length >= LEAST_MATCH;
}

/** What is wrong with a serving; too little known of it is wrong only for diets that are about amounts. */
function rejectFigures(nutrition: RecipeNutrition, { eater }: IdeaRules): Rejection | undefined {
  const { calories, protein, carbs, fat, isPartial } = nutrition;
  if (calories !== null && (calories > MOST_CALORIES || (!isPartial && calories < LEAST_CALORIES))) {
    return reject(`one serving has ${calories} kcal, which is no meal`).rejection;
  }
  const isKnown = calories !== null && protein !== null && carbs !== null && fat !== null;
  const broken = eater.diets.find((diet) =>
    isKnown
      ? !servingFitsDiet(diet, { calories, protein, carbs, fat })
      : !servingFitsDiet(diet, UNKNOWN_SERVING),
  );
  return broken && rejectAsForbidden(`one serving does not fit the diet ${broken}`).rejection;
}

/** Fits no diet that is about amounts. */
const UNKNOWN_SERVING = { calories: 0, protein: 0, carbs: Infinity, fat: 0 };
