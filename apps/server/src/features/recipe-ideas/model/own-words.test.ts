import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { describe, expect, test } from 'vitest';
import { answeredIdea, GOOD_IDEAS, ideasText } from '#testing/model/idea-answers.ts';
import { stock, testRecipeIdeas } from '#testing/model/recipe-ideas.ts';

describe('allergies in free text', () => {
  const kitchen = testRecipeIdeas();
  const write = (...allergies: string[]) => kitchen.person.call(profile.update, { body: { allergies } });

  test.each([
    ['No dairy (severe)', 'dairy', /cheddar|butter(?!nut)|yogurt|parmesan/i],
    ['Milch und Eier', 'eggs', /\beggs?\b|cheddar/i],
    ['I am allergic to shelfish, hens eggs', 'eggs', /\beggs?\b|shrimp/i],
  ])('%s is respected by the composer', async (written, allergen, unwanted) => {
    await write(written);
    kitchen.model.script({ fails: 500, message: 'Oops' });
    const ideas = await kitchen.generate();
    expect(ideas.length).toBeGreaterThan(0);
    for (const idea of ideas) {
      expect(idea.allergens).not.toContain(allergen);
      expect(idea.ingredients.map(({ name }) => name).join(', ')).not.toMatch(unwanted);
    }
  });

  test('are respected when the model repeats a forbidden food, and are sent to it verbatim', async () => {
    await write('curry powder and turmeric');
    const curry = answeredIdea('Golden rice', [['Rice'], ['Eggs', '2', 'piece'], ['Curry powder', '5']]);
    const insists = { says: ideasText([curry, ...GOOD_IDEAS.slice(0, 5)]) };
    kitchen.model.script(insists, insists);
    const ideas = await kitchen.generate();
    expect(ideas.map(({ name }) => name)).not.toContain('Golden rice');
    const [asked] = kitchen.model.asked;
    expect(JSON.parse(asked?.turns[0]?.text ?? '').allergies).toEqual(['curry powder and turmeric']);
  });

  test('that are not recognised, and illnesses, are listed with each idea, and matched by name', async () => {
    await write('histamine', 'nuts', 'Chickpeas', 'moonfruit');
    await kitchen.person.call(profile.update, { body: { healthConditions: ['heart_disease', 'asthma'] } });
    await kitchen.person.call(preferences.update, { body: { dislikes: ['zorgon'] } });
    const two = { says: ideasText(GOOD_IDEAS.slice(0, 2)) };
    kitchen.model.script(two, two);
    const ideas = await kitchen.generate();
    expect(new Set(ideas.map(({ source }) => source))).toEqual(new Set(['model', 'composer']));
    for (const idea of ideas) {
      expect(idea.matchedByName).toEqual(['moonfruit', 'zorgon']);
      expect(idea.notMadeFor).toEqual(['histamine', 'heart disease']);
    }
    await write('nuts');
    await kitchen.person.call(preferences.update, { body: { dislikes: [] } });
    await kitchen.person.call(profile.update, { body: { healthConditions: [] } });
    kitchen.model.script({ says: ideasText() });
    for (const idea of await kitchen.generate()) {
      expect(idea).not.toHaveProperty('matchedByName');
      expect(idea).not.toHaveProperty('notMadeFor');
    }
  });

  test('exclude unknown foods from the prompt, which dislikes do not', async () => {
    await stock(kitchen.person, [['pantry', 'Grandma’s secret sauce', '1', 'cup']]);
    const offered = async () => {
      kitchen.model.script({ says: ideasText() });
      await kitchen.generate();
      return kitchen.model.asked[0]?.turns[0]?.text ?? '';
    };
    await kitchen.person.call(preferences.update, { body: { dislikes: ['olives'] } });
    expect(await offered()).toContain('secret sauce');
    await write('kiwi');
    expect(await offered()).not.toContain('secret sauce');
  });
});
