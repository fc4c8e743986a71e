import type { SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import { createInventory } from '@game-plan/domain/recipes/availability';
import type { ComposedRecipe, ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { ValidIdea } from '@game-plan/domain/recipes/ideas/valid-idea';
import { recipeContents } from '@game-plan/domain/recipes/nutrition/recipe-contents';
import { withShownIdeas } from '@game-plan/domain/recipes/offered/idea-history';
import { writeLines } from '@game-plan/domain/recipes/write-lines';
import { illnessesIn, textOnlyWords } from '@game-plan/domain/safety/allergy/allergens';
import { withoutRepeats } from '@game-plan/domain/safety/allergy/word-list';
import type { FastifyBaseLogger } from 'fastify';
import { AssistantError, type AssistantFailure } from '#adapters/assistant/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { hasClientDisconnected } from '#http/client-abort-signal.ts';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { limitedComposer } from './compose-ideas.ts';
import { changeIdeaHistory, findIdeaHistory } from './idea-history-queries.ts';
import { askForIdeas, ENOUGH_IDEAS, type Ideas } from './model/ask-for-ideas.ts';
import { IDEAS_WANTED } from './model/idea-question.ts';
import { type IdeaRequester, readWishes } from './read-wishes.ts';
import { readIdeaRules } from './usable-stock.ts';

interface Request extends IdeaRequester {
  /** From `clientAbortSignal`: after a disconnect no ideas are composed, and the answer is empty. */
  readonly signal: AbortSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The model's ideas, and why the composer has to help; null if it does not. */
interface Given {
  readonly recipes: Ideas['recipes'];
  readonly notice: string | null;
}
const NOTHING: Given = { recipes: [], notice: null };

/**
 * Recipe ideas from the person's kitchen that respect allergies, diets and dislikes of all who eat. If there is a
 * model, its ideas come first; the built-in composer completes or replaces them and says why. Each call gives new ideas
 * until all were given. No database connection is held while the model runs.
 */
export async function suggestRecipes(
  deps: Pick<Deps, 'assistant' | 'composer' | 'db' | 'now' | 'rateLimits' | 'sessionSecret' | 'concurrency'>,
  request: Request,
): Promise<SuggestedRecipe[]> {
  const {
    request: wishes,
    isNever,
    ownWords,
    illnesses,
    eaters,
  } = await readWishes(deps.db, request, deps.sessionSecret);
  const { recipes, notice } = await askModel(deps, request, wishes, isNever);
  if (hasClientDisconnected(request.signal)) return [];
  const matchedByName = textOnlyWords(ownWords);
  const notMadeFor = withoutRepeats([...illnessesIn(ownWords), ...illnesses]);
  const composed = isEnough(recipes) ? [] : await composeBeside(deps, request, wishes, recipes, notice);
  const ideas = [...(await decide(request.userId, wishes, recipes.map(fromModel))), ...composed];
  return ideas.map((idea, index) => ({
    ...writeLines(idea),
    contents: recipeContents(idea.ingredients, idea.servings),
    id: `suggestion-${request.seed}-${index}`,
    ...(matchedByName.length > 0 && { matchedByName }),
    ...(notMadeFor.length > 0 && { notMadeFor }),
    ...(eaters && { eaters }),
  }));
}

/**
 * Adds to each of the model's ideas which lines the kitchen has, by the same rules as for saved recipes and composed
 * ideas.
 */
async function decide(
  userId: number,
  { stock: items, atHome = USUAL_AT_HOME }: ComposeRequest,
  ideas: readonly ReturnType<typeof fromModel>[],
) {
  if (ideas.length === 0) return [];
  const inventory = createInventory(atHome);
  await mapYielding(userId, items, inventory.add);
  return ideas.map(inventory.decide);
}

/** Composed ideas that differ from the model's; they are recorded as given. `notice` says why there are any beside a model's. */
async function composeBeside(
  { db, now, ...deps }: Pick<Deps, 'composer' | 'db' | 'now' | 'concurrency'>,
  { userId, log }: Request,
  wishes: ComposeRequest,
  ideas: Ideas['recipes'],
  notice: string | null,
) {
  const names = new Set(ideas.map(({ name }) => name.toLowerCase()));
  const history = await findIdeaHistory(db, userId);
  const composer = limitedComposer(deps, userId);
  const { recipes, turn, kitchen, unread } = await composer.composeUnseen(wishes, history);
  if (unread.length > 0) log.warn({ items: unread.length }, 'Ingredients could not be read for ideas');
  const others = recipes.filter(({ name }) => !names.has(name.toLowerCase()));
  const shown = ideas.length === 0 ? others : others.slice(0, IDEAS_WANTED - ideas.length);
  if (shown.length > 0) {
    const given = { ideas: shown, turn };
    await tryToWrite(log, () =>
      changeIdeaHistory(db, userId, history, (current) => withShownIdeas(current, kitchen, given), now()),
    );
  }
  const said = [notice, explainUnread(unread)].filter((text) => text !== null).join(' ') || null;
  return shown.map((recipe) => ({
    ...fromComposer(recipe, said),
    ...(turn !== 'new' && { seenBefore: true }),
  }));
}

const isEnough = (recipes: Ideas['recipes']) => recipes.length >= ENOUGH_IDEAS;

/**
 * Asks the model if there is one, the kitchen is not empty, and the person has requests left. Every failure becomes a
 * notice.
 */
async function askModel(
  { assistant, rateLimits }: Pick<Deps, 'assistant' | 'rateLimits'>,
  { userId, signal, log }: Request,
  wishes: ComposeRequest,
  isNever: (name: string) => boolean,
): Promise<Given> {
  const ask = assistant?.writeText;
  if (!ask) return NOTHING;
  const rules = await readIdeaRules(userId, wishes);
  if (rules.shelf.length === 0) return NOTHING;
  try {
    // What cannot be counted is not asked.
    const count = () => rateLimits.consume('assistantByUser', String(userId)).then(() => true);
    if (!(await tryToWrite(log, count))) return NOTHING;
    const answer = await askForIdeas((question) => ask(question, signal), wishes, rules);
    const { isReadable } = answer;
    const recipes = answer.recipes.filter(({ name }) => !isNever(name));
    return { recipes, notice: isEnough(recipes) ? null : explainTooFew(recipes.length, isReadable) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') {
      return { recipes: [], notice: explainLimit(error.message) };
    }
    if (!(error instanceof AssistantError)) throw error;
    if (error.reason !== 'cancelled') log.warn({ err: error }, 'The model gave no recipe ideas');
    return { recipes: [], notice: explainFailure(error.reason) };
  }
}

type Shown = Omit<SuggestedRecipe, 'id'>;

const NEW = { imageUrl: null, externalId: null, isFavorite: false } as const;

const whole = (figure: number | null) => figure && Math.round(figure);

/** An idea with whole figures, as one that is not saved yet. */
export function shownOf({ nutrition, ...recipe }: Omit<ValidIdea, 'reason'>): Omit<Shown, 'source'> {
  return {
    ...recipe,
    ...NEW,
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.instructions],
    allergens: [...recipe.allergens],
    dietaryTags: [...recipe.dietaryTags],
    calories: whole(nutrition.calories),
    protein: whole(nutrition.protein),
    carbs: whole(nutrition.carbs),
    fat: whole(nutrition.fat),
    caloriesArePartial: nutrition.isPartial,
  };
}

function fromModel({ reason, ...idea }: ValidIdea): Shown {
  return { ...shownOf(idea), reason, source: 'model', notice: null };
}

/** `notice` says why the composer made it although there is a model. */
function fromComposer(
  { key, lead, technique, reason, ...recipe }: ComposedRecipe,
  notice: string | null,
): Shown {
  return { ...shownOf(recipe), reason, source: 'composer', notice, dishKey: key };
}

const REASONS: Readonly<Record<AssistantFailure, string>> = {
  timeout: 'The AI model took too long to answer.',
  refused: 'The AI model refused to answer.',
  rate_limited: 'The AI service has too many requests just now.',
  unreachable: 'The AI service could not be reached.',
  key_rejected:
    'The AI service does not accept the key of this server: an administrator has to check AI_API_KEY.',
  unknown_model: 'The AI service does not know the model: an administrator has to check AI_TEXT_MODEL.',
  question_rejected:
    'The AI service did not accept the question: an administrator has to check AI_TEXT_MODEL.',
  cancelled: 'The server is being restarted.',
  failed: 'The AI service failed.',
};

const ALL_COMPOSED = 'These ideas come from the built-in composer.';

/** Why there is no answer from the model. */
function explainFailure(reason: AssistantFailure): string {
  return `${REASONS[reason]} ${ALL_COMPOSED}`;
}

/** `refusal` says that the daily requests are used up, and when there are new ones. */
function explainLimit(refusal: string): string {
  return `${refusal} Until then ideas come from the built-in composer.`;
}

/** Which ingredients no idea uses, because reading them fails; null if none. */
function explainUnread(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const named = names.map((name) => `“${name}”`).join(', ');
  return `We could not read ${named}, so no idea uses ${names.length === 1 ? 'it' : 'them'}.`;
}

/** Why the model's ideas are not enough. */
function explainTooFew(kept: number, isReadable: boolean): string {
  if (!isReadable) return `The AI model’s answer could not be used. ${ALL_COMPOSED}`;
  if (kept === 0) return `No idea of the AI model suited you and your kitchen. ${ALL_COMPOSED}`;
  return `Only ${kept} of the AI model’s ideas suited you and your kitchen. The others come from the built-in composer.`;
}
