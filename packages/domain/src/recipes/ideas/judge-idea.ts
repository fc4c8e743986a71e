import { dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { type RecipeNutrition, recipeNutrition } from '../recipe-nutrition.ts';
import { findRole } from '../roles/find-role.ts';
import { LEAST_CALORIES, MOST_CALORIES } from '../serving-bounds.ts';
import { cleanStep, cleanWords } from './clean-words.ts';
import { asksForTooLittle, coreTemperature, withCoreTemperature } from './core-temperature.ts';
import { findMention } from './find-mention.ts';
import { cuisineOf, difficultyOf, minutesOf, servingsOf } from './idea-facts.ts';
import { allergensOfLines, dietsOfLines } from './idea-tags.ts';
import { type JudgedLine, judgeLine } from './judge-lines.ts';
import { type Fault, fault, forbidden, type JudgedIdea } from './judged-idea.ts';
import type { JudgingTable } from './judging-table.ts';
import type { ProposedIdea } from './proposed-idea.ts';
import { reasonForIdea } from './reason-for-idea.ts';
import { isWater, withWater } from './tap-water.ts';

const NAME_MAX = 80;
const DESCRIPTION_MAX = 200;
const STEP_MAX = 500;
const STEPS_MAX = 20;
const LINES_MIN = 2;
const LINES_MAX = 25;
const LETTER = /\p{L}{2}/u;

/** Of what is not a spice, the part that should be in the kitchen: what the composer settles for, too. */
const LEAST_MATCH = 0.4;

type Verdict = { readonly recipe: JudgedIdea } | { readonly fault: Fault };

/**
 * Whether someone else's idea is safe, sane and for this kitchen, and the recipe that it then is. Of the idea's own
 * word only names, amounts and steps are taken; what is available, its figures and its labels are worked out here.
 */
export function judgeIdea(idea: ProposedIdea, table: JudgingTable): Verdict {
  const servings = servingsOf(idea.servings);
  const judged = idea.ingredients
    .slice(0, LINES_MAX + 1)
    .filter((line) => !isWater(line))
    .map((line) => judgeLine(line, servings, table));
  const refused = judged.flatMap((line) => ('fault' in line ? [line.fault] : []));
  const worst = refused.find(({ isForbidden }) => isForbidden) ?? refused[0];
  if (worst) return { fault: worst };
  const lines = judged.flatMap((line) => ('line' in line ? [line] : []));

  const name = cleanWords(idea.name, NAME_MAX);
  const description = cleanWords(idea.description, DESCRIPTION_MAX);
  const written = idea.steps.map((step) => cleanStep(step, STEP_MAX)).filter((step) => LETTER.test(step));
  const steps = withWater(written, idea.ingredients);
  const shape = faultOfShape(name, lines, steps);
  if (shape) return fault(shape);
  const mentioned = findMentionIn([name, description, ...steps], lines, table);
  if (mentioned !== undefined) {
    return forbidden(`"${mentioned}" speaks of something against the allergies, diets or dislikes`);
  }
  const unfit = table.eater.diets.find((diet) => !dishFitsDiet(diet, name));
  if (unfit !== undefined) return forbidden(`a dish of this name does not fit the diet ${unfit}`);
  if (!usesKitchen(lines)) return fault('it uses too little of what is in the kitchen');

  const shown = lines.map(({ line }) => line);
  const nutrition = recipeNutrition(shown, servings);
  const figures = faultOfFigures(nutrition, table);
  if (figures) return { fault: figures };
  const core = coreTemperature(shown.map((line) => line.name));
  if (core && asksForTooLittle(steps, core)) {
    return fault(`"${core.food}" must reach ${core.celsius} °C inside`);
  }
  return {
    recipe: {
      name,
      description,
      reason: reasonForIdea(shown, nutrition, table),
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

function faultOfShape(
  name: string,
  lines: readonly JudgedLine[],
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
  lines: readonly JudgedLine[],
  { eater }: JudgingTable,
): string | undefined {
  const names = lines.map(({ line }) => line.name);
  for (const text of texts) {
    const mention = findMention(text, names, eater);
    if (mention !== undefined) return cleanWords(mention, NAME_MAX);
  }
  return undefined;
}

function usesKitchen(lines: readonly JudgedLine[]): boolean {
  const main = lines.filter(({ line }) => findRole(line.name)?.role !== 'spice');
  const kept = main.filter(({ line }) => line.available).length;
  return kept > 0 && kept / main.length >= LEAST_MATCH;
}

/** What is wrong with a serving; too little known of it is wrong only for diets that are about amounts. */
function faultOfFigures(nutrition: RecipeNutrition, { eater }: JudgingTable): Fault | undefined {
  const { calories, protein, carbs, fat, isPartial } = nutrition;
  if (calories !== null && (calories > MOST_CALORIES || (!isPartial && calories < LEAST_CALORIES))) {
    return fault(`one serving has ${calories} kcal, which is no meal`).fault;
  }
  const isKnown = calories !== null && protein !== null && carbs !== null && fat !== null;
  const broken = eater.diets.find((diet) =>
    isKnown
      ? !servingFitsDiet(diet, { calories, protein, carbs, fat })
      : !servingFitsDiet(diet, UNKNOWN_SERVING),
  );
  return broken && forbidden(`one serving does not fit the diet ${broken}`).fault;
}

/** Fits no diet that is about amounts. */
const UNKNOWN_SERVING = { calories: 0, protein: 0, carbs: Infinity, fat: 0 };
