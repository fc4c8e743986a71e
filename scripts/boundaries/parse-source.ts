import { type Program, parseSync, Visitor } from 'oxc-parser';

export interface ImportSite {
  /** Null if the specifier is computed, so that the target is unknown. */
  readonly specifier: string | null;
  readonly isTypeOnly: boolean;
  readonly line: number;
}

/** A global as written in the code: 'Date.now', 'new Date()', 'process.env', 'fetch'. */
export interface GlobalUse {
  readonly name: string;
  readonly line: number;
}

export interface ParsedSource {
  readonly imports: readonly ImportSite[];
  readonly globals: readonly GlobalUse[];
  readonly isBarrel: boolean;
}

/** Functions whose plain call reads or changes global state. */
export const GLOBALS_WITH_EFFECTS: ReadonlySet<string> = new Set([
  'Date',
  'fetch',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

interface MaybeText {
  readonly type: string;
  readonly value?: unknown;
}

/** Finds every import (static, re-export, dynamic, type-only, `require`) and every relevant use of a global. */
export function parseSource(file: string, text: string): ParsedSource {
  const { program, errors } = parseSync(file, text);
  const [firstError] = errors;
  if (firstError) throw new Error(`${file} cannot be parsed: ${firstError.message}`);

  const imports: ImportSite[] = [];
  const globals: GlobalUse[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const addImport = (source: MaybeText | undefined, start: number, isTypeOnly: boolean) => {
    const specifier = source?.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
    imports.push({ specifier, isTypeOnly, line: lineAt(start) });
  };
  const addGlobal = (name: string, start: number) => globals.push({ name, line: lineAt(start) });

  new Visitor({
    ImportDeclaration(node) {
      const everyNameIsType =
        node.specifiers.length > 0 &&
        node.specifiers.every((name) => name.type === 'ImportSpecifier' && name.importKind === 'type');
      addImport(node.source, node.start, node.importKind === 'type' || everyNameIsType);
    },
    ExportNamedDeclaration(node) {
      if (node.source) addImport(node.source, node.start, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      addImport(node.source, node.start, node.exportKind === 'type');
    },
    ImportExpression(node) {
      addImport(node.source, node.start, false);
    },
    TSImportType(node) {
      addImport(node.source, node.start, true);
    },
    CallExpression(node) {
      const { callee } = node;
      const [argument] = node.arguments;
      if (callee.type === 'Identifier' && callee.name === 'require') addImport(argument, node.start, false);
      if (callee.type === 'Identifier' && GLOBALS_WITH_EFFECTS.has(callee.name)) {
        addGlobal(callee.name, node.start);
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isMeta = callee.object.type === 'MetaProperty';
      const isRequire = callee.object.type === 'Identifier' && callee.object.name === 'require';
      const asksForFile = callee.property.name === 'resolve' || callee.property.name === 'glob';
      if ((isMeta || isRequire) && asksForFile) addImport(argument, node.start, false);
    },
    NewExpression(node) {
      const isNow =
        node.callee.type === 'Identifier' && node.callee.name === 'Date' && !node.arguments.length;
      if (isNow) addGlobal('new Date()', node.start);
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      addGlobal(`${node.object.name}.${node.property.name}`, node.start);
    },
    VariableDeclarator(node) {
      // `const { env } = process` hides the member access.
      if (node.id.type !== 'ObjectPattern' || node.init?.type !== 'Identifier') return;
      for (const property of node.id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') {
          addGlobal(`${node.init.name}.${property.key.name}`, node.start);
        }
      }
    },
  }).visit(program);

  return { imports, globals, isBarrel: isBarrel(program.body) };
}

/** Whether a file is a barrel: it only imports and re-exports. */
function isBarrel(statements: Program['body']): boolean {
  const handsOn = statements.some(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        !statement.declaration &&
        statement.specifiers.length > 0),
  );
  const holdsSomething = statements.some(
    (statement) =>
      statement.type !== 'ImportDeclaration' &&
      statement.type !== 'ExportAllDeclaration' &&
      !(statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  );
  return handsOn && !holdsSomething;
}
