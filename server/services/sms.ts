/** SMS: the registered templates and their senders (D-05). */
import { type Config, keepsMessages } from '../config.js';
import type { Sql } from '../db/database.js';
import { upsertConsoleSms } from '../repositories/console-sms.js';

/** The messages that may be sent; Indian networks deliver only registered templates. */
export type SmsTemplate = 'otp' | 'contact' | 'expiry' | 'change' | 'alert';

/** A message to ten digits; `values` fill the template in their order. */
export interface Sms {
  to: string;
  template: SmsTemplate;
  values: readonly string[];
  /** The whole text, as the template was registered. */
  text: string;
  /** The same for every try of one message: a gateway that knows it sends once. */
  id?: string;
}

/** Sends messages; throws when one is not accepted. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** Writes the message that carries a sign-in code. */
export const otpSms = (to: string, code: string, brand: string): Sms => ({
  to,
  template: 'otp',
  values: [code, brand],
  text: `${code} is your ${brand} sign-in code. It is valid for 5 minutes. Do not share it with anyone.`,
});

/** Keeps only the letters of a user's name, so that nobody sends a link or a number in our message. */
const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M} ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 40) || 'Somebody';

/** Writes the message that tells an owner who is interested (S-405). */
export const contactSms = (
  to: string,
  sender: { name: string; phone: string | null; propertyId: string },
  brand: string,
): Sms => {
  const name = safeName(sender.name);
  const phone = sender.phone ?? '';
  const reach = phone ? ` (+91 ${phone})` : '';
  return {
    to,
    template: 'contact',
    values: [name, phone, sender.propertyId, brand],
    text: `${name}${reach} is interested in your property ${sender.propertyId} on ${brand}.`,
  };
};

/** Writes the message that tells an owner which listings leave the market, and on what day (C-31). */
export const expirySms = (to: string, what: string, day: string, brand: string): Sms => ({
  to,
  template: 'expiry',
  values: [what, brand, day],
  text: `${what} on ${brand} will leave the market on ${day}. Choose Repost under Manage Properties to keep it.`,
});

/** Writes the message that tells an old phone that its account has another one now. */
export const changeSms = (to: string, link: string, brand: string): Sms => ({
  to,
  template: 'change',
  values: [brand, link],
  text: `The mobile number of your ${brand} account was changed. Was it not you? Undo it within 72 hours: ${link}`,
});

/** Writes the message that tells of new homes for searches, or of saved homes; whoever gets it has asked for it. */
export const alertSms = (to: string, count: number, link: string, brand: string): Sms => ({
  to,
  template: 'alert',
  values: [String(count), brand, link],
  text: `${String(count)} new on ${brand} for your saved searches and homes: ${link}`,
});

/** Makes the sender for development: prints, and stores the last code so that a person can sign in. */
export const createConsoleSender = (
  database: Sql,
  print: (line: string) => void,
  now: () => number = Date.now,
): SmsSender => ({
  async send({ to, template, values, text }) {
    const code = template === 'otp' ? (values[0] ?? null) : null;
    await upsertConsoleSms(database, { phone: to, message: text, code }, now());
    print(`SMS to +91 ${to}: ${text}\n`);
  },
});

/** Templates without which the market runs: then no such SMS leaves. */
type OptionalTemplate = 'expiry' | 'change' | 'alert';

/** How the gateway is reached; `templates` are its ids of the templates. */
export interface GatewaySettings {
  url: string;
  token: string | undefined;
  header: string;
  templates: Record<Exclude<SmsTemplate, OptionalTemplate>, string> &
    Partial<Record<OptionalTemplate, string | undefined>>;
}

const gatewayPatience = 10_000;

/** Makes the sender that posts to an SMS gateway over HTTP. */
export const createGatewaySender = (settings: GatewaySettings, fetcher: typeof fetch = fetch): SmsSender => ({
  async send({ to, template, values, text, id }) {
    const reply = await fetcher(settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(id && { 'idempotency-key': id }),
        ...(settings.token && { authorization: `Bearer ${settings.token}` }),
      },
      body: JSON.stringify({
        to: `91${to}`,
        sender: settings.header,
        templateId: settings.templates[template],
        variables: values,
        message: text,
      }),
      signal: AbortSignal.timeout(gatewayPatience),
    });
    if (!reply.ok) throw new Error(`The SMS gateway answered ${reply.status}.`);
  },
});

const missing = (what: string): never => {
  throw new Error(`SMS_SENDER=http needs ${what}. Set it, or remove SMS_SENDER.`);
};

/** For a server that nobody tries out and that has no gateway: the market runs, and no code reaches anyone. */
const noSender: SmsSender = {
  send: () =>
    Promise.reject(
      new Error('No SMS leaves: set SMS_SENDER=http with its settings, or DEV=on to print them.'),
    ),
};

/** Makes the sender of a configuration; production refuses the console without SMS_CONSOLE_IN_PRODUCTION. */
export const createSmsSender = (config: Config, database: Sql): SmsSender => {
  if (config.smsSender === 'http')
    return createGatewaySender({
      url: config.smsUrl ?? missing('SMS_URL'),
      token: config.smsToken,
      header: config.smsHeader ?? missing('SMS_HEADER'),
      templates: {
        otp: config.smsOtpTemplate ?? missing('SMS_OTP_TEMPLATE'),
        contact: config.smsContactTemplate ?? missing('SMS_CONTACT_TEMPLATE'),
        expiry: config.smsExpiryTemplate,
        change: config.smsChangeTemplate,
        alert: config.smsAlertTemplate,
      },
    });
  if (config.nodeEnv === 'production' && !config.smsConsoleInProduction)
    throw new Error(
      'In production codes must not be printed. Set SMS_SENDER=http with its settings, or SMS_CONSOLE_IN_PRODUCTION=on.',
    );
  if (config.nodeEnv !== 'production' && !keepsMessages(config)) return noSender;
  const isQuiet = config.nodeEnv === 'test';
  return createConsoleSender(database, (line) => {
    if (!isQuiet) process.stdout.write(line);
  });
};

/** Tells whether SMS of a template can be sent: a gateway needs a registered one. */
export const canSendSms = (config: Config, template: OptionalTemplate): boolean => {
  if (config.smsSender === 'console') return keepsMessages(config);
  const ids: Record<OptionalTemplate, string | undefined> = {
    expiry: config.smsExpiryTemplate,
    change: config.smsChangeTemplate,
    alert: config.smsAlertTemplate,
  };
  return ids[template] !== undefined;
};
