import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBreakingChanges, readDeclaration } from '#testing/database/expand-first.ts';
import { listMigrations, MIGRATIONS } from './migrations.ts';

const CHANGELOG = join(MIGRATIONS, '../../../CHANGELOG.md');

/** What every later migration expands. */
const BASELINE = '0000_baseline';

const sqlOf = (tag: string) => readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8');

describe('migrations expand first', () => {
  test('every change that breaks running copies of the previous version is declared', async () => {
    const tags = (await listMigrations()).map(({ tag }) => tag);
    const changelog = await readFile(CHANGELOG, 'utf8');
    for (const tag of tags.slice(tags.indexOf(BASELINE) + 1)) {
      const migration = await sqlOf(tag);
      const breakingChanges = findBreakingChanges(migration);
      if (breakingChanges.length === 0) continue;
      const declared = readDeclaration(migration);
      expect(
        declared,
        `${tag} breaks running copies: ${JSON.stringify(breakingChanges, null, 2)}`,
      ).toBeDefined();
      if (declared?.kind !== 'contracts') continue;
      expect(tags.slice(0, tags.indexOf(tag))).toContain(declared.expandedBy);
      expect(changelog, `${tag} contracts what no release has expanded yet`).toContain(
        `## [${declared.release}]`,
      );
    }
  });

  test.each([
    ['ALTER TABLE "recipes" RENAME COLUMN "user_id" TO "kitchen_id";', 'old name'],
    ['ALTER TABLE "recipes" RENAME TO "dishes";', 'old name'],
    ['ALTER TABLE "recipes" RENAME "a" TO "b";', 'old name'],
    ['ALTER TABLE "recipes" DROP COLUMN "image_state";', 'column'],
    ['DROP TABLE "recipes" CASCADE;', 'dropped'],
    ['ALTER TABLE "recipes" ADD COLUMN "added_by" integer NOT NULL;', 'without the column'],
    ['ALTER TABLE "recipes" ALTER COLUMN "added_by" SET NOT NULL;', 'leave the column out'],
    ['ALTER TABLE "recipes" ALTER COLUMN "name" SET DATA TYPE varchar(10);', 'old type'],
    ['ALTER TABLE "recipes" DROP CONSTRAINT "recipes_user_id_id_pk";', 'upserts'],
    ['ALTER TABLE "recipes" ADD CONSTRAINT "short" CHECK (length("name") < 10);', 'now refused'],
    ['CREATE UNIQUE INDEX "one" ON "recipes" USING btree ("name");', 'now refused'],
  ])('%s is not an expansion', (statement, reason) => {
    expect(findBreakingChanges(statement)).toEqual([{ statement, reason: expect.stringContaining(reason) }]);
  });

  test.each([
    'ALTER TABLE "recipes" ADD COLUMN "added_by" integer;',
    'ALTER TABLE "recipes" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;',
    'CREATE INDEX "some" ON "recipes" USING btree ("name");',
    'ALTER TABLE "recipes" DROP CONSTRAINT "recipes_user_id_users_id_fk";',
    'ALTER TABLE "recipes" ALTER COLUMN "name" DROP NOT NULL;',
    '-- DROP TABLE "recipes";\nUPDATE "recipes" SET "name" = \'RENAMED\';',
    'CREATE TABLE "new" ("id" integer NOT NULL);\n--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "new_key" UNIQUE("id");--> statement-breakpoint\nCREATE UNIQUE INDEX "new_idx" ON "new" USING btree ("id");',
  ])('%s is one', (migration) => {
    expect(findBreakingChanges(migration)).toEqual([]);
  });

  test.each([
    [
      '-- contracts 0017_names, released in 1.1.0',
      { kind: 'contracts', expandedBy: '0017_names', release: '1.1.0' },
    ],
    ['-- old copies stop first: keys are renamed', { kind: 'stop first', why: 'keys are renamed' }],
    ['-- old copies stay right: allows more', { kind: 'stays right', why: 'allows more' }],
    ['-- anything else', undefined],
  ])('reads the declaration %s', (comment, declared) => {
    expect(readDeclaration(`${comment}\nDROP TABLE "a";`)).toEqual(declared);
  });
});
