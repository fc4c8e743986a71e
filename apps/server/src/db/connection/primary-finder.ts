import { Socket } from 'node:net';
import { Client } from 'pg';
import { type DatabaseHost, hostsOf, withHost } from './database-hosts.ts';

/** A running server answers within milliseconds; all servers are asked in parallel. */
const ANSWER_MILLISECONDS = 2500;

/** None of the servers accepts writes. The code is PostgreSQL's for a read-only transaction. */
class NoPrimaryError extends Error {
  readonly code = '25006';
}

/** The check of libpq's `target_session_attrs=read-write`, and the server's start time, which identifies the server. */
const ASK = `select pg_postmaster_start_time()::text as server,
  pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as may_only_read`;

/** Returns an identifier of this server that changes with each restart; undefined if the server is read-only. */
export async function askPrimary(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ server: string; may_only_read: boolean }>(ASK);
  return rows[0]?.may_only_read === false ? rows[0].server : undefined;
}

/** Opens a connection with short timeouts. */
export async function openProbe(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
    application_name: 'primary finder',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const sameHost = (a: DatabaseHost, b: DatabaseHost) => a.host === b.host && a.port === b.port;

/** Finds the server of an address that accepts writes (the primary), and tracks the connections to it. */
export class PrimaryFinder {
  readonly #url: string;
  readonly #hosts: readonly DatabaseHost[];
  readonly #open = new Set<() => void>();
  #primary: DatabaseHost | undefined;
  /** The last primary found, even if it is in doubt now. */
  #before: DatabaseHost | undefined;
  #finding: Promise<DatabaseHost> | undefined;

  constructor(url: string) {
    this.#url = url;
    this.#hosts = hostsOf(url);
    // A single server needs no check.
    if (this.#hosts.length === 1) this.#primary = this.#hosts[0];
  }

  /** The server to connect to: the last primary found, unless it is in doubt. Rejects if no server accepts writes. */
  async locate(): Promise<DatabaseHost> {
    return this.#primary ?? this.find();
  }

  /** The address with its first server only. */
  get firstUrl(): string {
    const [first] = this.#hosts;
    return first ? this.urlOf(first) : this.#url;
  }

  urlOf(host: DatabaseHost): string {
    return withHost(this.#url, host);
  }

  /** Marks the primary as possibly outdated, so that the next connection checks again. */
  doubt(): void {
    if (this.#hosts.length > 1) this.#primary = undefined;
  }

  /**
   * Asks all servers. If the primary has changed, cuts the connections to the old one. Rejects with every server's
   * error if none accepts writes.
   */
  find(): Promise<DatabaseHost> {
    this.#finding ??= this.#ask().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  /** Registers a function that cuts a connection. Returns a function that unregisters it. */
  hold(cut: () => void): () => void {
    this.#open.add(cut);
    return () => this.#open.delete(cut);
  }

  /** Cuts every connection, to a server that no longer accepts writes or no longer answers. */
  cutAll(): void {
    for (const cut of [...this.#open]) cut();
  }

  /** Creates a stream that connects to the primary, for a client that supports only one host. */
  openSocket(): Socket {
    return new PrimarySocket(this);
  }

  async #ask(): Promise<DatabaseHost> {
    const answers = this.#hosts.map(async (host) => {
      const client = await openProbe(this.urlOf(host));
      try {
        if ((await askPrimary(client)) !== undefined) return host;
      } finally {
        client.end().catch(() => undefined);
      }
      throw new NoPrimaryError(`${host.host} may only be read`);
    });
    const found = await Promise.any(answers).catch((error: AggregateError) => {
      const [first] = error.errors as Error[];
      if (this.#hosts.length === 1) throw first;
      const messages = error.errors.map((each: Error) => each.message).join('; ');
      throw new NoPrimaryError(`no server of the address takes writes: ${messages}`, { cause: first });
    });
    this.#primary = found;
    if (this.#before && !sameHost(this.#before, found)) this.cutAll();
    this.#before = found;
    return found;
  }
}

class PrimarySocket extends Socket {
  readonly #finder: PrimaryFinder;

  constructor(finder: PrimaryFinder) {
    super();
    this.#finder = finder;
    this.once(
      'close',
      finder.hold(() => this.destroy()),
    );
  }

  /** Ignores the client's host and port and connects to the primary. */
  override connect(): this {
    this.#finder.locate().then(
      ({ host, port }) => {
        if (this.destroyed) return;
        if (host.startsWith('/')) super.connect(`${host}/.s.PGSQL.${port}`);
        else super.connect(port, host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}
