import type { BodyInput, Endpoint, ParamsInput, QueryInput, ResponseOf } from '@game-plan/contracts/endpoint';
import type { Problem } from '@game-plan/contracts/schemas/errors';

interface Input<E> {
  readonly params?: ParamsInput<E>;
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A browser stand-in: speaks HTTP to the app and keeps its cookies. */
export class TestClient {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends any request; a JSON response body is parsed. */
  async send(
    method: string,
    path: string,
    init: { body?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        cookie: this.#cookieHeader(),
        ...init.headers,
      },
      ...(init.body !== undefined && { body: init.body }),
      ...(init.signal && { signal: init.signal }),
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body };
  }

  /** Downloads a file, whatever the status. */
  async download(path: string, headers: Record<string, string> = {}): Promise<Answer<Buffer>> {
    const response = await fetch(`${this.#origin}${path}`, {
      headers: { cookie: this.#cookieHeader(), ...headers },
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  }

  /** Makes the call and expects success. */
  async call<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<ResponseOf<E>> {
    const answer = await this.#exchange(endpoint, input);
    if (answer.status >= 300) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body as ResponseOf<E>;
  }

  /** Makes the call and expects a refusal. */
  async refused<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<Answer<Problem>> {
    const answer = await this.#exchange(endpoint, input);
    if (answer.status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
    return answer as Answer<Problem>;
  }

  /** The cookie's value as the app last set it. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  #exchange<E extends Endpoint>(endpoint: E, input: Input<E>) {
    const params: Record<string, unknown> = Object.fromEntries(Object.entries(input.params ?? {}));
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const query = Object.entries(input.query ?? {}).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const search = new URLSearchParams(query).toString();
    const { body } = input;
    return this.send(endpoint.method, search ? `${path}?${search}` : path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(headers: string[]): void {
    for (const header of headers) {
      const [pair = ''] = header.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(header)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
