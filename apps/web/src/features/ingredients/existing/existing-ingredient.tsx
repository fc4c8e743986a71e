import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useChangeAmount } from '#data/kitchen/ingredients.ts';
import { checkWithSchema } from '#data/use-schema-resolver.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { type Amount, addToAmount } from './add-to-amount.ts';
import { describeExisting, formatStock } from './describe-existing.ts';

interface Bought extends Amount {
  /** Until when it keeps, if that is known. */
  readonly expiryDate?: CalendarDay | null;
}

interface ExistingIngredientProps {
  existing: Ingredient;
  /** The amount to add; undefined if not known yet. */
  more: () => Bought | undefined;
  onAdded: (existing: Ingredient) => void;
  onAnother: () => void;
  /** What Enter does, where the focus stays in a field: 'Press Enter again to add another card.' */
  hint?: string;
  /** Whether it is shown on the dark board. */
  isOnBoard?: boolean;
  className?: string;
}

/**
 * Says that a food is already in the inventory and offers to add to it. If the amounts cannot be added, it asks for the
 * new total. Another card can still be added.
 */
export function ExistingIngredient(props: ExistingIngredientProps) {
  const { existing, more, onAdded, onAnother, hint, isOnBoard = false, className } = props;
  const [isAsking, setAsking] = useState(false);
  const addition = useAddToExisting(onAdded);
  const add = () => {
    const amount = more();
    const sum = amount && addToAmount(existing, amount);
    if (sum) addition.mutate({ existing, ...sum, expiryDate: amount.expiryDate ?? null });
    else setAsking(true);
  };
  const variant = isOnBoard ? 'board' : 'secondary';
  return (
    <div
      className={cx(
        'rounded-md border p-3 text-sm',
        isOnBoard ? 'border-board-line bg-board' : 'border-line bg-bg',
        className,
      )}
    >
      <p role="status" className="flex gap-2">
        <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {describeExisting(existing)}.{hint && <span className="pointer-coarse:sr-only"> {hint}</span>}
        </span>
      </p>
      {isAsking ? (
        <NewTotalForm
          existing={existing}
          pending={addition.isPending}
          isOnBoard={isOnBoard}
          onSave={(quantity) => addition.mutate({ existing, quantity, unit: existing.unit })}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant={isOnBoard ? 'board' : 'soft'} size="sm" pending={addition.isPending} onClick={add}>
            {t('Add to it')}
          </Button>
          <Button variant={variant} size="sm" onClick={onAnother}>
            {t('Add another card')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface NewTotalFormProps {
  existing: Ingredient;
  pending: boolean;
  isOnBoard: boolean;
  onSave: (quantity: string) => void;
}

const quantitySchema = () =>
  import('@game-plan/contracts/kitchen/ingredients').then(
    ({ createIngredientBody }) => createIngredientBody.shape.quantity,
  );

/** Asks for the new total in the existing unit. It may be inside a form, so it is not a form itself. */
function NewTotalForm({ existing, pending, isOnBoard, onSave }: NewTotalFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(existing.quantity);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const read = await checkWithSchema(quantitySchema, typed);
    if (read?.success) onSave(read.data);
    else setFault(read?.error.issues[0]?.message);
  };
  return (
    <div className="mt-2">
      <label htmlFor={id} className="font-semibold">
        {t('How much is there now, in {unit}?', { unit: existing.unit })}
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          id={id}
          value={typed}
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void save();
          }}
          className="w-28"
        />
        <Button variant={isOnBoard ? 'board' : 'soft'} pending={pending} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 font-medium">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Adds to the existing card and reports the new total. */
export function useAddToExisting(onAdded: (existing: Ingredient) => void) {
  return useChangeAmount((updated) => {
    toast({
      title: t('Ingredient updated'),
      description: t('{name}: {updated} now', { name: updated.name, updated: formatStock(updated) }),
    });
    onAdded(updated);
  });
}
