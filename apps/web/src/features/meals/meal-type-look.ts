import type { MealType } from '@game-plan/domain/meals/meal-types';
import { Cookie, type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react';

interface MealTypeLook {
  readonly label: string;
  readonly icon: LucideIcon;
}

export const MEAL_TYPE_LOOK: Readonly<Record<MealType, MealTypeLook>> = {
  breakfast: { label: 'Breakfast', icon: Sunrise },
  lunch: { label: 'Lunch', icon: Sun },
  dinner: { label: 'Dinner', icon: Moon },
  snack: { label: 'Snack', icon: Cookie },
};
