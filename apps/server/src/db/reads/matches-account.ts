import { domainToASCII } from 'node:url';
import { or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits, searchedAccount, users } from '#db/schema/people/users.ts';
import { plainLetters } from '#db/schema/plain-letters.ts';
import { literally } from './contains.ts';

/** Digits with the signs that phone numbers are written with. */
const PHONE_NUMBER = /^[\d()+./-]*\d[\d()+./-]*$/;

/** The digits of a typed phone number, without the zeros that are dialled before it; undefined for other words. */
function digitsOf(word: string): string | undefined {
  if (!PHONE_NUMBER.test(word)) return undefined;
  const digits = word.replaceAll('(0)', '').replaceAll(/\D/g, '');
  return digits.replace(/^0+/, '') || digits;
}

/** The spelling of mail servers of a typed domain, or a part of it, in which it is stored: 'xn--mller-kva' for 'müller'. */
function storedDomain(word: string): string | undefined {
  const at = word.lastIndexOf('@') + 1;
  const domain = domainToASCII(word.slice(at));
  return domain.includes('xn--') ? `${word.slice(0, at)}${domain}` : undefined;
}

const occurs = (word: string): SQL =>
  sql`${searchedAccount(users)} like ${plainLetters(sql`${`%${literally(word)}%`}::text`)}`;

/**
 * A condition that a word occurs in the username, the name, the e-mail address or the phone number of an account,
 * ignoring case, accents and the way that a phone number is grouped. A trigram index is used for words of three letters
 * or more.
 */
export function matchesAccount(word: string): SQL | undefined {
  const digits = digitsOf(word);
  const domain = storedDomain(word);
  return or(
    occurs(word),
    domain === undefined ? undefined : occurs(domain),
    digits === undefined ? undefined : sql`${phoneDigits(users)} like ${`%${digits}%`}`,
  );
}
