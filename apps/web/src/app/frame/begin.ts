import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { pictureSource } from '#features/recipes/picture-source.ts';
import { exchange } from '#lib/api/exchange.ts';
import type { FirstCall } from '#lib/api/first-calls.ts';
import { CHANGES_CHANNEL, SESSION_CHANNEL, tabChannel } from '#lib/browser/tab-channel.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { isId } from '#lib/is-id.ts';
import { greeting } from '../pages/greeting.ts';
import { FRAME_PARTS } from './frame-parts.ts';

/**
 * What the page does before the app is there: sends the first calls of its address, and asks for the files that its
 * screen needs once the frame is painted. A script of its own, which is read before the app.
 */

/** What the server writes into the page. */
interface First {
  /** Addresses of files. */
  readonly files: readonly string[];
  /** The address of the call that every page sends. Absent if nobody is signed in. */
  readonly always?: string;
  /** Addresses of calls. Names in braces stand for a day, or for a field of the search, which is an id. */
  readonly calls: readonly string[];
  /** How many fields the search has if the calls are to be sent. */
  readonly fields: number;
}

const PATIENCE_MILLISECONDS = 60_000;

const text = document.getElementById('first')?.textContent;
if (text) {
  const first: First = JSON.parse(text);
  // If the app is faster, it sends its calls itself.
  if (!globalThis.firstCalls) send(first);
  writeDay();
  afterPaint(() => load(first.files));
}

function send({ always, calls, fields }: First): void {
  const sent = new Map<string, FirstCall>();
  globalThis.firstCalls = sent;
  // The app listens only once it is there. What another tab changes until then makes the answers outdated.
  for (const name of [SESSION_CHANNEL, CHANGES_CHANNEL]) tabChannel(name).subscribe(() => sent.clear());
  const search = new URLSearchParams(location.search);
  const templates = [...(always ? [always] : []), ...(search.size === fields ? calls : [])];
  for (const url of templates.map((template) => filledIn(template, search))) {
    if (url !== undefined) sent.set(url, begin(url));
  }
}

/** The address with its days and the ids of the search; undefined if one of them is none. */
function filledIn(template: string, search: URLSearchParams): string | undefined {
  const today = localCalendarDay(new Date());
  const { from: sunday, to: saturday } = weekOf(today);
  const days: Readonly<Record<string, string>> = { today, sunday, saturday };
  const resolve = (name: string) => days[name] ?? search.get(name) ?? '';
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (!names.every((name) => name in days || isId(resolve(name)))) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => resolve(name));
}

function begin(url: string): FirstCall {
  const answered = exchange(url, { method: 'GET', signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  const call: FirstCall = { exchange: answered, sent: Date.now() };
  answered
    .then((answer) => {
      call.answer = answer;
      if (answer.response.ok) show(answer.text);
    })
    // Whoever takes the call reports it.
    .catch(() => undefined);
  return call;
}

/** The element of the frame with this attribute. */
function partOf<Found extends HTMLElement>(attribute: string): Found | null {
  return document.querySelector<Found>(`#frame [${attribute}]`);
}

function writeDay(): void {
  const today = localCalendarDay(new Date());
  write(partOf(FRAME_PARTS.day)?.parentElement, () => formatWeekday(today));
  write(partOf(FRAME_PARTS.longDay)?.parentElement, () => `${formatWeekday(today)}, ${today.slice(0, 4)}`);
}

/** Puts a new element with the text in the place of one: browsers time only the first text of each as a paint. */
function write(place: HTMLElement | null | undefined, text: () => string): void {
  if (!place) return;
  const written = place.cloneNode() as HTMLElement;
  written.textContent = text();
  const height = place.offsetHeight;
  place.replaceWith(written);
  // In a second line it would move what stands below.
  if (written.offsetHeight !== height) written.replaceWith(place);
}

/** Shows in the frame what an answer says: who it is, on the dashboard, and the picture of an opened recipe. */
function show(text: string): void {
  const { user, imageUrl } = JSON.parse(text);
  if (user) write(partOf(FRAME_PARTS.greeting), () => greeting(user));
  const picture = partOf<HTMLImageElement>(FRAME_PARTS.picture);
  if (!picture || !imageUrl) return;
  const source: { src: string; srcSet?: string; sizes?: string } = pictureSource(imageUrl, 'dialog');
  const { src, srcSet = '', sizes = '' } = source;
  // The address last, or the browser would ask for it before it knows the others.
  Object.assign(picture, { hidden: false, sizes, srcset: srcSet, src });
}

/** Only then, because on a slow network the files would share the line with the styles. */
function afterPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

function load(files: readonly string[]): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(link);
  }
}
