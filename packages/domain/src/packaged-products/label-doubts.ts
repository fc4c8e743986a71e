import { energyOf, KCAL_PER_GRAM } from '../macro-energy.ts';
import { englishNumber } from '../text/english.ts';
import { KJ_PER_KCAL } from '../units/energy.ts';

/** The figures of a label: kcal, grams, sodium in milligrams; null if not stated. */
export interface Label {
  readonly calories: number;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
  readonly sugar: number | null;
  readonly saturatedFat: number | null;
  readonly sodium: number | null;
  /** Percent by volume. */
  readonly alcohol: number | null;
  /** The reference amount in grams or millilitres; null if the portion's size is unknown. */
  readonly grams: number | null;
}

export interface LabelDoubt {
  readonly about: 'energy' | 'kilojoules' | 'weight' | 'richness' | 'sugar' | 'saturated fat' | 'sodium';
  /** Shown to the person who typed the label. */
  readonly sentence: string;
}

/**
 * How far calories and macros may differ, because labels are rounded and may use Atwater's specific factors. Of USDA's
 * 6,748 foods with odd ids and without alcohol, this asks about 1.5% if the fibre is known, and about 97% once fat and
 * carbs are swapped.
 */
const TOLERANCE = { share: 0.15, least: 15 };

/** The tolerance for calories entered as kilojoules. It is narrow, because people copy labels exactly. */
const CLOSE = { share: 0.1, least: 3 };

/** kcal per gram: 2 for fibre (Regulation (EU) No 1169/2011, Annex XIV), 7 for alcohol. */
const KCAL_OF_FIBRE = 2;
const KCAL_OF_ALCOHOL = 7;
/** Grams per millilitre of alcohol at 20 °C. */
const DENSITY_OF_ALCOHOL = 0.789;

/** The error in grams if each macro was rounded to a whole number. */
const ROUNDED_GRAMS = 3;

/** Milligrams of sodium per gram of table salt: 22.99 of 58.44. */
const SODIUM_OF_SALT = 393.4;

/** Contradictions in a label, as sentences for the person who typed it. A missing figure never contradicts. */
export function labelDoubts(label: Label): LabelDoubt[] {
  const { calories, carbs, fat, sugar, saturatedFat, sodium, grams } = label;
  const most = grams === null ? Number.POSITIVE_INFINITY : grams + ROUNDED_GRAMS;
  const weight = (label.protein ?? 0) + (carbs ?? 0) + (fat ?? 0);
  const doubts = [energyDoubt(label)];
  if (weight > most) {
    doubts.push({
      about: 'weight',
      sentence: `Protein, carbs and fat weigh ${say(weight)} g, more than the ${say(grams ?? 0)} that they are in.`,
    });
  }
  if (calories > KCAL_PER_GRAM.fat * most && doubts[0]?.about !== 'kilojoules') {
    doubts.push({
      about: 'richness',
      sentence: `${say(calories)} kcal in ${say(grams ?? 0)} g would be more than pure fat has.`,
    });
  }
  if (sugar !== null && carbs !== null && sugar > carbs + 1) {
    doubts.push({
      about: 'sugar',
      sentence: `Sugar (${say(sugar)} g) is part of the carbs (${say(carbs)} g) and cannot be more.`,
    });
  }
  if (saturatedFat !== null && fat !== null && saturatedFat > fat + 1) {
    doubts.push({
      about: 'saturated fat',
      sentence: `Saturated fat (${say(saturatedFat)} g) is part of the fat (${say(fat)} g) and cannot be more.`,
    });
  }
  if (sodium !== null && sodium > SODIUM_OF_SALT * most) {
    doubts.push({
      about: 'sodium',
      sentence: `${say(sodium)} mg of sodium in ${say(grams ?? 0)} g would be more than salt has.`,
    });
  }
  return doubts.filter((doubt) => doubt !== undefined);
}

function energyDoubt(label: Label): LabelDoubt | undefined {
  const { calories } = label;
  const range = energyRange(label);
  if (!range) return partialDoubt(label);
  if (agrees(calories, range, TOLERANCE)) return undefined;
  const inKcal = calories / KJ_PER_KCAL;
  if (range.to > 0 && agrees(inKcal, range, CLOSE)) {
    return {
      about: 'kilojoules',
      sentence: `${say(calories)} calories look like kilojoules: ${say(calories)} kJ are ${say(Math.round(inKcal))} kcal, which fits the protein, carbs and fat.`,
    };
  }
  return {
    about: 'energy',
    sentence: `Protein, carbs and fat come to about ${say(Math.round(range.plain))} kcal (4, 4 and 9 a gram), and the label says ${say(calories)}.${hint(label, range)}`,
  };
}

/** If a macro is missing, the others still have at least their own energy: 20 g of fat are not 0 kcal. */
function partialDoubt({ calories, protein, carbs, fat, fiber }: Label): LabelDoubt | undefined {
  const starch = Math.max(0, (carbs ?? 0) - (fiber ?? 0));
  const least = energyOf('protein', protein ?? 0) + energyOf('carbs', starch) + energyOf('fat', fat ?? 0);
  if (least <= calories + Math.max(TOLERANCE.share * calories, TOLERANCE.least)) return undefined;
  return {
    about: 'energy',
    sentence: `The protein, carbs and fat entered come to at least ${say(Math.round(least))} kcal (4, 4 and 9 a gram), and the label says ${say(calories)}.`,
  };
}

/** Suggests a commonly omitted figure that would explain the contradiction. */
function hint({ calories, fiber, alcohol }: Label, { from }: EnergyRange): string {
  if (calories > from) return alcohol === null ? ' Alcohol counts too, if it has any.' : '';
  return fiber === null ? ' Fiber counts less, if it has much.' : '';
}

interface EnergyRange {
  readonly from: number;
  readonly to: number;
  /** Computed with 4, 4 and 9 kcal/g only, plus alcohol. */
  readonly plain: number;
}

/**
 * Returns the range of kcal that the macros of a label can add up to. American labels count fibre among the carbs with
 * some of its energy or none; European labels list it separately. Undefined if a macro is missing, or if there is
 * alcohol but no portion weight.
 */
function energyRange({ protein, carbs, fat, fiber, alcohol, grams }: Label): EnergyRange | undefined {
  if (protein === null || carbs === null || fat === null) return undefined;
  if (alcohol !== null && alcohol > 0 && grams === null) return undefined;
  const spirit = ((alcohol ?? 0) / 100) * (grams ?? 0) * DENSITY_OF_ALCOHOL * KCAL_OF_ALCOHOL;
  const rest = energyOf('protein', protein) + energyOf('fat', fat) + spirit;
  const plain = rest + energyOf('carbs', carbs);
  return {
    from: rest + energyOf('carbs', Math.max(0, carbs - (fiber ?? 0))),
    to: plain + KCAL_OF_FIBRE * (fiber ?? 0),
    plain,
  };
}

function agrees(calories: number, { from, to }: EnergyRange, { share, least }: typeof TOLERANCE): boolean {
  const tolerance = Math.max(share * calories, least);
  return calories >= from - tolerance && calories <= to + tolerance;
}

const say = (amount: number) => englishNumber(amount, 1);
