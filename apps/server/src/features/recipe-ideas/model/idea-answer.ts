import { CUISINES, INGREDIENT_UNITS } from '@game-plan/domain/ingredient';
import type { ProposedIdea } from '@game-plan/domain/recipes/ideas/proposed-idea';
import { readAnswerJson } from '@game-plan/domain/text/answer-json';
import { z } from 'zod';

/** The schema of the expected answer, for servers that can enforce it. */
const wanted = z.object({
  recipes: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      cuisine: z.enum([...CUISINES, 'Other']),
      difficulty: z.enum(['Easy', 'Medium', 'Hard']),
      prepMinutes: z.number(),
      cookMinutes: z.number(),
      servings: z.number(),
      ingredients: z.array(z.object({ name: z.string(), amount: z.string(), unit: z.string() })),
      steps: z.array(z.string()),
    }),
  ),
});

const { $schema, ...jsonSchema } = z.toJSONSchema(wanted, { target: 'draft-7' });

/** The answer as a JSON Schema that services can enforce: all fields required, no additional fields, no limits. */
export const ideaAnswerJsonSchema: Readonly<Record<string, unknown>> = jsonSchema;

/** The schema in words, for servers that cannot enforce it. */
export const IDEA_ANSWER_IN_WORDS = `{"recipes": [{"name": string, "description": string, "cuisine": one of ${CUISINES.join(', ')}, Other, "difficulty": Easy, Medium or Hard, "prepMinutes": number, "cookMinutes": number, "servings": number, "ingredients": [{"name": string, "amount": "200", "1.5" or "to taste", "unit": one of ${INGREDIENT_UNITS.join(', ')}, or "" with "to taste"}], "steps": [string]}]}`;

const LIST_MAX = 100;
const text = z.string().max(20_000);

/** Optional fields have fallbacks, so that they never invalidate an idea. */
const word = text.catch('');
const figure = z
  .union([z.number(), z.string().transform(Number.parseFloat)])
  .nullable()
  .catch(null);

/** An idea as a model may write it; `validateIdeas` checks it afterwards. */
const ideaAnswer = z.object({
  name: text,
  description: word,
  cuisine: word,
  difficulty: word,
  prepMinutes: figure,
  cookMinutes: figure,
  servings: figure,
  ingredients: z
    .array(
      z.object({
        name: text,
        amount: z.union([z.number(), text]).nullable().catch(null),
        unit: word,
      }),
    )
    .max(LIST_MAX),
  steps: z.array(text).max(LIST_MAX),
});

/** Further ideas are ignored. */
const IDEAS_MAX = 12;

/** Small models omit the object around the list. */
const ideas = z.union([
  z.object({ recipes: z.array(z.unknown()) }).transform(({ recipes }) => recipes),
  z.array(z.unknown()),
]);

/** The ideas with the right shape, and the faults of the others or of the whole answer. */
export interface ParsedIdeas {
  readonly ideas: readonly ProposedIdea[];
  readonly faults: readonly string[];
}

/** Parses a model's answer as untrusted input; an idea with the wrong shape does not affect the others. */
export function parseIdeaAnswer(answer: string): ParsedIdeas {
  const read = readAnswerJson(answer);
  if ('fault' in read) return { ideas: [], faults: [read.fault] };
  const list = ideas.safeParse(read.value);
  if (!list.success) return { ideas: [], faults: ['the answer has no list named "recipes"'] };
  if (list.data.length === 0) return { ideas: [], faults: ['the list of recipes is empty'] };
  const results = list.data.slice(0, IDEAS_MAX).map((one) => ideaAnswer.safeParse(one));
  return {
    ideas: results.flatMap(({ data }) => data ?? []),
    faults: results.flatMap(({ error }, at) => {
      const issue = error?.issues[0];
      return issue ? [`recipes.${[at, ...issue.path].map(String).join('.')}: ${issue.message}`] : [];
    }),
  };
}
