import { Socket } from 'node:net';
import { Client } from 'pg';
import { type DatabaseHost, hostsOf, withHost } from './database-hosts.ts';

/** A server that answers does so in milliseconds; each is asked at the same time. */
const ANSWER_MILLISECONDS = 2500;

/** None of the servers takes writes. Its code is PostgreSQL's for a database that may only be read. */
class NoPrimaryError extends Error {
  readonly code = '25006';
}

/** What libpq asks for `target_session_attrs=read-write`, and since when the server runs, which tells it from others. */
const ASK = `select pg_postmaster_start_time()::text as server,
  pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as may_only_read`;

/** Something that tells this server from others and from itself before a restart; undefined where it may only be read. */
export async function askPrimary(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ server: string; may_only_read: boolean }>(ASK);
  return rows[0]?.may_only_read === false ? rows[0].server : undefined;
}

/** A connection that does not wait long for anything. */
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

/** Finds the one among the servers of an address that takes writes, and knows the connections to it. */
export class PrimaryFinder {
  readonly #url: string;
  readonly #hosts: readonly DatabaseHost[];
  readonly #open = new Set<() => void>();
  #primary: DatabaseHost | undefined;
  /** The one found last, even if it was doubted since. */
  #before: DatabaseHost | undefined;
  #finding: Promise<DatabaseHost> | undefined;

  constructor(url: string) {
    this.#url = url;
    this.#hosts = hostsOf(url);
    // A single one need not be asked first.
    if (this.#hosts.length === 1) this.#primary = this.#hosts[0];
  }

  /** The server to connect to: the one found last, unless it was doubted since. Rejects when none takes writes. */
  async locate(): Promise<DatabaseHost> {
    return this.#primary ?? this.find();
  }

  /** The address with its first server alone. */
  get firstUrl(): string {
    const [first] = this.#hosts;
    return first ? this.urlOf(first) : this.#url;
  }

  urlOf(host: DatabaseHost): string {
    return withHost(this.#url, host);
  }

  /** The server found last may not be the one any more. */
  doubt(): void {
    if (this.#hosts.length > 1) this.#primary = undefined;
  }

  /**
   * Asks all of them, whatever was found before. When it is another one, connections to that are cut. Rejects when none
   * takes writes, with what each said.
   */
  find(): Promise<DatabaseHost> {
    this.#finding ??= this.#ask().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  /** Is told how to cut a connection; the function that is answered forgets it. */
  hold(cut: () => void): () => void {
    this.#open.add(cut);
    return () => this.#open.delete(cut);
  }

  /** Cuts every connection: to a server that no longer takes writes, or no longer answers. */
  cutAll(): void {
    for (const cut of [...this.#open]) cut();
  }

  /** A stream for a client that knows only one host: it connects to the server that takes writes. */
  openSocket(): Socket {
    return new PrimarySocket(this);
  }

  async #ask(): Promise<DatabaseHost> {
    const asked = this.#hosts.map(async (host) => {
      const client = await openProbe(this.urlOf(host));
      try {
        if ((await askPrimary(client)) !== undefined) return host;
      } finally {
        client.end().catch(() => undefined);
      }
      throw new NoPrimaryError(`${host.host} may only be read`);
    });
    const found = await Promise.any(asked).catch((error: AggregateError) => {
      const [first] = error.errors as Error[];
      if (this.#hosts.length === 1) throw first;
      const said = error.errors.map((each: Error) => each.message).join('; ');
      throw new NoPrimaryError(`no server of the address takes writes: ${said}`, { cause: first });
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

  /** The client names the host and port that it knows; they are not asked. */
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
