import type { AllergyPart, AllergyReading } from '@game-plan/contracts/people/profile';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';

const MOST_NAMES = 8;

export const quoted = (words: readonly string[]) => localList(words.map((word) => `“${word}”`));

const textsOf = (parts: readonly AllergyPart[]) => parts.map(({ text }) => text);
const ofKind = (parts: readonly AllergyPart[], kind: AllergyPart['kind']) =>
  parts.filter((part) => part.kind === kind);

/** The parts for which foods are left out. */
export const bindingParts = ({ parts }: Pick<AllergyReading, 'parts'>): AllergyPart[] =>
  parts.filter(({ kind }) => kind !== 'unknown' && kind !== 'illness');

/** What a text is taken for where it is not plain, so that the person can say it otherwise; undefined if it is plain. */
export function questionOn(reading: AllergyReading): string | undefined {
  const bound = localList([...new Set(textsOf(bindingParts(reading)))]);
  if (!reading.isAsked || bound === '') return undefined;
  return reading.fine.length > 0
    ? t('You can eat {fine}; we leave out {bound}. Right?', { fine: localList(reading.fine), bound })
    : t('We leave out {bound}. Right?', { bound });
}

/** What is not left out: illnesses, which the app does not handle, and words that are not understood. */
export function notHandled(parts: readonly AllergyPart[]): string[] {
  const illnesses = textsOf(ofKind(parts, 'illness'));
  const unknown = textsOf(ofKind(parts, 'unknown'));
  return [
    ...(illnesses.length > 0
      ? [
          t('We do not handle {illnesses}: nothing is left out for it. Please ask your doctor what to eat.', {
            illnesses: quoted(illnesses),
          }),
        ]
      : []),
    ...(unknown.length > 0 ? [unknownMessage(unknown)] : []),
  ];
}

function unknownMessage(words: readonly string[]): string {
  const [are, them] = words.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return t('{words} {are} not a food we know: we can only look for {them} in the names of ingredients.', {
    words: quoted(words),
    are,
    them,
  });
}

/** The first names of each part, so that a long list does not hide the others: 'butter, milk, cheese, …'. */
export function namesLeftOut(parts: readonly AllergyPart[]): string {
  const share = Math.max(3, Math.floor(MOST_NAMES / parts.length));
  const all = new Set(parts.flatMap(({ leavesOut }) => leavesOut));
  const shown = [...new Set(parts.flatMap(({ leavesOut }) => leavesOut.slice(0, share)))];
  return shown.join(', ') + (shown.length < all.size ? ',\u00a0…' : '');
}

/** What leaving foods out does not settle. */
const NOTES: Readonly<Record<string, string>> = {
  'sugary food': t('Starch is not left out: each idea says how many carbs a serving has.'),
  'salty food': t('The steps of ideas ask for very little salt, or none.'),
  'not in pregnancy': t(
    'We leave out what health services advise against in pregnancy. Please ask your midwife or doctor, too.',
  ),
};

export const notesOn = (parts: readonly AllergyPart[]): string[] => [
  ...new Set(parts.flatMap(({ terms }) => terms.flatMap((term) => NOTES[term] ?? []))),
];

/** Who dislikes olives still gets their oil, as in recipe ideas, unless they name an oil. */
export function withoutOils(part: AllergyPart): AllergyPart {
  const leavesOut = part.leavesOut.filter((name) => !/ oil$/.test(name));
  return /\boils?\b/i.test(part.text) || leavesOut.length === 0 ? part : { ...part, leavesOut };
}

/** What saving does not change, for the message that it was saved; undefined if every word is handled. */
export function savedNotice(readings: readonly AllergyReading[]): string | undefined {
  const sentences = notHandled(readings.flatMap(({ parts }) => parts));
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
