import type { BodyInput } from '@game-plan/contracts/endpoint';
import type { PlanProposal, ProposedWeek, plan } from '@game-plan/contracts/kitchen/plan';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { parseAmount } from '@game-plan/domain/units/amount';
import { useQuery } from '@tanstack/react-query';
import { Check, Dices } from 'lucide-react';
import { useState } from 'react';
import { usePlanMeals, useProposeMeals } from '#data/kitchen/plan.ts';
import { pricesQuery } from '#data/kitchen/prices.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { Proposal } from './proposal.tsx';
import { WeekFigures } from './week-figures.tsx';

interface FillDialogProps {
  week: { readonly from: CalendarDay; readonly to: CalendarDay };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Question = BodyInput<typeof plan.propose>;

/** What one question differs in from the one before it. */
interface Change {
  /** Meals that stay as they are. */
  readonly kept: readonly PlanProposal[];
  /** The names of dishes that are not proposed, besides those before. */
  readonly not?: readonly string[];
  readonly leftOut?: readonly PlanProposal[];
}

/** More refused dishes than this are proposed again, the earliest first. */
const MOST_REFUSED = 100;

/**
 * Proposes dishes for the meals of a week for which nothing is planned. A first week comes at once and is improved while one looks, until
 * one of its meals is touched. Nothing is planned before it is accepted.
 */
export function FillDialog({ week, open, onOpenChange }: FillDialogProps) {
  const [slots, setSlots] = useState<readonly MealType[]>(['dinner']);
  const [withIdeas, setWithIdeas] = useState(true);
  const [cooksAhead, setCooksAhead] = useState(false);
  const [typedBudget, setTypedBudget] = useState('');
  const prices = useQuery(pricesQuery).data ?? [];
  const [proposed, setProposed] = useState<ProposedWeek>();
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const [not, setNot] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly PlanProposal[]>([]);
  const planning = usePlanMeals(() => onOpenChange(false));

  const take = (answer: ProposedWeek, kept: Question['kept']) =>
    setProposed((before) => {
      const answered = new Set(answer.meals.map(keyOf));
      // What is kept stays even if the kitchen has changed, so that its dish is not known any more.
      const lost = before?.meals.filter(
        (meal) => !answered.has(keyOf(meal)) && kept?.some((each) => keyOf(each) === keyOf(meal)),
      );
      return { ...answer, meals: [...answer.meals, ...(lost ?? [])].toSorted(byDay) };
    });
  const budget = centsOf(typedBudget);
  const budgetFault =
    typedBudget.trim() !== '' && budget === undefined ? t('Enter an amount such as 60') : undefined;
  const asking = useProposeMeals();
  /** It is waited for until a meal is touched. */
  const improving = useProposeMeals();
  const ask = ({ kept, not: refused = [], leftOut: leaving = [] }: Change) => {
    const nextNot = [...not, ...refused].slice(-MOST_REFUSED);
    const nextLeftOut = [...leftOut, ...leaving];
    setNot(nextNot);
    setLeftOut(nextLeftOut);
    improving.reset();
    const question: Question = {
      ...week,
      slots: [...slots],
      withIdeas,
      cooksAhead,
      not: nextNot,
      kept: kept.map(({ day, slot, dish, cookedOn }) => ({ day, slot, dish, cookedOn })),
      leftOut: nextLeftOut.map(({ day, slot }) => ({ day, slot })),
      ...(budget !== undefined && { budget }),
      ...(proposed && { seed: proposed.seed }),
    };
    asking.mutate(question, {
      onSuccess: (answer) => {
        take(answer, question.kept);
        if (answer.meals.length === 0 || answer.meals.length === kept.length) return;
        improving.mutate(
          { ...question, seed: answer.seed, improve: true },
          { onSuccess: (found) => take(found, question.kept) },
        );
      },
    });
  };
  /** Options of another question make another week. */
  const startAnew = () => {
    setProposed(undefined);
    setLocked(new Set());
    setNot([]);
    setLeftOut([]);
    improving.reset();
  };

  const meals = proposed?.meals ?? [];
  const isLocked = (meal: PlanProposal) => locked.has(meal.dish);
  const without = ({ dish }: PlanProposal) => meals.filter((meal) => meal.dish !== dish);
  const count = meals.length;
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={planning.isPending}
      title={t('Fill the Week')}
      description={t(
        'For everyone you cook for: what expires soon and what is at home first, quick on working days, by your goals. Nothing is planned yet.',
      )}
      action={
        count > 0 ? (
          <Button
            pending={planning.isPending}
            pendingLabel={t('Planning...')}
            disabled={asking.isPending}
            onClick={() => planning.mutate(meals.map((meal) => toEntry(meal, meals)))}
          >
            {t('{count, select, 1 {Plan This Meal} other {Plan These {count} Meals}}', { count })}
          </Button>
        ) : (
          <Button
            pending={asking.isPending}
            pendingLabel={t('Looking...')}
            disabled={slots.length === 0 || budgetFault !== undefined}
            onClick={() => ask({ kept: [] })}
          >
            {t('Propose Meals')}
          </Button>
        )
      }
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('For')}</legend>
        {MEAL_TYPES.map((slot) => (
          <ToggleChip
            key={slot}
            pressed={slots.includes(slot)}
            icon={Check}
            tone="keep"
            onPress={() => {
              setSlots(slots.includes(slot) ? slots.filter((each) => each !== slot) : [...slots, slot]);
              startAnew();
            }}
          >
            {optionLabel(slot)}
          </ToggleChip>
        ))}
      </fieldset>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('How')}</legend>
        <ToggleChip
          pressed={withIdeas}
          icon={Check}
          tone="keep"
          onPress={() => {
            setWithIdeas(!withIdeas);
            startAnew();
          }}
        >
          {t('New ideas, too')}
        </ToggleChip>
        <ToggleChip
          pressed={cooksAhead}
          icon={Check}
          tone="keep"
          onPress={() => {
            setCooksAhead(!cooksAhead);
            startAnew();
          }}
        >
          {t('Cook for two days')}
        </ToggleChip>
      </fieldset>
      {prices.length > 0 && (
        <Field
          label={t('Budget (optional)')}
          hint={t('What these meals are to cost at most, as far as you have entered prices.')}
          error={budgetFault}
          className="mt-4"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              className="max-w-40"
              value={typedBudget}
              onChange={({ target }) => {
                setTypedBudget(target.value);
                startAnew();
              }}
            />
          )}
        </Field>
      )}
      <div aria-live="polite">
        {proposed && count === 0 && (
          <p className="mt-4 text-muted">
            {t(
              'Every one of these meals is planned or past already, or no dish suits everyone. Choose other meals, or plan by hand.',
            )}
          </p>
        )}
      </div>
      {proposed && count > 0 && (
        <>
          <WeekFigures week={proposed} budget={budget} isImproving={improving.isPending} />
          <ul aria-label={t('Proposed meals')} className="mt-2 divide-y divide-line">
            {meals.map((meal) => (
              <Proposal
                key={keyOf(meal)}
                proposal={meal}
                isLocked={isLocked(meal)}
                pending={asking.isPending}
                onLock={() => {
                  improving.reset();
                  setLocked(toggled(locked, meal.dish));
                }}
                onAnother={() => ask({ kept: without(meal), not: [meal.dish] })}
                onLeaveOut={() => {
                  improving.reset();
                  setLeftOut([...leftOut, ...meals.filter(({ dish }) => dish === meal.dish)]);
                  setProposed({ ...proposed, meals: without(meal), own: null, cost: null });
                }}
              />
            ))}
          </ul>
          <Button
            variant="ghost"
            icon={Dices}
            pending={asking.isPending}
            disabled={meals.every(isLocked)}
            onClick={() => {
              const open = meals.filter((meal) => !isLocked(meal));
              ask({ kept: meals.filter(isLocked), not: open.map(({ dish }) => dish) });
            }}
            className="mt-2"
          >
            {t('Propose Others')}
          </Button>
        </>
      )}
    </SaveDialog>
  );
}

/** What is typed as '60' or '59,90', in hundredths; undefined if it is no amount. */
function centsOf(typed: string): number | undefined {
  const cents = Math.round((parseAmount(typed) ?? 0) * CENTS);
  return cents > 0 && cents <= MOST_CENTS ? cents : undefined;
}
const CENTS = 100;
const MOST_CENTS = 10_000_000;

const keyOf = ({ day, slot }: { readonly day: string; readonly slot: MealType }) => `${day} ${slot}`;

const byDay = (one: PlanProposal, other: PlanProposal) =>
  one.day === other.day
    ? MEAL_TYPES.indexOf(one.slot) - MEAL_TYPES.indexOf(other.slot)
    : one.day < other.day
      ? -1
      : 1;

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

const toEntry = (
  { day, slot, dish, recipeId, idea, name, cookedOn, servings, eaters, portions }: PlanProposal,
  meals: readonly PlanProposal[],
) => ({
  day,
  slot,
  recipeId,
  idea,
  name: cookedOn === null ? name : t('Rest of {name}', { name }),
  servings,
  eaters,
  portions,
  restOf: cookedOn === null ? null : placeOf(dish, cookedOn, meals),
});

/** The place of the meal that is cooked of a dish on a day; null if it is left out. */
function placeOf(dish: string, day: CalendarDay, meals: readonly PlanProposal[]): number | null {
  const place = meals.findIndex((meal) => meal.dish === dish && meal.day === day && meal.cookedOn === null);
  return place === -1 ? null : place;
}
