import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/ingredient';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dishKeySchema } from '../people/unwanted-dishes.ts';
import { PICTURE_ADDRESS_MAX, recipePictureSchema } from '../schemas/picture-address.ts';
import {
  calendarDaySchema,
  idParams,
  idSchema,
  instantSchema,
  requiredText,
  shownUrlSchema,
  text,
  todayQuery,
} from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';
import { pictureOriginSchema } from './pictures.ts';

const MINUTES_MAX = 10_080;
export const minutesSchema = z
  .int('Enter whole minutes')
  .min(0, 'Cannot be below zero')
  .max(MINUTES_MAX, 'At most seven days');
const perServing = z.number().min(0).max(100_000);

const recipeLineSchema = z.object({
  name: requiredText(200, 'An ingredient needs a name'),
  /** As written in recipes: '2', '1/2', '1.5', 'to taste'. */
  amount: z.union([text(50), z.number().min(0).max(1_000_000).transform(String)]),
  unit: text(50),
  available: z.boolean(),
  /** What else the line says: 'finely chopped'. */
  note: text(300).optional(),
  /** The sub-heading over it: 'For the sauce'. */
  section: text(60).optional(),
  /** The line as it was typed; '' for the second food of a line. */
  typed: text(400).optional(),
  /** The saved recipe that this line is a part of, and what was typed for all of its lines. */
  part: z.object({ recipeId: idSchema, written: text(400), isNext: z.literal(true).optional() }).optional(),
});

/** A recipe line with its availability in a kitchen. */
const shownLineSchema = recipeLineSchema.extend({
  /** Whether it is on the 'always at home' list; such a line is available. */
  atHome: z.boolean().optional(),
  /** The missing amount, if there is some but not enough. */
  shortfall: z
    .object({ amount: text(50), unit: text(50), written: text(100).optional() })
    .nullable()
    .optional(),
  /** Amount and unit as a cook writes them beside the name: '1½ cups', '2 slices'. */
  written: text(100).optional(),
});
export type RecipeLine = z.infer<typeof shownLineSchema>;

const recipeFields = z.object({
  name: requiredText(200, 'Name is required'),
  description: text(2000).nullable().default(null),
  cookTime: minutesSchema.nullable().default(null),
  prepTime: minutesSchema.nullable().default(null),
  servings: z.int().min(1).max(1000),
  /** kcal per serving; null if unknown. */
  calories: perServing.nullable().default(null),
  /** Grams per serving; null if unknown. */
  protein: perServing.nullable().default(null),
  carbs: perServing.nullable().default(null),
  fat: perServing.nullable().default(null),
  /** Whether an ingredient's figures are unknown, so that the true calories are higher. */
  caloriesArePartial: z.boolean().default(false),
  instructions: z.array(text(2000)).max(100).default([]),
  ingredients: z.array(recipeLineSchema).max(100),
  cuisine: text(50).nullable().default(null),
  difficulty: text(50).nullable().default(null),
  imageUrl: text(PICTURE_ADDRESS_MAX).nullable().default(null),
  externalId: text(100).nullable().default(null),
  dietaryTags: z.array(text(50)).max(20).default([]),
  allergens: z.array(text(50)).max(20).default([]),
});

export const createRecipeBody = recipeFields.extend({
  imageUrl: recipePictureSchema,
  isFavorite: z.boolean().default(false),
  /** Absent: derived from the ingredients. */
  dietaryTags: recipeFields.shape.dietaryTags.removeDefault().optional(),
});

/** What the ingredients of a recipe come to. Figures are null if too little of them is known. */
const contentsSchema = z.object({
  /** The raw ingredients of all servings together. */
  grams: z.number().nullable(),
  /** Grams per serving, and milligrams of sodium. */
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  saturatedFat: z.number().nullable(),
  sodium: z.number().nullable(),
});

const recipeBase = z.object(recipeFields.shape).extend({
  isFavorite: z.boolean(),
  ingredients: z.array(shownLineSchema).max(100),
  /** Absent in lists. */
  contents: contentsSchema.optional(),
});

export const TAGS_MAX = 20;
export const TAG_LENGTH_MAX = 40;
export const RATING_MAX = 5;

/** What the people of a kitchen write beside a saved recipe. */
const recipeMarks = z.object({
  /** '' if there are none. */
  notes: text(4000),
  /** One to five stars; null without a rating. */
  rating: z.int().min(1).max(RATING_MAX).nullable(),
  /** The cookbooks that it is in, without repetition. */
  tags: z
    .array(requiredText(TAG_LENGTH_MAX, 'A tag needs a name'))
    .max(TAGS_MAX, `At most ${TAGS_MAX} tags`)
    .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]),
});

/** A recipe saved in the library. */
export const savedRecipeSchema = recipeBase.extend({
  id: idSchema,
  createdAt: instantSchema,
  /** Whether its picture is being made; `imageUrl` changes later. */
  isImagePending: z.boolean(),
  /** The origin of its picture; null for an external picture, or none. */
  imageMadeBy: pictureOriginSchema.nullable(),
  /** Grams of all cooked servings together, as weighed by the person; null until then. */
  cookedGrams: z.number().nullable().optional(),
  /** The page that it was taken from; null if it was none. */
  sourceUrl: shownUrlSchema.nullable().optional(),
  /** The path of its public link, null without one; absent in lists. */
  publicPath: z.string().nullable().optional(),
  /** How many earlier versions of it are kept; absent in lists. */
  versions: z.int().optional(),
  notes: z.string().optional(),
  rating: recipeMarks.shape.rating.optional(),
  tags: z.array(z.string()).optional(),
  /** The days on which it was made, the earliest first. */
  madeOn: z.array(calendarDaySchema).optional(),
  /** Photos of it as it was made on some of them; absent in lists. */
  madePhotos: z.array(z.object({ on: calendarDaySchema, imageUrl: z.string() })).optional(),
});
export type SavedRecipe = z.infer<typeof savedRecipeSchema>;

/** A suggestion that is not saved; its id is a string. */
export const suggestedRecipeSchema = recipeBase.extend({
  id: z.string(),
  /** Why it is suggested now, in one line; absent if it was saved meanwhile. */
  reason: z.string().nullable().optional(),
  /** Whether its picture is still being made; `pictures.ofIdeas` returns the progress. */
  isImagePending: z.boolean().optional(),
  imageMadeBy: pictureOriginSchema.nullable().optional(),
  /** The author of the idea: the configured AI model or the built-in composer. */
  source: z.enum(['model', 'composer']).optional(),
  /** The composer's key of the dish, by which it is wanted less or never. */
  dishKey: dishKeySchema.optional(),
  /** Why the composer made it instead of the model, in a sentence or two; null if there is nothing to say. */
  notice: z.string().nullable().optional(),
  /** The person's allergies and disliked foods that are no known food, and were therefore only searched for in names. */
  matchedByName: z.array(z.string()).optional(),
  /** The person's illnesses, for which nothing is left out and which the idea is not made for. */
  notMadeFor: z.array(z.string()).optional(),
  /** The people who eat, if not only the person, and each one's share. */
  eaters: z
    .array(
      z.object({
        name: z.string(),
        /** Servings, in steps of a quarter, by that person's goals. */
        servings: z.number(),
        /** Whether some food of the kitchen was left out because of them. */
        leavesSomethingOut: z.boolean(),
      }),
    )
    .optional(),
  /** Whether it was given before, because all ideas for this kitchen have been given. Absent for new ideas. */
  seenBefore: z.boolean().optional(),
});
export type SuggestedRecipe = z.infer<typeof suggestedRecipeSchema>;

export type Recipe = SavedRecipe | SuggestedRecipe;

/** What a card shows of a saved recipe, without steps and amounts. */
export const recipeCardSchema = savedRecipeSchema
  .pick({
    id: true,
    name: true,
    description: true,
    cookTime: true,
    servings: true,
    calories: true,
    caloriesArePartial: true,
    imageUrl: true,
    isImagePending: true,
    imageMadeBy: true,
    externalId: true,
    isFavorite: true,
  })
  .extend({ ingredients: z.array(recipeLineSchema.pick({ name: true, available: true })) });
export type RecipeCard = z.infer<typeof recipeCardSchema>;

const COOK_TIMES = ['30', '60'] as const;
const RATINGS = ['3', '4', '5'] as const;
const DAYS_UNMADE = ['14', '30', '90'] as const;
/** So many foods are missing; none is 'can be cooked now'. */
const MISSING = ['0', '1'] as const;
const SORTS = ['name', 'time', 'cookable', 'one-short'] as const;

/** What makes a cookbook: filters of the library and its order, as `cards` reads them. A filter that is not known is ignored. */
export const cookbookRuleSchema = z
  .object({
    search: text(200),
    cuisine: z.enum(CUISINES),
    underMinutes: z.enum(COOK_TIMES),
    diets: z.array(z.enum(DIETS)).max(DIETS.length),
    without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
    tag: text(TAG_LENGTH_MAX),
    minRating: z.enum(RATINGS),
    notMadeForDays: z.enum(DAYS_UNMADE),
    missing: z.enum(MISSING),
    sort: z.enum(SORTS),
  })
  .partial();
export type CookbookRule = z.infer<typeof cookbookRuleSchema>;

export const cookbookSchema = z.object({ id: idSchema, name: z.string(), rule: cookbookRuleSchema });
export type Cookbook = z.infer<typeof cookbookSchema>;

const cardsPageSchema = z.object({
  cards: z.array(recipeCardSchema),
  /** The start of the next page; null on the last page. */
  nextCursor: z.string().nullable(),
  /** The number of recipes that match the filters, on all pages. */
  total: z.int(),
  /** What was searched for instead, because no recipe has the misspelt words of the search. */
  searchedFor: z.string().optional(),
  /** Counts of the whole library, regardless of filters, its tags and the cookbooks that rules make, from A. */
  library: z.object({
    all: z.int(),
    favorites: z.int(),
    tags: z.array(z.string()).optional(),
    cookbooks: z.array(cookbookSchema).optional(),
  }),
  /** Changes whenever a saved recipe or the kitchen's contents change. */
  version: z.string(),
});
export type RecipeCardsPage = z.infer<typeof cardsPageSchema>;

const generateQuery = todayQuery.extend({
  /** The hour (0 to 23) of the person's own clock; most ideas are for the meal at that hour. */
  hour: z
    .string()
    .max(2, { error: 'Between 0 and 23', abort: true })
    .regex(/^(?:1?\d|2[0-3])$/, 'Between 0 and 23')
    .transform(Number)
    .optional(),
});

const MEMBERS_NAMED = 20;

const ideasQuery = generateQuery.extend({
  /**
   * Comma-separated user ids of kitchen members who do not eat along this time; if absent, those left out the last
   * time.
   */
  notFor: z
    .string()
    .max(250, { error: 'Too many', abort: true })
    .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/, 'Numbers with commas between them')
    .transform((list) => (list === '' ? [] : list.split(',').map(Number)))
    .pipe(z.array(z.number()).max(MEMBERS_NAMED))
    .optional(),
});

const helpSchema = z.object({
  /** Names of foods to buy; empty if the kitchen has ideas, or no one or two foods would help. */
  foods: z.array(z.string()).max(2),
  /** The number of ideas that would be possible then. */
  ideas: z.int().min(0),
});
export type Help = z.infer<typeof helpSchema>;

/** Parses 'vegan,keto' to a list; words that are not in `values` are refused. */
function commaSeparated<const Values extends readonly string[]>(values: Values) {
  return z
    .string()
    .max(200)
    .transform((list) => list.split(',').filter((word) => word !== ''))
    .pipe(z.array(z.enum(values)));
}

const PAGE_MAX = 100;

/** Filters of the saved recipes, and the page. */
const cardsQuery = todayQuery.extend({
  favorites: z.enum(['true', 'false']).optional(),
  search: text(200).optional(),
  cuisine: z.enum(CUISINES).optional(),
  /** Only recipes that cook in less than this many minutes. */
  underMinutes: z.enum(COOK_TIMES).transform(Number).optional(),
  /** Comma-separated diets, all of which must match. */
  diets: commaSeparated(DIETS).optional(),
  /** Comma-separated allergens, none of which may be contained. */
  without: commaSeparated(ALLERGENS).optional(),
  /** Only recipes with this tag. */
  tag: text(TAG_LENGTH_MAX).optional(),
  /** Only recipes with so many stars or more. */
  minRating: z.enum(RATINGS).transform(Number).optional(),
  /** Only recipes that were not made in the last so many days, or never. */
  notMadeForDays: z.enum(DAYS_UNMADE).transform(Number).optional(),
  /** Only recipes that lack exactly so many foods. */
  missing: z.enum(MISSING).transform(Number).optional(),
  /**
   * By default newest first; by name from A, the quickest first, the fewest missing foods first, or those that lack exactly one
   * food first.
   */
  sort: z.enum(SORTS).optional(),
  limit: z
    .string()
    .max(3, { error: `Between 1 and ${PAGE_MAX}`, abort: true })
    .regex(/^[1-9]\d{0,2}$/, `Between 1 and ${PAGE_MAX}`)
    .transform(Number)
    .pipe(z.number().max(PAGE_MAX))
    .default(24),
  /** `nextCursor` of the previous page. */
  cursor: idParams.shape.id.optional(),
});

/** How many recipes are removed or restored at once. */
export const MOST_REMOVED = 100;

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/api/recipes',
    access: 'user',
    areas: ['recipes'],
    summary:
      'Saved recipes, newest first; optionally only favourites, or those whose name or ingredients contain a text.',
    query: todayQuery.extend({
      favorites: z.enum(['true', 'false']).optional(),
      search: text(200).optional(),
    }),
    response: z.array(savedRecipeSchema),
  }),
  cards: endpoint({
    method: 'GET',
    path: '/api/recipes/cards',
    access: 'user',
    areas: ['recipes'],
    summary:
      'A page of the saved recipes that match the filters, newest first unless sorted otherwise, with the fields that cards show.',
    query: cardsQuery,
    response: cardsPageSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/recipes/{id}',
    access: 'user',
    areas: ['recipes'],
    summary: 'A saved recipe.',
    params: idParams,
    query: todayQuery,
    response: savedRecipeSchema,
  }),
  generate: endpoint({
    method: 'GET',
    path: '/api/recipes/generate',
    access: 'user',
    areas: ['recipes'],
    hasEffect: true,
    isSlow: true,
    summary:
      'New recipe ideas from the inventory that respect the profile’s allergies and diets, for the hour and the remaining goals. From the AI model if one is configured and succeeds, otherwise from the built-in composer.',
    query: ideasQuery,
    response: z.array(suggestedRecipeSchema),
  }),
  fromCookbook: endpoint({
    method: 'GET',
    path: '/api/recipes/from-cookbook',
    access: 'user',
    areas: ['recipes'],
    summary:
      'Up to four saved recipes that suit all who eat and can be cooked now, or lack one food, the fewest missing first; none that was made in the last week.',
    query: ideasQuery,
    response: z.array(recipeCardSchema),
  }),
  whatWouldHelp: endpoint({
    method: 'GET',
    path: '/api/recipes/what-would-help',
    access: 'user',
    areas: ['recipes'],
    hasEffect: true,
    summary:
      'For a kitchen without ideas: one or two common foods, each of which alone would give the most ideas that need nothing else.',
    query: ideasQuery,
    response: helpSchema,
  }),
  scale: endpoint({
    method: 'POST',
    path: '/api/recipes/scale',
    access: 'user',
    areas: ['recipes'],
    changesNothing: true,
    summary:
      'The amounts of a recipe for another number of servings, or in other units, also in its steps. For other servings, availability is decided anew.',
    query: todayQuery,
    body: z.object({
      ingredients: recipeBase.shape.ingredients,
      instructions: z.array(text(2000)).max(100),
      /** For which the recipe is written, and for which it is asked. */
      servings: recipeFields.shape.servings,
      to: recipeFields.shape.servings,
      /** Absent: as written. */
      units: z.enum(['metric', 'us']).optional(),
    }),
    response: z.object({
      /** In the recipe's own units, which is what there is to buy. */
      scaled: z.array(shownLineSchema),
      /** As they are to be read. */
      shown: z.array(shownLineSchema),
      steps: z.array(z.string()),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/recipes',
    access: 'user',
    areas: ['recipes'],
    summary: 'Save a recipe.',
    body: createRecipeBody,
    response: savedRecipeSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/recipes/{id}',
    access: 'user',
    areas: ['recipes'],
    summary:
      'Mark a saved recipe as favourite or not, set its weight when cooked, its notes, stars and tags, or a day on which it was made.',
    params: idParams,
    body: z.object({
      isFavorite: z.boolean().optional(),
      cookedGrams: z.number().positive('A cooked dish weighs something').max(100_000).nullable().optional(),
      ...recipeMarks.partial().shape,
      /** Adds a day to those on which it was made, or takes it away. */
      made: z.object({ on: calendarDaySchema, isMade: z.boolean() }).optional(),
    }),
    response: savedRecipeSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/recipes/{id}',
    access: 'user',
    areas: ['recipes'],
    summary: 'Remove a saved recipe.',
    params: idParams,
    response: removedSchema,
  }),
  removeSeveral: endpoint({
    method: 'POST',
    path: '/api/recipes/remove',
    access: 'user',
    areas: ['recipes'],
    summary: 'Remove several saved recipes, all or none of them.',
    body: z.object({ ids: z.array(idSchema).min(1).max(MOST_REMOVED) }),
    response: removedSchema,
  }),
};
