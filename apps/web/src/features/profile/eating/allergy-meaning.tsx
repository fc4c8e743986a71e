import type { AllergyPart } from '@game-plan/domain/safety/allergy/parse-allergy-text';
import { hasWord } from '@game-plan/domain/safety/allergy/word-list';
import { englishList } from '@game-plan/domain/text/english';
import { Replace } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { optionLabel } from '#lib/format/option-label.ts';
import { Button } from '#ui/button.tsx';
import type { WordChoice } from './use-eating-choices.ts';
import { keepFocusInCard } from './word-choice-card.tsx';

/** Loads the food tables only when the user types. */
const loadReader = () => import('./read-allergy.ts');
type Reader = Awaited<ReturnType<typeof loadReader>>['readAllergy'];

const MOST_NAMES = 8;

interface AllergyMeaningProps {
  choice: WordChoice;
  /** Whether the listed allergens that it matches are offered instead. */
  offersListed?: boolean;
}

/**
 * What is understood of the allergy or the disliked food being typed: which foods will be left out, and what is not a food
 * that is known.
 */
export function AllergyMeaning({ choice, offersListed = false }: AllergyMeaningProps) {
  const readAllergy = useReader(choice.typed !== '');
  const typed = useDeferredValue(choice.typed);
  const parts = readAllergy?.(typed) ?? [];
  const known = parts.filter(({ kind }) => kind !== 'unknown');
  const unknown = parts.filter(({ kind }) => kind === 'unknown');
  return (
    <div className="mt-2 max-w-[620px] text-sm wrap-anywhere text-muted">
      <div aria-live="polite" className="flex flex-col gap-1">
        {known.length > 0 && (
          <p>{`We will leave out: ${someOf(offersListed ? known : known.map(withoutOils))}`}</p>
        )}
        {known.flatMap(notesOn).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {unknown.length > 0 && <p>{unknownWordsMessage(unknown)}</p>}
      </div>
      {offersListed && <OfferListed choice={choice} parts={parts} />}
    </div>
  );
}

/** A button that selects the listed allergens instead of the typed words. */
function OfferListed({ choice, parts }: { choice: WordChoice; parts: readonly AllergyPart[] }) {
  const listed = [...new Set(parts.flatMap(({ allergens }) => allergens))];
  const isNew = listed.some((allergen) => !choice.chosen.includes(allergen));
  if (!isNew || hasWord(listed, choice.typed)) return null;
  const others = parts.filter(({ allergens }) => allergens.length === 0).map(({ text }) => text);
  const quoted = listed.map((allergen) => `“${optionLabel(allergen)}”`);
  return (
    <div ref={keepFocusInCard} className="mt-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Replace}
        onClick={() => choice.choose(listed, others.join(', '))}
      >
        {`Add ${englishList(quoted)} instead`}
      </Button>
    </div>
  );
}

/** What leaving foods out does not settle. */
const NOTES: Readonly<Record<string, string>> = {
  'sugary food': 'Starch is not left out: each idea says how many carbs a serving has.',
  'salty food': 'The steps of ideas ask for very little salt, or none.',
};

const notesOn = ({ terms }: AllergyPart) => terms.flatMap((term) => NOTES[term] ?? []);

/** Who dislikes olives still gets their oil, as in recipe ideas, unless they name an oil. */
function withoutOils(part: AllergyPart): AllergyPart {
  const leavesOut = part.leavesOut.filter((name) => !/ oil$/.test(name));
  return /\boils?\b/i.test(part.text) || leavesOut.length === 0 ? part : { ...part, leavesOut };
}

/** The first names of each part, so that a long list does not hide the others. */
function someOf(parts: readonly AllergyPart[]): string {
  const share = Math.max(3, Math.floor(MOST_NAMES / parts.length));
  const all = new Set(parts.flatMap(({ leavesOut }) => leavesOut));
  const shown = [...new Set(parts.flatMap(({ leavesOut }) => leavesOut.slice(0, share)))];
  return shown.join(', ') + (shown.length < all.size ? ',\u00a0…' : '');
}

function unknownWordsMessage(parts: readonly AllergyPart[]): string {
  const words = englishList(parts.map(({ text }) => `“${text}”`));
  const [are, them] = parts.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return `${words} ${are} not a food we know: we can only look for ${them} in the names of ingredients.`;
}

/** The allergy reader once its tables are loaded; the field works without it. */
function useReader(isWanted: boolean): Reader | undefined {
  const [reader, setReader] = useState<{ read: Reader }>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadReader().then(
      ({ readAllergy }) => isGone || setReader({ read: readAllergy }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return reader?.read;
}
