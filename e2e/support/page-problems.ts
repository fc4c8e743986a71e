import type { Page } from '@playwright/test';

/** The session check of a signed-out visitor, from which the app learns it. */
const ALWAYS_EXPECTED = [/^401 GET \/api\/auth\/me$/];

/** Collects problems in a page that no test expects. */
export class PageProblems {
  readonly #expected = [...ALWAYS_EXPECTED];
  readonly #found: string[] = [];

  /** Expects a refusal that the test is about, such as '403 POST /api/auth/signup'. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      // The browser's message about a failed response; the listener below also knows the call.
      const isAboutAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAboutAnswer) this.#found.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page aborts its open requests.
      if (reason !== 'net::ERR_ABORTED') this.#found.push(`${reason} ${request.method()} ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      const call = `${response.request().method()} ${new URL(response.url()).pathname}`;
      this.#found.push(`${response.status()} ${call}`);
    });
  }
}
