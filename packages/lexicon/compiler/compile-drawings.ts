import {
  DISH_ROLES,
  type DrawingData,
  GLYPH_NAMES,
  GRAIN_FILLS,
  type Hex,
  LAYER_KINDS,
  MEANINGS,
  SERVICE_OBJECTS,
  type ServiceDrawingData,
  SURFACES,
  type Surface,
  TRAITS,
  VESSEL_NAMES,
  VISIBILITIES,
} from '../src/drawing-data.ts';
import { wordsOf } from '../src/name-words.ts';
import type { DrawingTables, Row } from './read-data.ts';

const ASIDES = ['beside', 'of', 'and'] as const;

/** What follows from the tables, and what is wrong with them, a sentence each. */
interface CompiledDrawings {
  readonly drawings: DrawingData;
  readonly services: ServiceDrawingData;
  readonly problems: readonly string[];
}

/** Compiles the drawings of foods and dishes, and the covers of services. */
export function compileDrawings(tables: DrawingTables): CompiledDrawings {
  const problems: string[] = [];
  const placeIn = (known: readonly string[], cell: string | undefined, where: string): number => {
    const place = known.indexOf(cell ?? '');
    if (place === -1) problems.push(`${where}: '${cell}' is not known here`);
    return Math.max(0, place);
  };
  const oneOf = <Value extends string>(
    known: readonly [Value, ...Value[]],
    cell: string | undefined,
    where: string,
  ): Value => known[placeIn(known, cell, where)] ?? known[0];
  const hex = (cell: string | undefined, where: string): Hex => {
    if (!/^#[0-9a-f]{6}$/.test(cell ?? '')) problems.push(`${where}: '${cell}' is no colour`);
    return `#${cell?.slice(1)}`;
  };
  const meanings = new Map<string, string>();
  const seen = new Set<string>();
  /** Notes what the names in a cell mean; a name means one thing within a `list`. */
  const note = (cell: string | undefined, { where }: Row, meaning: string, list: string) => {
    for (const name of namesIn(cell)) {
      if (seen.has(`${list}\t${name}`)) problems.push(`${where}: '${name}' stands twice`);
      seen.add(`${list}\t${name}`);
      meanings.set(name, `${meanings.get(name) ?? ''}${meaning}`);
    }
  };

  const foods = tables.foods.map((row, place) => {
    const { cells, where } = row;
    const [shape = '', role, colour, tint, radius, scale, rule, names] = cells;
    note(names, row, code(MEANINGS.food, place), 'foods');
    const fill = GRAIN_FILLS.find((texture) => texture === shape);
    return {
      role: oneOf(DISH_ROLES, role, where),
      ...(fill === undefined ? {} : { fill }),
      ...(fill === undefined && shape !== '' ? { glyph: oneOf(GLYPH_NAMES, shape, where) } : {}),
      ...(colour ? { colour: hex(colour, where) } : {}),
      ...(tint ? { tint: hex(tint, where) } : {}),
      ...(radius ? { radius: Number(radius) } : {}),
      ...(scale ? { scale: Number(scale) } : {}),
      ...(rule ? { seen: oneOf(VISIBILITIES, rule, where) } : {}),
    };
  });
  const layers = tables['sandwich-layers'].map((row, place) => {
    const { cells, where } = row;
    const [kind, colour, height, order, names] = cells;
    note(names, row, code(MEANINGS.layer, place), 'layers');
    return {
      kind: oneOf(LAYER_KINDS, kind, where),
      colour: hex(colour, where),
      height: Number(height),
      order: Number(order),
    };
  });
  for (const row of tables.dishes) {
    const [name, vessel] = row.cells;
    const kind = /<(.*)>/.exec(name ?? '')?.[1];
    if (kind !== undefined) placeIn([...DISH_ROLES, ...TRAITS], kind, row.where);
    note(name, row, code(MEANINGS.vessel, placeIn(VESSEL_NAMES, vessel, row.where)), 'dishes');
  }
  for (const row of tables.traits) {
    const [trait, names] = row.cells;
    note(names, row, code(MEANINGS.trait, placeIn(TRAITS, trait, row.where)), `trait ${trait}`);
  }
  // In the order of the parts, since a meaning is the place of its colour among all.
  const colours = SURFACES.map((surface): [Surface, Row[]] => [
    surface,
    tables.colours.filter(({ cells }) => cells[0] === surface),
  ]);
  for (const { cells, where } of tables.colours) placeIn(SURFACES, cells[0], where);
  for (const [place, row] of colours.flatMap(([, rows]) => rows).entries())
    note(row.cells[2], row, code(MEANINGS.colour, place), `colours of ${row.cells[0]}`);
  const visibilities = tables.visibility.map((row, place) => {
    const { cells, where } = row;
    const [rule, side, within = '', names] = cells;
    note(names, row, code(MEANINGS.shows, place), `shows ${rule}`);
    const vessels = within
      .split(', ')
      .filter((vessel) => vessel !== '')
      .map((vessel) => oneOf(VESSEL_NAMES, vessel, where));
    const isIn = oneOf(['in', 'but'], side, where) === 'in';
    return [oneOf(VISIBILITIES, rule, where), isIn ? { in: vessels } : { but: vessels }] as const;
  });
  const asides = (kind: (typeof ASIDES)[number]) =>
    tables.asides.flatMap(({ cells: [other, words] }) => (other === kind ? namesIn(words) : []));
  for (const { cells, where } of tables.asides) placeIn(ASIDES, cells[0], where);
  const covers = (kind: 'name' | 'category') =>
    tables.services.flatMap(({ cells: [other, object, words], where }) =>
      other === kind ? [[oneOf(SERVICE_OBJECTS, object, where), namesIn(words)] as const] : [],
    );
  for (const { cells, where } of tables.services) placeIn(['name', 'category'], cells[0], where);

  return {
    drawings: {
      foods,
      layers,
      vessels: VESSEL_NAMES,
      traits: TRAITS,
      colours: colours.map(([surface, rows]) => [
        surface,
        rows.map(({ cells, where }) => hex(cells[1], where)),
      ]),
      visibilities,
      beside: asides('beside'),
      of: asides('of'),
      and: asides('and'),
      names: [...Map.groupBy(meanings, ([, meaning]) => meaning)]
        .map(([meaning, names]) => `${meaning}\t${names.map(([name]) => name).sort()}`)
        .sort()
        .join('\n'),
    },
    services: { names: covers('name'), categories: covers('category') },
    problems: [
      ...problems,
      ...missing(
        'dishes',
        VESSEL_NAMES,
        tables.dishes.map(({ cells }) => cells[1]),
      ),
      ...missing(
        'traits',
        TRAITS,
        tables.traits.map(({ cells }) => cells[0]),
      ),
      ...missing(
        'colours',
        SURFACES,
        tables.colours.map(({ cells }) => cells[0]),
      ),
      ...missing(
        'visibility',
        VISIBILITIES,
        tables.visibility.map(({ cells }) => cells[0]),
      ),
    ],
  };
}

const code = (letter: string, place: number) => `${letter}${place.toString(36)}`;

const missing = (table: string, known: readonly string[], cells: readonly (string | undefined)[]) =>
  known
    .filter((value) => !cells.includes(value))
    .map((value) => `drawings/${table}.tsv: '${value}' is missing`);

const namesIn = (cell: string | undefined) =>
  (cell ?? '')
    .split(',')
    .filter((name) => name.trim() !== '')
    .map(looked);

/** A name in the form in which it is looked up; '*' in its middle and '<joint>' at its end stay. */
const looked = (name: string) =>
  name
    .replaceAll('<', ' <')
    .match(/<.*>|\S+/g)
    ?.flatMap((word) => (word === '*' || word.startsWith('<') ? [word] : wordsOf(word)))
    .join(' ') ?? '';
