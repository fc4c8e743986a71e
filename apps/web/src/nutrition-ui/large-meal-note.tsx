import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { WarningNote } from '#ui/state/warning-note.tsx';

/** In kcal: twice a usual day. A larger meal is more likely a mistyped amount, such as grams in a field for pieces. */
const LARGEST_USUAL_MEAL = 4000;

/** Asks to check the amounts of a meal with more calories than one is likely to have. It can be logged all the same. */
export function LargeMealNote({ calories }: { calories: number | null }) {
  if ((calories ?? 0) <= LARGEST_USUAL_MEAL) return null;
  return (
    <p role="alert">
      <WarningNote>
        {t('{calories} calories in one meal: please check the amounts.', {
          calories: formatCalories(calories),
        })}
      </WarningNote>
    </p>
  );
}
