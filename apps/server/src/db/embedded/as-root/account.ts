import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError, undefinedIfMissing } from '../errors.ts';

/**
 * The operating-system account that runs the database. PostgreSQL refuses to run as root, so a server started by root
 * uses an existing unprivileged account; otherwise it is the current user.
 */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** True only for root: processes must switch to the account, and files be given to it. */
  readonly differs: boolean;
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * Chooses the account. Existing data keep their owner: a `postgres` account created later must not lock the database
 * out of files that `nobody` wrote.
 * @param homes folders that may contain the database, the most likely first
 * @throws EmbeddedPostgresError `no-account` if root finds no suitable account
 */
export async function chooseAccount(homes: readonly string[]): Promise<Account> {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return { name: `uid ${uid}`, uid, gid, differs: false };

  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  for (const home of homes) {
    const owner = await undefinedIfMissing(stat(home));
    if (owner === undefined || owner.uid === 0) continue;
    const name = accounts.find((account) => account.uid === owner.uid)?.name ?? `uid ${owner.uid}`;
    return { name, uid: owner.uid, gid: owner.gid, differs: true };
  }
  for (const name of CANDIDATES) {
    const account = accounts.find((each) => each.name === name && each.uid !== 0);
    if (account !== undefined) return account;
  }
  throw new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody" to ' +
      'run it as. Start the server as an ordinary user, add such an account, or set DATABASE_URL.',
  );
}

/** macOS writes the uid of `nobody` as -2; system calls take it as an unsigned 32-bit number. */
const parsePasswd = (text: string): Account[] =>
  text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || name.startsWith('#') || uid === undefined || gid === undefined) return [];
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, differs: true }];
  });
