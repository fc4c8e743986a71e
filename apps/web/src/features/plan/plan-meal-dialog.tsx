import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import { type CalendarDay, isCalendarDay } from '@game-plan/domain/calendar-day';
import { mealDayFault } from '@game-plan/domain/meals/meal-days';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { kitchenQuery } from '#data/kitchen/kitchens.ts';
import { useChangeEntry, usePlanMeal } from '#data/kitchen/plan.ts';
import { cardPagesQuery } from '#data/kitchen/recipes.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { MealDayField } from '#nutrition-ui/meal-day-field.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const SLOTS = MEAL_TYPES.map((value) => ({ value, label: optionLabel(value) }));
const SERVINGS_MAX = 200;

interface PlanMealDialogProps {
  /** The day that is proposed. */
  day: CalendarDay;
  /** The planned meal that is changed; absent for a new one. */
  entry?: PlanEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Plans a recipe or a text for a day, or moves and changes what is planned. It closes only on success. */
export function PlanMealDialog({ day, entry, open, onOpenChange }: PlanMealDialogProps) {
  const today = useToday();
  const [date, setDate] = useState<string>(day);
  const [slot, setSlot] = useState<MealType>(entry?.slot ?? 'dinner');
  const [meal, setMeal] = useState<Meal>({ name: entry?.name ?? '', recipeId: entry?.recipe?.id ?? null });
  const [servings, setServings] = useState(entry ? String(entry.servings) : '');
  const [eaters, setEaters] = useState<readonly number[]>(entry?.eaters ?? []);
  const close = () => onOpenChange(false);
  const planning = usePlanMeal(close);
  const changing = useChangeEntry(close);
  const pending = planning.isPending || changing.isPending;

  const fault = mealDayFault(date, today);
  const name = meal.name.trim();
  const wanted = servings.trim() === '' ? undefined : Number(servings);
  const servingsFault =
    wanted === undefined || (Number.isInteger(wanted) && wanted >= 1 && wanted <= SERVINGS_MAX)
      ? undefined
      : t('Enter a whole number from 1 to {servingsMax}', { servingsMax: SERVINGS_MAX });
  const save = () => {
    if (fault || servingsFault || name === '' || !isCalendarDay(date)) return;
    const fields = { day: date, slot, name, eaters: [...eaters], ...(wanted && { servings: wanted }) };
    if (entry) changing.mutate({ id: entry.id, change: fields });
    else planning.mutate({ ...fields, recipeId: meal.recipeId });
  };

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      title={entry ? t('Change the Plan') : t('Plan a Meal')}
      loses={t('What you typed is not planned yet and would be lost.')}
      action={
        <Button pending={pending} pendingLabel={t('Saving...')} disabled={name === ''} onClick={save}>
          {entry ? t('Save') : t('Plan')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <MealField meal={meal} isFixed={entry?.recipe != null} onChange={setMeal} />
        <Segmented label={t('Meal type')} segments={SLOTS} value={slot} onValueChange={setSlot} full />
        <div className="grid gap-4 sm:grid-cols-2">
          <MealDayField label={t('Day')} date={date} error={fault} today={today} onChange={setDate} />
          <Field
            label={t('Servings')}
            hint={entry ? undefined : t('Without a number, those of the recipe.')}
            error={servingsFault}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={servings}
                onChange={(event) => setServings(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Eaters chosen={eaters} onChange={setEaters} />
      </div>
    </FormDialog>
  );
}

/** A recipe, or a text. */
interface Meal {
  readonly name: string;
  readonly recipeId: number | null;
}

const PAUSE = 250;
/** As on the recipes page: shorter texts find too much. */
const MORE_THAN = 2;
const MOST_SHOWN = 5;

interface MealFieldProps {
  meal: Meal;
  /** Whether the recipe stays: of a planned recipe only day, servings and eaters change. */
  isFixed: boolean;
  onChange: (meal: Meal) => void;
}

/** What is planned: typed, or one of the kitchen's recipes, which are searched while typing. */
function MealField({ meal, isFixed, onChange }: MealFieldProps) {
  const searched = useDebounced(meal.name.trim(), PAUSE);
  const { data } = useInfiniteQuery({
    ...cardPagesQuery(searched.length > MORE_THAN ? { search: searched } : {}),
    placeholderData: keepPreviousData,
    enabled: meal.recipeId === null && !isFixed,
  });
  if (isFixed || meal.recipeId !== null)
    return (
      <div className="flex items-center gap-3 rounded-md bg-primary-soft py-1 pr-1 pl-4 text-primary-soft-fg">
        <p className="min-w-0 flex-1 py-2 font-semibold wrap-anywhere">{meal.name}</p>
        {!isFixed && (
          <IconButton
            label={t('Choose something else')}
            icon={X}
            onClick={() => onChange({ name: '', recipeId: null })}
          />
        )}
      </div>
    );
  const cards = data?.pages.flatMap((page) => page.cards).slice(0, MOST_SHOWN) ?? [];
  return (
    <div>
      <Field label={t('What to eat')} hint={t('A recipe of yours, or anything: ‘Eating out’, ‘Pizza’.')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={meal.name}
            onChange={(event) => onChange({ name: event.target.value, recipeId: null })}
          />
        )}
      </Field>
      {cards.length > 0 && (
        <ul
          aria-label={t('Your recipes')}
          className="mt-2 divide-y divide-line rounded-md border border-line"
        >
          {cards.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="min-h-11 w-full px-4 py-2 text-left font-medium wrap-anywhere hover:bg-quiet"
                onClick={() => onChange({ name, recipeId: id })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EatersProps {
  /** User ids; empty for everyone. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Who eats, if the kitchen has several members. */
function Eaters({ chosen, onChange }: EatersProps) {
  const { data: kitchen } = useQuery(kitchenQuery);
  const members = kitchen?.members ?? [];
  if (members.length < 2) return null;
  const eats = (id: number) => chosen.length === 0 || chosen.includes(id);
  const toggle = (id: number) => {
    const next = members.map((member) => member.id).filter((each) => eats(each) !== (each === id));
    // At least one person has to eat; everyone is said by no one in particular.
    if (next.length > 0) onChange(next.length === members.length ? [] : next);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('Who eats')}</legend>
      {members.map(({ id, name }) => (
        <ToggleChip key={id} pressed={eats(id)} icon={Check} tone="keep" onPress={() => toggle(id)}>
          {name}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
