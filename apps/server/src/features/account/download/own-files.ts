import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { ArchiveFile } from '#db/backup/zip.ts';
import type { Database } from '#db/client.ts';
import { listTokensOf } from '#features/api-tokens/api-token-queries.ts';
import { listPasskeys } from '#features/auth/passkeys/passkey-queries.ts';
import { listIdentities } from '#features/auth/single-sign-on/identity-queries.ts';
import { describeKitchen, describeSettings } from '#features/kitchens/kitchen-queries.ts';
import { findKeptKitchen } from '#features/kitchens/membership-queries.ts';
import { findDrawing, readPicture } from '#features/pictures/picture-queries.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { findIdeaHistory } from '#features/recipe-ideas/idea-history-queries.ts';
import { findReminders } from '#features/reminders/reminder-queries.ts';
import { listSessionsOf } from '#features/sessions/session-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { listWebhooks } from '#features/webhooks/webhook-queries.ts';
import { readableEmail, readableUrl } from '#http/addresses/readable-address.ts';
import { writeCsv } from '#http/lists/write-csv.ts';
import { KITCHEN_ROWS, OWN_ROWS, type PagesOf, type Read } from './own-row-queries.ts';
import { OWN_TABLES, type OwnTable } from './own-tables.ts';

/** The source of the rows: one transaction, for one person and their kitchen. */
interface Source extends Member {
  readonly tx: Database;
  /** Throws if the person may no longer read the rows, which the transaction's snapshot would not show. */
  readonly requireOwner: () => Promise<void>;
}

const README = `Your data from Game Plan Cookbook

data.json    everything that is yours
*.csv        the lists of it, for a spreadsheet; a cell that could run as a formula has a quote before it
pictures/    the pictures of your recipes and ideas; a browser opens drawings (.svg)
`;

const KEPT_README = `own-kitchen/ what waits in the kitchen of your own while you share another one, the same files in it
`;

/** All of a person's data as files. */
export async function ownFiles(source: Source, now: Date): Promise<ArchiveFile[]> {
  const head = await singles(source, now);
  const pagesOf = pagesFrom(source);
  const kept = await findLeftKitchen(source);
  return [
    { path: 'README.txt', open: () => [kept ? README + KEPT_README : README] },
    { path: 'data.json', open: () => writeJson(head, pagesOf, kept) },
    ...tableFiles(OWN_TABLES, pagesOf),
    ...(await pictureFiles(source, pagesOf)),
    ...(kept ? await keptFiles({ ...source, kitchenId: kept.kitchenId }, kept.pagesOf) : []),
  ];
}

/** The person's own kitchen while they share another. */
interface LeftKitchen {
  readonly kitchenId: KitchenId;
  readonly settings: object;
  readonly pagesOf: PagesOf;
}

async function findLeftKitchen(source: Source): Promise<LeftKitchen | undefined> {
  const kitchenId = await findKeptKitchen(source.tx, source.userId);
  const settings = kitchenId && (await describeSettings(source.tx, kitchenId));
  return kitchenId && settings && { kitchenId, settings, pagesOf: pagesFrom({ ...source, kitchenId }) };
}

const tableFiles = (tables: readonly OwnTable[], pagesOf: PagesOf) =>
  tables.map((table) => ({
    path: table.file,
    open: () => writeCsv(table.heads, table.cells(pagesOf)),
  }));

/** The lists and pictures of the person's own kitchen, in a separate folder, because ids may occur in both kitchens. */
async function keptFiles(source: Source, pagesOf: PagesOf): Promise<ArchiveFile[]> {
  const tables = OWN_TABLES.filter(({ isOfKitchen }) => isOfKitchen);
  const files = [...tableFiles(tables, pagesOf), ...(await pictureFiles(source, pagesOf))];
  return files.map((file) => ({ ...file, path: `own-kitchen/${file.path}` }));
}

async function singles({ tx, userId, kitchenId }: Source, now: Date) {
  const user = await findUser(tx, userId);
  return {
    exportedAt: now,
    account: user && {
      ...user,
      email: user.email && readableEmail(user.email),
      profilePhotoUrl: user.profilePhotoUrl && readableUrl(user.profilePhotoUrl),
    },
    profile: (await findProfile(tx, userId)) ?? null,
    preferences: (await findPreferences(tx, userId)) ?? null,
    linkedIdentities: await listIdentities(tx, userId),
    passkeys: (await listPasskeys(tx, userId)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
    reminders: (await findReminders(tx, userId)) ?? null,
    webhooks: (await listWebhooks(tx, userId)).map(({ nonce, ...webhook }) => webhook),
    kitchen: await describeKitchen(tx, { userId, kitchenId }),
    ideaHistory: (await findIdeaHistory(tx, userId)) ?? null,
    tokens: (await listTokensOf(tx, userId)).map(({ name, scopes, createdAt, expiresAt, lastUsedOn }) => ({
      name,
      scopes,
      createdAt,
      expiresAt,
      lastUsedOn,
    })),
    sessions: (await listSessionsOf(tx, userId, now)).map(({ sess }) => ({
      device: sess.device ?? null,
      signedInAt: sess.signedInAt ?? null,
      lastUsedOn: sess.renewedOn ?? null,
    })),
  };
}

function pagesFrom({ tx, userId, kitchenId, requireOwner }: Source): PagesOf {
  return async function* pages(read) {
    let page = await read(tx, { userId, kitchenId, afterId: 0 });
    for (let last = page.at(-1); last; last = page.at(-1)) {
      yield page;
      await requireOwner();
      page = await read(tx, { userId, kitchenId, afterId: last.id });
    }
  };
}

/**
 * Streams one JSON object as text: first the single values, then each list with one row per line, then the lists of the
 * person's own kitchen while they share another.
 */
async function* writeJson(
  head: object,
  pagesOf: PagesOf,
  kept: LeftKitchen | undefined,
): AsyncGenerator<string> {
  yield beginObject(head);
  for (const [key, read] of Object.entries(OWN_ROWS)) yield* writeList(key, read, pagesOf);
  if (kept) {
    yield `,\n"ownKitchen": ${beginObject(kept.settings)}`;
    for (const [key, read] of Object.entries(KITCHEN_ROWS)) yield* writeList(key, read, kept.pagesOf);
    yield '\n}';
  }
  yield '\n}\n';
}

const beginObject = (head: object) => JSON.stringify(head, null, 2).replace(/\n\}$/, '');

async function* writeList(key: string, read: Read<{ id: number }>, pagesOf: PagesOf): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(key)}: [`;
  let comma = '\n';
  for await (const page of pagesOf(read)) {
    yield comma + page.map((row) => JSON.stringify(row)).join(',\n');
    comma = ',\n';
  }
  yield '\n]';
}

async function pictureFiles(source: Source, pagesOf: PagesOf): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for await (const page of pagesOf(OWN_ROWS.madePhotos))
    for (const { file, hash } of page) files.push(pictureFile(source, file, hash));
  for await (const page of pagesOf(OWN_ROWS.pictures)) {
    for (const { file, hash, photoFile, photoHash } of page) {
      if (file && hash) files.push(pictureFile(source, file, hash));
      if (photoFile && photoHash) files.push(pictureFile(source, photoFile, photoHash));
    }
  }
  return files;
}

function pictureFile(source: Source, path: string, hash: string): ArchiveFile {
  async function* open() {
    await source.requireOwner();
    const picture = await pictureOf(source, hash);
    if (picture) yield picture;
  }
  return { path, isCompressed: path.endsWith('.jpg'), open };
}

/** A drawing as the SVG that it is stored as, because rendering a thousand takes minutes; otherwise a JPEG. */
async function pictureOf({ tx, kitchenId }: Source, hash: string) {
  const key = { kitchenId, hash };
  return (await findDrawing(tx, key)) ?? readPicture(tx, key, 'full');
}
