import { refundedCentsOf } from '@game-plan/domain/orders/refunds';
import { shownGtin } from '@game-plan/domain/packaged-products/gtin';
import { choiceTexts } from '@game-plan/domain/pricing/order-choices';
import { KITCHEN_ROWS, OWN_ROWS, type PagesOf, type Read } from './own-row-queries.ts';

type Cell = string | number | null;

/** Columns by heading: a field of the line, or a function of it. */
type Columns<Line> = Readonly<Record<string, CellField<Line> | ((line: Line) => Cell)>>;
type CellField<Line> = {
  [Field in keyof Line]-?: Line[Field] extends Cell | undefined ? Field : never;
}[keyof Line];

/** A list as a CSV table. */
export interface OwnTable {
  readonly file: `${string}.csv`;
  readonly heads: readonly string[];
  /** Whether the rows belong to a kitchen. */
  readonly isOfKitchen: boolean;
  /** Converts each page of rows to lines of cells. */
  cells(pagesOf: PagesOf): AsyncGenerator<Cell[][]>;
}

/** A table in which a row of a list becomes the lines that `linesOf` returns. */
function table<Row extends { id: number }, Line>(
  read: Read<Row>,
  file: OwnTable['file'],
  linesOf: (row: Row) => readonly Line[],
  columns: Columns<Line>,
): OwnTable {
  const cellsOf = (line: Line) =>
    Object.values(columns).map((column) =>
      rounded(typeof column === 'function' ? column(line) : ((line[column] ?? null) as Cell)),
    );
  return {
    file,
    heads: Object.keys(columns),
    isOfKitchen: Object.values<unknown>(KITCHEN_ROWS).includes(read),
    async *cells(pagesOf) {
      for await (const page of pagesOf(read)) yield page.flatMap(linesOf).map(cellsOf);
    },
  };
}

/** Computed amounts are binary fractions: 40.800000000000004 g. */
const rounded = (cell: Cell): Cell => (typeof cell === 'number' ? Math.round(cell * 1000) / 1000 : cell);

/** One line per row. */
const itself = <Row>(row: Row): readonly [Row] => [row];

/** A moment, as '2026-11-20 23:30'. The server does not know the person's time zone, and the day alone may be another there. */
const inUtc = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const FIGURES = {
  Calories: 'calories',
  'Protein (g)': 'protein',
  'Carbs (g)': 'carbs',
  'Fat (g)': 'fat',
  'Fiber (g)': 'fiber',
  'Sugar (g)': 'sugar',
  'Saturated Fat (g)': 'saturatedFat',
  'Sodium (mg)': 'sodium',
} as const;
const FOOD = { Food: 'name', Quantity: 'quantity', Unit: 'unit', ...FIGURES } as const;

/** A line of an order that is not a service. */
const ONE = { quantity: 1, customizations: {} };

/** The lists that are exported as CSV. */
export const OWN_TABLES: readonly OwnTable[] = [
  table(OWN_ROWS.ingredients, 'ingredients.csv', itself, {
    Name: 'name',
    Category: 'category',
    Quantity: 'quantity',
    Unit: 'unit',
    Status: 'status',
    'Expiry Date': 'expiryDate',
    Place: 'place',
    Opened: 'openedOn',
    Bought: 'boughtOn',
    Batches: ({ batches }) =>
      batches.map(({ amount, expiryDate }) => `${amount} (${expiryDate ?? 'no date'})`).join('; '),
    'Added (UTC)': ({ addedAt }) => inUtc(addedAt),
  }),
  table(OWN_ROWS.recipes, 'recipes.csv', itself, {
    Name: 'name',
    Description: 'description',
    Cuisine: 'cuisine',
    Difficulty: 'difficulty',
    'Prep (min)': 'prepTime',
    'Cook (min)': 'cookTime',
    Servings: 'servings',
    Calories: 'calories',
    'Protein (g)': 'protein',
    'Carbs (g)': 'carbs',
    'Fat (g)': 'fat',
    Favorite: ({ isFavorite }) => yesOrNo(isFavorite),
    Ingredients: ({ ingredients }) =>
      ingredients.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`).join('; '),
    Instructions: ({ instructions }) => instructions.join('\n'),
    Source: 'sourceUrl',
    Notes: 'notes',
    Stars: 'rating',
    Tags: ({ tags }) => tags.join('; '),
    'Made On': ({ madeOn }) => madeOn.join('; '),
  }),
  table(
    OWN_ROWS.meals,
    'meals.csv',
    ({ date, type, foods }) => foods.map((food) => ({ ...food, date, type })),
    { Date: 'date', Meal: 'type', ...FOOD },
  ),
  table(
    OWN_ROWS.savedMeals,
    'saved-meals.csv',
    ({ name, type, foods }) => foods.map((food) => ({ ...food, meal: name, type })),
    { Name: 'meal', Meal: 'type', ...FOOD },
  ),
  table(OWN_ROWS.favoriteFoods, 'favorite-foods.csv', ({ food }) => [food], FOOD),
  table(OWN_ROWS.ownFoods, 'own-foods.csv', itself, {
    Name: 'name',
    Brand: 'brand',
    Barcode: ({ gtin }) => gtin && shownGtin(gtin),
    'Figures For': 'figuresFor',
    Portion: 'portionName',
    'Portion Size': 'portionSize',
    Measure: 'portionMeasure',
    ...FIGURES,
    'Alcohol (% vol)': 'alcohol',
  }),
  table(OWN_ROWS.bodyLog, 'weight-and-water.csv', itself, {
    Date: 'date',
    'Weight (kg)': 'weight',
    'Water (ml)': 'waterMilliliters',
  }),
  table(OWN_ROWS.dailyGoals, 'daily-goals.csv', itself, {
    From: 'beginsOn',
    Calories: 'calories',
    'Protein (g)': 'protein',
    'Carbs (g)': 'carbs',
    'Fat (g)': 'fat',
    'Water (L)': 'water',
  }),
  table(OWN_ROWS.shoppingList, 'shopping-list.csv', itself, {
    Name: 'name',
    Quantity: 'quantity',
    Unit: 'unit',
    Category: 'category',
    Bought: ({ isCompleted }) => yesOrNo(isCompleted),
    'Added (UTC)': ({ addedAt }) => inUtc(addedAt),
  }),
  table(OWN_ROWS.planEntries, 'plan.csv', itself, {
    Date: 'day',
    Meal: 'slot',
    Planned: 'name',
    Servings: 'servings',
    State: 'state',
  }),
  table(OWN_ROWS.stockMovements, 'stock.csv', itself, {
    Date: 'day',
    Food: 'name',
    Amount: 'amount',
    Unit: 'unit',
    What: 'kind',
    Keeps: 'keeps',
    Place: 'place',
  }),
  table(OWN_ROWS.prices, 'prices.csv', itself, {
    Name: 'name',
    Quantity: 'quantity',
    Unit: 'unit',
    Price: ({ cents }) => cents / 100,
    Shop: 'shop',
    Bought: 'boughtOn',
  }),
  table(
    OWN_ROWS.orders,
    'orders.csv',
    // With lines for the tax and what was refunded, the prices of an order add up to what it cost.
    ({ orderItems, ...order }) => [
      ...orderItems.map((item) => ({ ...item, order })),
      { ...ONE, name: 'Tax (10%)', totalPriceCents: order.taxCents, order },
      ...(refundedCentsOf(order) > 0
        ? [{ ...ONE, name: 'Refunded', totalPriceCents: -refundedCentsOf(order), order }]
        : []),
    ],
    {
      Order: ({ order }) => order.id,
      'Date (UTC)': ({ order }) => inUtc(order.createdAt),
      Stage: ({ order }) => order.stage,
      Status: ({ order }) => order.status,
      Appointment: ({ order }) => order.appointment?.replace('T', ' ') ?? '',
      Service: 'name',
      Choices: ({ customizations }) => choiceTexts(customizations).join('; '),
      Quantity: 'quantity',
      // A text that begins with a minus would be taken for a formula.
      'Price ($)': ({ totalPriceCents: price }) => (price < 0 ? price / 100 : (price / 100).toFixed(2)),
    },
  ),
];
