import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { isOneOf } from '../../foods/phrases-in.ts';
import type { Part } from '../model/stocked.ts';
import { cookBase, withoutKeptWater } from './cook-vegetables-and-bases.ts';
import { longestCooking, minutesTogether } from './longest-cooking.ts';
import { mentions, sentencesOf, when } from './phrases.ts';

/** Minutes until water boils. */
const COMES_TO_BOIL = 10;

/** For how many minutes more what was boiled may wait: rice stays hot under its lid, and pasta sticks. */
const MAY_WAIT: Readonly<Record<string, number>> = { rice: 5, pasta: 0, noodle: 0 };
const MAY_WAIT_ELSE = 3;

/** Minutes by which it may be ready later than the rest. */
const LATE = 5;

/** After a stretch of cooking that is longer by so many minutes, 'meanwhile' would be too early. */
const MUCH_LONGER = 25;

/** What is left to be done behind a stretch of cooking in which a side is cooked. */
const LITTLE_LEFT = 15;

/** Verbs that go on with what was just boiled: 'Toss with half of the butter.' */
const goesOn = isOneOf(words['goes on with boiled food']);

/** The steps around the one that boils a side, and where that stands and is needed. */
interface Parted {
  readonly others: readonly string[];
  /** The place among the others before which the side is boiled. */
  readonly at: number;
  /** The first place where it can be boiled, behind what is done to it before. */
  readonly from: number;
  /** The place of the sentences that take it. */
  readonly use: number;
  /** Whether these are parted from a step that begins with others. */
  readonly isSplit: boolean;
}

/**
 * The steps with rice, potatoes or pasta boiled while the rest cooks, so that all is ready at once: neither first, to wait for what takes half
 * an hour, nor when the rest is done.
 */
export function withSideInTime(parts: readonly Part[], steps: readonly string[]): readonly string[] {
  const boiled = parts.flatMap((part) => {
    const text = BOILED_AS.map((form) => cookBase(part, form))
      .flatMap((said) => [said, withoutKeptWater(said)])
      .find((said) => steps.some((step) => step.includes(said)));
    return text === undefined ? [] : [{ part, text }];
  });
  const [side] = boiled;
  if (side === undefined || boiled.length > 1) return steps;
  const parted = partedBy(side.text, side.part, steps);
  if (parted === undefined) return steps;
  const place = placed(side.text, side.part, parted);
  return place.at === parted.at && place.text === side.text ? steps : joined(parted, place);
}

const MEANWHILE = 'Meanwhile';

/** The forms of `{{boil}}`. */
const BOILED_AS = ['', 'cut', 'hot'] as const;

function partedBy(text: string, part: Part, steps: readonly string[]): Parted | undefined {
  const at = steps.findIndex((step) => step.includes(text));
  const [before = '', after = ''] = (steps[at] ?? '').split(text).map((rest) => rest.trim());
  if (goesOn(after.split(' ', 1)[0] ?? '')) return undefined;
  const others = steps.toSpliced(at, 1, ...[before, after].filter((rest) => rest !== ''));
  const own = before === '' ? at : at + 1;
  const use = others.findIndex((step, index) => index >= own && mentions(step, part));
  const step = others[use];
  if (step === undefined) return undefined;
  const said = sentencesOf(step);
  const first = said.findIndex((sentence) => mentions(sentence, part));
  const halves = [said.slice(0, first).join(' '), said.slice(first).join(' ')].filter((half) => half !== '');
  return {
    others: others.toSpliced(use, 1, ...halves),
    at: own,
    from: others.findLastIndex((other, index) => index < own && mentions(other, part)) + 1,
    use: use + halves.length - 1,
    isSplit: halves.length > 1,
  };
}

/** Where the side is boiled, and what is said of when. */
interface Placed {
  readonly at: number;
  readonly text: string;
}

function placed(text: string, part: Part, { others, at, from, use }: Parted): Placed {
  const time = longestCooking([text]);
  const left = (place: number) => minutesTogether(others.slice(place, use));
  const most = time + COMES_TO_BOIL + (MAY_WAIT[part.stocked.culinary.kind] ?? MAY_WAIT_ELSE);
  const isInTime = (place: number) => left(place) <= most && left(place) >= time - LATE;
  if (isInTime(at)) return { at, text };
  const simmering = others.findLastIndex(
    (step, place) =>
      place >= from &&
      place < use &&
      longestCooking([step]) >= time - LATE &&
      left(place) >= time + COMES_TO_BOIL - LATE &&
      left(place + 1) <= Math.min(time, LITTLE_LEFT),
  );
  if (simmering >= 0) {
    const sooner = time + COMES_TO_BOIL - left(simmering + 1);
    const isMuchLonger = longestCooking([others[simmering] ?? '']) - sooner >= MUCH_LONGER;
    const before = `About ${Math.ceil(sooner / 5) * 5} minutes before that is done`;
    return {
      at: simmering + 1,
      text: when(isMuchLonger ? before : MEANWHILE, text),
    };
  }
  const places = Array.from({ length: use - from + 1 }, (_, index) => from + index);
  const first = places.find((place) => left(place) <= most) ?? use;
  // A quick dish begins with its side, behind the knife work if that comes first.
  const soonest = Math.max(first, Math.min(1, at));
  if (left(soonest) >= time - LATE || soonest <= Math.max(from, 1)) return { at: soonest, text };
  return { at: soonest, text: when(MEANWHILE, text) };
}

/** The steps with the side in its place. */
function joined({ others, use, isSplit }: Parted, { at, text }: Placed): readonly string[] {
  const isBetween = at === use;
  const rest =
    isSplit && !isBetween ? others.toSpliced(use - 1, 2, others.slice(use - 1, use + 1).join(' ')) : others;
  return rest.toSpliced(at, 0, text);
}
