import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foods } from '@game-plan/contracts/food/foods';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { services } from '@game-plan/contracts/shop/services';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyFolder, makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { type FakeSmtpServer, startSmtpServer } from '#testing/mail/smtp-server.ts';
import { details, PASSWORD } from '#testing/people.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { runCommand } from '#testing/processes/command.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { clientOf, copyStartedData, setUpServer } from '#testing/processes/running-server.ts';
import { type ServerHere, startServerHere } from '#testing/processes/server-here.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { TestClient } from '#testing/test-client.ts';
import { FOOD_HEADER, NUTRIENT_HEADER, writeDownload } from '#testing/usda/food-download.ts';
import { restoreFromFile } from './restore.ts';

const RICE = { name: 'Rice', category: 'grain', quantity: '2', unit: 'cup' } as const;
const ONE_SERVICE = '[{ "key": "a", "name": "A", "category": "b", "basePrice": 1.5 }]';
const ONE_FOOD = {
  'food.csv': [FOOD_HEADER, [900001, 'sr_legacy_food', 'Zorbleberries, raw', 1, '2019-04-01']],
  'food_nutrient.csv': [NUTRIENT_HEADER, [1, 900001, 1008, 61, 1]],
};
const MADE_PASSWORD = /^[a-z2-9]{5}(?:-[a-z2-9]{5}){3}$/m;

const linkOf = (output: string) => new URL(/^http\S+$/m.exec(output)?.[0] ?? '');
const madeIn = (output: string) => MADE_PASSWORD.exec(output)?.[0] ?? '';

/** One server for all commands, because to start one takes longer than they do. */
describe('commands while a server runs on the embedded database', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  let smtp: FakeSmtpServer;
  let env: Record<'DATA_DIR' | 'PORT', string> & Record<string, string>;
  let server: ServerHere;
  let ada: TestClient;

  const restored = () => join(folder.path, 'restored');
  const run = (name: string, ...args: string[]) =>
    runCommand(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), args, env);
  const signIn = async (password: string) => {
    const client = clientOf(env);
    await client.call(auth.login, { body: { username: 'ada', password } });
    return client;
  };

  beforeAll(async () => {
    [folder, smtp] = await Promise.all([makeTemporaryFolder(), startSmtpServer()]);
    const PORT = String(await freePort());
    env = {
      DATA_DIR: await copyStartedData(folder.path),
      PORT,
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'kitchen@example.org',
    };
    server = await startServerHere(env);
    ada = await setUpServer(env);
  }, TIME_TO_START.timeout);
  afterAll(async () => {
    await server.stop();
    await smtp.close();
    await folder.remove();
  });

  test('foods:import adds foods that the server finds at once', async () => {
    const search = () => ada.call(foods.search, { query: { query: 'zorbleberry' } });
    expect(await search()).toEqual([]);
    const path = await writeDownload(join(folder.path, 'sr'), ONE_FOOD);
    expect(await run('import-foods', path)).toMatchObject({ code: 0 });
    expect(await search()).toMatchObject([
      { description: 'Zorbleberries, raw', nutrients: { calories: 61, protein: null } },
    ]);
  });

  test('services:import changes the services that the server sells', async () => {
    expect(await ada.call(services.list)).toHaveLength(18);
    const path = join(folder.path, 'services.json');
    await writeFile(path, ONE_SERVICE);
    expect(await run('import-services', path)).toMatchObject({ code: 0 });
    expect(await ada.call(services.list)).toMatchObject([{ name: 'A', basePrice: 1.5 }]);
  });

  test('invite prints the same link that the server mails', async () => {
    const invited = await run('invite', 'bea@example.org');
    expect(invited).toMatchObject({ code: 0, output: expect.stringContaining('The server will mail it') });
    await smtp.received(1);
    const link = linkOf(invited.output);
    expect(smtp.mails[0]?.text).toContain(link.href);
    expect(await ada.call(admin.activity)).toMatchObject([
      { action: 'invited', adminName: 'command line', targetName: 'bea@example.org' },
    ]);
    const inviteCode = link.searchParams.get('invite') ?? '';
    await new TestClient(link.origin).call(auth.signup, { body: { ...details('bea'), inviteCode } });
  });

  test('backup saves data that restore writes to a new folder, once', async () => {
    await ada.call(ingredients.create, { body: RICE });
    expect(await run('backup', folder.path)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Saved [\d,]+ rows of \d+ tables/),
    });

    const [file = ''] = (await readdir(folder.path)).filter((name) => name.endsWith('.zip'));
    const path = join(folder.path, file);
    await copyFolder(inject('initialisedDataDir') ?? '', restored());
    const target = { DATA_DIR: restored() };
    expect(
      await runCommand(fileURLToPath(new URL('./restore.ts', import.meta.url)), [path], target),
    ).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Restored [\d,]+ rows/),
    });
    expect(await callCommand(restoreFromFile, [path], target)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database is not empty'),
    });
  });

  test('reset-password lets a locked-out user sign in', async () => {
    const wrong = { username: 'ada', password: 'wrong' };
    for (let attempt = 0; attempt < 10; attempt++)
      await clientOf(env).send('POST', auth.login.path, { body: JSON.stringify(wrong) });
    const lockedOut = { username: 'ada', password: PASSWORD };
    expect((await clientOf(env).refused(auth.login, { body: lockedOut })).status).toBe(429);

    const { code, output } = await run('reset-password', 'ADA');
    expect(code).toBe(0);
    expect((await ada.refused(auth.me)).status).toBe(401);
    ada = await signIn(madeIn(output));
    const [newest] = await ada.call(admin.activity);
    expect(newest).toMatchObject({
      action: 'reset_password',
      adminName: 'command line',
      targetName: 'ada',
    });
    expect((await ada.call(account.security)).sessions).toHaveLength(1);
  });

  test('a server starts on what was restored, with changes that were made before and while none ran', async () => {
    await server.stop();
    env = { ...env, DATA_DIR: restored() };
    const mailed = smtp.mails.length;
    const invited = await run('invite', 'cleo@example.org');
    expect(invited.code).toBe(0);
    const reset = await run('reset-password', 'ada');
    expect(reset.code).toBe(0);
    expect(smtp.mails).toHaveLength(mailed);

    server = await startServerHere(env);
    await smtp.received(mailed + 1);
    expect(smtp.mails[mailed]?.text).toContain(linkOf(invited.output).href);
    const again = await signIn(madeIn(reset.output));
    expect(await again.call(services.list)).toMatchObject([{ name: 'A' }]);
    expect(await again.call(ingredients.list)).toMatchObject([{ name: 'Rice' }]);
    await again.call(ingredients.create, { body: { ...RICE, name: 'Beans' } });
  });
});
