let errors: string[] = [];

/** Keeps what is written to console.error, so that nothing is written there unseen. */
export function recordConsoleErrors(...message: unknown[]): void {
  errors.push(message.map(String).join(' '));
}

/** What was written since the last call. A test that expects an error takes it; any other fails its test. */
export function takeConsoleErrors(): string[] {
  const taken = errors;
  errors = [];
  return taken;
}
