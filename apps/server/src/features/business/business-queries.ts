import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { business as businessContract, Contact, LegalPage } from '@game-plan/contracts/shop/business';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { business } from '#db/schema/shop/business.ts';

type ContactChange = BodyOf<typeof businessContract.changeContact>;

const NO_CONTACT: Contact = { name: null, email: null, phone: null, address: null, timeZone: null };

const find = async (db: Database) => (await db.select().from(business))[0];

/** The business's contact details; all null until an admin enters them. */
export async function findContact(db: Database): Promise<Contact> {
  const row = await find(db);
  if (!row) return NO_CONTACT;
  const { name, email, phone, address, timeZone } = row;
  return { name, email, phone, address, timeZone };
}

export async function storeContact(tx: Database, contact: ContactChange): Promise<void> {
  await tx.insert(business).values(contact).onConflictDoUpdate({ target: business.id, set: contact });
}

export interface WrittenText {
  readonly text: string;
  readonly updatedAt: Date;
}

const COLUMNS = {
  terms: { text: 'terms', updatedAt: 'termsUpdatedAt' },
  privacy: { text: 'privacy', updatedAt: 'privacyUpdatedAt' },
} as const;

/** The text that an admin wrote; undefined if there is none. */
export async function findLegalText(db: Database, page: LegalPage): Promise<WrittenText | undefined> {
  const row = await find(db);
  const { text: textColumn, updatedAt: atColumn } = COLUMNS[page];
  const text = row?.[textColumn];
  const updatedAt = row?.[atColumn];
  return text && updatedAt ? { text, updatedAt } : undefined;
}

const LOCK = 7_306_310;

/** Locks the texts until the transaction ends: of two concurrent changes the later sees the earlier. */
export async function lockBusiness(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Stores the text; null restores the default. */
export async function storeLegalText(
  tx: Database,
  page: LegalPage,
  written: WrittenText | null,
): Promise<void> {
  const columns = COLUMNS[page];
  const change = {
    [columns.text]: written?.text ?? null,
    [columns.updatedAt]: written?.updatedAt ?? null,
  };
  await tx.insert(business).values(change).onConflictDoUpdate({ target: business.id, set: change });
}
