import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { addDays } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answeredIdea, GOOD_IDEAS, ideasText } from '#testing/model/idea-answers.ts';
import { IDEA_DAY, startRecipeIdeas, stock } from '#testing/model/recipe-ideas.ts';
import type { TestClient } from '#testing/test-client.ts';

const query = { today: IDEA_DAY, hour: '18' };

describe.each(['openai', 'anthropic'] as const)('ideas of a model with the protocol of %s', (vendor) => {
  let kitchen: Awaited<ReturnType<typeof startRecipeIdeas>>;
  let person: TestClient;
  beforeAll(async () => {
    kitchen = await startRecipeIdeas({ vendor });
  });
  beforeEach(async () => {
    person = await kitchen.newCook();
  });
  afterAll(() => kitchen.close());
  const generate = () => person.call(recipes.generate, { query });
  /** What is done with an answer is the same whoever gave it: of such cases the second protocol has the first one alone. */
  const once = <Case>(first: Case, ...others: Case[]) => (vendor === 'openai' ? [first, ...others] : [first]);

  test.each(
    once(
      ['as asked', ideasText()],
      ['in a fence', `Here you are:\n\`\`\`json\n${ideasText()}\n\`\`\``],
      ['without the object around the list', JSON.stringify(GOOD_IDEAS)],
    ),
  )('have figures computed by the app: %s', async (_, says) => {
    kitchen.model.script({ says });
    const ideas = await generate();
    expect(ideas.map(({ name }) => name)).toEqual(GOOD_IDEAS.map(({ name }) => name));
    expect(kitchen.model.asked).toHaveLength(1);
    expect(kitchen.model.asked[0]?.form).toBe('json_schema');
    for (const idea of ideas) expect(idea).toMatchObject({ source: 'model', notice: null });
    expect(ideas[0]).toMatchObject({
      id: 'suggestion-1-0',
      reason: 'Uses the baby spinach that expires tomorrow',
      allergens: ['dairy', 'eggs'],
      calories: expect.any(Number),
    });
    expect(ideas[2]?.ingredients.map(({ available }) => available)).toEqual([true, true, false]);
    expect(ideas[1]?.instructions.at(-1)).toContain('74 °C');
  });

  test('are requested with foods, limits and goals, and no personal data', async () => {
    await stock(person, [['dairy', 'Old cream', '1', 'cup', addDays(IDEA_DAY, -1)]]);
    await stock(person, [['pantry', 'Walnuts', '200', 'g']]);
    await person.call(profile.update, { body: { allergies: ['nuts', 'kiwi'] } });
    await person.call(preferences.update, {
      body: {
        dietaryRestrictions: ['gluten_free'],
        dislikes: ['olives'],
        preferredCuisines: ['Thai'],
        dailyCalorieGoal: 1800,
      },
    });
    kitchen.model.script({ says: ideasText() });
    await generate();
    const [asked] = kitchen.model.asked;
    expect(JSON.parse(asked?.turns[0]?.text ?? '')).toEqual({
      foods: [
        { name: 'Baby spinach', amount: '1 bunch', expiresInDays: 1 },
        ...['Coconut milk', 'Chickpeas', 'Garlic', 'Onion', 'Tomatoes', 'Rice', 'Cheddar'].map((name) =>
          expect.objectContaining({ name }),
        ),
        { name: 'Chicken breast', amount: '500 g' },
        { name: 'Eggs', amount: '8 piece' },
      ],
      meal: 'dinner',
      diets: ['gluten_free'],
      allergies: ['nuts', 'kiwi'],
      dislikes: ['olives'],
      preferredCuisines: ['Thai'],
      proteinLeft: 150,
      caloriesLeft: 1800,
    });
    expect(asked?.rawBody).not.toMatch(/lovelace|example\.org|Test"|cream/i);
  });

  test.each(
    once(
      ['no JSON at all', 'I would love to cook for you!', 'the answer holds no JSON object'],
      ['a truncated answer', ideasText().slice(0, 700), 'the answer is not valid JSON, or is cut off'],
      ['an empty list', '{"recipes": []}', 'the list of recipes is empty'],
      ['another list', '{"dishes": []}', 'the answer has no list named "recipes"'],
      [
        'wrong field names',
        JSON.stringify({ recipes: [{ title: 'Soup', items: [], method: 'Cook.' }] }),
        'recipes.0.name: Invalid input: expected string, received undefined',
      ],
    ),
  )('with %s are sent back to the model once', async (_, bad, fault) => {
    kitchen.model.script({ says: bad }, { says: ideasText() });
    expect(await generate()).toHaveLength(6);
    const turns = kitchen.model.asked[1]?.turns.map(({ text }) => text);
    expect(turns?.slice(0, 2)).toEqual([kitchen.model.asked[0]?.turns[0]?.text, bad.slice(0, 4000)]);
    expect(turns?.[2]).toContain(fault);
  });

  test('half of which are valid are kept, and the model replaces the others', async () => {
    const half = [
      ...GOOD_IDEAS.slice(0, 3),
      answeredIdea('Salt soup', [['Salt', '5', 'kg'], ['Tomatoes']]),
      { name: 'Nothing' },
    ];
    kitchen.model.script({ says: ideasText(half) }, { says: ideasText(GOOD_IDEAS.slice(2)) });
    const ideas = await generate();
    expect(ideas.map(({ name }) => name)).toEqual(GOOD_IDEAS.map(({ name }) => name));
    const correction = kitchen.model.asked[1]?.turns[2]?.text;
    expect(correction).toContain('"Salt soup": the amount of "Salt" is too large for 2 servings');
    expect(correction).toContain('recipes.4.ingredients');
    expect(correction).toContain('with 3 recipes');
  });

  test('of which too few are valid are completed by the composer, with a notice', async () => {
    const two = ideasText(GOOD_IDEAS.slice(0, 2));
    kitchen.model.script({ says: two }, { says: two });
    const ideas = await generate();
    expect(ideas.map(({ source }) => source)).toEqual(['model', 'model', ...Array(4).fill('composer')]);
    expect(new Set(ideas.map(({ notice }) => notice))).toEqual(
      new Set([
        null,
        'Only 2 of the AI model’s ideas suited you and your kitchen. The others come from the built-in composer.',
      ]),
    );
  });

  test.each([
    ['500', { fails: 500, message: 'Oops' }, 'The AI service failed.'],
    ['429', { fails: 429, message: 'Slow down' }, 'The AI service has too many requests just now.'],
    [
      'a wrong key',
      { fails: 401, message: 'sk-secret?' },
      'The AI service does not accept the key of this server: an administrator has to check AI_API_KEY.',
    ],
    [
      'an unknown model',
      { fails: 404, message: 'No' },
      'The AI service does not know the model: an administrator has to check AI_TEXT_MODEL.',
    ],
    ['a refusal', { says: 'No.', stops: 'refused' }, 'The AI model refused to answer.'],
    ['a lost connection', 'hangs up', 'The AI service could not be reached.'],
    ['a web page', 'answers with a web page', 'The AI service could not be reached.'],
    ['nonsense twice', { says: 'Yum!' }, 'The AI model’s answer could not be used.'],
  ] as const)('%s: are replaced by the composer’s, with the reason', async (_, turn, why) => {
    kitchen.model.script(turn, turn);
    const ideas = await generate();
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    for (const idea of ideas) {
      expect(idea).toMatchObject({
        source: 'composer',
        notice: `${why} These ideas come from the built-in composer.`,
      });
    }
  });

  test('that fail are logged without the kitchen or the key', async () => {
    kitchen.model.script({ fails: 500, message: 'sk-secret, Baby spinach' });
    await generate();
    const log = kitchen.app.logLines.join('\n');
    expect(log).toContain('The model gave no recipe ideas');
    expect(log).not.toMatch(/sk-secret|spinach/i);
  });

  test('of the first attempt are kept when the second fails', async () => {
    kitchen.model.script({ says: ideasText(GOOD_IDEAS.slice(0, 1)) }, { fails: 429, message: 'Slow down' });
    expect((await generate()).map(({ source }) => source)).toEqual(['model', ...Array(5).fill('composer')]);
  });

  test('fall back to looser formats when the server supports no schemas', async () => {
    const refuses = { fails: 400, message: 'response_format is not supported' };
    kitchen.model.script(refuses, refuses, { says: ideasText() });
    expect((await generate())[0]?.source).toBe('model');
    expect(kitchen.model.asked.at(-1)?.form).toBeUndefined();
  });
});
