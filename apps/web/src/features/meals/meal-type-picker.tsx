import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { Cookie, type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Segmented } from '#ui/form/segmented.tsx';

interface MealTypeStyle {
  readonly label: string;
  readonly icon: LucideIcon;
}

export const MEAL_TYPE_STYLE: Readonly<Record<MealType, MealTypeStyle>> = {
  breakfast: { label: optionLabel('breakfast'), icon: Sunrise },
  lunch: { label: optionLabel('lunch'), icon: Sun },
  dinner: { label: optionLabel('dinner'), icon: Moon },
  snack: { label: optionLabel('snack'), icon: Cookie },
};

const SEGMENTS = MEAL_TYPES.map((type) => ({ value: type, ...MEAL_TYPE_STYLE[type] }));

interface MealTypePickerProps {
  type: MealType;
  onChange: (type: MealType) => void;
}

export function MealTypePicker({ type, onChange }: MealTypePickerProps) {
  return <Segmented label={t('Meal type')} segments={SEGMENTS} value={type} onValueChange={onChange} full />;
}

const MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The usual meal at this hour, by the person's clock; updates while the page is open. */
export function useLikelyMealType(): MealType {
  return useSyncExternalStore(subscribe, () => mealTypeAt(new Date().getHours()));
}
