import type { Program } from 'oxc-parser';

/** A barrel holds nothing of its own: every statement imports, or hands another file's names on. */
export function isBarrel(statements: Program['body']): boolean {
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
