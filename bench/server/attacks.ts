import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Visitor } from './server.ts';

/** An attack by one signed-in person: a call that many connections make repeatedly. */
export interface Attack {
  readonly name: string;
  /** Number of concurrent calls. */
  readonly atOnce: number;
  readonly prepare?: (attacker: Visitor) => Promise<void>;
  readonly call: (attacker: Visitor, turn: number) => Promise<unknown>;
}

const KITCHEN = 1500;
const LIST = 1500;
const MEALS = 400;
const RECIPES = 60;

export const repeat = <Value>(count: number, value: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => value(at));

/** A name that takes long to parse: numbers, states and forms around an unknown word. */
export const awkward = (at: number) =>
  `${'1 cooked green '.repeat(6)}z${at} ${'can leaf '.repeat(9)}`.slice(0, 149);

export const inParts = async (count: number, each: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += 20)
    await Promise.all(repeat(Math.min(20, count - at), (of) => each(at + of)));
};

const HUGE_GOALS = JSON.stringify({ fitnessGoals: repeat(500_000, () => 1) });
export const FULL_MEAL = {
  type: 'lunch',
  date: '2026-11-21',
  foods: repeat(100, (at) => ({
    name: `Food ${at} ${'x'.repeat(280)}`,
    quantity: 1,
    unit: 'piece',
    calories: 1,
    protein: 0,
    carbs: 0,
    fat: 0,
  })),
};
/** Names that the server has not parsed before. */
const linesOf = (turn: number) =>
  repeat(100, (at) => ({ name: awkward(900_000 + turn * 100 + at), amount: '1', unit: 'piece' }));
const CHOICES = JSON.stringify({
  serviceId: 1,
  quantity: 1,
  customizations: Object.fromEntries(repeat(80_000, (at) => [`k${at}`, 'x'])),
});
const SPACES = ' '.repeat(1900);
const SPACED_RECIPE = JSON.stringify({
  name: 'Spaces',
  servings: 1,
  imageUrl: 'https://example.org/dish.jpg',
  instructions: repeat(100, () => `1${SPACES}1`),
  ingredients: repeat(100, () => ({ name: 'Egg', amount: `1${SPACES}`, unit: '', available: true })),
});

let madePhoto: string | undefined;
function photo(): string {
  madePhoto ??= largePhoto();
  return madePhoto;
}

export const ATTACKS: readonly Attack[] = [
  {
    name: 'half a million goals in a profile',
    atOnce: 12,
    call: (attacker) => attacker.send('PUT', '/api/profile', HUGE_GOALS),
  },
  {
    name: '80,000 choices of a line in the cart',
    atOnce: 12,
    call: (attacker) => attacker.send('POST', '/api/cart', CHOICES),
  },
  {
    name: 'a recipe of spaces',
    atOnce: 12,
    call: (attacker) => attacker.send('POST', '/api/recipes', SPACED_RECIPE),
  },
  {
    name: `${KITCHEN} awkward names in a kitchen, read with a key`,
    atOnce: 12,
    prepare: (attacker) =>
      inParts(KITCHEN, (at) =>
        attacker.send('POST', '/api/ingredients', {
          name: awkward(at),
          category: 'pantry',
          quantity: '1',
          unit: 'piece',
          allergens: repeat(20, (of) => `my own word ${at}-${of} of a green leaf in it`),
        }),
      ),
    call: (attacker, turn) =>
      attacker.send('HEAD', '/api/ingredients', undefined, { 'idempotency-key': `${turn}` }),
  },
  {
    name: 'a recipe of a hundred lines put on the list against that kitchen',
    atOnce: 8,
    call: (attacker, turn) =>
      attacker.send('POST', '/api/shopping-list/from-recipe', { recipeId: null, lines: linesOf(turn) }),
  },
  {
    name: `a list of ${LIST} awkward names and fifty allergies`,
    atOnce: 8,
    async prepare(attacker) {
      await attacker.send('PUT', '/api/profile', {
        allergies: repeat(50, (at) => `strange thing ${at} with no nut milk or cheese and some almond`),
      });
      await inParts(LIST, (at) =>
        attacker.send('POST', '/api/shopping-list', { name: awkward(at + 10_000), quantity: '1', unit: 'g' }),
      );
    },
    call: (attacker) => attacker.send('GET', '/api/shopping-list'),
  },
  {
    name: `${MEALS} full meals, unpaged`,
    atOnce: 6,
    prepare: (attacker) => inParts(MEALS, () => attacker.send('POST', '/api/meals', FULL_MEAL)),
    call: (attacker) => attacker.send('GET', '/api/meals'),
  },
  {
    name: `${MEALS} full meals that are asked for and not read`,
    atOnce: 40,
    call: (attacker) => attacker.leaveUnread('/api/meals'),
  },
  {
    name: 'downloads of all of that',
    atOnce: 4,
    call: (attacker) => attacker.send('GET', '/api/account/data'),
  },
  {
    name: 'all recipes against that kitchen',
    atOnce: 8,
    prepare: (attacker) =>
      inParts(RECIPES, (at) =>
        attacker.send('POST', '/api/recipes', {
          name: `Dish ${at}`,
          servings: 2,
          imageUrl: 'https://example.org/dish.jpg',
          ingredients: linesOf(10_000 + at).map((line) => ({ ...line, available: true })),
        }),
      ),
    call: (attacker) => attacker.send('GET', '/api/recipes'),
  },
  {
    name: 'what would help that kitchen',
    atOnce: 8,
    call: (attacker) => attacker.send('GET', '/api/recipes/what-would-help'),
  },
  {
    name: 'photos of 12 million pixels',
    atOnce: 24,
    call: (attacker) =>
      attacker.send('POST', '/api/meals/analyze-photo', { imageBase64: photo(), mealType: 'lunch' }),
  },
  {
    name: 'clicks at ideas',
    atOnce: 40,
    call: (attacker) => attacker.send('GET', '/api/recipes/generate'),
  },
  {
    name: 'pictures drawn',
    atOnce: 40,
    call: (attacker) =>
      attacker.send('POST', '/api/recipes/generate-image', {
        recipeName: 'Soup',
        ingredients: ['Leek', 'Potato'],
      }),
  },
  {
    name: 'passwords guessed',
    atOnce: 40,
    call: (attacker, turn) =>
      attacker.send('POST', '/api/auth/login', { username: `nobody${turn}`, password: 'a guess' }),
  },
  {
    name: 'the own password guessed',
    atOnce: 40,
    call: (attacker) =>
      attacker.send('PUT', '/api/auth/password', {
        currentPassword: 'a guess',
        newPassword: 'another one, longer',
      }),
  },
];

/** A camera's width and height. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** Rows of incompressible noise; the other rows are identical. The file is almost as large as allowed. */
const NOISE_ROWS = 300;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A photo of 12 megapixels as a data URL: expensive to decode, small to send. */
function largePhoto(): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8);
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * WIDTH)]);
  const usual = row();
  const pixels = Buffer.concat(Array.from({ length: HEIGHT }, (_, y) => (y < NOISE_ROWS ? row() : usual)));
  const file = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}
