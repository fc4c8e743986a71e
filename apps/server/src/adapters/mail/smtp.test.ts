import { describe, expect, onTestFinished, test } from 'vitest';
import { startSmtpServer } from '#testing/mail/smtp-server.ts';
import { freePort } from '#testing/processes/free-port.ts';
import type { Mail } from './port.ts';
import { createSmtp } from './smtp.ts';

const FROM = 'Game Plan <kitchen@example.org>';
const MAIL = {
  id: 'invitation-7',
  to: 'bea@example.org',
  subject: 'Ada Müller invites you',
  letter: {
    title: 'Ada Müller invites you',
    paragraphs: ['Grüße from <Ada>\nand others'],
    rows: [['2 × A Talk', '$39.98']],
    action: { label: 'Create your account', link: 'http://kitchen.example.org/signup?invite=abc&x' },
    notes: ['Until Sunday'],
    signature: 'Game Plan Cookbook at kitchen.example.org',
  },
} as const;

const TEXT = `Ada Müller invites you.

Grüße from <Ada>
and others

2 × A Talk: $39.98

Create your account:
http://kitchen.example.org/signup?invite=abc&x

Until Sunday

-- 
Game Plan Cookbook at kitchen.example.org
`;
const neverAborted = () => new AbortController().signal;

async function smtpServer(options?: Parameters<typeof startSmtpServer>[0]) {
  const server = await startSmtpServer(options);
  onTestFinished(() => server.close());
  return server;
}

describe('mail over SMTP', () => {
  const send = (url: string, mail: Partial<Mail> = {}, idleTimeoutMs = 10_000) =>
    createSmtp({ url, from: FROM, idleTimeoutMs }).send({ ...MAIL, ...mail }, neverAborted());

  test('sends both parts as written, with sender and recipient', async () => {
    const server = await smtpServer();
    await send(server.url);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'kitchen@example.org', to: ['bea@example.org'], isSecure: false });
    expect(mail?.text).toBe(TEXT);
    for (const part of [
      'Grüße from &lt;Ada&gt;<br>and others',
      '>$39.98<',
      'invite=abc&amp;x"',
      '>Until Sunday<',
    ]) {
      expect(mail?.html).toContain(part);
    }
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: 'Game Plan <kitchen@example.org>',
      to: 'bea@example.org',
      subject: 'Ada Müller invites you',
      'message-id': '<invitation-7@example.org>',
      'auto-submitted': 'auto-generated',
    });
  });

  test.each([
    { to: 'bea@example.org\r\nBcc: eve@example.org' },
    { to: 'bea@example.org, eve@example.org' },
    { subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nEverything else' },
    { id: 'x>\r\nBcc: eve@example.org' },
  ])('no header or recipient can be injected: %o', async (mail) => {
    const server = await smtpServer();
    await send(server.url, mail).catch(() => undefined);
    for (const { to, headers } of server.mails) {
      expect(to).not.toContain('eve@example.org');
      expect(headers.has('bcc')).toBe(false);
    }
  });

  test.each([
    [451, '4.7.1 Greylisted, try again in five minutes', 'try_later'],
    [421, '4.3.2 Too busy', 'try_later'],
    [452, '4.2.2 Mailbox full', 'try_later'],
    [550, '5.1.1 No such user here', 'refused'],
    [554, '5.7.1 Looks like spam', 'refused'],
  ] as const)(
    '%i is reported with the server’s own text, after the recipient and at the end',
    async (refuses, words, reason) => {
      const server = await smtpServer();
      for (const at of ['recipient', 'end'] as const) {
        server.script({ refuses, words, at });
        await expect(send(server.url)).rejects.toMatchObject({ reason, message: `${refuses} ${words}` });
      }
      expect(server.mails).toEqual([]);
    },
  );

  test('an unreachable server is reported as ‘try later’', async () => {
    await expect(send(`smtp://ada:secret@127.0.0.1:${await freePort()}`)).rejects.toMatchObject({
      reason: 'try_later',
      message: 'The mail server is not running: the connection was refused',
    });
    await expect(send('smtp://ada:secret@mail.invalid')).rejects.toMatchObject({
      reason: 'try_later',
      message: 'The mail server’s name could not be found',
    });
  });

  test('a server that does not answer or hangs up is reported as ‘try later’', async () => {
    const silent = await smtpServer();
    silent.script('never answers');
    await expect(send(silent.url, {}, 200)).rejects.toMatchObject({
      reason: 'try_later',
      message: 'The mail server took too long to answer',
    });
    const server = await smtpServer();
    server.script('hangs up');
    await expect(send(server.url)).rejects.toMatchObject({
      reason: 'try_later',
      message: 'The mail server closed the connection',
    });
  });

  test('aborting ends the wait for a mail server that does not answer', async () => {
    const server = await smtpServer();
    const stopping = new AbortController();
    server.script(async () => {
      stopping.abort();
      return 'never answers';
    });
    const mailer = createSmtp({ url: server.url, from: FROM });
    await expect(mailer.send(MAIL, stopping.signal)).rejects.toMatchObject({ reason: 'try_later' });
  });

  test('signs in with the name and password of the URL; a refused sign-in is final', async () => {
    const account = { user: 'ada@example.org', password: 'p@ss:word/1' };
    const server = await smtpServer({ account });
    const url = (password: string) =>
      server.url.replace('//', `//${encodeURIComponent(account.user)}:${encodeURIComponent(password)}@`);
    await send(url(account.password));
    expect(server.mails).toHaveLength(1);
    await expect(send(url('a wrong one'))).rejects.toMatchObject({
      reason: 'refused',
      message: 'The sign-in was refused: 535 5.7.8 Authentication credentials invalid',
    });
  });

  test.each(['starttls', 'at once'] as const)(
    'an untrusted certificate (%s) is refused, unless the URL allows it',
    async (tls) => {
      const server = await smtpServer({ tls });
      await expect(send(server.url)).rejects.toMatchObject({
        reason: 'try_later',
        message: expect.stringMatching(/^No safe connection to the mail server: .*self-signed certificate/),
      });
      expect(server.offered).toBe(0);
      await send(`${server.url}?tls.rejectUnauthorized=false`);
      expect(server.mails[0]?.isSecure).toBe(true);
    },
  );

  test('sends nothing to a server without TLS if the URL requires TLS', async () => {
    const server = await smtpServer();
    await expect(send(`${server.url}?requireTLS=true`)).rejects.toMatchObject({ name: 'Error' });
    expect(server.mails).toEqual([]);
  });
});
