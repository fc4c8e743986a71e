import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { business, Contact, LegalPage, LegalText } from '@game-plan/contracts/shop/business';
import { isTimeZone } from '@game-plan/domain/time-zones';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError } from '#http/app-error.ts';
import {
  findContact,
  findLegalText,
  lockBusiness,
  storeContact,
  storeLegalText,
  type WrittenText,
} from './business-queries.ts';
import { DEFAULT_TEXTS } from './default-texts.ts';

const describe = (page: LegalPage, written: WrittenText | undefined): LegalText => ({
  text: written?.text ?? DEFAULT_TEXTS[page],
  updatedAt: written?.updatedAt.toISOString() ?? null,
});

/** The page as an admin wrote it, or the default. */
export async function readLegalText(db: Database, page: LegalPage): Promise<LegalText> {
  return describe(page, await findLegalText(db, page));
}

const NAMES: Readonly<Record<LegalPage | 'contact', string>> = {
  contact: 'contact details',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};

/** Records that an admin changed the business's texts. Throws 'signed_out' if the user is no longer an admin. */
async function record(tx: Database, adminId: number, what: keyof typeof NAMES): Promise<void> {
  const adminName = await lockAdmin(tx, adminId);
  if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
  await recordAdminAction(tx, {
    action: 'changed_practice',
    adminId,
    adminName,
    targetName: NAMES[what],
  });
}

/** Stores the business's contact details. Throws 'invalid_body' for a time zone that does not exist. */
export function changeContact(
  db: Database,
  adminId: number,
  contact: BodyOf<typeof business.changeContact>,
): Promise<Contact> {
  if (contact.timeZone && !isTimeZone(contact.timeZone)) {
    const message = 'This time zone does not exist';
    throw new AppError('invalid_body', message, { errors: { timeZone: [message] } });
  }
  return db.transaction(async (tx) => {
    await record(tx, adminId, 'contact');
    await storeContact(tx, contact);
    return findContact(tx);
  });
}

interface LegalChange {
  readonly adminId: number;
  readonly page: LegalPage;
  readonly text: string | null;
  readonly seenAt: string | null;
}

/**
 * Stores a page. Throws 'conflict' if another admin has changed it since the writer read it, so that nothing is lost.
 */
export function changeLegalText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { adminId, page, text, seenAt }: LegalChange,
): Promise<LegalText> {
  return db.transaction(async (tx) => {
    await record(tx, adminId, page);
    await lockBusiness(tx);
    const before = await findLegalText(tx, page);
    if ((before?.updatedAt.getTime() ?? null) !== (seenAt === null ? null : Date.parse(seenAt))) {
      throw new AppError(
        'conflict',
        'Another admin has saved this page in the meantime. Copy your text, look at theirs, and save again.',
      );
    }
    const written = text === null ? null : { text, updatedAt: now() };
    await storeLegalText(tx, page, written);
    return describe(page, written ?? undefined);
  });
}
