import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { inUnit, nutrientsOf } from '@game-plan/domain/meals/food-amount';
import { mealDayFault } from '@game-plan/domain/meals/meal-days';
import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { readQuantity } from '@game-plan/domain/meals/quantity';
import { recipeServing } from '@game-plan/domain/recipes/nutrition/recipe-serving';
import { useState } from 'react';
import { useQuickLog } from '#data/food/meals.ts';
import { useKeepCookedWeight } from '#data/kitchen/recipes.ts';
import { formatCalories, formatWhole } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { LargeMealNote } from '#nutrition-ui/large-meal-note.tsx';
import { MealDayField } from '#nutrition-ui/meal-day-field.tsx';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';

const TYPES = MEAL_TYPES.map((value) => ({ value, label: optionLabel(value) }));
const UNITS = [
  { value: 'serving', label: t('Servings') },
  { value: 'g', label: t('Grams') },
] as const;

interface LogRecipeDialogProps {
  recipe: Recipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Logs a part of a dish, by servings or by grams of the cooked dish. It closes only on success. */
export function LogRecipeDialog({ recipe, open, onOpenChange }: LogRecipeDialogProps) {
  const today = useToday();
  const [type, setType] = useState(() => mealTypeAt(new Date().getHours()));
  const [date, setDate] = useState<string>(today);
  const [unit, setUnit] = useState<(typeof UNITS)[number]['value']>('serving');
  const [amount, setAmount] = useState('1');
  const { cooked, weight, setWeight, isOwn } = useCookedWeight(recipe);
  const keep = useKeepCookedWeight();
  const logging = useQuickLog(() => onOpenChange(false));

  const serving = { ...recipeServing(recipe, cooked), quantity: readQuantity(amount), unit };
  const isWeighable = unit === 'serving' || cooked !== null;
  const { calories, ...macros } = isWeighable
    ? nutrientsOf(serving)
    : { calories: null, protein: null, carbs: null, fat: null };
  const fault = mealDayFault(date, today);
  const choose = (next: typeof unit) => {
    const changed = inUnit(serving, next);
    setUnit(next);
    // Without a weight, servings and grams cannot be converted.
    setAmount(changed.unit === next ? String(changed.quantity) : next === 'g' ? '300' : '1');
  };
  const log = () => {
    if (fault || !isCalendarDay(date) || !isWeighable) return;
    const { name } = recipe;
    const { quantity } = serving;
    logging.mutate({ type, date, foods: [{ name, quantity, unit, calories, ...macros }] });
    const { id } = recipe;
    if (isOwn && unit === 'g' && typeof id === 'number') keep.mutate({ id, cookedGrams: cooked });
  };

  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={logging.isPending}
      title={t('Log This Meal')}
      description={recipe.name}
      action={
        <Button variant="accent" pending={logging.isPending} pendingLabel={t('Logging...')} onClick={log}>
          {t('Log {value} ({calories} cal)', {
            value: optionLabel(type),
            calories: formatCalories(calories),
          })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Segmented label={t('Meal type')} segments={TYPES} value={type} onValueChange={setType} full />
        <Segmented label={t('By')} segments={UNITS} value={unit} onValueChange={choose} full />
        <Field
          label={unit === 'serving' ? t('Servings') : t('Grams of the cooked dish')}
          hint={servingLabel(recipe, cooked)}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              onBlur={() => setAmount(String(readQuantity(amount)))}
            />
          )}
        </Field>
        {unit === 'g' && (
          <Field
            label={t('Weight of the whole cooked dish (g)')}
            hint={
              isOwn
                ? t('The weight you entered.')
                : t('The sum of the ingredients. For an exact weight, weigh the pot: water cooks away.')
            }
            error={isWeighable ? undefined : t('Enter what the cooked dish weighs')}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={weight}
                onChange={(event) => setWeight(event.target.value)}
              />
            )}
          </Field>
        )}
        <LargeMealNote calories={calories} />
        <MealDayField label={t('Date')} date={date} error={fault} today={today} onChange={setDate} />
      </div>
    </SaveDialog>
  );
}

/** The cooked weight of all servings in grams: as entered by the person, otherwise the sum of the ingredients. */
function useCookedWeight(recipe: Recipe) {
  const weighed = ('cookedGrams' in recipe && recipe.cookedGrams) || null;
  const sum = recipe.contents?.grams;
  const [typed, setTyped] = useState<string>();
  const weight = typed ?? String(weighed ?? sum ?? '');
  const isNothing = !(Number.parseFloat(weight.replace(',', '.')) > 0);
  return {
    weight,
    setWeight: setTyped,
    cooked: isNothing ? null : readQuantity(weight),
    isOwn: typed !== undefined || weighed !== null,
  };
}

function servingLabel({ servings, calories }: Recipe, cooked: number | null): string {
  const energy =
    calories === null ? t('calories not known') : t('{calories} cal', { calories: formatCalories(calories) });
  if (cooked === null) return t('One serving: {energy}.', { energy });
  return t('One serving: {energy}, about {grams} g.', { energy, grams: formatWhole(cooked / servings) });
}
