import type { Meal } from '@game-plan/contracts/food/meals';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { type PicturePlace, pictureSource } from '#features/recipes/picture-source.ts';
import { exchange } from '#lib/api/exchange.ts';
import type { FirstCall } from '#lib/api/first-calls.ts';
import { CHANGES_CHANNEL, SESSION_CHANNEL, tabChannel } from '#lib/browser/tab-channel.ts';
import { formatCaloriesPart, formatFoodAmount } from '#lib/format/format.ts';
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
/** How long (ms) files wait for what the frame shows of an answer. */
const FRAME_PATIENCE_MILLISECONDS = 1000;

/** What has to be answered before it is shown, and is the largest of its frame. The page's files wait for it. */
const AWAITED = [
  FRAME_PARTS.picture,
  FRAME_PARTS.cardPicture,
  FRAME_PARTS.textParagraph,
  FRAME_PARTS.noPhotosForOthers,
  FRAME_PARTS.meals,
];

/** Which of the frame's sentences about photos is for this person, once they are answered. */
let noPhotos: string | undefined;
let hasNoPhotos = false;
/** Resolves each when an answer is shown in the frame, or has failed. */
const shown: Promise<unknown>[] = [];
let tellThatFrameIsWhole: () => void;
const frameIsWhole = new Promise<void>((resolve) => {
  tellThatFrameIsWhole = resolve;
});

const text = document.getElementById('first')?.textContent;
if (text) {
  const first: First = JSON.parse(text);
  // If the app is faster, it sends its calls itself.
  if (!globalThis.firstCalls) send(first);
  writeDay();
  afterPaint(() => frameIsWhole.then(() => load(first.files)));
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
  globalThis.frameIsWhole = frameIsWhole;
  if (!AWAITED.some(partOf)) tellThatFrameIsWhole();
  // If no answer has it, none is waited for.
  void Promise.all(shown).then(() => afterFrame(tellThatFrameIsWhole));
  setTimeout(tellThatFrameIsWhole, FRAME_PATIENCE_MILLISECONDS);
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
  const end = answered
    .then((answer) => {
      call.answer = answer;
      return answer.response.ok ? show(answer.text) : undefined;
    })
    // Whoever takes the call reports it.
    .catch(() => undefined);
  shown.push(end);
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

/** Shows in the frame what an answer says. Resolves when its picture is there. */
async function show(answer: string): Promise<void> {
  const answered = JSON.parse(answer);
  if (Array.isArray(answered)) writeMeals(answered);
  const { user, imageUrl, cards, text: legalText, isAvailable } = answered;
  if (user) {
    write(partOf(FRAME_PARTS.greeting), () => greeting(user));
    noPhotos = user.role === 'admin' ? FRAME_PARTS.noPhotosForAdmin : FRAME_PARTS.noPhotosForOthers;
  }
  if (isAvailable === false) hasNoPhotos = true;
  const sentence = hasNoPhotos && noPhotos && partOf(noPhotos);
  if (sentence) {
    sentence.hidden = false;
    afterFrame(tellThatFrameIsWhole);
  }
  if (legalText) writeText(legalText);
  await showPicture(partOf(FRAME_PARTS.picture), imageUrl, 'dialog');
  await showPicture(partOf(FRAME_PARTS.cardPicture), cards?.[0]?.imageUrl, 'card');
}

async function showPicture(
  picture: HTMLImageElement | null,
  address: string | null | undefined,
  place: PicturePlace,
): Promise<void> {
  if (!picture || !address) return;
  const source: { src: string; srcSet?: string; sizes?: string } = pictureSource(address, place);
  const { src, srcSet = '', sizes = '' } = source;
  // The address last, or the browser would ask for it before it knows the others.
  Object.assign(picture, { hidden: false, sizes, srcset: srcSet, src });
  // A picture that cannot be shown is the app's to replace.
  await picture.decode().catch(() => undefined);
  afterFrame(tellThatFrameIsWhole);
}

/** Writes the foods of a day's meals, if the answer has some, as the app will. */
function writeMeals(answer: readonly Partial<Pick<Meal, 'type' | 'foods'>>[]): void {
  const meals = partOf(FRAME_PARTS.meals);
  for (const { type, foods = [] } of answer) {
    const list = partOf(`${FRAME_PARTS.foods}=${type}`);
    const pattern = list?.firstElementChild;
    const calories = wholeParts(foods.map((food) => food.calories ?? 0));
    for (const [index, food] of foods.entries()) {
      const line = pattern?.cloneNode(true) as HTMLElement | undefined;
      if (!line || !list || !meals) return;
      line.hidden = false;
      const [name, amount] = line.querySelectorAll('span');
      name?.firstChild?.replaceWith(`${food.name} `);
      amount?.replaceChildren(formatFoodAmount(food.quantity, food.unit));
      line.querySelector('b')?.replaceChildren(formatCaloriesPart(food.calories, calories[index] ?? 0));
      list.append(line);
      list.nextElementSibling?.remove();
      // All at once in the place of blocks: a card that grew would move those below it.
      meals.hidden = false;
      partOf(FRAME_PARTS.noMeals)?.remove();
    }
  }
}

/** A heading, or a paragraph that is nothing but words. */
const PLAIN_BLOCK = /^(## )?(\p{L}[^\n*_`[\]<>&#\\]*)$/u;

/** Writes the beginning of a legal text, as far as it is plain: the app renders the whole of it. */
function writeText(markdown: string): void {
  const heading = partOf(FRAME_PARTS.textHeading);
  const paragraph = partOf(FRAME_PARTS.textParagraph);
  for (const block of markdown.split('\n\n')) {
    const [, mark, words] = PLAIN_BLOCK.exec(block.trim()) ?? [];
    const written = (mark ? heading : paragraph)?.cloneNode() as HTMLElement | undefined;
    if (!words || !written) break;
    Object.assign(written, { hidden: false, textContent: words });
    // The patterns come last, because the first of a text has no margin above.
    heading?.before(written);
  }
  afterFrame(tellThatFrameIsWhole);
}

/** Once what has just been shown is painted. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
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
