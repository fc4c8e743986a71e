import { connect } from 'node:net';

const UNREAD_MILLISECONDS = 1000;

/** A browser stand-in: one person's calls, with cookies. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes a call and discards the answer. Returns the status. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return (await this.#exchange(method, path, body, headers)).status;
  }

  /** Makes a call that must succeed, and parses its answer. */
  async read(method: string, path: string, body?: unknown): Promise<unknown> {
    const text = await this.readText(method, path, body);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Like `read`, without parsing. */
  async readText(method: string, path: string, body?: unknown): Promise<string> {
    const { status, text } = await this.#exchange(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
    return text;
  }

  /** Sends a request, reads nothing for a second, and disconnects. */
  leaveUnread(path: string): Promise<void> {
    const { hostname, port } = new URL(this.#origin);
    const socket = connect(Number(port), hostname).pause();
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.once('close', () => resolve()).on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${this.cookies}\r\n\r\n`);
    setTimeout(() => socket.destroy(), UNREAD_MILLISECONDS);
    return promise;
  }

  /** As a Cookie header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #exchange(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: this.cookies,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  }
}
