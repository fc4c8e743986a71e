import { daysBetween } from '@game-plan/domain/calendar-day';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { PLAN_STATES, REST_STATES } from '@game-plan/domain/plan/plan-entry';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mealDaySchema } from '../food/meals.ts';
import { centsSchema, costSchema } from '../schemas/cost.ts';
import { calendarDaySchema, idParams, idSchema, requiredText, todayQuery } from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';
import { MEMBERS_MAX } from './kitchens.ts';
import { createRecipeBody } from './recipes.ts';
import { addedSchema } from './shopping-list.ts';

/** The most days that are shown or copied at once. */
export const PLAN_DAYS_MAX = 62;
/** The most days that are filled at once. */
const PROPOSED_DAYS_MAX = 31;

export const slotSchema = z.enum(MEAL_TYPES, 'Choose a meal');
/** The most servings of a planned meal. */
export const PLANNED_SERVINGS_MAX = 200;
const servings = z
  .int('Enter a whole number')
  .min(1, 'At least one serving')
  .max(PLANNED_SERVINGS_MAX, `At most ${PLANNED_SERVINGS_MAX}`);
/** User ids of members; empty for everyone in the kitchen. */
const eaters = z.array(idSchema).max(MEMBERS_MAX);
/** Servings of each of the eaters, in their order; empty for equal shares. */
const portions = z.array(z.number().min(0.25).max(10)).max(MEMBERS_MAX);
/** A dish or a note: 'Eating out'. */
export const plannedName = requiredText(200, 'Write what is planned');

const createEntryBody = z.object({
  day: mealDaySchema,
  slot: slotSchema,
  /** A recipe of the library; null for a text: 'Eating out'. */
  recipeId: idSchema.nullable().default(null),
  /** Absent: the recipe's name. */
  name: plannedName.optional(),
  /** Absent: those of the recipe. */
  servings: servings.optional(),
  eaters: eaters.default([]),
});

const changeEntryBody = z
  .object({
    day: mealDaySchema,
    slot: slotSchema,
    name: plannedName,
    servings,
    eaters,
    state: z.enum(['planned', 'skipped']),
  })
  .partial();

const plannedRecipeSchema = z.object({
  id: idSchema,
  imageUrl: z.string().nullable(),
  /** Preparing and cooking together; null if unknown. */
  minutes: z.int().nullable(),
  /** kcal per serving; null if unknown. */
  calories: z.number().nullable(),
});

const entrySchema = z.object({
  id: idSchema,
  day: calendarDaySchema,
  slot: slotSchema,
  name: z.string(),
  /** Null for a text, and for a recipe that has been removed since. */
  recipe: plannedRecipeSchema.nullable(),
  servings: z.int(),
  eaters: z.array(idSchema),
  portions: z.array(z.number()),
  state: z.enum(PLAN_STATES),
  /** What has become of the dish of which this eats what is left; null for any other meal. */
  rest: z
    .object({
      state: z.enum(REST_STATES),
      /** That are there. */
      servings: z.number(),
      /** The day until which they keep. */
      until: calendarDaySchema.nullable(),
    })
    .nullable(),
  /** What the kitchen lacks for it, after what the meals planned before it take; empty for what is not to be cooked any more. */
  lacks: z.array(z.object({ name: z.string(), written: z.string() })),
});
export type PlanEntry = z.infer<typeof entrySchema>;

/** The path of the calendar, below the app's own address; null if there is none. */
const calendarSchema = z.object({ path: z.string().nullable() });

const gapSchema = z.object({ day: calendarDaySchema, slot: slotSchema });

/** Names a dish in further calls with the same seed. */
const dishSchema = z.string().min(1).max(320);

const proposalSchema = gapSchema.extend({
  dish: dishSchema,
  name: z.string(),
  /** A recipe of the library; null for an idea, and for what is left of another day. */
  recipeId: idSchema.nullable(),
  /** A dish of the composer, which is saved with the plan. */
  idea: createRecipeBody.nullable(),
  /** The day on which it was cooked, if this is what is left of it. */
  cookedOn: calendarDaySchema.nullable(),
  /** kcal per serving; null if unknown. */
  calories: z.number().nullable(),
  servings: z.int(),
  eaters,
  portions: z.array(z.number()),
  /** Why it is proposed, in a short sentence. */
  reason: z.string(),
});
export type PlanProposal = z.infer<typeof proposalSchema>;

const figuresSchema = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
});

const proposedWeekSchema = z.object({
  /** Sent with further calls, so that dishes keep their names. */
  seed: z.int(),
  meals: z.array(proposalSchema),
  /** What the person who asks gets of these meals on an average day, and should get of them; null without a meal. */
  own: z.object({ got: figuresSchema, goals: figuresSchema }).nullable(),
  /** What all these meals cost. */
  cost: costSchema,
  /** By how much the week could be better at most, from 0 to 1. */
  gap: z.number(),
});
export type ProposedWeek = z.infer<typeof proposedWeekSchema>;

/** The most meals that one call plans. */
const ENTRIES_MAX = 100;

const templateSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many it plans. */
  meals: z.int(),
});
export type PlanTemplate = z.infer<typeof templateSchema>;

const daysQuery = todayQuery.extend({ from: calendarDaySchema, to: calendarDaySchema });

export const plan = {
  list: endpoint({
    method: 'GET',
    path: '/api/plan',
    access: 'user',
    areas: ['plan'],
    summary: `What the kitchen plans to eat from one day to another, both included; at most ${PLAN_DAYS_MAX} days.`,
    query: daysQuery,
    response: z.array(entrySchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/plan',
    access: 'user',
    areas: ['plan'],
    summary: 'Plan a recipe of the library, or write a text, for a meal of a day.',
    query: todayQuery,
    body: createEntryBody,
    response: entrySchema,
    status: 201,
  }),
  createSeveral: endpoint({
    method: 'POST',
    path: '/api/plan/several',
    access: 'user',
    areas: ['plan', 'recipes'],
    summary:
      'Plan proposed meals, all or none of them; returns their ids. Dishes of the composer are saved as recipes of the library.',
    body: z.object({
      entries: z
        .array(
          gapSchema.extend({
            day: mealDaySchema,
            recipeId: idSchema.nullable(),
            idea: createRecipeBody.nullable().default(null),
            name: plannedName,
            servings,
            eaters,
            portions,
            /** The place in this list of the meal before it of which it eats what is left. */
            restOf: z.int().min(0).nullable().default(null),
          }),
        )
        .min(1)
        .max(ENTRIES_MAX),
    }),
    response: z.array(idSchema),
    status: 201,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/plan/propose',
    access: 'user',
    areas: ['plan'],
    changesNothing: true,
    summary:
      'Propose dishes for these meals for which nothing is planned, for everyone who eats along, from the library and the composer; it plans nothing.',
    query: todayQuery,
    body: z
      .object({
        from: calendarDaySchema,
        to: calendarDaySchema,
        slots: z.array(slotSchema).min(1).max(MEAL_TYPES.length).default(['dinner']),
        /** Whether dishes of the composer are proposed, too. */
        withIdeas: z.boolean().default(true),
        /** Whether some meals are cooked for two days. */
        cooksAhead: z.boolean().default(false),
        /** Dishes that are not to be proposed. */
        not: z.array(dishSchema).max(ENTRIES_MAX).default([]),
        /** Proposals that stay. */
        kept: z
          .array(proposalSchema.pick({ day: true, slot: true, dish: true, cookedOn: true }))
          .max(ENTRIES_MAX)
          .default([]),
        /** Meals that stay open. */
        leftOut: z.array(gapSchema).max(ENTRIES_MAX).default([]),
        /** What the meals are to cost together at most, in hundredths of the currency, as far as prices are known. */
        budget: centsSchema.optional(),
        /** Of an earlier answer. */
        seed: z.int().optional(),
        /** Whether a better week is searched for, which takes longer. */
        improve: z.boolean().default(false),
      })
      .refine(({ from, to }) => daysBetween(from, to) < PROPOSED_DAYS_MAX, {
        path: ['to'],
        error: `At most ${PROPOSED_DAYS_MAX} days at once`,
      }),
    response: proposedWeekSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/plan/{id}',
    access: 'user',
    areas: ['plan'],
    summary:
      'Move or change a planned meal, or skip it. What it has put on the shopping list is taken off it when its day, its servings or its state change.',
    params: idParams,
    query: todayQuery,
    body: changeEntryBody,
    response: entrySchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/plan/{id}',
    access: 'user',
    areas: ['plan'],
    summary: 'Remove a planned meal, and what it has put on the shopping list.',
    params: idParams,
    response: removedSchema,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/plan/copy',
    access: 'user',
    areas: ['plan'],
    summary:
      'Plan the meals of some days again, that many days from another day on. What is planned there stays.',
    query: todayQuery,
    body: z.object({ from: mealDaySchema, to: mealDaySchema, days: z.int().min(1).max(PLAN_DAYS_MAX) }),
    response: z.array(entrySchema),
    status: 201,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/plan/templates',
    access: 'user',
    areas: ['plan'],
    summary: 'The weeks that the kitchen has saved to plan them again, by name.',
    response: z.array(templateSchema),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/api/plan/templates',
    access: 'user',
    areas: ['plan'],
    summary: 'Save what is planned on some days under a name, to plan it again.',
    body: z.object({
      name: requiredText(100, 'Name is required'),
      from: mealDaySchema,
      days: z.int().min(1).max(PLAN_DAYS_MAX),
    }),
    response: templateSchema,
    status: 201,
  }),
  applyTemplate: endpoint({
    method: 'POST',
    path: '/api/plan/templates/{id}/apply',
    access: 'user',
    areas: ['plan'],
    summary: 'Plan the meals of a template from a day on. What is planned there stays.',
    params: idParams,
    body: z.object({ to: mealDaySchema }),
    response: z.object({ planned: z.int() }),
    status: 201,
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/plan/templates/{id}',
    access: 'user',
    areas: ['plan'],
    summary: 'Remove a template. Meals that were planned by it stay.',
    params: idParams,
    response: removedSchema,
  }),
  toList: endpoint({
    method: 'POST',
    path: '/api/plan/to-list',
    access: 'user',
    areas: ['plan', 'list'],
    summary:
      'Add to the shopping list what the kitchen lacks for the meals planned from one day to another, all of them together and once; repeating the call adds nothing.',
    query: todayQuery,
    body: z.object({ from: calendarDaySchema, to: calendarDaySchema }),
    response: addedSchema,
    status: 201,
  }),
  cook: endpoint({
    method: 'POST',
    path: '/api/plan/{id}/cook',
    access: 'user',
    areas: ['plan', 'inventory', 'diary'],
    summary:
      'A planned recipe was cooked: take it from the inventory, log a serving for each eater, and put what is left into the inventory as a dish. What is left of another meal was eaten: take it from that dish, and log it.',
    params: idParams,
    query: todayQuery,
    response: removedSchema.extend({
      entry: entrySchema,
      /** Ingredients of which it is not known how much was taken. */
      unmeasured: z.array(z.string()),
      /** The servings that were put into the inventory. */
      leftOver: z.number(),
    }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/plan/calendar',
    access: 'user',
    summary: 'The address at which calendars can subscribe to the plan of the kitchen.',
    response: calendarSchema,
  }),
  shareCalendar: endpoint({
    method: 'POST',
    path: '/api/plan/calendar',
    access: 'user',
    summary: 'Make an address at which calendars can subscribe to the plan; a former one stops working.',
    response: calendarSchema,
    status: 201,
  }),
  withdrawCalendar: endpoint({
    method: 'DELETE',
    path: '/api/plan/calendar',
    access: 'user',
    summary: 'End the address at which calendars can subscribe to the plan.',
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendars/{code}',
    access: 'public',
    summary: 'The plan of a kitchen as iCalendar, from a month ago on, for whoever knows its address.',
    params: z.object({ code: z.string().max(100) }),
    file: ['text/calendar'],
  }),
};
