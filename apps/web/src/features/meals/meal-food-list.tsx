import { useRef } from 'react';
import { changeFood, type DraftFood } from './draft-food.ts';
import { MealFoodRow } from './meal-food-row.tsx';

interface MealFoodListProps {
  label: string;
  foods: readonly DraftFood[];
  onChange: (foods: DraftFood[]) => void;
}

/** The foods of a meal, to be changed. Removing one hands the focus to the list, as its own button is gone. */
export function MealFoodList({ label, foods, onChange }: MealFoodListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ key }: DraftFood) => {
    onChange(foods.filter((food) => food.key !== key));
    list.current?.focus();
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className="divide-y divide-line">
      {foods.map((food) => (
        <MealFoodRow
          key={food.key}
          food={food}
          onChange={(changed) => onChange(changeFood(foods, changed))}
          onRemove={() => remove(food)}
        />
      ))}
    </ul>
  );
}
