import {
  type CompiledFood,
  type CompiledFoods,
  type CompiledNutrients,
  ENERGY_AND_MACROS,
  FIGURES,
  type Figures,
  FOOD_LISTS,
  type FoodList,
  type FoodRecord,
} from '../src/food-record.ts';
import { ownId } from '../src/own-id.ts';
import { isListed } from './compile-names.ts';
import { inheritance } from './compile-safety.ts';
import type { Data, ListedFile } from './read-data.ts';

/** A cup of food that is ladled or forked, in grams, for dishes that state only their helping. */
const LADLED_CUP = 230;

interface Entry {
  readonly name: string;
  readonly record: FoodRecord;
  readonly file: ListedFile;
}

/** What follows from the records of foods. */
interface Compiled {
  readonly lists: ReadonlyMap<FoodList, CompiledFoods>;
  readonly nutrients: CompiledNutrients;
}

/** The foods of each list, with their names and figures. Expects data without problems. */
export function compileFoods(data: Data): Compiled {
  const aliases = aliasesOf(data);
  const figures = new Map(data.figures.map(({ cells: [id, ...cells] }) => [Number(id), figuresIn(cells)]));
  const entries = new Map(
    [...data.files.values()].flatMap((file) =>
      Object.entries(file.foods).map(([name, record]): [string, Entry] => [name, { name, record, file }]),
    ),
  );
  const { allergensOf, allergensOfDish } = inheritance(data);
  const allergensIn = (name: string, { list }: ListedFile) => {
    const held = list === 'kitchen' ? allergensOf(name) : allergensOfDish(name);
    return data.vocabulary.allergens.filter((each) => held.has(each));
  };
  const measured = new Map<string, Measured>();
  const measure = (name: string): Measured => {
    const done = measured.get(name);
    if (done !== undefined) return done;
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`There is no food '${name}'`);
    const food = compileFood(entry, { aliases: aliases.get(name) ?? [], figures, measure, allergensIn });
    measured.set(name, food);
    return food;
  };
  const foodsIn = (list: FoodList) =>
    [...entries.values()].filter(({ file }) => file.list === list).map(({ name }) => measure(name).food);
  const lists = new Map(FOOD_LISTS.map((list) => [list, foodsIn(list)]));
  const more = [...measured.values()].map(({ food, figures: all }) => [
    food.fdcId,
    all.slice(ENERGY_AND_MACROS.length),
  ]);
  return { lists, nutrients: Object.fromEntries(more) };
}

/** A food and all its figures. */
interface Measured {
  readonly food: CompiledFood;
  readonly figures: Figures;
}

interface Context {
  readonly aliases: readonly string[];
  readonly figures: ReadonlyMap<number, Figures>;
  readonly measure: (name: string) => Measured;
  readonly allergensIn: (name: string, file: ListedFile) => readonly string[];
}

function compileFood({ name, record, file }: Entry, context: Context): Measured {
  const { usda, helping, parts, category = file.category, aisle = file.aisle } = record;
  const allergens = context.allergensIn(name, file);
  const figures =
    usda === undefined
      ? computed(Object.entries(parts ?? {}).map(([part, grams]) => ({ ...context.measure(part), grams })))
      : (context.figures.get(usda) ?? []);
  const food = {
    name,
    fdcId: usda ?? ownId(name),
    category,
    aisle,
    grams: record.measures ?? measuresOf(helping),
    per100g: figures.slice(0, ENERGY_AND_MACROS.length),
    ...defined({
      aliases: context.aliases.length > 0 ? context.aliases : undefined,
      allergens: allergens.length > 0 ? allergens : undefined,
      madeOf: record['made-of'],
      parts,
      alsoIn: record['also-in'],
      portion: helping,
      state: record.state,
      eatenAs: record['eaten-as'],
      drunkAs: record['drunk-as'],
      isEatenRaw: record['eaten-raw'],
      quickAdd: record['quick-add'],
      cooksLike: record['cooks-like'],
      cook: record.cook,
      cookNamed: record['cook-named'],
    }),
  };
  return { food, figures };
}

function aliasesOf({ names }: Data): ReadonlyMap<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const row of (names.get('en') ?? []).filter((each) => isListed('en', each)))
    aliases.set(row.food, [...(aliases.get(row.food) ?? []), row.name]);
  return aliases;
}

/** A dish as served is measured by its piece, or else by the cup. */
function measuresOf(helping: string | undefined): Readonly<Record<string, number>> {
  if (helping === undefined) return {};
  const [, unit, grams] = helping.split(' ');
  return unit === 'piece' ? { piece: Number(grams) } : { cup: LADLED_CUP };
}

/** The figures of 100 g of the parts together; null where one part's is not measured. Evaporation is not counted. */
function computed(parts: readonly { readonly figures: Figures; readonly grams: number }[]): Figures {
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  return FIGURES.map((_, column) => {
    const amounts = parts.map(({ figures, grams }) => {
      const amount = figures[column] ?? null;
      return amount === null ? null : (amount * grams) / total;
    });
    const sum = amounts.reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0);
    return sum === null ? null : Math.round(sum * 100) / 100;
  });
}

const figuresIn = (cells: readonly string[]): Figures =>
  FIGURES.map((_, column) => {
    const cell = cells[column] ?? '';
    return cell === '' ? null : Number(cell);
  });

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that have a value. */
function defined<T extends object>(fields: T): Defined<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
