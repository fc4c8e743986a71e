import type { DishFood } from './dish-food.ts';
import type { VesselName } from './vessels/vessels.ts';

/** A food that keeps its shape only in some dishes. */
interface VisibilityRule {
  readonly food: RegExp;
  /** The vessels in which it is drawn; if undefined, all but `except`. */
  readonly vessels?: readonly VesselName[];
  readonly except?: readonly VesselName[];
  /** Names of dishes in which it is drawn in any vessel. */
  readonly names: RegExp | null;
}

const RAW_VEGETABLES: readonly VesselName[] = [
  'bowl',
  'salad',
  'composed salad',
  'tray',
  'pan',
  'tacos',
  'pizza',
  'burrito',
  'nachos',
  'skewers',
  'sausages',
  'platter',
  'jar',
  'quesadilla',
];

const VISIBILITY_RULES: readonly VisibilityRule[] = [
  {
    food: /\beggs?\b(?!plant| pasta| noodle)/,
    vessels: [
      'bowl',
      'noodle soup',
      'salad',
      'composed salad',
      'fried eggs',
      'egg halves',
      'egg in the hole',
      'toast',
      'pan',
      'pizza',
    ],
    names:
      /\beggs? (curry|taco|burrito|bowl|noodle|pasta|mayo)|(and|with) (a )?(fried |poached |boiled |soft )*eggs?\b|bibimbap|nasi goreng/,
  },
  { food: /garlic/, vessels: ['tray', 'platter'], names: /garlic|aglio|\bajo\b|\bail\b|knoblauch/ },
  { food: /ginger|galangal|turmeric root/, vessels: [], names: null },
  { food: /chill?i powder|chill?i flake|pepper flake/, vessels: [], names: null },
  {
    food: /\b(lemon|lime)s?\b/,
    vessels: [
      'plate',
      'tray',
      'platter',
      'bowl',
      'tacos',
      'glass',
      'salad',
      'skewers',
      'noodle soup',
      'mug',
      'composed salad',
      'ribs',
      'heap',
    ],
    names: /lemon|lime\b|citrus|piccata|scampi|pad thai|ceviche|tom (yum|kha)/,
  },
  {
    food: /onion|shallot|leek/,
    vessels: RAW_VEGETABLES,
    names: /onion|oignon|leek|liver and|zwiebel|vichyssoise/,
  },
  { food: /celery/, vessels: ['salad', 'bowl', 'dip', 'tray', 'stew pot', 'soup'], names: /celery/ },
  { food: /cocoa|cacao/, vessels: [], names: null },
  { food: /coconut (oil|sugar|flour)/, vessels: [], names: null },
  {
    food: /^(?!.*cherry).*tomato/,
    except: [
      'rice bowl',
      'curry',
      'pulses',
      'creamy grain',
      'meatballs',
      'enchiladas',
      'lasagne',
      'mash-topped',
    ],
    names: /with (\w+ )?tomatoes/,
  },
  {
    food: /carrot/,
    except: ['pasta nest', 'lasagne', 'meat slices', 'cake slice', 'muffins', 'loaf'],
    names: null,
  },
];

/**
 * The foods of a dish as its arrangement shows them. A food that loses its shape in cooking becomes `unseen`: it still colours
 * the sauce and may lie beside the dish, and no pieces of it are drawn. `dishName` is normalized.
 */
export function hideUnseenFoods(
  foods: readonly DishFood[],
  dishName: string,
  vessel: VesselName,
): DishFood[] {
  return foods.map((food) => {
    const rule = VISIBILITY_RULES.find(({ food: words }) => words.test(food.name));
    if (rule === undefined || isVisibleIn(rule, vessel)) return food;
    return rule.names?.test(dishName) === true ? food : { ...food, role: 'unseen' };
  });
}

function isVisibleIn({ vessels, except }: VisibilityRule, vessel: VesselName): boolean {
  if (vessels !== undefined) return vessels.includes(vessel);
  return except?.includes(vessel) !== true;
}
