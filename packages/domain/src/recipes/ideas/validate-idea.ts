import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { daysBetween } from '../../calendar-day.ts';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../eater.ts';
import { EXPIRING_LOOKAHEAD_DAYS } from '../../expiry.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { isOneOf } from '../../foods/phrases-in.ts';
import { canReplace } from '../../foods/substitutes/substitutes.ts';
import { CUISINES, type Cuisine } from '../../ingredient.ts';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { breaksDiet, dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { isKnownFood } from '../../safety/known-food.ts';
import { neverEaten } from '../../safety/never-eaten.ts';
import { keptDiets, mixesForbidden } from '../../safety/suits-eater.ts';
import { formatAmount } from '../../units/amount.ts';
import { readMeasure } from '../../units/measure.ts';
import { giveReason } from '../compose/give-reason.ts';
import { formatDaysLeft } from '../compose/urgency.ts';
import type { Difficulty, RecipeLine, StockItem } from '../composed-recipe.ts';
import { type RecipeNutrition, recipeNutrition } from '../nutrition/recipe-nutrition.ts';
import { findRole } from '../roles/find-role.ts';
import { LEAST_CALORIES, MOST_CALORIES } from '../serving-bounds.ts';
import { cleanStep, cleanWords } from './clean-words.ts';
import { asksForTooLowTemperature, coreTemperature, withCoreTemperature } from './core-temperature.ts';
import { findMention } from './find-mention.ts';
import type { IdeaRules } from './idea-rules.ts';
import type { ProposedIdea, ProposedLine } from './proposed-idea.ts';
import { type Rejection, reject, rejectAsForbidden, type ValidIdea } from './valid-idea.ts';
import { type ValidLine, validateLine } from './validate-line.ts';

const NAME_MAX = 80;
const DESCRIPTION_MAX = 200;
const STEP_MAX = 500;
const STEPS_MAX = 20;
const LINES_MIN = 2;
const LINES_MAX = 25;
const LETTER = /\p{L}{2}/u;

/** The minimum share of the ingredients, without spices, that must be in stock. The composer requires the same. */
const LEAST_MATCH = 0.4;

type Validation = { readonly recipe: ValidIdea } | { readonly rejection: Rejection };

/**
 * Checks that a model's idea is safe for the eater, has sensible amounts and uses the stock. Returns it as a recipe, or
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
  const deadly = neverEaten(
    lines.map(({ line }) => line.name),
    [name, description, ...steps],
  );
  if (deadly !== undefined) return reject(`"${deadly}" must never be eaten`);
  const mentioned = findMentionIn([name, description, ...steps], lines, rules);
  if (mentioned !== undefined) {
    return rejectAsForbidden(`"${mentioned}" speaks of something against the allergies, diets or dislikes`);
  }
  const unfit = keptDiets(rules.eater).find((diet) => !dishFitsDiet(diet, name));
  if (unfit !== undefined) return rejectAsForbidden(`a dish of this name does not fit the diet ${unfit}`);
  if (
    mixesForbidden(
      lines.map(({ line }) => line.name),
      rules.eater,
    )
  ) {
    return rejectAsForbidden('it has meat and milk in one dish, which is not kosher');
  }
  if (!usesStock(lines)) return reject('it uses too little of what is in the kitchen');

  const shown = lines.map(({ line }) => line);
  const nutrition = recipeNutrition(shown, servings);
  const figures = rejectFigures(nutrition, rules);
  if (figures) return { rejection: figures };
  const core = coreTemperature(shown.map((line) => line.name));
  if (core && asksForTooLowTemperature(steps, core)) {
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

function usesStock(lines: readonly ValidLine[]): boolean {
  const main = lines.filter(({ line }) => findRole(line.name)?.role !== 'spice');
  const kept = main.filter(({ line }) => line.available).length;
  return kept > 0 && kept / main.length >= LEAST_MATCH;
}

/** Checks the figures of a serving. Unknown figures are rejected only for diets that limit amounts. */
function rejectFigures(nutrition: RecipeNutrition, { eater }: IdeaRules): Rejection | undefined {
  const { calories, isPartial } = nutrition;
  if (calories !== null && (calories > MOST_CALORIES || (!isPartial && calories < LEAST_CALORIES))) {
    return reject(`one serving has ${calories} kcal, which is no meal`).rejection;
  }
  const broken = keptDiets(eater).find((diet) => !servingFitsDiet(diet, nutrition));
  return broken && rejectAsForbidden(`one serving does not fit the diet ${broken}`).rejection;
}

const isNamedWater = isOneOf(words.water);

/** Whether it is water. Water comes from the tap, so it is never missing, and it gets no line. */
function isWater({ name }: ProposedLine): boolean {
  return isNamedWater(foodNameKey(name));
}

/** Adds the amount of water, which has no line, to the steps unless they already state it. */
function withWater(steps: readonly string[], lines: readonly ProposedLine[]): readonly string[] {
  if (steps.some((step) => /\d[^.]*\bwater\b/i.test(step))) return steps;
  const [measure] = lines.filter(isWater).flatMap((line) => readMeasure(line) ?? []);
  if (!measure || measure.amount === null) return steps;
  return [`Have ${formatAmount(measure.amount)} ${measure.unit} of water ready.`, ...steps];
}

/** The listed allergens of the lines. */
function allergensOfLines(lines: readonly ValidLine[]): Allergen[] {
  const carried = new Set(lines.flatMap(({ line }) => [...allergensOf(line.name)]));
  return ALLERGENS.filter((allergen) => carried.has(allergen));
}

/** The listed diets that every line and the serving fit; none if a food or a figure is unknown. */
function dietsOfLines(name: string, lines: readonly ValidLine[], nutrition: RecipeNutrition): Diet[] {
  const foods = lines.flatMap((line) => line.foods ?? []);
  if (lines.some((line) => line.foods === undefined)) return [];
  if (!foods.every(({ name }) => isKnownFood(name))) return [];
  if (FIGURES.some((figure) => nutrition[figure] === null)) return [];
  return DIETS.filter(
    (diet) =>
      dishFitsDiet(diet, name) &&
      servingFitsDiet(diet, nutrition) &&
      foods.every(({ name, category }) => !breaksDiet(name, category, diet)),
  );
}

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

const SERVINGS_MAX = 12;
const USUAL_SERVINGS = 2;

/** In minutes; a longer time is a mistake, because even a slow cooker takes half a day at most. */
const MINUTES_MAX = { prep: 240, cook: 720 } as const;

const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** The servings as a whole number that is plausible for a household. */
function servingsOf(value: number | null): number {
  if (value === null || !Number.isFinite(value) || value < 1) return USUAL_SERVINGS;
  return Math.min(SERVINGS_MAX, Math.round(value));
}

/** Whole minutes, limited to plausible cooking times; null if it is not a time. */
function minutesOf(value: number | null, kind: keyof typeof MINUTES_MAX): number | null {
  if (value === null || !Number.isFinite(value) || value < 0) return null;
  return Math.min(MINUTES_MAX[kind], Math.round(value));
}

/** The listed cuisine of that name, if it is one. */
function cuisineOf(word: string): Cuisine | null {
  return oneOf(CUISINES, word);
}

/** The listed difficulty of that name, if it is one. */
function difficultyOf(word: string): Difficulty | null {
  return oneOf(DIFFICULTIES, word);
}

function oneOf<Word extends string>(words: readonly Word[], word: string): Word | null {
  const wanted = word.trim().toLowerCase();
  return words.find((known) => known.toLowerCase() === wanted) ?? null;
}

/** Why to cook this idea now, in the composer's words. */
function reasonForIdea(
  lines: readonly RecipeLine[],
  { calories, protein, carbs, fat, isPartial }: RecipeNutrition,
  rules: IdeaRules,
): string | null {
  const isKnown = calories !== null && protein !== null && carbs !== null && fat !== null;
  return giveReason({
    expiry: expiryIn(lines, rules),
    nutrition: isKnown ? { calories, protein, carbs, fat, isPartial } : undefined,
    goals: rules.goals,
    used: lines.filter(({ available }) => available).length,
    missing: lines.filter(({ available }) => !available).map(({ name }) => name.toLowerCase()),
  });
}

function expiryIn(lines: readonly RecipeLine[], { shelf, today }: IdeaRules) {
  const names = lines.filter(({ amount }) => amount !== 'to taste').map(({ name }) => name);
  let soonest: { readonly item: StockItem; readonly days: number } | undefined;
  for (const item of shelf) {
    const days = item.expiryDate === null ? Infinity : daysBetween(today, item.expiryDate);
    if (days > EXPIRING_LOOKAHEAD_DAYS || days >= (soonest?.days ?? Infinity)) continue;
    if (names.some((name) => canReplace(item.name, name))) soonest = { item, days };
  }
  if (!soonest) return undefined;
  const { item, days } = soonest;
  const name = item.name.trim().toLowerCase();
  const verb = findRole(name)?.isCounted && name.endsWith('s') ? 'expire' : 'expires';
  return { text: `Uses the ${name} that ${verb} ${formatDaysLeft(days)}`, days };
}

const TOLD_NAME_MAX = 60;

interface NamedRejection extends Rejection {
  /** The idea's own name, cleaned. */
  readonly name: string;
}

interface ValidatedIdeas {
  readonly recipes: readonly ValidIdea[];
  readonly rejections: readonly NamedRejection[];
}

/** Validates ideas one by one. A dish in `taken`, or one that came earlier, is left out without a rejection. */
export function validateIdeas(
  ideas: readonly ProposedIdea[],
  rules: IdeaRules,
  taken: readonly ValidIdea[] = [],
): ValidatedIdeas {
  const recipes: ValidIdea[] = [];
  const rejections: NamedRejection[] = [];
  for (const idea of ideas) {
    const validation = validateIdea(idea, rules);
    if ('rejection' in validation)
      rejections.push({ name: cleanWords(idea.name, TOLD_NAME_MAX), ...validation.rejection });
    else if (![...taken, ...recipes].some((other) => isSameDish(other, validation.recipe))) {
      recipes.push(validation.recipe);
    }
  }
  return { recipes, rejections };
}

/** Whether both have the same name, or the same foods under another name. */
function isSameDish(one: ValidIdea, other: ValidIdea): boolean {
  return foodNameKey(one.name) === foodNameKey(other.name) || foodsOf(one) === foodsOf(other);
}

function foodsOf({ ingredients }: ValidIdea): string {
  return [...new Set(ingredients.map(({ name }) => foodNameKey(name)))].sort().join(';');
}
