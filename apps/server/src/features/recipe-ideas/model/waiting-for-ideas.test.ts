import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { preferences } from '@game-plan/contracts/people/preferences';
import { describe, expect, test } from 'vitest';
import { GOOD_IDEAS, ideasText } from '#testing/model/idea-answers.ts';
import { IDEA_DAY, startRecipeIdeas } from '#testing/model/recipe-ideas.ts';
import type { TestClient } from '#testing/test-client.ts';

const query = { today: IDEA_DAY };

describe('while waiting for a model', () => {
  test('a slow answer times out, and the composer answers', async () => {
    const kitchen = await startRecipeIdeas({ timeoutMs: 60 });
    const person = await kitchen.newCook();
    kitchen.model.script('never answers');
    const ideas = await person.call(recipes.generate, { query });
    expect(ideas[0]?.notice).toBe(
      'The AI model took too long to answer. These ideas come from the built-in composer.',
    );
    await kitchen.close();
  });

  test('no database connection is held, and other requests are answered', async () => {
    const kitchen = await startRecipeIdeas();
    const people = await Promise.all(Array.from({ length: 6 }, () => kitchen.newCook()));
    kitchen.model.script(...Array(12).fill('never answers'));
    const browser = new AbortController();
    const click = (person: TestClient) =>
      person
        .send('GET', `${recipes.generate.path}?today=${IDEA_DAY}`, { signal: browser.signal })
        .catch(() => 'left');
    const waiting = [...people, ...people].map(click);
    await expect.poll(() => kitchen.model.asked.length).toBe(12);
    for (const person of people) {
      expect(await person.call(preferences.get)).toMatchObject({ dislikes: [] });
      // A third one of the same person waits for its turn.
      waiting.push(click(person));
    }
    browser.abort();
    expect(await Promise.all(waiting)).toEqual(Array(18).fill('left'));
    // A client that disconnects cancels its question, and no other is asked for it.
    await expect.poll(() => kitchen.model.leftAlone).toBe(12);
    kitchen.model.script(...Array(6).fill({ says: ideasText(GOOD_IDEAS) }));
    await Promise.all(people.map((person) => person.call(recipes.generate, { query })));
    expect(kitchen.model.asked).toHaveLength(6);
    await kitchen.close();
  });

  test('a stopping server does not wait for the model', async () => {
    const kitchen = await startRecipeIdeas();
    const person = await kitchen.newCook();
    kitchen.model.script({ fails: 500, message: 'Oops' });
    // The composer's thread takes a moment to start.
    await person.call(recipes.generate, { query });
    kitchen.model.script('never answers');
    const answer = person.call(recipes.generate, { query });
    await expect.poll(() => kitchen.model.asked.length).toBe(1);
    const closed = kitchen.app.close();
    expect((await answer)[0]?.notice).toMatch(/^The server is being restarted\./);
    await closed;
    await expect.poll(() => kitchen.model.leftAlone).toBe(1);
    await kitchen.model.close();
  });
});

describe('the daily limit of model requests', () => {
  test('is per person; beyond it the composer answers and says when it resets', async () => {
    const kitchen = await startRecipeIdeas({ rateLimit: true, assistantDailyLimit: 2 });
    const person = await kitchen.newCook();
    const other = await kitchen.newCook();
    const good = { says: ideasText(GOOD_IDEAS) };
    kitchen.model.script(good, good, good);
    const sourceOf = async (client: typeof person) => {
      const [first] = await client.call(recipes.generate, { query });
      return first?.source;
    };
    expect([await sourceOf(person), await sourceOf(person)]).toEqual(['model', 'model']);
    const ideas = await person.call(recipes.generate, { query });
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    for (const { source, notice } of ideas) {
      expect(source).toBe('composer');
      expect(notice).toBe(
        'You have used your 2 questions to the AI model for today. Try again in about 24 hours. Until then ideas come from the built-in composer.',
      );
    }
    expect(kitchen.model.asked).toHaveLength(2);
    expect(await sourceOf(other)).toBe('model');
    await kitchen.close();
  });
});
