/** E-mail: printed where somebody tries the market out, sent over SMTP where SMTP_URL is set. */
import { type Config, keepsMessages } from '../config.js';

/** A message; its text says all that its HTML does. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Further headers by their names. */
  headers?: Readonly<Record<string, string>>;
  messageId?: string;
}

/** Sends messages; throws when one is not accepted. */
export interface EmailSender {
  send(email: Email): Promise<void>;
}

/** Makes the sender for development: prints. */
export const createConsoleEmail = (print: (line: string) => void): EmailSender => ({
  async send({ to, subject, text }) {
    print(`E-mail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}\n`);
  },
});

/** Milliseconds a server may take; less than the pause before a message's second try, so that it is never sent beside the first. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Makes the SMTP sender; its code is loaded with the first message. */
export const createSmtpEmail = (url: string, from: string): EmailSender => {
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | undefined;
  const open = async () => (await import('nodemailer')).createTransport({ url, ...patience });
  return {
    async send(email) {
      transport ??= open();
      await (await transport).sendMail({ from, ...email });
    },
  };
};

/** Makes the sender of a configuration; undefined without SMTP where nobody tries it out. */
export const createEmailSender = (config: Config): EmailSender | undefined => {
  if (config.smtpUrl !== undefined) {
    if (config.emailFrom === undefined)
      throw new Error(
        'SMTP_URL needs EMAIL_FROM, the address that e-mails come from. Set it, or remove SMTP_URL.',
      );
    return createSmtpEmail(config.smtpUrl, config.emailFrom);
  }
  if (!keepsMessages(config)) return undefined;
  return createConsoleEmail((line) => {
    if (config.nodeEnv !== 'test') process.stdout.write(line);
  });
};
