import { findPreferences } from '#features/preferences/preference-queries.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { findIdeaHistory } from '#features/recipe-ideas/idea-history-queries.ts';
import { listSessionsOf } from '#features/sessions/session-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { everyRow, type Source } from './own-list.ts';
import { OWN_LISTS } from './own-lists.ts';
import { readPictureFile, readPictureUses } from './own-row-queries.ts';
import { picturePath } from './picture-path.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';
import type { ArchiveFile } from './zip.ts';

const README = `Your data from Game Plan Cookbook

data.json    everything that is yours
*.csv        the lists of it, for a spreadsheet; a cell that could run as a formula has a quote before it
pictures/    the pictures of your recipes and ideas
`;

async function* once(content: string): AsyncGenerator<string> {
  yield content;
}

async function singles({ tx, userId }: Source, now: Date) {
  return {
    exportedAt: now,
    account: await findUser(tx, userId),
    profile: (await findProfile(tx, userId)) ?? null,
    preferences: (await findPreferences(tx, userId)) ?? null,
    ideaHistory: (await findIdeaHistory(tx, userId)) ?? null,
    sessions: (await listSessionsOf(tx, userId, now)).map(({ sess }) => ({
      device: sess.device ?? null,
      signedInAt: sess.signedInAt ?? null,
      lastUsedOn: sess.renewedOn ?? null,
    })),
  };
}

async function pictureFiles(source: Source): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for await (const use of everyRow(readPictureUses, source)) {
    files.push({
      path: picturePath(use),
      isCompressed: true,
      async *open() {
        await source.requireOwner();
        const picture = await readPictureFile(source.tx, use.hash ?? '');
        if (picture) yield picture;
      },
    });
  }
  return files;
}

/** Everything that is a person's, as files. */
export async function ownFiles(source: Source, now: Date): Promise<ArchiveFile[]> {
  const head = await singles(source, now);
  const tables = OWN_LISTS.flatMap(({ table }) => table ?? []);
  return [
    { path: 'README.txt', open: () => once(README) },
    { path: 'data.json', open: () => writeJson(head, OWN_LISTS, source) },
    ...tables.map(({ file, columns, lines }) => ({
      path: file,
      open: () => writeCsv(columns, lines(source)),
    })),
    ...(await pictureFiles(source)),
  ];
}
