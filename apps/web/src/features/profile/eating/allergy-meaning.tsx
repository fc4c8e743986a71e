import type { AllergyPart } from '@game-plan/contracts/people/profile';
import { hasWord } from '@game-plan/domain/safety/allergy/word-list';
import { useQuery } from '@tanstack/react-query';
import { Replace } from 'lucide-react';
import { allergiesQuery } from '#data/people/profile.ts';
import { localList } from '#lib/format/local.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import {
  bindingParts,
  namesLeftOut,
  notesOn,
  notHandled,
  questionOn,
  quoted,
  withoutOils,
} from './allergy-sentences.ts';
import type { WordChoice } from './use-eating-choices.ts';
import { keepFocusInCard } from './word-choice-card.tsx';

const TYPING_MILLISECONDS = 150;

interface AllergyMeaningProps {
  choice: WordChoice;
  /** Whether the listed allergens that it matches are offered instead. */
  offersListed?: boolean;
}

/**
 * What is understood of the allergy or the disliked food being typed: which foods will be left out, what is asked about, and what is
 * not a food that is known.
 */
export function AllergyMeaning({ choice, offersListed = false }: AllergyMeaningProps) {
  const text = useDebounced(choice.typed, TYPING_MILLISECONDS);
  const { data } = useQuery(allergiesQuery(text === '' ? [] : [text]));
  const [read] = choice.typed === '' ? [] : (data ?? []);
  const reading = read?.reading;
  // A word that may still become a known one is not said to be unknown.
  const parts = reading?.parts.slice(0, reading.isUnfinished ? -1 : undefined) ?? [];
  const known = bindingParts({ parts });
  const question = reading && questionOn({ ...reading, parts });
  return (
    <div className="mt-2 max-w-[620px] text-sm wrap-anywhere text-muted">
      <div aria-live="polite" className="flex flex-col gap-1">
        {question && <Question text={question} />}
        {known.length > 0 && (
          <p>
            {t('We will leave out: {namesLeftOut}', {
              namesLeftOut: namesLeftOut(offersListed ? known : known.map(withoutOils)),
            })}
          </p>
        )}
        {parts.length === 0 && reading && reading.fine.length > 0 && (
          <p>{t('You can eat {fine}; nothing is left out.', { fine: localList(reading.fine) })}</p>
        )}
        {[...notesOn(known), ...notHandled(parts)].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {offersListed && question === undefined && read?.word === choice.typed && (
        <OfferListed choice={choice} parts={parts} />
      )}
    </div>
  );
}

/** What a text is taken for, and what to do if it is meant otherwise. */
export function Question({ text }: { text: string }) {
  return (
    <p>
      <span className="font-medium text-text">{text}</span> {t('If not, add only what to leave out.')}
    </p>
  );
}

/** A button that selects the listed allergens instead of the typed words. */
function OfferListed({ choice, parts }: { choice: WordChoice; parts: readonly AllergyPart[] }) {
  const listed = [...new Set(parts.flatMap(({ allergens }) => allergens))];
  const isNew = listed.some((allergen) => !choice.chosen.includes(allergen));
  if (!isNew || hasWord(listed, choice.typed)) return null;
  const others = parts.filter(({ allergens }) => allergens.length === 0).map(({ text }) => text);
  return (
    <div ref={keepFocusInCard} className="mt-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Replace}
        onClick={() => choice.choose(listed, others.join(', '))}
      >
        {t('Add {names} instead', { names: quoted(listed.map(optionLabel)) })}
      </Button>
    </div>
  );
}
