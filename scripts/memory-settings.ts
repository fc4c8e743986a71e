/*
 * Settings that keep the server's memory small. The defaults of V8 and the C library suit machines that run one
 * program: with two isolates of 100 MB in use, V8 grew to 800 MB before it collected garbage.
 */

/**
 * V8 flags for every isolate of the process. The last one exposes `gc()`, with which memory used at start-up is freed;
 * V8 does not collect it while the server is idle.
 */
export const MEMORY_FLAGS: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--expose-gc',
];

/**
 * glibc settings against memory kept by each thread: few arenas, and blocks above 32 KB (pictures, responses, socket
 * buffers) are returned to the system immediately instead of leaving holes. Other C libraries ignore them.
 */
export const MEMORY_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Whether the process has the settings, which are only read when it starts. Systems without execve keep the defaults.
 */
export const hasMemorySettings = (): boolean =>
  process.execve === undefined || MEMORY_FLAGS.every((flag) => process.execArgv.includes(flag));

/** Restarts this process with the settings: the same command with the same process id. Does not return. */
export function startAgainWithMemorySettings(): void {
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...MEMORY_FLAGS, ...process.argv.slice(1)],
    // The user's own settings take precedence.
    { ...MEMORY_ENVIRONMENT, ...process.env },
  );
}
