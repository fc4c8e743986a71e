import { ALLERGENS } from '@game-plan/domain/eater';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { allergiesQuery, type ReadWord } from '#data/people/profile.ts';
import { localList } from '#lib/format/local.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { Question } from './allergy-meaning.tsx';
import {
  bindingParts,
  namesLeftOut,
  notesOn,
  notHandled,
  questionOn,
  withoutOils,
} from './allergy-sentences.ts';

const isListed = (word: string) => ALLERGENS.some((allergen) => allergen === word);

/** What is read of those of the words that are not listed allergens; none until the answer is there. */
export function useReadWords(words: readonly string[]): readonly ReadWord[] {
  const own = words.filter((word) => !isListed(word));
  const { data } = useQuery(allergiesQuery(own));
  return own.flatMap((word) => data?.find((read) => read.word === word) ?? []);
}

/** Words for which no food is left out, so that they look different. */
export const looseWords = (read: readonly ReadWord[]): ReadonlySet<string> =>
  new Set(read.flatMap(({ word, reading }) => (bindingParts(reading).length === 0 ? [word] : [])));

interface ChosenMeaningsProps {
  chosen: readonly string[];
  read: readonly ReadWord[];
  /** Whether they are allergies, and not dislikes. */
  isStrict?: boolean;
}

/** What the chosen words leave out, in words, and what they do not. */
export function ChosenMeanings({ chosen, read, isStrict = false }: ChosenMeaningsProps) {
  const listed = chosen.filter(isListed).map((word) => optionLabel(word).toLowerCase());
  if (listed.length === 0 && read.length === 0) return null;
  return (
    <ul
      aria-label={t('What is left out')}
      className="mt-4 flex max-w-[720px] flex-col gap-1.5 text-sm wrap-anywhere"
    >
      {listed.length > 0 && (
        <li>{t('We leave out every food with {listed}.', { listed: localList(listed) })}</li>
      )}
      {read.map(({ word, reading }) => (
        <WordMeaning key={word} word={word} reading={reading} isStrict={isStrict} />
      ))}
    </ul>
  );
}

function WordMeaning({ word, reading, isStrict }: ReadWord & { isStrict: boolean }) {
  const bound = bindingParts(reading);
  const names = namesLeftOut(isStrict ? bound : bound.map(withoutOils));
  const question = questionOn(reading);
  const loose = notHandled(reading.parts);
  return (
    <li className="flex flex-col gap-0.5">
      {bound.length > 0 && <p>{richText(t('<0>{word}</0> leaves out {names}', { word, names }), quote)}</p>}
      {reading.parts.length === 0 && (
        <p>{richText(t('<0>{word}</0> leaves nothing out.', { word }), quote)}</p>
      )}
      {question && <Question text={question} />}
      {notesOn(bound).map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {loose.map((sentence) => (
        <p key={sentence} className="flex items-start gap-1.5 text-warning-text">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{sentence}</span>
        </p>
      ))}
    </li>
  );
}

const quote = (word: string) => <q className="font-medium">{word}</q>;
