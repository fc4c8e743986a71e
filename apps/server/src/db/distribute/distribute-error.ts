/** Why a database cannot be distributed, in a message for its operator. */
export class DistributeError extends Error {}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Translates database errors that the operator can fix into messages. */
export function explainDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DistributeError) return error;
  const options = { cause: error };
  switch (codeOf(error)) {
    case '42501':
      return new DistributeError(
        `The role of DATABASE_URL may not do that (${error.message}). It has to be a superuser while this runs, as Citus asks ` +
          'of whoever adds machines; the app itself needs no such right.',
        options,
      );
    case '55000':
    case '58P01':
      return new DistributeError(
        `Citus cannot be used on this PostgreSQL (${error.message}). Name citus in shared_preload_libraries, and restart it.`,
        options,
      );
    case '0A000':
      return new DistributeError(`Citus refused it: ${error.message}`, options);
    default:
      return error;
  }
}
