import { QUICK_MEAL_FOODS } from '@game-plan/domain/meals/quick-meal-foods';
import { Banana, Coffee, Egg, type LucideIcon, Milk, Sandwich, Utensils, Wheat } from 'lucide-react';
import { formatCalories, formatQuantity } from '#lib/format.ts';
import { type NewFood, toMealFood } from './draft-food.ts';
import { quickFood } from './new-food.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Eggs: Egg,
  Toast: Sandwich,
  Banana,
  Coffee,
  'Greek yogurt': Milk,
  Oatmeal: Wheat,
};

const QUICK_FOODS = QUICK_MEAL_FOODS.map((quick) => ({
  icon: ICONS[quick.name] ?? Utensils,
  food: quickFood(quick),
}));

export function QuickAddMealFoods({ onAdd }: { onAdd: (food: NewFood) => void }) {
  return (
    <section aria-labelledby="quick-add">
      <h2 id="quick-add" className="text-sm font-semibold text-muted">
        Quick add
      </h2>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {QUICK_FOODS.map(({ icon: Icon, food }) => (
          <button
            key={food.known.name}
            type="button"
            className="flex min-h-14 items-center gap-2.5 rounded-md border border-line bg-surface px-3 py-1.5 text-left transition-colors duration-(--dur-fast) hover:border-line-strong"
            onClick={() => onAdd(food)}
          >
            <Icon className="size-5 shrink-0 text-accent-text max-[379px]:hidden" aria-hidden="true" />
            <span className="min-w-0 flex-1 leading-4">
              <span className="block text-sm font-semibold">{food.known.name}</span>{' '}
              <span className="text-xs whitespace-nowrap text-muted">
                {formatQuantity(food.quantity, food.unit)}
              </span>
            </span>{' '}
            <span className="num text-sm text-muted">
              {formatCalories(toMealFood({ ...food, key: 0 }).calories)}
              <span className="sr-only"> cal</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
