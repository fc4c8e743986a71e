import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { asData, day, firstLines, id, removal, today, tool } from '../tool.ts';

const LINES = 60;
/** How far ahead the plan is shown. */
const DAYS_AHEAD = 7;

type Kept = Readonly<Record<'name' | 'quantity' | 'unit', string>> & {
  readonly id: number;
  readonly expiryDate?: string | null;
};

/** What was added, and what of the text was not. */
const addedLines = (
  head: string,
  { added, leftOut }: { added: readonly Kept[]; leftOut: readonly string[] },
) =>
  `${head}:\n${asData(added.map(keptLine))}${leftOut.length === 0 ? '' : `\nLeft out:\n${asData(leftOut)}`}`;

const keptLine = ({ id: number, name, quantity, unit, expiryDate }: Kept) =>
  `#${number} ${[quantity, unit, name].filter(Boolean).join(' ')}${expiryDate ? `, expires ${expiryDate}` : ''}`;

const contains = (name: string, search: string) => name.toLowerCase().includes(search.toLowerCase());

interface Days {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/** The days of a plan: those that are asked for, otherwise a week. */
function planDays({ from, to }: Days, today: CalendarDay) {
  const first = from ?? today;
  return { from: first, to: to ?? addDays(first, DAYS_AHEAD - 1) };
}

interface Planned {
  readonly id: number;
  readonly day: string;
  readonly slot: (typeof MEAL_TYPES)[number];
  readonly name: string;
  readonly servings: number;
  readonly state: string;
}

const planLine = ({ id: number, day: on, slot, name, servings, state }: Planned) =>
  `#${number} ${on} ${MEAL_TYPE_LABELS[slot]}: ${name}, for ${servings}${state === 'planned' ? '' : `, ${state}`}`;

const text = z.string().max(2000).describe('As typed: ‘2 lemons, 500 g flour’');

/** Tools for the inventory, the shopping list and the week plan. */
export const KITCHEN_TOOLS = [
  tool({
    name: 'what_expires',
    title: 'What expires soon',
    description: 'Food of the kitchen that expires within some days, soonest first.',
    input: z.object({ days: z.int().min(0).max(60).default(3), today }),
    calls: [ingredients.expiring],
    async run({ days, today: on }, ask) {
      const found = await ask(ingredients.expiring, { query: { days, ...(on && { today: on }) } });
      return firstLines(found.map(keptLine), LINES, `Nothing expires within ${days} days.`);
    },
  }),
  tool({
    name: 'find_in_inventory',
    title: 'What is in the kitchen',
    description: 'Food of the kitchen with its amounts, all of it or what has a word in its name.',
    input: z.object({ search: z.string().max(100).default('') }),
    calls: [ingredients.list],
    async run({ search }, ask) {
      const kept = (await ask(ingredients.list)).filter(({ name }) => contains(name, search));
      return firstLines(kept.map(keptLine), LINES);
    },
  }),
  tool({
    name: 'add_to_inventory',
    title: 'Put food into the kitchen',
    description: 'Adds food that was bought or is there, one or several, as it is typed.',
    input: z.object({ text, today }),
    calls: [ingredients.addTyped],
    async run({ text: typed, today: on }, ask) {
      const body = { text: typed, isAnother: true };
      const read = await ask(ingredients.addTyped, { body, ...(on && { query: { today: on } }) });
      return addedLines('Added', read);
    },
  }),
  tool({
    name: 'change_inventory',
    title: 'Change food of the kitchen',
    description: 'Sets how much there is of a food, or its date. Quantity 0 means that it is used up.',
    input: z.object({
      id,
      quantity: z.string().max(50).optional().describe('In the unit that it has'),
      expiryDate: day.nullable().optional(),
    }),
    calls: [ingredients.update],
    async run({ id: number, quantity, expiryDate }, ask) {
      const body = {
        ...(quantity !== undefined && { quantity }),
        ...(expiryDate !== undefined && { expiryDate }),
      };
      const changed = await ask(ingredients.update, { params: { id: String(number) }, body });
      return `Now:\n${asData([keptLine(changed)])}`;
    },
  }),
  removal({
    name: 'remove_from_inventory',
    title: 'Remove food from the kitchen',
    description: 'Removes a food from the inventory.',
    input: z.object({ id }),
    calls: [ingredients.list, ingredients.remove],
    async find({ id: number }, ask) {
      const found = (await ask(ingredients.list)).find((one) => one.id === number);
      return found && keptLine(found);
    },
    remove: ({ id: number }, ask) => ask(ingredients.remove, { params: { id: String(number) } }),
  }),
  tool({
    name: 'show_shopping_list',
    title: 'The shopping list',
    description: 'What is on the shopping list; what is bought already is ticked.',
    input: z.object({}),
    calls: [shoppingList.list],
    async run(_, ask) {
      const items = await ask(shoppingList.list);
      const lines = items.map((item) => `${keptLine(item)}${item.isCompleted ? ' (ticked)' : ''}`);
      return firstLines(lines, LINES, 'The list is empty.');
    },
  }),
  tool({
    name: 'add_to_list',
    title: 'Add to the shopping list',
    description: 'Puts one or several things on the shopping list, as they are typed.',
    input: z.object({ text }),
    calls: [shoppingList.addTyped],
    async run({ text: typed }, ask) {
      return addedLines('On the list', await ask(shoppingList.addTyped, { body: { text: typed } }));
    },
  }),
  tool({
    name: 'tick_on_list',
    title: 'Tick something on the shopping list',
    description: 'Marks an item of the shopping list as bought, or as still to be bought.',
    input: z.object({ id, isBought: z.boolean().default(true) }),
    calls: [shoppingList.update],
    async run({ id: number, isBought }, ask) {
      const item = await ask(shoppingList.update, {
        params: { id: String(number) },
        body: { isCompleted: isBought },
      });
      return `${isBought ? 'Ticked' : 'Open again'}:\n${asData([keptLine(item)])}`;
    },
  }),
  removal({
    name: 'remove_from_list',
    title: 'Remove from the shopping list',
    description: 'Removes an item from the shopping list.',
    input: z.object({ id }),
    calls: [shoppingList.list, shoppingList.remove],
    async find({ id: number }, ask) {
      const found = (await ask(shoppingList.list)).find((one) => one.id === number);
      return found && keptLine(found);
    },
    remove: ({ id: number }, ask) => ask(shoppingList.remove, { params: { id: String(number) } }),
  }),
  tool({
    name: 'what_is_planned',
    title: 'What is planned',
    description:
      'Meals of the week plan, and what the kitchen lacks for each; by default the next seven days.',
    input: z.object({ from: day.optional(), to: day.optional() }),
    calls: [plan.list],
    async run(days, ask, context) {
      const entries = await ask(plan.list, { query: planDays(days, context.today) });
      const lines = entries.map((entry) => {
        const lacks = entry.lacks.map(({ name }) => name).join(', ');
        return planLine(entry) + (lacks && `; lacks ${lacks}`);
      });
      return firstLines(lines, LINES, 'Nothing is planned.');
    },
  }),
  tool({
    name: 'plan_meal',
    title: 'Plan a meal',
    description: 'Plans a saved recipe, by its number, or a text such as ‘Eating out’, for a meal of a day.',
    input: z.object({
      day,
      meal: z.enum(MEAL_TYPES).default('dinner'),
      recipeId: z.int().positive().optional(),
      text: z.string().max(200).optional(),
      servings: z.int().min(1).max(50).optional(),
    }),
    calls: [plan.create],
    async run({ day: on, meal, recipeId = null, text: name, servings }, ask) {
      const chosen = { ...(name !== undefined && { name }), ...(servings !== undefined && { servings }) };
      const entry = await ask(plan.create, { body: { day: on, slot: meal, recipeId, ...chosen } });
      return `Planned:\n${asData([planLine(entry)])}`;
    },
  }),
  tool({
    name: 'shop_for_plan',
    title: 'Shop for the plan',
    description: 'Puts what the kitchen lacks for the planned meals of some days on the shopping list, once.',
    input: z.object({ from: day.optional(), to: day.optional() }),
    calls: [plan.toList],
    async run(days, ask, context) {
      const { added, listed } = await ask(plan.toList, { body: planDays(days, context.today) });
      return `Added:\n${asData(added.map(keptLine))}\nOn the list already: ${listed.length}.`;
    },
  }),
  removal({
    name: 'remove_planned_meal',
    title: 'Remove a planned meal',
    description: 'Removes a meal from the week plan, and what it has put on the shopping list.',
    input: z.object({ id, day: day.describe('The day that it is planned for') }),
    calls: [plan.list, plan.remove],
    async find({ id: number, day: on }, ask) {
      const found = (await ask(plan.list, { query: { from: on, to: on } })).find((one) => one.id === number);
      return found && planLine(found);
    },
    remove: ({ id: number }, ask) => ask(plan.remove, { params: { id: String(number) } }),
  }),
];
