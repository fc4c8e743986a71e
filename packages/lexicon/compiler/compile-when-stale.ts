import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GrammarPhrases, LIST_KINDS, PAGE_KINDS } from '../src/grammar-phrase.ts';
import { compileAllergyWords, compileRecipeWords } from './compile-allergy.ts';
import { compileRepertoire, listed } from './compile-dishes.ts';
import { compileDrawings } from './compile-drawings.ts';
import { compileFoods } from './compile-foods.ts';
import { compileCompounds, compileGrammars, compileInflections, compileUnits } from './compile-grammar.ts';
import { compileKeeping } from './compile-keeping.ts';
import { compileMakers } from './compile-makers.ts';
import { compileMeals } from './compile-meals.ts';
import { compileAmbiguous, compileNames } from './compile-names.ts';
import { compileNaming } from './compile-naming.ts';
import { compileRegional } from './compile-regional.ts';
import { compileSafety } from './compile-safety.ts';
import { compileQuickMeals, compileServings } from './compile-servings.ts';
import { compilePortions, compileWeights } from './compile-weights.ts';
import { findProblems } from './find-problems.ts';
import { LEXICON, readData } from './read-data.ts';

const COMPILED = join(LEXICON, 'compiled');
const STAMP = join(COMPILED, '.stamp');
const SOURCES = ['**/*.{yaml,tsv}', '{src,compiler}/*.ts'];

/**
 * Compiles the data into the JSON files that the packages import, unless they are already what the data says. Throws an
 * Error that lists every problem of the data.
 */
export function compileWhenStale(): void {
  const stamp = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const data = readData();
  const problems = findProblems(data);
  if (problems.length > 0)
    throw new Error(`The lexicon has ${problems.length} problems:\n${problems.join('\n')}`);
  mkdirSync(COMPILED, { recursive: true });
  const foods = compileFoods(data);
  const { lists, nutrients } = foods;
  for (const [list, foods] of lists) write(`${list}.json`, JSON.stringify(foods));
  for (const [place, names] of compileNames(data)) write(`${place}-names.json`, JSON.stringify(names));
  const grammar = compileGrammars(data.grammars);
  // What only pages say is not loaded where a line is read.
  const isOfPage = ({ kind }: GrammarPhrases) => [...PAGE_KINDS, ...LIST_KINDS].some((one) => one === kind);
  write('grammar.json', JSON.stringify(grammar.filter((phrases) => !isOfPage(phrases))));
  write('page-grammar.json', JSON.stringify(grammar.filter(isOfPage)));
  write('inflections.json', JSON.stringify(compileInflections(data.grammars)));
  write('compounds.json', JSON.stringify(compileCompounds(data.grammars)));
  write('meals.json', JSON.stringify(compileMeals(data)));
  write('naming.json', JSON.stringify(compileNaming(data.naming)));
  write('bought-weights.json', JSON.stringify(compileWeights(data.weights.bought)));
  write('served-weights.json', JSON.stringify(compileWeights(data.weights.served)));
  write('usual-weights.json', JSON.stringify(data.weights.usual));
  write('portions.json', JSON.stringify(compilePortions(data.weights.portions)));
  write('keeping.json', JSON.stringify(compileKeeping(data)));
  write('servings.json', JSON.stringify(compileServings(data.servings)));
  write('quick-meals.json', JSON.stringify(compileQuickMeals(data.servings, foods)));
  write('ambiguous.json', JSON.stringify(compileAmbiguous(data)));
  write('regional.json', JSON.stringify(compileRegional(data)));
  write('safety.json', JSON.stringify(compileSafety(data)));
  write('makers.json', JSON.stringify(compileMakers(data)));
  write('allergy.json', JSON.stringify(compileAllergyWords(data)));
  write('recipe-words.json', JSON.stringify(compileRecipeWords(data)));
  write('units.json', JSON.stringify(compileUnits(data.units, data.grammars)));
  write('nutrients.json', JSON.stringify(nutrients));
  write('repertoire.json', JSON.stringify(compileRepertoire(data)));
  for (const [name, lists] of Object.entries(data.lists))
    write(`${name}.json`, JSON.stringify(listsIn(lists)));
  const { drawings, services } = compileDrawings(data.drawings);
  write('drawings.json', JSON.stringify(drawings));
  write('service-drawings.json', JSON.stringify(services));
  write('.stamp', stamp);
}

/** Texts with commas as lists, at any depth. */
function listsIn(texts: Lists): object {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, typeof text === 'string' ? listed(text) : listsIn(text)]),
  );
}

interface Lists {
  readonly [name: string]: string | Lists;
}

/** Renamed into place, since another process may be reading the file of before. */
function write(file: string, text: string): void {
  const path = join(COMPILED, file);
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

/** A hash of contents, because a checkout or a copy changes modification times. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: LEXICON, exclude: ['**/*.test.ts'] }).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(LEXICON, file)))
      .update('\0');
  return hash.digest('hex');
}
