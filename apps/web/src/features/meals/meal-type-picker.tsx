import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { Segmented } from '#ui/segmented.tsx';
import { MEAL_TYPE_LOOK } from './meal-type-look.ts';

const SEGMENTS = MEAL_TYPES.map((type) => ({ value: type, ...MEAL_TYPE_LOOK[type] }));

interface MealTypePickerProps {
  type: MealType;
  onChange: (type: MealType) => void;
}

export function MealTypePicker({ type, onChange }: MealTypePickerProps) {
  return <Segmented label="Meal type" segments={SEGMENTS} value={type} onValueChange={onChange} full />;
}
