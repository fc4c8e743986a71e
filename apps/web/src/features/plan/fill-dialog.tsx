import type { PlanProposal } from '@game-plan/contracts/kitchen/plan';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { Check, Dices, X } from 'lucide-react';
import { useState } from 'react';
import { usePlanMeals, useProposeMeals } from '#data/kitchen/plan.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface FillDialogProps {
  week: { readonly from: CalendarDay; readonly to: CalendarDay };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes recipes for the meals of a week for which nothing is planned; each can be thrown again or left out. */
export function FillDialog({ week, open, onOpenChange }: FillDialogProps) {
  const [slots, setSlots] = useState<readonly MealType[]>(['dinner']);
  const [proposals, setProposals] = useState<readonly PlanProposal[]>();
  /** Recipes that the person did not want this time. */
  const [unwanted, setUnwanted] = useState<readonly number[]>([]);
  const asking = useProposeMeals(setProposals);
  const planning = usePlanMeals(() => onOpenChange(false));
  const ask = () => asking.mutate({ ...week, slots: [...slots], not: [...unwanted] });
  const toggle = (slot: MealType) =>
    setSlots(slots.includes(slot) ? slots.filter((each) => each !== slot) : [...slots, slot]);
  const count = proposals?.length ?? 0;
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={planning.isPending}
      title="Fill the Week"
      description="From your recipes, for everyone you cook for: what is at home and what expires soon comes first."
      action={
        count > 0 ? (
          <Button
            pending={planning.isPending}
            pendingLabel="Planning..."
            onClick={() => planning.mutate((proposals ?? []).map(toEntry))}
          >
            {count === 1 ? 'Plan This Meal' : `Plan These ${count} Meals`}
          </Button>
        ) : (
          <Button
            pending={asking.isPending}
            pendingLabel="Looking..."
            disabled={slots.length === 0}
            onClick={ask}
          >
            Propose Meals
          </Button>
        )
      }
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">For</legend>
        {MEAL_TYPES.map((slot) => (
          <ToggleChip
            key={slot}
            pressed={slots.includes(slot)}
            icon={Check}
            tone="keep"
            onPress={() => toggle(slot)}
          >
            {MEAL_TYPE_LABELS[slot]}
          </ToggleChip>
        ))}
      </fieldset>
      <div aria-live="polite">
        {proposals && count === 0 && (
          <p className="mt-4 text-muted">
            Every one of these meals is planned already, or no recipe of yours suits everyone. Save more
            recipes, or plan by hand.
          </p>
        )}
      </div>
      {proposals && count > 0 && (
        <>
          <ul aria-label="Proposed meals" className="mt-4 divide-y divide-line">
            {proposals.map((proposal) => (
              <Proposal
                key={`${proposal.day} ${proposal.slot}`}
                proposal={proposal}
                others={proposals.filter((other) => other !== proposal)}
                unwanted={unwanted}
                onUnwanted={(id) => setUnwanted((before) => [...before, id])}
                onChange={(next) =>
                  setProposals((before) =>
                    before?.flatMap((each) => (each === proposal ? (next ?? []) : each)),
                  )
                }
              />
            ))}
          </ul>
          <Button variant="ghost" icon={Dices} pending={asking.isPending} onClick={ask} className="mt-2">
            Propose Others
          </Button>
        </>
      )}
    </SaveDialog>
  );
}

const toEntry = ({ day, slot, recipe, servings, eaters }: PlanProposal) => ({
  day,
  slot,
  recipeId: recipe.id,
  servings,
  eaters,
});

interface ProposalProps {
  proposal: PlanProposal;
  /** The recipes of which are not proposed here. */
  others: readonly PlanProposal[];
  unwanted: readonly number[];
  onUnwanted: (recipeId: number) => void;
  /** Undefined leaves the meal out. */
  onChange: (next: PlanProposal | undefined) => void;
}

function Proposal({ proposal, others, unwanted, onUnwanted, onChange }: ProposalProps) {
  const { day, slot, name, recipe, reasons } = proposal;
  const again = useProposeMeals((found) => onChange(found.find((each) => each.slot === slot)));
  const [weekday] = formatWeekday(day).split(', ');
  const throwAgain = () => {
    onUnwanted(recipe.id);
    const not = [recipe.id, ...unwanted, ...others.map((other) => other.recipe.id)];
    again.mutate({ from: day, to: day, slots: [slot], not });
  };
  return (
    <li className="flex items-center gap-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-xs font-semibold text-muted">{`${weekday}, ${MEAL_TYPE_LABELS[slot]}`}</p>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{reasons.join(' · ')}</p>
      </div>
      <IconButton
        label={`Another than ${name}`}
        icon={Dices}
        aria-busy={again.isPending}
        onClick={throwAgain}
      />
      <IconButton label={`Leave out ${name}`} icon={X} onClick={() => onChange(undefined)} />
    </li>
  );
}
