/** A response with its whole body. */
export interface Exchange {
  readonly response: Response;
  readonly text: string;
}

export interface Request {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

/** Sends a call as all of the app are sent, with the cookie and a JSON content type. Rejects if the connection fails. */
export async function exchange(url: string, { method, headers, body, signal }: Request): Promise<Exchange> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    credentials: 'include',
    ...(body !== undefined && { body }),
    signal,
  });
  return { response, text: await response.text() };
}
