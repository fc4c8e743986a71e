import type { z } from 'zod';
import { type CatalogueService, catalogueSchema } from './catalogue-schema.ts';
import { JsonMistake, type LocatedJson, parseLocatedJson } from './parse-located-json.ts';

/** An error in a catalogue file and its position. */
export interface CatalogueMistake {
  /** Counted from 1. */
  readonly line: number;
  /** The path from the top: '[2].customizationOptions[0].name'; '' for the whole file. */
  readonly field: string;
  readonly message: string;
}

export type CatalogueReading =
  | { readonly kind: 'read'; readonly services: CatalogueService[] }
  | { readonly kind: 'wrong'; readonly mistakes: CatalogueMistake[] };

/** Parses a catalogue file: returns the services in order, or all errors. */
export function readCatalogue(text: string): CatalogueReading {
  let json: LocatedJson;
  try {
    json = parseLocatedJson(text);
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    const { line, message } = error;
    return { kind: 'wrong', mistakes: [{ line, field: '', message: `is not JSON: ${message}` }] };
  }
  const result = catalogueSchema.safeParse(json.value);
  if (result.success) return { kind: 'read', services: result.data };
  const mistakes = result.error.issues.flatMap((issue) => mistakesOf(issue, json));
  return { kind: 'wrong', mistakes: mistakes.toSorted((a, b) => a.line - b.line) };
}

function mistakesOf(issue: z.core.$ZodIssue, json: LocatedJson): CatalogueMistake[] {
  const at = (path: readonly PropertyKey[], message: string) => ({
    line: json.lineOf(path),
    field: fieldName(path),
    message,
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => at([...issue.path, key], 'is not a field of the catalogue'));
  }
  return [at(issue.path, isThere(json.value, issue.path) ? issue.message : 'is missing')];
}

function isThere(value: unknown, path: readonly PropertyKey[]): boolean {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return false;
    inner = Reflect.get(inner, key);
  }
  return true;
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
