import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { inAnyLanguage, lineOf, matchAt, partOf, writtenOf } from '../language/grammar.ts';
import { isUnitThatIs } from '../language/units.ts';
import type { Amount } from '../units/amount.ts';
import { packageKey, type Size, sizeIn } from '../units/unit.ts';
import { type WeighedFood, weighFood } from '../units/weights/weigh-food.ts';
import type { MeasuredRest } from './leading-measure.ts';
import { foodOfLine, nearestFood } from './line-food.ts';
import type { LineNote, LinePurpose } from './line-note.ts';
import type { NameParts } from './name-parts.ts';

/** One food of a line. */
export interface LinePart {
  /** The amount: a range, or the same number twice; null if there is none. */
  readonly amount: Amount | null;
  /** In the form of `packageKey`; '' for pieces and without an amount. */
  readonly unit: string;
  readonly size: Size | null;
  /** Edible grams, at the middle of a range; null if unknown. */
  readonly grams: number | null;
  /**
   * Whether neither a usual weight nor a similar food is known, so that the grams only estimate its share of a recipe.
   */
  readonly isGuess: boolean;
  /** The words that name the food. */
  readonly name: string;
  /** The food with this name; undefined if unknown. */
  readonly food: Food | undefined;
  /** A food with about the same energy: `food` itself, otherwise a similar food. */
  readonly nearest: Food | undefined;
  /** The preparation: 'finely chopped'; '' if there is none. */
  readonly preparation: string;
  readonly isOptional: boolean;
  readonly purpose: LinePurpose | null;
  /**
   * high: the food is known, and its weight is stated or known for that unit, or no amount is given. medium: the weight
   * is that of a usual package or size, or of a similar food. low: a part of the line was not understood.
   */
  readonly certainty: 'high' | 'medium' | 'low';
}

/** Takes a unit at the end of the name: '2 garlic cloves' and '2 Knoblauchzehen' are cloves. 'Onion rings' are a food of their own. */
function takeUnitBehind(name: string): { readonly inner: string; readonly unit: string } | undefined {
  const line = inAnyLanguage(lineOf(name));
  const last = line.tokens.length - 1;
  const unit = last > 0 ? matchAt(line, last, 'unit') : undefined;
  const found =
    unit && isUnitThatIs('behind', unit.value)
      ? { inner: writtenOf(partOf(line, 0, last)), unit: String(unit.value) }
      : inCompound(name);
  if (found === undefined) return undefined;
  const food = findFood(found.inner);
  const whole = findFood(name);
  // In 'bay leaves' the leaf is part of the name.
  const isOther = whole !== undefined && food !== whole;
  return isOther || (found.unit === 'half' && food?.category !== 'fruit') ? undefined : found;
}

const SHORTEST_UNIT = 4;

/** The unit that ends a word of German, Dutch or Swedish: 'Knoblauchzehe', 'knoflookteentje'. */
function inCompound(name: string): { readonly inner: string; readonly unit: string } | undefined {
  const { tokens } = lineOf(name);
  const [word] = tokens;
  if (tokens.length > 1 || word?.kind !== 'word') return undefined;
  const { key } = word;
  for (let length = SHORTEST_UNIT; length <= key.length - SHORTEST_UNIT; length += 1) {
    const unit = matchAt(inAnyLanguage(lineOf(key.slice(-length))), 0, 'unit');
    const inner = name.slice(0, -length);
    if (unit && unit.language !== 'en' && isUnitThatIs('behind', unit.value) && findFood(inner))
      return { inner, unit: String(unit.value) };
  }
  return undefined;
}

const hasTrait = (trait: string, text: string): boolean => {
  const line = lineOf(text);
  return line.tokens.some((_, at) => matchAt(line, at, 'trait')?.value === trait);
};

interface Source {
  /** The fruit from which juice or zest is made. */
  readonly pressedFrom?: string;
}

/** Parses the part of a line about one food, and finds the food and its grams. */
export function linePart(
  named: NameParts,
  measure: MeasuredRest | null,
  note: LineNote,
  { pressedFrom }: Source = {},
): LinePart {
  const behind = measure?.unit === '' ? takeUnitBehind(named.name) : undefined;
  const unit = packageKey(behind?.unit ?? measure?.unit ?? '');
  const name = behind?.inner ?? named.name;
  const unitName = unit === 'piece' ? '' : unit;
  const food =
    foodOfLine({ ...named, name, unit: unitName }) ??
    (behind === undefined ? undefined : findFood(named.name));
  const kin = food ? { food, isRough: false } : nearestFood(name, named.remarks);
  const nearest = kin?.food;
  const described = `${measure?.between ?? ''} ${name} ${named.preparation}`;
  const weighed = measure
    ? weighFood({
        ...measure,
        unit: unitName,
        size: measure.size ?? sizeIn(name),
        food: nearest,
        total: named.aside,
        pressedFrom: pressedFrom === undefined ? undefined : findFood(pressedFrom)?.name,
        isDrained: hasTrait('drained', named.preparation),
        isMini: hasTrait('mini', name),
        isPortion: hasTrait('portion', name),
        hasBone: hasTrait('bone', described) && !hasTrait('boneless', described),
      })
    : null;
  return {
    amount: measure && { low: measure.low, high: measure.high },
    unit: measure ? unitName : '',
    size: measure?.size ?? null,
    grams: weighed?.grams ?? null,
    isGuess: (weighed?.isGuess ?? false) || kin === undefined || kin.isRough,
    name,
    food,
    nearest,
    preparation: named.preparation,
    isOptional: note.isOptional,
    purpose: note.purpose,
    certainty: certaintyOf(food, nearest, measure, weighed),
  };
}

function certaintyOf(
  food: Food | undefined,
  nearest: Food | undefined,
  measure: MeasuredRest | null,
  weighed: WeighedFood | null,
): LinePart['certainty'] {
  if (!nearest || (measure && !weighed)) return 'low';
  if (!measure) return food ? 'high' : 'medium';
  return food && weighed?.isMeasured && !measure.isVague ? 'high' : 'medium';
}
