import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { updateUser } from '#features/users/user-queries.ts';
import { type MailApp, startMailApp } from '#testing/mail/mail-app.ts';
import type { FakeSmtpServer } from '#testing/mail/smtp-server.ts';
import { details, signUpAdmin } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { expireInvitation } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const LINK = /https:\/\/kitchen\.example\.org\/signup\?invite=[\w-]{43}/;
const codeOf = (text: string | null | undefined) =>
  new URL(LINK.exec(text ?? '')?.[0] ?? '').searchParams.get('invite') ?? '';

describe('invitations by mail', () => {
  let mailApp: MailApp;
  let smtp: FakeSmtpServer;
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    mailApp = await startMailApp();
    ({ smtp, app } = mailApp);
    host = await signUpAdmin(app);
  });
  afterEach(() => {
    smtp.script();
    smtp.mails.splice(0);
  });
  afterAll(() => mailApp.close());

  const invite = (email: string) => host.call(admin.invite, { body: { email } });
  const mailOf = async (id: number) =>
    (await host.call(admin.invitations)).find((invitation) => invitation.id === id)?.mail;

  test('to an international domain is sent to its ASCII spelling, and names it as people write it', async () => {
    const { email } = await invite('zoe@müller.example');
    expect(email).toBe('zoe@müller.example');
    await app.runJobs();
    const [mail] = smtp.mails;
    expect(mail?.raw).toContain('To: zoe@xn--mller-kva.example');
    expect(mail?.text).toContain('only for zoe@müller.example.');
    const state = await app.client().call(auth.invitation, { query: { code: codeOf(mail?.text) } });
    expect(state.emailHint).toBe('z…@müller.example');
    const body = { ...details('zoe'), email: 'Zoe@MÜLLER.example', inviteCode: codeOf(mail?.text) };
    expect((await app.client().call(auth.signup, { body })).user.email).toBe('Zoe@müller.example');
  });

  test('are queued at once, sent by the job, and their link creates the account', async () => {
    const invitation = await invite('bea@example.org');
    expect(invitation.mail).toEqual({ state: 'queued', error: null, at: null });
    expect(smtp.mails).toEqual([]);
    await app.runJobs();
    expect(await mailOf(invitation.id)).toEqual({ state: 'sent', error: null, at: expect.any(String) });

    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['bea@example.org']);
    expect(mail?.headers.get('subject')).toBe('ada Test invites you to Game Plan Cookbook');
    expect(mail?.text).toMatch(LINK);
    expect(mail?.text).toMatch(/only for bea@example\.org.* until \w+day, \w+ \d+, 20\d\d \(/);
    expect(codeOf(mail?.html)).toBe(codeOf(mail?.text));
    await app.client().call(auth.signup, {
      body: { ...details('bea'), inviteCode: codeOf(mail?.text) },
    });
  });

  test('mention the kitchen only if the invitation is to one', async () => {
    await host.call(admin.invite, { body: { email: 'both@example.org', toKitchen: true } });
    await invite('app@example.org');
    await app.runJobs();
    const sentence =
      'ada Test would also like to share a kitchen with you. You can decide once you have an account.';
    const saysSo = smtp.mails.map(({ to, text }) => [
      ...(to ?? []),
      text?.replace(/\s+/g, ' ').includes(sentence),
    ]);
    expect(saysSo.toSorted()).toEqual([
      ['app@example.org', false],
      ['both@example.org', true],
    ]);
  });

  test('load no remote content and escape every name', async () => {
    const rename = async (names: { firstName: string; lastName: string }) =>
      updateUser(app.db, await userIdOf(app.db, 'ada'), names, new Date());
    // Stored before names with line breaks were refused.
    await rename({ firstName: '<b>Ada & "Co"</b>\r\nBcc: eve@example.org', lastName: 'L' });
    await invite('letter@example.org');
    await app.runJobs();
    await rename({ firstName: 'ada', lastName: 'Test' });
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['letter@example.org']);
    expect(mail?.headers.get('subject')).toBe(
      '<b>Ada & "Co"</b> Bcc: eve@example.org L invites you to Game Plan Cookbook',
    );
    expect(mail?.html).toContain('&lt;b&gt;Ada &amp; &quot;Co&quot;&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/<img|<link|<script|\ssrc=|url\(/i);
  });

  test('contain the code only in the link, which is in no job and no log', async () => {
    const { inviteUrl } = await invite('secret@example.org');
    const code = codeOf(inviteUrl);
    const { rows } = await app.db.execute(`select data::text from pgboss.job where name = 'send-invitation'`);
    expect(rows.length).toBeGreaterThan(0);
    smtp.script({ refuses: 550, words: 'No' });
    await app.runJobs();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(app.logLines.join()).not.toContain(code);
  });

  test('are retried when greylisted, and show the mail server’s text meanwhile', async () => {
    const { id } = await invite('grey@example.org');
    let meanwhile: unknown;
    smtp.script({ refuses: 451, words: '4.7.1 Greylisted' }, async () => {
      meanwhile = await mailOf(id);
      return 'accepts';
    });
    await app.runJobs();
    expect(meanwhile).toEqual({ state: 'queued', error: '451 4.7.1 Greylisted', at: null });
    expect(await mailOf(id)).toMatchObject({ state: 'sent', error: null });
    expect(smtp.mails).toHaveLength(1);
  });

  test('keep the recipient’s address in the mail server’s text out of jobs', async () => {
    const { id } = await invite('repeated@example.org');
    const words = '4.7.1 <repeated@example.org>: Recipient address rejected: Greylisted';
    const { mailState, outputs } = { mailState: [] as unknown[], outputs: [] as string[] };
    smtp.script({ refuses: 451, words }, async () => {
      mailState.push(await mailOf(id));
      const { rows } = await app.db.execute<{ output: string }>(
        `select output::text from pgboss.job where name = 'send-invitation'`,
      );
      outputs.push(...rows.map(({ output }) => output));
      return 'accepts';
    });
    await app.runJobs();
    expect(mailState).toMatchObject([{ state: 'queued', error: `451 ${words}` }]);
    expect(outputs.join()).toContain('Greylisted');
    expect(outputs.join()).not.toContain('repeated@');
  });

  test('fail at once with the mail server’s text when rejected', async () => {
    const { id } = await invite('nobody@example.org');
    const before = smtp.offered;
    smtp.script({ refuses: 550, words: '5.1.1 No such user here' });
    await app.runJobs();
    expect(smtp.offered - before).toBe(1);
    expect(await mailOf(id)).toEqual({
      state: 'failed',
      error: '550 5.1.1 No such user here',
      at: expect.any(String),
    });
    const row = (await host.call(admin.invitations)).find((invitation) => invitation.id === id);
    expect(row?.inviteUrl).toMatch(LINK);
  });

  test('fail after a day of deferrals', async () => {
    const { id } = await invite('full@example.org');
    smtp.script(...Array.from({ length: 31 }, () => ({ refuses: 452, words: '4.2.2 Mailbox full' })));
    await app.runJobs();
    expect(await mailOf(id)).toMatchObject({ state: 'failed', error: '452 4.2.2 Mailbox full' });
    expect(smtp.mails).toEqual([]);
  });

  test('when repeated are only sent with the new link', async () => {
    await invite('again@example.org');
    const second = await invite('Again@example.org');
    await app.runJobs();
    expect(smtp.mails.map(({ text }) => codeOf(text))).toEqual([codeOf(second.inviteUrl)]);
  });

  test('that were revoked, used or expired are not sent', async () => {
    const revoked = await invite('revoked@example.org');
    await host.call(admin.revokeInvitation, { params: { id: String(revoked.id) } });
    const used = await invite('used@example.org');
    await app
      .client()
      .call(auth.signup, { body: { ...details('used'), inviteCode: codeOf(used.inviteUrl) } });
    const expired = await invite('expired@example.org');
    await expireInvitation(app.db, expired.id);
    await app.runJobs();
    expect(smtp.mails).toEqual([]);
    expect(await mailOf(revoked.id)).toBeUndefined();
    expect(await mailOf(used.id)).toMatchObject({ state: 'not_sent', error: null });
    expect(await mailOf(expired.id)).toMatchObject({ state: 'failed' });
  });

  test('that were refused leave no job behind', async () => {
    const before = smtp.offered;
    await host.refused(admin.invite, { body: { email: 'ada@example.org' } });
    await app.runJobs();
    expect(smtp.offered).toBe(before);
  });
});

describe('invitations without a mail server', () => {
  test('are not sent, and show their link instead', async () => {
    const app = await startTestApp();
    const host = await signUpAdmin(app);
    const { mail, inviteUrl } = await host.call(admin.invite, { body: { email: 'bea@example.org' } });
    expect(mail).toEqual({ state: 'not_sent', error: null, at: null });
    expect(inviteUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/signup\?invite=/);
    await app.close();
  });
});
