/** One of the servers in a database address. */
export interface DatabaseHost {
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;

const AUTHORITY = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/;

/** Parses 'db-1', 'db-1:5433' or '[::1]:5433'. */
function hostIn(text: string, port: number): DatabaseHost {
  const [, host = text, own] = /^(.*?)(?::(\d+))?$/.exec(text) ?? [];
  return { host: host.replaceAll(/^\[|\]$/g, ''), port: Number(own ?? port) };
}

/**
 * Lists the servers of an address in order: `postgresql://user@db-1,db-2:5433/name`, or comma-separated parameters
 * `host` and `port`, as in libpq. A host that begins with '/' is the folder of a Unix socket.
 */
export function hostsOf(url: string): DatabaseHost[] {
  const authority = decodeURIComponent(AUTHORITY.exec(url)?.[2] ?? '');
  const query = new URLSearchParams(url.split('?')[1]);
  const named = query.get('host') || authority || 'localhost';
  // A folder name may contain a comma; the next folder begins with '/'.
  const hosts = named.split(named.startsWith('/') ? /,(?=\/)/ : ',');
  const ports = (query.get('port') ?? '').split(',').map((port) => Number(port) || PORT);
  return hosts.map((each, at) =>
    each.startsWith('/')
      ? { host: each, port: ports[at] ?? ports[0] ?? PORT }
      : hostIn(each, ports[at] ?? ports[0] ?? PORT),
  );
}

/** Returns the same address with a single server, which every driver can parse. */
export function withHost(url: string, { host, port }: DatabaseHost): string {
  const [before = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  // The app handles this parameter; the driver does not know it.
  parameters.delete('target_session_attrs');
  const isInQuery = parameters.has('host') || host.startsWith('/');
  parameters.delete('port');
  if (isInQuery) {
    parameters.set('host', host);
    parameters.set('port', String(port));
  }
  const name = host.includes(':') ? `[${host}]` : host;
  const address = before.replace(AUTHORITY, (_all, head: string, hosts: string) =>
    isInQuery ? `${head}${hosts.split(',')[0]}` : `${head}${name}:${port}`,
  );
  const rest = parameters.toString().replaceAll('+', '%20');
  return rest === '' ? address : `${address}?${rest}`;
}

/** Whether the only server is a Unix socket on this machine, such as the embedded database, which is supervised. */
export const isLocal = (url: string): boolean => {
  const hosts = hostsOf(url);
  return hosts.length === 1 && hosts[0]?.host.startsWith('/') === true;
};
