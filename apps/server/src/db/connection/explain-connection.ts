/** What to do about a database or connection error, by its code or message. */
const ADVICE: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^42501\b/,
    'Its role must own the database, or have CREATE on it and on its schema public (grant create on database … to …).',
  ],
  [
    /^53300\b|too many (?:clients|connections)/,
    'Raise max_connections there, or lower DATABASE_POOL_SIZE or the number of copies.',
  ],
  [
    /^(?:SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ERR_TLS_CERT|CERT_)|certificate/,
    'Name the certificate of its authority (sslmode=verify-full&sslrootcert=/path/to/ca.pem), or encrypt without ' +
      'knowing to whom (sslmode=no-verify).',
  ],
  [/does not support SSL/, 'Take sslmode out of the address, or switch SSL on there.'],
  [/no encryption/, 'Add sslmode=verify-full (or no-verify) to the address.'],
  [
    /^25006\b/,
    'Name the server that takes writes, or a proxy in front of all of them that finds it (docs/scaling.md).',
  ],
];

/** The original error, without the wrappers of Drizzle and others. */
function firstCause(error: Error): Error {
  return error.cause instanceof Error && error.message.startsWith('Failed query')
    ? firstCause(error.cause)
    : error;
}

/** The reason reported by the database or the connection, with advice if there is any. */
export function explainConnection(error: Error): string {
  const cause = firstCause(error);
  const code = 'code' in cause ? String(cause.code) : '';
  // For a name with several addresses, the system's error has only a code.
  const reason = cause.message || code || cause.name;
  const advice = ADVICE.find(([pattern]) => pattern.test(code) || pattern.test(reason))?.[1];
  return advice === undefined ? reason : `${reason.replace(/\.$/, '')}. ${advice}`;
}
