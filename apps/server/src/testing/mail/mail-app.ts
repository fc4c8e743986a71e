import { createSmtp } from '#adapters/mail/smtp.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type FakeSmtpServer, startSmtpServer } from './smtp-server.ts';

export interface MailApp {
  readonly app: TestApp;
  readonly smtp: FakeSmtpServer;
  close(): Promise<void>;
}

/** The whole app with a local mail server, at https://kitchen.example.org. */
export async function startMailApp(options: Parameters<typeof startTestApp>[0] = {}): Promise<MailApp> {
  const smtp = await startSmtpServer();
  const mailer = createSmtp({ url: smtp.url, from: 'Game Plan <kitchen@example.org>' });
  const app = await startTestApp({ publicUrl: 'https://kitchen.example.org', mailer, ...options });
  return {
    app,
    smtp,
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}
