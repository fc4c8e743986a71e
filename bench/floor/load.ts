import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  /** The paths, requested one after the other, repeatedly. */
  readonly paths: readonly string[];
  /** Cookie headers of signed-in people, shared between the connections; empty if no sign-in is needed. */
  readonly cookies: readonly string[];
  /** Each connection sends its next request after the previous answer. */
  readonly connections: number;
  readonly milliseconds: number;
}

const END_OF_HEAD = '\r\n\r\n';
/** The end of a chunked response. JSON contains no line break. */
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');

/**
 * Complete responses per second. It uses raw sockets, because the load shares the cores with the server, and a client
 * library would need more CPU time than the baseline server.
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { port, paths, cookies, connections, milliseconds } = load;
  const began = performance.now();
  const isOver = () => performance.now() - began >= milliseconds;
  let turn = 0;
  const askAs = (cookie: string | undefined) => () => {
    turn += 1;
    const header = cookie === undefined ? '' : `Cookie: ${cookie}\r\n`;
    return `GET ${paths[turn % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${header}\r\n`;
  };
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      askOnOneConnection(port, askAs(cookies[at % cookies.length]), isOver),
    ),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return (answered * 1000) / (performance.now() - began);
}

/** Sends requests until the time is over. Returns the number of responses; throws on an unsuccessful one. */
function askOnOneConnection(port: number, next: () => string, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let answered = 0;
    /** The remaining bytes of the body; undefined in the head and for chunked responses. */
    let left: number | undefined;
    let head = '';
    const finish = () => {
      answered += 1;
      head = '';
      left = undefined;
      if (!isOver()) socket.write(next());
      else socket.end(() => resolve(answered));
    };
    socket.on('connect', () => socket.write(next()));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection')));
    socket.on('data', (data: Buffer) => {
      if (left !== undefined) {
        left -= data.length;
        if (left <= 0) finish();
        return;
      }
      if (!head.includes(END_OF_HEAD)) {
        head += data.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        if (!head.startsWith('HTTP/1.1 2')) {
          socket.destroy();
          return reject(new Error(`The answer was ${head.slice(0, 2000)}`));
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end));
        if (length) {
          left = Number(length[1]) - (head.length - end - END_OF_HEAD.length);
          if (left <= 0) finish();
          return;
        }
        head = head.slice(0, end + END_OF_HEAD.length);
      }
      if (data.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)) finish();
    });
  });
}
