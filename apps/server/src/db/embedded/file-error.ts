/** Tells which operating system error a file call failed with. */

/** The code (`ENOENT`, `EACCES` …) of a failed system call; undefined for any other value. */
export const fileErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Resolves to undefined where the promise fails because the file or folder does not exist. */
export const undefinedIfMissing = async <T>(promise: Promise<T>): Promise<T | undefined> => {
  try {
    return await promise;
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};
