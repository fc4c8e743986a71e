import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { foodNameKey } from '../../foods/food-name.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { isMeatless } from '../../safety/animal-origin.ts';
import { describeIngredient } from '../../safety/described-ingredient.ts';
import { findRole } from '../roles/find-role.ts';

/** The core temperature that a food must reach, in °C and °F. */
interface CoreTemperature {
  readonly food: string;
  readonly celsius: number;
  readonly fahrenheit: number;
}

const isOfBird = saysOneOf(words.birds);
/** What says that meat is not raw, or that there is none at all. */
const isNotRaw = saysOneOf(words['no raw meat']);

const saysInside = saysOneOf(words['inside meat']);
const TEMPERATURE = /(\d{2,3})\s*(?:°|º|degrees?)?\s*(C|F|celsius|fahrenheit)\b/gi;

/**
 * The highest temperature that any line needs: poultry 74 °C, other minced meat and sausage 71 °C (US Department of
 * Agriculture, Safe Minimum Internal Temperature Chart, fsis.usda.gov).
 */
export function coreTemperature(lineNames: readonly string[]): CoreTemperature | undefined {
  const raw = lineNames.filter(isRawMeat);
  const bird = raw.find((name) => isOfBird(foodNameKey(name)));
  if (bird) return { food: bird, celsius: 74, fahrenheit: 165 };
  const mince = raw.find((name) => ['ground', 'sausage'].includes(findRole(name)?.kind ?? ''));
  return mince ? { food: mince, celsius: 71, fahrenheit: 160 } : undefined;
}

function isRawMeat(name: string): boolean {
  return !isNotRaw(foodNameKey(name)) && !isMeatless(describeIngredient(name, 'protein'));
}

/** Whether a step gives a lower temperature for the inside of the food. */
export function asksForTooLowTemperature(
  steps: readonly string[],
  { celsius, fahrenheit }: CoreTemperature,
): boolean {
  return insideTemperatures(steps).some(({ degrees, isCelsius }) =>
    isCelsius ? degrees >= 40 && degrees < celsius : degrees >= 104 && degrees < fahrenheit,
  );
}

/** Whether a step already gives the temperature inside. */
function statesTemperature(steps: readonly string[], { celsius, fahrenheit }: CoreTemperature): boolean {
  return insideTemperatures(steps).some(({ degrees, isCelsius }) =>
    isCelsius ? degrees >= celsius && degrees <= 100 : degrees >= fahrenheit && degrees <= 212,
  );
}

function insideTemperatures(steps: readonly string[]) {
  return steps
    .filter(saysInside)
    .flatMap((step) => [...step.matchAll(TEMPERATURE)])
    .map(([, number, scale = '']) => ({ degrees: Number(number), isCelsius: /^c/i.test(scale) }));
}

/** The steps, with the temperature added at the end unless a step gives it. */
export function withCoreTemperature(steps: readonly string[], core: CoreTemperature): readonly string[] {
  if (statesTemperature(steps, core)) return steps;
  const { food, celsius, fahrenheit } = core;
  return [
    ...steps,
    `Before serving, check that the ${food.toLowerCase()} has reached ${celsius} °C / ${fahrenheit} °F inside.`,
  ];
}
