import portions from '@game-plan/lexicon/portions.json' with { type: 'json' };
import type { Food } from '../../foods/food.ts';
import { stateOf } from '../../foods/food-state.ts';
import { weighFood } from '../../units/weights/weigh-food.ts';
import { gramsOf } from '../../units/weights/weight.ts';

/** A usual portion of a food: 2 of a 'piece' of 50 g. */
export interface UsualPortion {
  readonly quantity: number;
  /** A kitchen unit or a serving unit: 'glass', 'bowl', 'slice'. */
  readonly unit: string;
  /** Grams of one unit. */
  readonly grams: number;
}

/** A portion in the table's notation: '2 piece', '1 glass 150', '30 g'. */
export interface Written {
  readonly quantity: number;
  readonly unit: string;
  readonly grams: number | undefined;
}

const WRITTEN: ReadonlyMap<string, Written> = new Map(
  Object.entries(portions).flatMap(([portion, names]) => {
    const written = readWritten(portion);
    return names.map((name) => [name, written] as const);
  }),
);

export function readWritten(portion: string): Written {
  const [quantity, unit = 'g', grams] = portion.split(' ');
  return { quantity: Number(quantity), unit, grams: grams === undefined ? undefined : Number(grams) };
}

/** In grams, a piece that is eaten singly: neither a berry nor a whole cauliflower. */
const PIECE = { least: 40, most: 300 };

/** Minimum weight of a cup as a dish's portion; a lighter cup is a side. */
const LADLED_CUP = 150;

/** The usual portion of a food: from the portion table, otherwise by the kind of food. */
export function usualPortion(food: Food): UsualPortion {
  const written = WRITTEN.get(food.name) ?? readWritten(food.portion ?? ofKind(food));
  return {
    quantity: written.quantity,
    unit: written.unit,
    grams: written.grams ?? weightOf(food, written.unit),
  };
}

function weightOf(food: Food, unit: string): number {
  return gramsOf(food, 1, unit) ?? weighFood({ food, low: 1, high: 1, unit }).grams;
}

function ofKind(food: Food): string {
  const { piece = 0, cup } = food.grams;
  if (piece >= PIECE.least && piece <= PIECE.most) return '1 piece';
  const isCooked = stateOf(food) === 'cooked';
  switch (food.category) {
    case 'vegetable':
    case 'fruit':
      return cup === undefined ? '80 g' : isCooked || stateOf(food) === 'canned' ? '0.5 cup' : '1 cup';
    case 'protein':
      return cup !== undefined && cup >= LADLED_CUP
        ? '1 serving 250'
        : piece > PIECE.most
          ? '1 piece'
          : '120 g';
    case 'dairy':
      return '100 g';
    case 'grain':
      return cup !== undefined && cup >= LADLED_CUP ? '1 cup' : piece > PIECE.most ? '1 piece' : '60 g';
    case 'beverage':
      return '1 glass 240';
    case 'spice':
      return '1 tsp';
    case 'pantry':
      return ofPantry(food);
  }
}

function ofPantry({ grams: { tbsp, tsp, cup, piece = 0 } }: Food): string {
  if (tbsp !== undefined) return '1 tbsp';
  if (tsp !== undefined) return '1 tsp';
  if (piece > 0) return '1 piece';
  return cup === undefined ? '30 g' : '0.5 cup';
}
