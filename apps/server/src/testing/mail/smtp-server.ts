import { once } from 'node:events';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type ReceivedMail, readMail } from './received-mail.ts';

/** What the mail server does with the next mail after the recipient is known. */
export type MailTurn =
  | 'accepts'
  | 'never answers'
  /** It receives the whole mail, then closes the connection without an answer. */
  | 'hangs up'
  | { readonly refuses: number; readonly words: string; readonly at?: 'recipient' | 'end' };

interface Options {
  /** The account that may sign in; if undefined, no sign-in is needed. */
  readonly account?: { readonly user: string; readonly password: string };
  /** 'starttls' is offered with a self-signed certificate. */
  readonly tls?: 'none' | 'starttls' | 'at once';
  readonly port?: number;
}

export interface FakeSmtpServer {
  /** For SMTP_URL, without name and password. */
  readonly url: string;
  readonly port: number;
  /** Accepted mails, oldest first. */
  readonly mails: ReceivedMail[];
  /** Number of offered mails, accepted or not. */
  readonly offered: number;
  /** Scripts the next mails, one turn each; later mails are accepted. */
  script(...turns: Array<MailTurn | (() => Promise<MailTurn>)>): void;
  /** Resolves when that many mails were accepted. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

/** A local SMTP server that does what a test scripts. */
export async function startSmtpServer({
  account,
  tls = 'none',
  port = 0,
}: Options = {}): Promise<FakeSmtpServer> {
  const mails: ReceivedMail[] = [];
  const turnOf = new Map<string, MailTurn>();
  let turns: Array<MailTurn | (() => Promise<MailTurn>)> = [];
  let offered = 0;
  let waiting: Array<() => void> = [];

  async function decide(session: SMTPServerSession): Promise<MailTurn> {
    offered += 1;
    const next = turns.shift() ?? 'accepts';
    const turn = typeof next === 'function' ? await next() : next;
    turnOf.set(session.id, turn);
    return turn;
  }

  const server = new SMTPServer({
    ...SELF_SIGNED,
    secure: tls === 'at once',
    authOptional: account === undefined,
    disabledCommands: [...(tls === 'none' ? ['STARTTLS'] : []), ...(account ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === account?.user && password === account?.password;
      if (isKnown) done(null, { user: username });
      else done(refusal(535, '5.7.8 Authentication credentials invalid'));
    },
    onRcptTo(_address, session, done) {
      decide(session).then((turn) => {
        if (turn === 'never answers') return;
        if (typeof turn === 'object' && turn.at !== 'end') done(refusal(turn.refuses, turn.words));
        else done();
      }, done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const turn = turnOf.get(session.id) ?? 'accepts';
        if (typeof turn === 'object') return done(refusal(turn.refuses, turn.words));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
        };
        mails.push(readMail(Buffer.concat(chunks).toString('utf8'), envelope));
        for (const resolve of waiting.splice(0)) resolve();
        if (turn === 'hangs up') {
          for (const connection of server.connections) connection.close();
          return;
        }
        done();
      });
    },
  });
  // A client that disconnects early does not fail the test.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');

  return {
    url: `${tls === 'at once' ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    get offered() {
      return offered;
    },
    script(...next) {
      turns = next;
    },
    async received(count) {
      while (mails.length < count) {
        await new Promise<void>((resolve) => {
          waiting = [...waiting, resolve];
        });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A self-signed certificate for localhost, for tests only; its key is public. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwNjGhXr2Febd7LZD
fWRndm6FE+OL//6RLYIfIQda8SehRANCAAQzhv/7hGd99lXnFjv08D16w2dsT4MT
1U8jDkTfamwza+PXBR6NjzpG/dVUuxCNgfMhGLmI1qHvdwKq3QCWb2Hb
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUXxGjgCQM7Kfwy01yon09nw42D10wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA2MDkyN1oYDzIxMjYxMDI4
MDYwOTI3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQzhv/7hGd99lXnFjv08D16w2dsT4MT1U8jDkTfamwza+PXBR6NjzpG
/dVUuxCNgfMhGLmI1qHvdwKq3QCWb2Hbo28wbTAdBgNVHQ4EFgQUqrAHVTbcYIYB
OMNij+1oNy580iQwHwYDVR0jBBgwFoAUqrAHVTbcYIYBOMNij+1oNy580iQwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAJ8S6IUc4hzHGn8Ndpn1r+gO2dZZkjAB70wNPKpAD1W4AiBL
3vhEM6oVoTK1+JrDmihiJ2WckbQAP4YBPq2In5q33g==
-----END CERTIFICATE-----`,
};
