import { MEAL_TYPE_LABELS, type MealType } from '@game-plan/domain/meals/meal-types';
import { Cookie, type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react';

interface MealTypeLook {
  readonly label: string;
  readonly icon: LucideIcon;
}

export const MEAL_TYPE_LOOK: Readonly<Record<MealType, MealTypeLook>> = {
  breakfast: { label: MEAL_TYPE_LABELS.breakfast, icon: Sunrise },
  lunch: { label: MEAL_TYPE_LABELS.lunch, icon: Sun },
  dinner: { label: MEAL_TYPE_LABELS.dinner, icon: Moon },
  snack: { label: MEAL_TYPE_LABELS.snack, icon: Cookie },
};
