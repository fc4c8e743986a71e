import { bodyLog } from '@game-plan/contracts/food/body-log';
import { type DiaryFileSummary, diaryImport } from '@game-plan/contracts/food/diary-import';
import { meals } from '@game-plan/contracts/food/meals';
import { account } from '@game-plan/contracts/people/account';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { readZip } from '#testing/read-zip.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const CRONOMETER = `Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Category
2026-06-10,08:14,Breakfast,"Oats, rolled",80.00 g,311,10.7,54,5.3,Grains
2026-06-10,08:20,Breakfast,Coffee,1 cup,2,0.3,0,0,Drinks
2026-06-10,10:20,Breakfast,Coffee,1 cup,2,0.3,0,0,Drinks
2026-06-11,,Before training,Banana,1 medium,105,1.3,27,0.4,Fruit
11/06/2026,,Lunch,Rice,1 cup,200,4,45,0.4,Grains
`;
const WEIGHTS = 'Day,Group,Metric,Unit,Amount\n2026-06-10,,Weight,lbs,154.32\n2026-06-11,,Weight,kg,70.5\n';
const RANGE = { startDate: '2026-06-01', endDate: '2026-06-30' };

const send = (client: TestClient, content: string, query = 'preview=false') =>
  client.send('POST', `${diaryImport.run.path}?${query}`, {
    body: Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream' },
  });

describe('an import of a diary', () => {
  const setup = setUpApp();
  const run = async (content: string, query?: string) => {
    const answer = await send(setup.person, content, query);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as DiaryFileSummary;
  };
  const logged = () => setup.person.call(meals.list, { query: RANGE });
  const days = () => setup.person.call(bodyLog.list, { query: RANGE });
  const undoIt = ({ undoId }: DiaryFileSummary) =>
    setup.person.call(undo.run, { params: { id: String(undoId) } });

  test('is previewed, added with the chosen meals, and undone as one', async () => {
    const preview = await run(CRONOMETER, 'preview=true');
    expect(preview).toEqual({
      from: '2026-06-10',
      to: '2026-06-11',
      meals: [
        { name: 'Breakfast', type: 'breakfast', foods: 3 },
        { name: 'Before training', type: 'snack', foods: 1 },
      ],
      foods: 4,
      knownFoods: 0,
      days: 0,
      knownDays: 0,
      asksForUnit: false,
      unread: 1,
      undoId: null,
    });
    expect(await logged()).toEqual([]);

    const done = await run(CRONOMETER, 'preview=false&types=breakfast,dinner');
    expect(await logged()).toMatchObject([
      {
        date: '2026-06-10',
        type: 'breakfast',
        totalCalories: 315,
        foods: [
          { name: 'Oats, rolled', quantity: 80, unit: 'g', calories: 311 },
          { name: 'Coffee' },
          { name: 'Coffee' },
        ],
      },
      { date: '2026-06-11', type: 'dinner', foods: [{ name: 'Banana', quantity: 1, unit: 'medium' }] },
    ]);
    const [first] = await logged();
    await setup.person.call(meals.remove, { params: { id: String(first?.id) } });
    await undoIt(done);
    expect(await logged()).toEqual([]);
  });

  test('of the same file again adds nothing, and of a longer one only what is new', async () => {
    await run(CRONOMETER);
    expect(await run(CRONOMETER)).toMatchObject({ foods: 4, knownFoods: 4, undoId: null });
    const longer = `${CRONOMETER}2026-06-12,,Lunch,Soup,1 bowl,150,5,20,4,Soups\n`;
    const done = await run(longer);
    expect(done).toMatchObject({ foods: 5, knownFoods: 4 });
    expect(await logged()).toHaveLength(3);
    await undoIt(done);
    expect(await logged()).toHaveLength(2);
  });

  test('of weights in their units leaves days that have one', async () => {
    await setup.person.call(bodyLog.setWeight, { params: { date: '2026-06-11' }, body: { weight: 71 } });
    const done = await run(WEIGHTS);
    expect(done).toMatchObject({ days: 2, knownDays: 1, asksForUnit: false });
    expect(await days()).toMatchObject([{ weight: 70 }, { weight: 71 }]);
    expect(await run(WEIGHTS)).toMatchObject({ knownDays: 2, undoId: null });
    await undoIt(done);
    expect(await days()).toMatchObject([{ weight: null }, { weight: 71 }]);
    const unsaid = 'Date,Weight\n2026-06-20,150\n';
    expect(await run(unsaid, 'preview=true')).toMatchObject({ asksForUnit: true });
    await run(unsaid, 'preview=false&weightUnit=lb');
    expect((await days()).at(-1)).toMatchObject({ weight: 68.04 });
  });

  test('of this app’s own download brings the same diary to another account', async () => {
    await run(CRONOMETER);
    await run(WEIGHTS);
    const { body } = await setup.person.download(account.download.path);
    const files = await readZip(body);
    const other = await setup.newPerson();
    for (const name of ['meals.csv', 'weight-and-water.csv'])
      expect(await send(other, String(files.get(name)))).toMatchObject({ status: 200 });
    const contentOf = ({ date, type, foods }: Awaited<ReturnType<typeof logged>>[number]) => ({
      date,
      type,
      foods: foods.map(({ name, quantity, unit, calories }) => ({ name, quantity, unit, calories })),
    });
    expect((await other.call(meals.list, { query: RANGE })).map(contentOf)).toEqual(
      (await logged()).map(contentOf),
    );
    expect(await other.call(bodyLog.list, { query: RANGE })).toEqual(await days());
  });

  test.each([
    ['nothing', ''],
    ['a letter', 'Dear Ada,\nhow are you?\n'],
    ['another table', 'Name,Price\nEgg,1\n'],
    ['a diary of unreadable days', 'Date,Meal,Calories\n6/10/2026,Lunch,100\n'],
    ['a zip', 'PK\u0003\u0004"\u0000\u0000'],
  ])('of %s is refused with a sentence', async (_, content) => {
    const answer = await send(setup.person, content);
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/\.$/) } });
    expect(await logged()).toEqual([]);
  });
});
