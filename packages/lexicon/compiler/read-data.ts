import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { AllergyWords } from '../src/allergy-words.ts';
import type { DishFile, Group } from '../src/dish-record.ts';
import { FOOD_LISTS, type FoodFile, type FoodList } from '../src/food-record.ts';
import type { KeepingFile } from '../src/keeping.ts';
import type { Naming } from '../src/naming.ts';
import type { ClaimFile, DietRecord, KindRecord, NeverEaten, WordRecord } from '../src/safety-record.ts';
import type { ServingsFile } from '../src/servings.ts';
import type { Grammar } from './compile-grammar.ts';

/** The folder of this package, which holds the data. */
export const LEXICON = join(import.meta.dirname, '..');

/** A line of a table, and where it stands. */
export interface Row {
  readonly cells: readonly string[];
  /** 'names/en.tsv:12' */
  readonly where: string;
}

/** A name of a food, as in `names/<language>.tsv`. */
export interface NameRow {
  readonly name: string;
  readonly food: string;
  /** The place that it is narrowed to; '' for wherever its food is looked up. */
  readonly place: string;
  readonly where: string;
}

/** A file of foods and the list that its folder stands for. */
export interface ListedFile extends FoodFile {
  readonly list: FoodList;
}

/** What homes of a cuisine cook. */
interface Coverage {
  /** The book that holds these dishes. */
  readonly source: string;
  /** The languages in which these homes name their food, with commas between them; none of their own if absent. */
  readonly speaks?: string;
  /** Our dish that cooks each; null if none does. */
  readonly dishes: Readonly<Record<string, string | null>>;
}

/** The dishes, and what several of them share. */
export interface Repertoire {
  /** By the path of the file. */
  readonly files: ReadonlyMap<string, DishFile>;
  readonly groups: Readonly<Record<string, Group>>;
  /** Wordings by their name; several are tried in turn. */
  readonly phrases: Readonly<Record<string, string | readonly string[]>>;
  /** By dish, what leftovers of its kind are called. */
  readonly leftovers: Readonly<Record<string, string>>;
  /** By cuisine. */
  readonly coverage: Readonly<Record<string, Coverage>>;
}

/** Lists of words and foods, with commas between them. */
export interface WordLists {
  readonly wording: Readonly<Record<string, string>>;
  readonly aisles: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly constraints: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly searches: {
    readonly kinds: Readonly<Record<string, Readonly<Record<'called' | 'foods', string>>>>;
    readonly everyday: string;
    readonly common: string;
  };
  readonly substitutes: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
}

/** The tables of `drawings`. */
export type DrawingTables = Readonly<
  Record<
    'foods' | 'sandwich-layers' | 'dishes' | 'asides' | 'traits' | 'colours' | 'visibility' | 'services',
    readonly Row[]
  >
>;

/** The tables in the folder `weights`. */
export interface WeightTables {
  /** By what is told of a food, as `weights/usual.yaml` explains. */
  readonly usual: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bought: readonly Row[];
  readonly served: readonly Row[];
  readonly portions: readonly Row[];
}

/** Everything that is written in the data files. */
export interface Data {
  /** By the path of the file. */
  readonly files: ReadonlyMap<string, ListedFile>;
  /** By language, such as 'en'. */
  readonly names: ReadonlyMap<string, readonly NameRow[]>;
  readonly figures: readonly Row[];
  readonly drawings: DrawingTables;
  readonly makers: readonly Row[];
  readonly regional: readonly Row[];
  /** Names that mean several foods, by what stands around them. */
  readonly ambiguous: readonly Row[];
  readonly naming: Naming;
  readonly weights: WeightTables;
  readonly servings: ServingsFile;
  readonly keeping: KeepingFile;
  /** By language. */
  readonly grammars: ReadonlyMap<string, Grammar>;
  /** By name: the kinds of food, and what people avoid together. */
  readonly kinds: ReadonlyMap<string, KindRecord>;
  /** What words tell of the foods whose names contain them. */
  readonly words: ReadonlyMap<string, WordRecord>;
  readonly claims: ClaimFile;
  /** By diet. */
  readonly diets: ReadonlyMap<string, DietRecord>;
  readonly neverEaten: NeverEaten;
  /** By language. */
  readonly allergyWords: ReadonlyMap<string, AllergyWords>;
  readonly repertoire: Repertoire;
  readonly lists: WordLists;
  /** The units of which something is true in every language. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** The words between foods in typed meals, by language. */
  readonly mealWords: ReadonlyMap<string, Grammar>;
  /** What people call what they ate, by language. */
  readonly mealNames: ReadonlyMap<string, readonly Row[]>;
  /** The values that fields of a food or a dish may have. */
  readonly vocabulary: Readonly<Record<(typeof VOCABULARIES)[number], readonly string[]>>;
}

const VOCABULARIES = [
  'aisles',
  'categories',
  'units',
  'allergens',
  'counts-as',
  'signs',
  'states',
  'roles',
  'kinds',
  'ways',
  'cuisines',
  'meals',
  'levels',
  'methods',
  'techniques',
  'forms',
] as const;

/** Reads the data files of a folder. Throws an Error that names the file for one that is not YAML. */
export function readData(folder = LEXICON): Data {
  const filesIn = (pattern: string) => globSync(join(folder, pattern)).sort();
  const recordsIn = <T>(file: string) =>
    new Map(Object.entries(readYaml<Record<string, T>>(join(folder, file))));
  const drawing = (table: keyof DrawingTables) => readTable(folder, `drawings/${table}.tsv`);
  return {
    files: new Map(
      FOOD_LISTS.flatMap((list) =>
        filesIn(`foods/${list}/*.yaml`).map((file): [string, ListedFile] => [
          relative(folder, file),
          { ...readYaml<FoodFile>(file), list },
        ]),
      ),
    ),
    names: new Map(
      filesIn('names/*.tsv').map((file) => [
        basename(file, '.tsv'),
        readTable(folder, relative(folder, file)).map(
          ({ cells: [name = '', food = '', place = ''], where }) => ({
            name,
            food,
            place,
            where,
          }),
        ),
      ]),
    ),
    figures: readTable(folder, 'figures.tsv'),
    drawings: {
      foods: drawing('foods'),
      'sandwich-layers': drawing('sandwich-layers'),
      dishes: drawing('dishes'),
      asides: drawing('asides'),
      traits: drawing('traits'),
      colours: drawing('colours'),
      visibility: drawing('visibility'),
      services: drawing('services'),
    },
    makers: readTable(folder, 'makers.tsv'),
    regional: readTable(folder, 'regional.tsv'),
    ambiguous: readTable(folder, 'ambiguous.tsv'),
    naming: readYaml(join(folder, 'naming.yaml')),
    weights: {
      bought: readTable(folder, 'weights/bought.tsv'),
      served: readTable(folder, 'weights/served.tsv'),
      portions: readTable(folder, 'weights/portions.tsv'),
      usual: readYaml(join(folder, 'weights/usual.yaml')),
    },
    servings: readYaml(join(folder, 'servings.yaml')),
    keeping: readYaml(join(folder, 'keeping.yaml')),
    grammars: new Map(
      filesIn('grammar/*.yaml').map((file) => [basename(file, '.yaml'), readYaml<Grammar>(file)]),
    ),
    repertoire: {
      files: new Map(
        filesIn('dishes/*/*.yaml').map((file) => [relative(folder, file), readYaml<DishFile>(file)]),
      ),
      groups: readYaml(join(folder, 'dishes/groups.yaml')),
      phrases: readYaml(join(folder, 'dishes/phrases.yaml')),
      leftovers: readYaml(join(folder, 'dishes/leftovers.yaml')),
      coverage: readYaml(join(folder, 'dishes/coverage.yaml')),
    },
    lists: {
      wording: readYaml(join(folder, 'wording.yaml')),
      aisles: readYaml(join(folder, 'aisles.yaml')),
      constraints: readYaml(join(folder, 'constraints.yaml')),
      searches: readYaml(join(folder, 'searches.yaml')),
      substitutes: readYaml(join(folder, 'substitutes.yaml')),
      conditions: readYaml(join(folder, 'conditions.yaml')),
    },
    kinds: new Map([...recordsIn<KindRecord>('kinds.yaml'), ...recordsIn<KindRecord>('sets.yaml')]),
    words: recordsIn<WordRecord>('words.yaml'),
    claims: readYaml(join(folder, 'claims.yaml')),
    diets: recordsIn<DietRecord>('diets.yaml'),
    neverEaten: readYaml(join(folder, 'never-eaten.yaml')),
    allergyWords: new Map(
      filesIn('allergy/*.yaml').map((file) => [basename(file, '.yaml'), readYaml<AllergyWords>(file)]),
    ),
    units: readYaml(join(folder, 'units.yaml')),
    mealWords: new Map(
      filesIn('meals/*.yaml').map((file) => [basename(file, '.yaml'), readYaml<Grammar>(file)]),
    ),
    mealNames: new Map(
      filesIn('meals/*.tsv').map((file) => [
        basename(file, '.tsv'),
        readTable(folder, relative(folder, file)),
      ]),
    ),
    vocabulary: readYaml(join(folder, 'vocabulary.yaml')),
  };
}

function readYaml<T>(file: string): T {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The rows of a table with tabs between its cells; lines that begin with # are remarks. */
function readTable(folder: string, file: string): Row[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      line === '' || line.startsWith('#')
        ? []
        : [{ cells: line.split('\t').map((cell) => cell.trim()), where: `${file}:${at + 1}` }],
    );
}
