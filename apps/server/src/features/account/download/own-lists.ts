import type { MealFood } from '@game-plan/contracts/food/meals';
import { shownGtin } from '@game-plan/domain/labels/gtin';
import { type OwnList, ownList } from './own-list.ts';
import {
  readAdminActions,
  readBodyLog,
  readCart,
  readCoachConsents,
  readDayComments,
  readFavoriteFoods,
  readIngredients,
  readMeals,
  readOrderEvents,
  readOrders,
  readOwnFoods,
  readPictureUses,
  readRecipes,
  readSavedMeals,
  readShoppingList,
} from './own-row-queries.ts';
import { picturePath } from './picture-path.ts';

const day = (instant: Date) => instant.toISOString().slice(0, 10);
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const dollars = (cents: number) => (cents / 100).toFixed(2);

const FOOD_COLUMNS = [
  'Food',
  'Quantity',
  'Unit',
  'Calories',
  'Protein (g)',
  'Carbs (g)',
  'Fat (g)',
  'Fiber (g)',
  'Sugar (g)',
  'Saturated Fat (g)',
  'Sodium (mg)',
];
const foodCells = ({ name, quantity, unit, calories, protein, carbs, fat, ...more }: MealFood) => [
  name,
  quantity,
  unit,
  calories,
  protein,
  carbs,
  fat,
  more.fiber ?? null,
  more.sugar ?? null,
  more.saturatedFat ?? null,
  more.sodium ?? null,
];

/** Every list of things that are a person's. A new table with a user_id belongs here; a test counts them. */
export const OWN_LISTS: readonly OwnList[] = [
  ownList({
    key: 'ingredients',
    read: readIngredients,
    table: {
      file: 'ingredients.csv',
      columns: ['Name', 'Category', 'Quantity', 'Unit', 'Status', 'Expiry Date', 'Added'],
      lines: ({ name, category, quantity, unit, status, expiryDate, addedAt }) => [
        [name, category, quantity, unit, status, expiryDate, day(addedAt)],
      ],
    },
  }),
  ownList({
    key: 'recipes',
    read: readRecipes,
    table: {
      file: 'recipes.csv',
      columns: [
        'Name',
        'Cuisine',
        'Difficulty',
        'Prep (min)',
        'Cook (min)',
        'Servings',
        'Calories',
        'Favorite',
        'Ingredients',
        'Instructions',
      ],
      lines: (recipe) => [
        [
          recipe.name,
          recipe.cuisine,
          recipe.difficulty,
          recipe.prepTime,
          recipe.cookTime,
          recipe.servings,
          recipe.calories,
          yesOrNo(recipe.isFavorite),
          recipe.ingredients.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`).join('; '),
          recipe.instructions.join('\n'),
        ],
      ],
    },
  }),
  ownList({
    key: 'meals',
    read: readMeals,
    table: {
      file: 'meals.csv',
      columns: ['Date', 'Meal', ...FOOD_COLUMNS],
      lines: ({ date, type, foods }) => foods.map((food) => [date, type, ...foodCells(food)]),
    },
  }),
  ownList({
    key: 'savedMeals',
    read: readSavedMeals,
    table: {
      file: 'saved-meals.csv',
      columns: ['Name', 'Meal', ...FOOD_COLUMNS],
      lines: ({ name, type, foods }) => foods.map((food) => [name, type, ...foodCells(food)]),
    },
  }),
  ownList({
    key: 'favoriteFoods',
    read: readFavoriteFoods,
    table: {
      file: 'favorite-foods.csv',
      columns: FOOD_COLUMNS,
      lines: ({ food }) => [foodCells(food)],
    },
  }),
  ownList({
    key: 'ownFoods',
    read: readOwnFoods,
    table: {
      file: 'own-foods.csv',
      columns: [
        'Name',
        'Brand',
        'Barcode',
        'Figures For',
        'Portion',
        'Portion Size',
        'Measure',
        'Calories',
        'Protein (g)',
        'Carbs (g)',
        'Fat (g)',
        'Fiber (g)',
        'Sugar (g)',
        'Saturated Fat (g)',
        'Sodium (mg)',
        'Alcohol (% vol)',
      ],
      lines: (food) => [
        [
          food.name,
          food.brand,
          food.gtin === null ? null : shownGtin(food.gtin),
          food.figuresFor,
          food.portionName,
          food.portionSize,
          food.portionMeasure,
          food.calories,
          food.protein,
          food.carbs,
          food.fat,
          food.fiber,
          food.sugar,
          food.saturatedFat,
          food.sodium,
          food.alcohol,
        ],
      ],
    },
  }),
  ownList({
    key: 'bodyLog',
    read: readBodyLog,
    table: {
      file: 'weight-and-water.csv',
      columns: ['Date', 'Weight (kg)', 'Water (ml)'],
      lines: ({ date, weight, waterMilliliters }) => [[date, weight, waterMilliliters]],
    },
  }),
  ownList({ key: 'coachConsents', read: readCoachConsents }),
  ownList({ key: 'dayComments', read: readDayComments }),
  ownList({
    key: 'shoppingList',
    read: readShoppingList,
    table: {
      file: 'shopping-list.csv',
      columns: ['Name', 'Quantity', 'Unit', 'Category', 'Bought', 'Added'],
      lines: ({ name, quantity, unit, category, isCompleted, addedAt, removedAt }) =>
        removedAt === null ? [[name, quantity, unit, category, yesOrNo(isCompleted), day(addedAt)]] : [],
    },
  }),
  ownList({ key: 'cart', read: readCart }),
  ownList({
    key: 'orders',
    read: readOrders,
    table: {
      file: 'orders.csv',
      columns: ['Order', 'Date', 'Stage', 'Status', 'Appointment', 'Service', 'Quantity', 'Price ($)'],
      lines: ({ id, createdAt, stage, status, appointment, orderItems }) =>
        orderItems.map(({ name, quantity, totalPriceCents }) => [
          id,
          day(createdAt),
          stage,
          status,
          appointment?.replace('T', ' ') ?? '',
          name,
          quantity,
          dollars(totalPriceCents),
        ]),
    },
  }),
  ownList({ key: 'orderEvents', read: readOrderEvents }),
  ownList({
    key: 'pictures',
    read: async (db, of) =>
      (await readPictureUses(db, of)).map((use) => ({ ...use, file: picturePath(use) })),
  }),
  ownList({ key: 'adminActions', read: readAdminActions }),
];
