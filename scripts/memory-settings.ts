/*
 * How the server's process keeps its memory small. What V8 and the C library do by themselves is meant for machines that
 * serve one program: with two isolates of some 100 MB in use, V8 let 800 MB grow before it looked for garbage.
 */

/**
 * Flags of V8, for every isolate of the process. With the last one each may be told to collect what its start has left behind,
 * which it does not do by itself while little is asked of it.
 */
export const MEMORY_FLAGS: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--expose-gc',
];

/**
 * Of glibc, whose defaults keep what each thread has freed: few arenas, and blocks above 32 KB (pictures, answers, what is read from
 * sockets) go back to the system at once, or they leave holes that nothing else fits. Other C libraries pass them over.
 */
export const MEMORY_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Both are read when a process begins, and never after. A system that cannot start it again keeps its defaults. */
export const hasMemorySettings = (): boolean =>
  process.execve === undefined || MEMORY_FLAGS.every((flag) => process.execArgv.includes(flag));

/** Begins this process anew with the settings: the same command under the same id. Does not return. */
export function startAgainWithMemorySettings(): void {
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...MEMORY_FLAGS, ...process.argv.slice(1)],
    // A setting of the user's own stands.
    { ...MEMORY_ENVIRONMENT, ...process.env },
  );
}
