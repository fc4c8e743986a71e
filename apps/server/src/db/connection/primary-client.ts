import { Client, type ClientConfig } from 'pg';
import { isLocal } from './database-hosts.ts';
import { PrimaryFinder } from './primary-finder.ts';

/** Fields of the driver's client that its types do not declare. */
interface Inside {
  host: string;
  port: number;
  readonly connection: {
    readonly stream: { readonly destroyed: boolean; destroy(): void };
    on(
      event: 'parameterStatus',
      listener: (message: { parameterName: string; parameterValue: string }) => void,
    ): void;
  };
}

const finders = new Map<string, PrimaryFinder>();

/** Returns this process's shared finder for an address; undefined for a local socket, which has only one server. */
export function finderOf(url: string): PrimaryFinder | undefined {
  if (isLocal(url)) return undefined;
  const finder = finders.get(url) ?? new PrimaryFinder(url);
  finders.set(url, finder);
  return finder;
}

/** PostgreSQL 14 and newer report themselves whether they are a standby. */
function isStandbyStatus(inside: Inside): () => boolean {
  let isStandby = false;
  inside.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName === 'in_hot_standby') isStandby = parameterValue === 'on';
  });
  return () => isStandby;
}

type Connected = (error?: Error) => void;

function clientOf(finder: PrimaryFinder): typeof Client {
  return class PrimaryClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(typeof config === 'object' ? { ...config, stream: undefined as never } : config);
    }

    override connect(): Promise<this>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<this> | undefined {
      const done = this.#connect();
      if (!connected) return done.then(() => this);
      done.then(() => connected(), connected);
      return undefined;
    }

    async #connect(): Promise<void> {
      // The driver has these fields and does not declare them.
      const inside = this as unknown as Inside;
      const isStandby = isStandbyStatus(inside);
      try {
        Object.assign(inside, await finder.locate());
        if (inside.connection.stream.destroyed) throw new Error('timeout exceeded when trying to connect');
        await super.connect();
        if (isStandby()) throw Object.assign(new Error('the database may only be read'), { code: '25006' });
      } catch (error) {
        finder.doubt();
        inside.connection.stream.destroy();
        throw error;
      }
      this.once(
        'end',
        finder.hold(() => inside.connection.stream.destroy()),
      );
    }
  };
}

/**
 * Connection settings for a client or pool. For an address with several servers they connect to the one that accepts
 * writes. Spread them into the other settings.
 */
export function connectionOf(url: string): { connectionString: string; Client?: typeof Client } {
  const finder = finderOf(url);
  if (!finder) return { connectionString: url };
  return { connectionString: finder.firstUrl, Client: clientOf(finder) };
}

/** Creates a client with the settings of `connectionOf`. */
export function openClient(url: string, settings: ClientConfig): Client {
  const { connectionString, Client: Chosen = Client } = connectionOf(url);
  return new Chosen({ ...settings, connectionString });
}
