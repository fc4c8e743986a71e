import { type Line, matchAt } from './grammar.ts';
import { numberAt } from './numbers.ts';
import { matchPage } from './page-grammar.ts';

/** How long something takes, and the first token behind it. */
export interface DurationAt {
  readonly minutes: number;
  readonly to: number;
}

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 };
const MOST_MINUTES = 10_080;
const MOST_PARTS = 4;

/** The time at a token: '1 hr 30 min', '1½ hours', '2 hrs 45', '1:30', and of a range its end. Null if there is none. */
export function durationAt(line: Line, from: number): DurationAt | null {
  const clock = clockAt(line, from);
  if (clock !== null) return clock;
  let minutes = 0;
  let to = from;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const at = part === 0 ? (matchAt(line, to, 'about')?.to ?? to) : behindAnd(line, to);
    const number = numberAt(line, at);
    const unit = number === null ? undefined : matchPage(line, number.to, 'duration');
    if (number === null || unit === undefined) break;
    minutes += number.high * (MINUTES[unit.value] ?? 0);
    to = behindPast(line, unit.to);
    if (unit.value === 'hour' && to === unit.to) {
      const past = minutesPast(line, to);
      if (past !== undefined) return { minutes: minutes + past, to: to + 1 };
    }
  }
  return to > from && minutes > 0 && minutes <= MOST_MINUTES ? { minutes: Math.round(minutes), to } : null;
}

/** The minutes of '1:30', which nothing follows but words. */
function clockAt({ tokens }: Line, from: number): DurationAt | null {
  const [hours, colon, past] = tokens.slice(from, from + 3);
  const isClock = colon?.text === ':' && colon.isGlued && past?.isGlued === true;
  if (!isClock || hours?.kind !== 'number' || !/^[0-5]\d$/.test(past.text)) return null;
  const minutes = Number(hours.text) * 60 + Number(past.text);
  return minutes > 0 && minutes <= MOST_MINUTES ? { minutes, to: from + 3 } : null;
}

function behindAnd(line: Line, at: number): number {
  return matchAt(line, at, 'plus')?.to ?? (line.tokens[at]?.text === ',' ? at + 1 : at);
}

/** Pages say the unit twice, for those who cannot see the short one: '15 minutes mins'. */
const behindPast = (line: Line, at: number): number => matchPage(line, at, 'duration')?.to ?? at;

/** The minutes of '2 hrs 45', which stand last or before a mark. */
function minutesPast({ tokens }: Line, at: number): number | undefined {
  const [past, next] = [tokens[at], tokens[at + 1]];
  const isLast = next === undefined || next.kind === 'mark';
  return past?.kind === 'number' && isLast && /^[0-5]?\d$/.test(past.text) ? Number(past.text) : undefined;
}
