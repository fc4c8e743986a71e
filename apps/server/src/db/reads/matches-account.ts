import { or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits, plainLetters, searchedAccount, users } from '#db/schema/people/users.ts';
import { literally } from './contains.ts';

/** Digits with the signs that phone numbers are written with. */
const PHONE_NUMBER = /^[\d()+./-]*\d[\d()+./-]*$/;

/** The digits of a typed phone number, without the zeros that are dialled before it; undefined for other words. */
function digitsOf(word: string): string | undefined {
  if (!PHONE_NUMBER.test(word)) return undefined;
  const digits = word.replaceAll('(0)', '').replaceAll(/\D/g, '');
  return digits.replace(/^0+/, '') || digits;
}

/**
 * A condition that a word occurs in the username, the name, the e-mail address or the phone number of an account,
 * ignoring case, accents and the way that a phone number is grouped. A trigram index is used for words of three letters
 * or more.
 */
export function matchesAccount(word: string): SQL | undefined {
  const digits = digitsOf(word);
  return or(
    sql`${searchedAccount(users)} like ${plainLetters(sql`${`%${literally(word)}%`}::text`)}`,
    digits === undefined ? undefined : sql`${phoneDigits(users)} like ${`%${digits}%`}`,
  );
}
