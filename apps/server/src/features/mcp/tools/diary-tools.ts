import { bodyLog } from '@game-plan/contracts/food/body-log';
import { type Food, foods, type MealTextLine } from '@game-plan/contracts/food/foods';
import { type Meal, type MealFood, meals } from '@game-plan/contracts/food/meals';
import { nutrition } from '@game-plan/contracts/food/nutrition';
import { goals } from '@game-plan/contracts/people/goals';
import { addDays } from '@game-plan/domain/calendar-day';
import { nutrientsOf } from '@game-plan/domain/meals/food-amount';
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { clampQuantity, roundQuantity } from '@game-plan/domain/meals/quantity';
import { unitWeights } from '@game-plan/domain/units/weights/unit-weights';
import { z } from 'zod';
import { asData, day, id, Refusal, removal, tool } from '../tool.ts';

interface Macros {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
}

const whole = (value: number | null | undefined) => (value == null ? '?' : String(Math.round(value)));

const macrosOf = ({ calories, protein, carbs, fat }: Macros) =>
  `${whole(calories)} kcal, protein ${whole(protein)} g, carbs ${whole(carbs)} g, fat ${whole(fat)} g`;

const HUNDRED_GRAMS = { quantity: 100, unit: 'g' };

/** A food of a typed meal as it is logged, with its figures for the amount. */
function toMealFood({ food, amount, addedTo }: MealTextLine, lines: readonly MealTextLine[]): MealFood[] {
  if (!food || !amount) return [];
  const { description, fdcId, ownFoodId, per = HUNDRED_GRAMS, nutrients, portions } = food;
  const quantity = clampQuantity(roundQuantity(amount.quantity));
  const eaten = {
    known: { ...per, ...nutrients },
    weights: unitWeights(portions),
    quantity,
    unit: amount.unit,
  };
  const main = addedTo === null ? undefined : lines[addedTo]?.food?.description;
  return [
    {
      name: description.slice(0, 300),
      quantity,
      unit: amount.unit,
      ...nutrientsOf(eaten),
      ...(ownFoodId === undefined ? fdcId !== undefined && { fdcId } : { ownFoodId }),
      ...(main !== undefined && { addedTo: main.slice(0, 300) }),
    },
  ];
}

const lineOfTyped = ({ text, food, amount }: MealTextLine) =>
  food && amount
    ? `${text}: ${amount.quantity} ${amount.unit} ${food.description}, ${macrosOf(amount)}`
    : `${text}: no such food is known`;

const foodLine = ({ description, nutrients, per = HUNDRED_GRAMS, source }: Food) =>
  `${description}: per ${per.quantity} ${per.unit} ${macrosOf(nutrients)} (${source})`;

const mealLine = ({ id: number, type, foods: eaten, totalCalories }: Meal) =>
  `#${number} ${MEAL_TYPE_LABELS[type]}: ${eaten.map(({ name }) => name).join(', ')}, ${whole(totalCalories)} kcal`;

const onDay = z.object({ day: day.optional().describe('YYYY-MM-DD; today by the server’s clock if absent') });
const typedMeal = z.string().max(300).describe('As typed: ‘2 slices toast with butter, latte grande’');

/** Tools for the diary, and for weight and water. */
export const DIARY_TOOLS = [
  tool({
    name: 'day_totals',
    title: 'A day against the goals',
    description: 'What was eaten on a day, in kcal and grams, and the goals of that day.',
    input: onDay,
    calls: [nutrition.summary, goals.list],
    async run({ day: on }, ask, { today }) {
      const date = on ?? today;
      const query = { startDate: date, endDate: date };
      const [summary, held] = await Promise.all([
        ask(nutrition.summary, { query }),
        ask(goals.list, { query }),
      ]);
      const eaten = summary.days[0];
      const goal = held.at(-1);
      return [
        eaten
          ? `Eaten on ${date}: ${macrosOf(eaten)}. Meals: ${eaten.meals}.`
          : `Nothing is logged on ${date}.`,
        goal ? `Goals: ${macrosOf(goal)}.` : 'There are no goals.',
      ].join('\n');
    },
  }),
  tool({
    name: 'show_meals',
    title: 'The meals of a day',
    description: 'The logged meals of a day.',
    input: onDay,
    calls: [meals.list],
    async run({ day: on }, ask, { today }) {
      const logged = await ask(meals.list, { query: { date: on ?? today } });
      return asData(logged.map(mealLine), 'Nothing is logged.');
    },
  }),
  tool({
    name: 'search_foods',
    title: 'Look up a food',
    description: 'Foods with their calories and macros.',
    input: z.object({ name: z.string().min(3).max(100) }),
    calls: [foods.search],
    async run({ name }, ask) {
      return asData(
        (await ask(foods.search, { query: { query: name } })).map(foodLine),
        'No such food is known.',
      );
    },
  }),
  tool({
    name: 'figures_of_meal',
    title: 'Figures of a meal',
    description: 'What a meal has, as it is typed, without logging it.',
    input: z.object({ text: typedMeal }),
    calls: [foods.readMeal],
    async run({ text }, ask) {
      return asData((await ask(foods.readMeal, { query: { text } })).lines.map(lineOfTyped));
    },
  }),
  tool({
    name: 'log_meal',
    title: 'Log a meal',
    description:
      'Writes a meal into the diary as it is typed. Foods that are not known are left out and named.',
    input: z.object({ text: typedMeal, meal: z.enum(MEAL_TYPES), ...onDay.shape }),
    calls: [foods.readMeal, meals.create],
    async run({ text, meal, day: on }, ask, { today }) {
      const { lines } = await ask(foods.readMeal, { query: { text } });
      const eaten = lines.flatMap((line) => toMealFood(line, lines));
      if (eaten.length === 0) throw new Refusal('No food of this meal is known, so nothing is logged.');
      const logged = await ask(meals.create, { body: { type: meal, date: on ?? today, foods: eaten } });
      return `Logged on ${logged.date}, #${logged.id}:\n${asData(lines.map(lineOfTyped))}`;
    },
  }),
  removal({
    name: 'remove_meal',
    title: 'Remove a logged meal',
    description: 'Removes a meal from the diary.',
    input: z.object({ id, day }),
    calls: [meals.list, meals.remove],
    async find({ id: number, day: on }, ask) {
      const found = (await ask(meals.list, { query: { date: on } })).find((one) => one.id === number);
      return found && mealLine(found);
    },
    remove: ({ id: number }, ask) => ask(meals.remove, { params: { id: String(number) } }),
  }),
  tool({
    name: 'show_weight_and_water',
    title: 'Weight and water',
    description: 'Weight and water of the last days.',
    input: z.object({ days: z.int().min(1).max(92).default(14) }),
    calls: [bodyLog.list],
    async run({ days }, ask, { today }) {
      const logged = await ask(bodyLog.list, {
        query: { startDate: addDays(today, 1 - days), endDate: today },
      });
      return asData(
        logged.map(
          ({ date, weight, waterMilliliters }) => `${date}: ${weight ?? '?'} kg, ${waterMilliliters} ml`,
        ),
        'Nothing is logged.',
      );
    },
  }),
  tool({
    name: 'log_weight',
    title: 'Log a weight',
    description: 'Writes down the weight of a day.',
    input: z.object({
      kilograms: z.number().min(1).max(1000),
      ...onDay.shape,
      isSure: z.boolean().default(false).describe('True once the person has confirmed a sudden change'),
    }),
    calls: [bodyLog.setWeight],
    async run({ kilograms, day: on, isSure }, ask, { today }) {
      const { date, weight } = await ask(bodyLog.setWeight, {
        params: { date: on ?? today },
        query: { confirmed: isSure ? 'true' : 'false' },
        body: { weight: kilograms },
      });
      return `${date}: ${weight} kg`;
    },
  }),
  tool({
    name: 'log_water',
    title: 'Log water',
    description: 'Adds to the water of a day.',
    input: z.object({ milliliters: z.int().min(1).max(5000), ...onDay.shape }),
    calls: [bodyLog.addWater],
    async run({ milliliters, day: on }, ask, { today }) {
      const { date, waterMilliliters } = await ask(bodyLog.addWater, {
        params: { date: on ?? today },
        body: { milliliters },
      });
      return `${date}: ${waterMilliliters} ml`;
    },
  }),
];
