/** A statement of a migration that breaks running copies of the previous version. */
export interface BreakingChange {
  /** The statement on one line. */
  readonly statement: string;
  /** What would fail in a copy that does not know the change. */
  readonly reason: string;
}

const NAME = '"?([a-z_]+)"?';
const CREATED = new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?(?:"public"\\.)?${NAME}`, 'i');

/** The first matching rule gives the reason. */
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^DROP (?:TABLE|VIEW|TYPE|SCHEMA)\b/i, 'it still reads and writes what is dropped'],
  [/\bDROP COLUMN\b/i, 'it still reads and writes the column'],
  [/\bRENAME (?:TO|COLUMN|"?[a-z_]+"? TO)\b/i, 'it still uses the old name'],
  [/\bSET NOT NULL\b/i, 'it may leave the column out'],
  [/\bSET DATA TYPE\b|\bALTER COLUMN \S+ TYPE\b/i, 'it reads and writes the old type'],
  [/\bDROP DEFAULT\b/i, 'it may leave the column out'],
  [/\bDROP CONSTRAINT \S+_(?:pk|pkey|key|unique)\b/i, 'its upserts name the constraint'],
  [/^DROP INDEX .*_(?:pk|key|unique)\b/i, 'its upserts need the index'],
  [/\bADD CONSTRAINT\b/i, 'it may write what is now refused'],
  [/^CREATE UNIQUE INDEX\b/i, 'it may write what is now refused'],
];

/** Whether a statement adds a required column, which old copies do not fill. */
const needsValue = (statement: string): boolean =>
  /\bADD COLUMN\b/i.test(statement) &&
  /\bNOT NULL\b/i.test(statement) &&
  !/\bDEFAULT\b|\bGENERATED\b/i.test(statement);

const tableOf = (statement: string): string | undefined =>
  new RegExp(`\\b(?:ALTER TABLE|ON) (?:ONLY )?(?:"public"\\.)?${NAME}`, 'i').exec(statement)?.[1];

function reasonOf(statement: string): string | undefined {
  if (needsValue(statement)) return 'it inserts rows without the column';
  return RULES.find(([pattern]) => pattern.test(statement))?.[1];
}

/**
 * Lists the statements of a migration that running copies of the previous version would fail on. Tables that the
 * migration itself creates are not in use yet.
 */
export function findBreakingChanges(migration: string): BreakingChange[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((each) =>
      each
        .replaceAll(/^\s*--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((each) => each !== '');
  const made = new Set(statements.flatMap((each) => CREATED.exec(each)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const reason = made.has(tableOf(statement) ?? '') ? undefined : reasonOf(statement);
    return reason === undefined ? [] : [{ statement, reason }];
  });
}

/** A migration's declaration, in a comment, that it does not only expand the schema. */
export type Declaration =
  | { readonly kind: 'contracts'; readonly expandedBy: string; readonly release: string }
  | { readonly kind: 'stop first' | 'stays right'; readonly why: string };

/**
 * Reads the comment of a migration: `-- contracts 0017_names, released in 1.1.0`, `-- old copies stop first: why`, or
 * `-- old copies stay right: why`. Returns undefined if there is none.
 */
export function readDeclaration(migration: string): Declaration | undefined {
  const contract = /^-- contracts (\S+), released in (\S+)$/m.exec(migration);
  if (contract) return { kind: 'contracts', expandedBy: contract[1] ?? '', release: contract[2] ?? '' };
  const other = /^-- old copies (stop first|stay right): (\S.*)$/m.exec(migration);
  if (!other) return undefined;
  return { kind: other[1] === 'stop first' ? 'stop first' : 'stays right', why: other[2] ?? '' };
}
