import { gramsOfAmount, inUnit, isUnitOffered, nutrientsOf } from '@game-plan/domain/meals/food-amount';
import { clampQuantity, QUANTITY_MIN, QUANTITY_STEP, readQuantity } from '@game-plan/domain/meals/quantity';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { formatCaloriesPart, formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Select } from '#ui/form/select.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { changeFood, type DraftFood } from './draft-food.ts';

interface MealFoodListProps {
  label: string;
  foods: readonly DraftFood[];
  onChange: (foods: DraftFood[]) => void;
  /** An additional action for each food. */
  action?: (food: DraftFood) => ReactNode;
}

/** The foods of a meal, editable. Removing one moves the focus to the list, because its button is gone. */
export function MealFoodList({ label, foods, onChange, action }: MealFoodListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ key }: DraftFood) => {
    onChange(foods.filter((food) => food.key !== key));
    list.current?.focus();
  };
  // The foods as displayed add up to the meal.
  const parts = wholeParts(foods.map((food) => nutrientsOf(food).calories ?? 0));
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className="divide-y divide-line">
      {foods.map((food, index) => (
        <MealFoodRow
          key={food.key}
          food={food}
          calories={parts[index] ?? 0}
          action={action?.(food)}
          onChange={(changed) => onChange(changeFood(foods, changed))}
          onRemove={() => remove(food)}
        />
      ))}
    </ul>
  );
}

/** Reports that a meal without foods cannot be logged. */
export function toastNoFoods(): void {
  toast({
    title: t('No foods added'),
    description: t('Please add some foods to log this meal'),
    variant: 'destructive',
  });
}

interface MealFoodRowProps {
  food: DraftFood;
  /** Its calories, rounded so that the list adds up. */
  calories: number;
  action: ReactNode;
  onChange: (food: DraftFood) => void;
  onRemove: () => void;
}

/** A food of the meal with editable quantity and unit, and the resulting figures. */
function MealFoodRow({ food, calories, action, onChange, onRemove }: MealFoodRowProps) {
  const { quantity, unit, weights } = food;
  const { name } = food.known;
  const grams = unit === 'g' ? null : gramsOfAmount(food);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-2">
      <span className="min-w-40 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          <b className="num text-ink">{formatCaloriesPart(nutrientsOf(food).calories, calories)}</b>{' '}
          {t('cal')}
          {grams !== null && ` · ${formatWhole(grams)} g`}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <QuantityInput
          label={t('Quantity of {name}', { name })}
          quantity={quantity}
          onChange={(typed) => onChange({ ...food, quantity: typed })}
        />
        {weights.length > 0 ? (
          <Select
            label={t('Unit of {name}', { name })}
            value={unit}
            onChange={(event) => onChange(inUnit(food, event.target.value))}
            className="w-28"
          >
            {weights.map((weight) => (
              <option key={weight.unit} disabled={!isUnitOffered(food, weight.unit)}>
                {weight.unit}
              </option>
            ))}
          </Select>
        ) : (
          <span className="w-28 truncate px-1 text-sm text-muted">{unit}</span>
        )}
        {action}
        <IconButton
          label={t('Remove {name}', { name })}
          icon={X}
          className="-mr-2 text-muted"
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface QuantityInputProps {
  label: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/**
 * Typed text takes effect immediately; leaving the field shows how it was understood. A text field, because number
 * fields accept '1,5' only in some browsers and languages; arrow keys step as in a number field.
 */
function QuantityInput({ label, quantity, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    // An emptied field is about to get another number.
    if (text.trim() !== '') onChange(readQuantity(text.replace(/[.,]$/, '')));
  };
  const leave = () => {
    if (typed !== undefined) onChange(readQuantity(typed));
    setTyped(undefined);
  };
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(clampQuantity(Number((quantity + direction * QUANTITY_STEP).toFixed(3))));
  };
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      min={QUANTITY_MIN}
      step={QUANTITY_STEP}
      aria-valuemin={QUANTITY_MIN}
      aria-valuenow={quantity}
      aria-label={label}
      value={typed ?? quantity}
      onChange={(event) => type(event.target.value)}
      onKeyDown={step}
      onBlur={leave}
      className="num h-11 w-18 rounded-md border border-line-strong bg-surface px-2 text-center text-base text-ink"
    />
  );
}
