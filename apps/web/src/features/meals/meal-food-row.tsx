import { helpingAmounts, helpingGrams, inUnit } from '@game-plan/domain/meals/helping';
import { X } from 'lucide-react';
import { formatCalories, formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import type { DraftFood } from './draft-food.ts';
import { QuantityInput } from './quantity-input.tsx';

interface MealFoodRowProps {
  food: DraftFood;
  onChange: (food: DraftFood) => void;
  onRemove: () => void;
}

/** A food of the meal with its quantity and unit to change, and what that comes to. */
export function MealFoodRow({ food, onChange, onRemove }: MealFoodRowProps) {
  const { quantity, unit, weights } = food;
  const { name } = food.known;
  const grams = unit === 'g' ? null : helpingGrams(food);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-2">
      <span className="min-w-40 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          <b className="num text-ink">{formatCalories(helpingAmounts(food).calories)}</b> cal
          {grams !== null && ` · ${formatNumber(grams)} g`}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <QuantityInput
          label={`Quantity of ${name}`}
          quantity={quantity}
          onChange={(typed) => onChange({ ...food, quantity: typed })}
        />
        {weights.length > 0 ? (
          <Select
            label={`Unit of ${name}`}
            value={unit}
            onChange={(event) => onChange(inUnit(food, event.target.value))}
            className="w-24"
          >
            {weights.map((weight) => (
              <option key={weight.unit}>{weight.unit}</option>
            ))}
          </Select>
        ) : (
          <span className="w-24 truncate px-1 text-sm text-muted">{unit}</span>
        )}
        <IconButton label={`Remove ${name}`} icon={X} className="-mr-2 text-muted" onClick={onRemove} />
      </span>
    </li>
  );
}
