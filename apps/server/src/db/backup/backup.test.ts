import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { ZipFile } from 'yazl';
import { connectDatabase, type Database } from '#db/client.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { makePictureJob } from '#db/jobs/picture-jobs.ts';
import { foundKitchen } from '#db/kitchen-membership.ts';
import { users } from '#db/schema/people/users.ts';
import { bareDatabase, type ClonedDatabase, cloneDatabase } from '#testing/database/clone-database.ts';
import { databaseContent } from '#testing/database/database-content.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { readZip } from '#testing/read-zip.ts';
import { fillOwnedRows } from '#testing/rows/fill-owned-rows.ts';
import { withClient } from '../with-client.ts';
import { BackupError } from './backup-error.ts';
import { beginSnapshot } from './begin-snapshot.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const IS_CITUS = inject('databaseTemplate').machines.length > 1;

const now = new Date('2026-11-21T08:00:00Z');
const log = { warn: () => undefined };

async function kept(database: Promise<ClonedDatabase>): Promise<string> {
  const { url, drop } = await database;
  onTestFinished(drop);
  return url;
}

async function inDatabase(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = connectDatabase(url, () => undefined);
  await work(db).finally(close);
}

/** Two people with something in every table that belongs to people, and text that a careless format would break. */
async function fill(db: Database): Promise<void> {
  for (const username of ['ada', 'bob']) {
    const [user] = await db
      .insert(users)
      .values({
        username,
        email: `${username}@example.org`,
        passwordHash: 'hash',
        firstName: 'Ünïcode \\N \t',
        lastName: 'line\nbreak',
      })
      .returning();
    const userId = user?.id ?? 0;
    await foundKitchen(db, userId);
    await fillOwnedRows(db, userId, `of ${username} "\\." \r\n ${username}`);
  }
}

/** The process that waits for a locked table of this database, once there is one: in copies of a database it has the same id. */
async function whoWaits(client: Client, table: string): Promise<number> {
  const waiting = async () => {
    const { rows } = await client.query(
      `select pid from pg_locks join pg_database d on d.oid = database
       where not granted and relation = $1::regclass and datname = current_database()`,
      [table],
    );
    return rows[0]?.pid;
  };
  return await expect.poll(waiting).toEqual(expect.any(Number)).then(waiting);
}

/** All that a backup is to hold: not the answers of the day, nor tokens. */
async function keptContent(url: string) {
  const { idempotency_keys, api_tokens, ...content } = await databaseContent(url);
  return content;
}

describe('a backup', () => {
  let folder: TemporaryFolder;
  let path: string;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    path = join(folder.path, 'backup.zip');
  });
  afterEach(() => folder.remove());

  /** Taken once, of a filled database. */
  let whole: Buffer | undefined;
  async function wholeBackup(): Promise<Buffer> {
    if (whole) return whole;
    const from = await kept(cloneDatabase());
    await inDatabase(from, fill);
    await takeBackup({ url: from, path, now });
    whole = await readFile(path);
    return whole;
  }

  /** One for all that are refused, because each is to leave it as it was: empty. */
  let refusing: ClonedDatabase | undefined;
  afterAll(() => refusing?.drop());
  async function staysEmpty(): Promise<string> {
    refusing ??= await bareDatabase();
    return refusing.url;
  }

  const restore = (url: string) => restoreBackup({ url, path, jobs: [makePictureJob], log });

  test('restores every row, the state of every sequence, and pending jobs; leaves out sessions, tokens, rate limits and idempotency keys', async () => {
    const from = await kept(cloneDatabase());
    const piece = { kitchenId: 1, useId: 2 };
    await inDatabase(from, async (db) => {
      await fill(db);
      await db.execute(sql`insert into sessions (sid, sess, expire) values ('secret', '{}', now())`);
      const queue = await openJobQueue({ database: from, jobs: [makePictureJob], log });
      await queue.add(db, makePictureJob, piece, { key: '1-2' });
      await queue.stop();
    });
    const { tables } = await takeBackup({ url: from, path, now });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const names = tables.map(({ name }) => name);
    for (const name of ['sessions', 'pending_sign_ins', 'api_tokens', 'rate_limits', 'idempotency_keys'])
      expect(names).not.toContain(name);

    const to = await kept(bareDatabase());
    await restore(to);
    const content = await keptContent(from);
    expect(content.users).toHaveLength(2);
    expect(content.sessions).toHaveLength(1);
    expect(await keptContent(to)).toEqual({ ...content, sessions: [] });
    await inDatabase(to, async (db) => {
      const { rows } = await db.execute(sql`
        select name, data, singleton_key as key, state from pgboss.job where name not like '\\_\\_%'`);
      expect(rows).toEqual([{ name: 'make-picture', data: piece, key: '1-2', state: 'created' }]);
    });
  });

  test('is a snapshot of one moment despite concurrent writes', async () => {
    const from = await kept(cloneDatabase());
    await inDatabase(from, fill);
    const before = await keptContent(from);
    await withClient(from, async (writer) => {
      await writer.query('begin; lock table meals in access exclusive mode');
      const taken = takeBackup({ url: from, path, now });
      await whoWaits(writer, 'meals');
      await writer.query('delete from users; commit');
      await taken;
    });
    const to = await kept(bareDatabase());
    await restore(to);
    // Of several machines the moment begins once nobody writes.
    const moments = IS_CITUS ? await keptContent(from) : before;
    expect(await keptContent(to)).toEqual(moments);
  });

  test('contains nothing that is written after its snapshot', async () => {
    const from = await kept(cloneDatabase());
    await inDatabase(from, fill);
    await withClient(from, (reader) =>
      withClient(from, async (writer) => {
        await beginSnapshot(reader);
        await writer.query('delete from users');
        const countOf = async (client: Client, table: string) =>
          (await client.query(`select from ${table}`)).rowCount;
        for (const table of ['users', 'meals'])
          expect([await countOf(reader, table), await countOf(writer, table)]).toEqual([2, 0]);
      }),
    );
  });

  test('never overwrites a file, and leaves no file behind when it fails', async () => {
    const from = await kept(cloneDatabase());
    await writeFile(path, 'mine');
    await expect(takeBackup({ url: from, path, now })).rejects.toThrow('already');
    expect(await readFile(path, 'utf8')).toBe('mine');
    const nowhere = join(folder.path, 'nowhere', 'backup.zip');
    await expect(takeBackup({ url: from, path: nowhere, now })).rejects.toThrow('does not exist');
    const bare = await kept(bareDatabase());
    await expect(takeBackup({ url: bare, path: join(folder.path, 'b.zip'), now })).rejects.toThrow(
      'There is nothing to back up',
    );
    expect(await readdir(folder.path)).toEqual(['backup.zip']);
  });

  test.each([
    ['fails', 'cancel', 'canceling statement due to user request'],
    ['is lost', 'terminate', 'terminating connection due to administrator command'],
  ])('whose connection %s halfway fails and leaves no file behind', async (_what, end, message) => {
    const from = await kept(cloneDatabase());
    await withClient(from, async (other) => {
      await other.query('begin; lock table meals in access exclusive mode');
      const taken = takeBackup({ url: from, path, now });
      const expectation = expect(taken).rejects.toThrow(message);
      await other.query(`select pg_${end}_backend($1::integer)`, [await whoWaits(other, 'meals')]);
      await expectation;
    });
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('is only restored into an empty database', async () => {
    await writeFile(path, await wholeBackup());
    const from = await kept(cloneDatabase());
    await expect(restore(from)).rejects.toThrow('The database is not empty');
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['something else', () => Buffer.from('no zip file')],
  ])('that is %s is refused', async (_what, change) => {
    await writeFile(path, change(await wholeBackup()));
    const to = await staysEmpty();
    await expect(restore(to)).rejects.toThrow('is not a complete backup of Game Plan Cookbook');
    expect(await keptContent(to)).toEqual({ sequences: [] });
  });

  test('with a flipped bit leaves the database empty', async () => {
    const bytes = Buffer.from(await wholeBackup());
    const name = Buffer.from('tables/users.copy');
    // A little into the compressed rows, which follow the name and what zip64 adds to it.
    bytes[bytes.indexOf(name) + name.length + 60] = 0xff;
    await writeFile(path, bytes);
    const to = await staysEmpty();
    await expect(restore(to)).rejects.toThrow();
    expect(await keptContent(to)).toEqual({ sequences: [] });
  });

  describe('that was modified', () => {
    /** Writes the backup anew with other files in it. */
    async function change(edit: (files: Map<string, Buffer>) => void): Promise<void> {
      const files = await readZip(await wholeBackup());
      edit(files);
      const archive = new ZipFile();
      for (const [name, content] of files) archive.addBuffer(content, name);
      archive.end();
      await writeFile(path, await buffer(archive.outputStream));
    }
    const inManifest = (edit: (manifest: Manifest) => void) => (files: Map<string, Buffer>) => {
      const manifest: Manifest = JSON.parse(String(files.get('backup.json')));
      edit(manifest);
      files.set('backup.json', Buffer.from(JSON.stringify(manifest)));
    };

    test.each<[string, (files: Map<string, Buffer>) => void, string]>([
      [
        'so that it signs somebody in',
        (files) => {
          files.set('tables/sessions.copy', Buffer.from('sid\t{"userId":1}\t2099-01-01\n'));
          inManifest(({ tables }) =>
            tables.push({ name: 'sessions', columns: ['sid', 'sess', 'expire'], rows: 1 }),
          )(files);
        },
        'The backup holds a table “sessions”, which no backup of ours does.',
      ],
      [
        'so that its manifest never ends',
        (files) => files.set('backup.json', Buffer.alloc(65_000_000, ' ')),
        'is not a complete backup of Game Plan Cookbook',
      ],
      [
        'in a row',
        (files) => files.set('tables/users.copy', Buffer.from('no number\n')),
        'The backup is damaged in the table users.',
      ],
      [
        'in a number that was given',
        inManifest(({ sequences }) => {
          sequences.nowhere_id_seq = 7;
        }),
        'The backup is damaged in its sequences.',
      ],
    ])('%s is refused in one sentence', async (_what, edit, sentence) => {
      await change(edit);
      const to = await staysEmpty();
      const error: unknown = await restore(to).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(BackupError);
      expect(String(error)).toContain(sentence);
      expect(await databaseContent(to)).toEqual({ sequences: [] });
    });
  });

  test('that does not exist is refused', async () => {
    const to = await staysEmpty();
    await expect(restore(to)).rejects.toThrow(`There is no file ${path}.`);
  });
});
