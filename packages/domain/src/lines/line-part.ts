import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import type { Amount } from '../units/amount.ts';
import { packageKey, type Size, sizeIn } from '../units/unit.ts';
import { type WeighedFood, weighFood } from '../units/weights/weigh-food.ts';
import type { LeadingMeasure } from './leading-measure.ts';
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

const BONE = /\bbone[- ]in\b|\bwhole (?:\p{L}+ )?(?:chicken|turkey|duck)\b/iu;
const PORTION = /\b(?:steak|chop|cutlet)s?\b/i;
const MINI = /\b(?:baby|mini|miniature|tiny|very small|pickling)\b/i;
const UNIT_BEHIND =
  /^(.+) (cloves?|stalks?|ribs?|sticks?|leaf|leaves|sprigs?|slices?|rashers?|fillets?|filets?|ears?|heads?|sheets?|pods?|bulbs?|bunch(?:es)?|links?|rings?|spears?|florets?|half|halves|wedges?|hearts?)$/i;
const GERMAN_CLOVES = /^knoblauchzehen?$/i;
const HALF = /^hal(?:f|ves)$/i;

/** Takes a unit at the end of the name: '2 garlic cloves' are cloves. 'Onion rings' are a food of their own. */
function takeUnitBehind(name: string): { readonly inner: string | undefined; readonly unitBehind: string } {
  if (GERMAN_CLOVES.test(name)) return { inner: 'Knoblauch', unitBehind: 'clove' };
  const [, inner, unitBehind = ''] = UNIT_BEHIND.exec(name) ?? [];
  const whole = inner === undefined ? undefined : findFood(name);
  // In 'bay leaves' the leaf is part of the name.
  const isOther = inner !== undefined && whole !== undefined && findFood(inner) !== whole;
  if (HALF.test(unitBehind) && inner !== undefined && findFood(inner)?.category !== 'fruit')
    return { inner: undefined, unitBehind: '' };
  return isOther ? { inner: undefined, unitBehind: '' } : { inner, unitBehind };
}

interface Source {
  /** The fruit from which juice or zest is made. */
  readonly pressedFrom?: string;
}

/** Parses the part of a line about one food, and finds the food and its grams. */
export function linePart(
  named: NameParts,
  measure: LeadingMeasure | null,
  note: LineNote,
  { pressedFrom }: Source = {},
): LinePart {
  const { inner, unitBehind } =
    measure?.unit === '' ? takeUnitBehind(named.name) : { inner: undefined, unitBehind: '' };
  const unit = packageKey(
    inner === undefined ? (measure?.unit ?? '') : unitBehind.replace(/^filet/i, 'fillet'),
  );
  const name = inner ?? named.name;
  const unitName = unit === 'piece' ? '' : unit;
  const food =
    foodOfLine({ name, remarks: named.remarks, unit: unitName }) ??
    (inner === undefined ? undefined : findFood(named.name));
  const kin = food ? { food, isRough: false } : nearestFood(name, named.remarks);
  const nearest = kin?.food;
  const weighed = measure
    ? weighFood({
        ...measure,
        unit: unitName,
        size: measure.size ?? sizeIn(name),
        food: nearest,
        total: named.aside,
        pressedFrom: pressedFrom === undefined ? undefined : findFood(pressedFrom)?.name,
        isDrained: /\bdrained\b/i.test(named.preparation),
        isMini: MINI.test(name),
        isPortion: PORTION.test(name),
        hasBone: BONE.test(`${measure.between} ${name} ${named.preparation}`) && !/\bboneless\b/i.test(name),
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
  measure: LeadingMeasure | null,
  weighed: WeighedFood | null,
): LinePart['certainty'] {
  if (!nearest || (measure && !weighed)) return 'low';
  if (!measure) return food ? 'high' : 'medium';
  return food && weighed?.isMeasured && !measure.isVague ? 'high' : 'medium';
}
