let errors: string[] = [];

/** Records console.error output, so that none goes unnoticed. */
export function recordConsoleErrors(...message: unknown[]): void {
  errors.push(message.map(String).join(' '));
}

/** Returns the errors since the last call. A test that expects an error takes it; others fail the test. */
export function takeConsoleErrors(): string[] {
  const taken = errors;
  errors = [];
  return taken;
}
