import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { IngredientCategory, IngredientUnit } from '@game-plan/domain/ingredient';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAnthropic } from '#adapters/assistant/anthropic.ts';
import { createOpenAiCompatible } from '#adapters/assistant/openai-compatible.ts';
import { insertAdmin, insertPerson } from '../people.ts';
import { userIdOf } from '../rows/fill-owned-rows.ts';
import { copyIngredients } from '../rows/kitchens.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { anthropicMessages, chatCompletions } from './fake-model-protocol.ts';

/** The day on which all tests of ideas happen. */
export const IDEA_DAY = calendarDay('2026-11-21');

type Food = readonly [
  IngredientCategory,
  name: string,
  quantity: string,
  IngredientUnit,
  expiry?: CalendarDay,
];

const KITCHEN: readonly Food[] = [
  ['protein', 'Eggs', '8', 'piece'],
  ['vegetable', 'Baby spinach', '1', 'bunch', addDays(IDEA_DAY, 1)],
  ['protein', 'Chicken breast', '500', 'g'],
  ['dairy', 'Cheddar', '200', 'g'],
  ['grain', 'Rice', '1', 'kg'],
  ['vegetable', 'Tomatoes', '5', 'piece'],
  ['vegetable', 'Onion', '2', 'piece'],
  ['vegetable', 'Garlic', '6', 'clove'],
  ['pantry', 'Chickpeas', '2', 'cup'],
  ['pantry', 'Coconut milk', '400', 'ml'],
];

export async function stock(person: TestClient, foods: readonly Food[] = KITCHEN): Promise<void> {
  for (const [category, name, quantity, unit, expiryDate] of foods) {
    await person.call(ingredients.create, {
      body: { name, category, quantity, unit, expiryDate: expiryDate ?? null },
    });
  }
}

interface RecipeIdeasApp {
  readonly app: TestApp;
  readonly model: FakeModel;
  readonly host: TestClient;
  /** Inserts a user with a full kitchen. */
  newCook(): Promise<TestClient>;
  close(): Promise<void>;
}

interface Options {
  readonly vendor?: 'openai' | 'anthropic';
  readonly timeoutMs?: number;
  readonly rateLimit?: boolean;
  readonly assistantDailyLimit?: number;
}

/** The whole app with a text model that answers what a test scripts. */
export async function startRecipeIdeas({
  vendor = 'openai',
  timeoutMs = 30_000,
  ...options
}: Options = {}): Promise<RecipeIdeasApp> {
  const isOpenAi = vendor === 'openai';
  const model = await startFakeModel(isOpenAi ? chatCompletions : anthropicMessages);
  const settings = { baseUrl: model.baseUrl, apiKey: 'sk-secret', textModel: 'claude-haiku-4-5', timeoutMs };
  const assistant = isOpenAi ? createOpenAiCompatible(settings) : createAnthropic(settings);
  const app = await startTestApp({ ...options, assistant });
  const host = await insertAdmin(app);
  let count = 0;
  // Typed in once for all cooks of this app.
  await stock(await insertPerson(app, 'stocked'));
  const from = await userIdOf(app.db, 'stocked');
  return {
    app,
    model,
    host,
    async newCook() {
      count += 1;
      const name = `lovelace${count}`;
      const person = await insertPerson(app, name);
      await copyIngredients(app.db, { from, to: await userIdOf(app.db, name) });
      return person;
    },
    async close() {
      await app.close();
      await model.close();
    },
  };
}

/** The fixture of one `describe`: the app's model and admin, and a new person with a kitchen for each test. */
interface IdeasKitchen {
  readonly model: FakeModel;
  readonly host: TestClient;
  readonly person: TestClient;
  generate(): Promise<ReadyIdeas>;
}
type ReadyIdeas = Awaited<ReturnType<typeof generateFor>>;

const generateFor = (person: TestClient) => person.call(recipes.generate, { query: { today: IDEA_DAY } });

/** Starts the app for the tests of the calling `describe`, and closes it after them. */
export function testRecipeIdeas(): IdeasKitchen {
  let kitchen: RecipeIdeasApp;
  let person: TestClient;
  beforeAll(async () => {
    kitchen = await startRecipeIdeas();
  });
  beforeEach(async () => {
    person = await kitchen.newCook();
  });
  afterAll(() => kitchen.close());
  return {
    get model() {
      return kitchen.model;
    },
    get host() {
      return kitchen.host;
    },
    get person() {
      return person;
    },
    generate: () => generateFor(person),
  };
}
