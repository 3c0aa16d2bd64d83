/** What carries messages out of the market: SMS, e-mail and push, each counted, SMS within their limit. */
import type { Config } from '../config.js';
import type { Sql } from '../db/database.js';
import { countedSender, type OnSend } from './counted-sender.js';
import { createEmailSender, type EmailSender } from './email.js';
import { createPushSender, type PushSender, pushKeysOf } from './outbox/push.js';
import { createSmsCap, type SmsCap } from './sms-cap.js';
import { createSmsSender, type SmsSender } from './sms.js';

/** The senders, as services use them. */
export interface Messengers {
  readonly sms: SmsSender;
  readonly cap: SmsCap;
  /** Undefined where no e-mail leaves. */
  readonly email: EmailSender | undefined;
  /** Undefined where nothing is pushed. */
  readonly push: PushSender | undefined;
}

interface MessengerParts {
  sms?: SmsSender;
  now?: () => number;
  onSend?: OnSend;
  onFailure?: (failure: unknown, what: string) => void;
}

/** Makes the senders of a configuration. */
export const createMessengers = (
  config: Config,
  database: Sql,
  {
    sms = createSmsSender(config, database),
    now = Date.now,
    onSend = () => undefined,
    onFailure = () => undefined,
  }: MessengerParts,
): Messengers => {
  const email = createEmailSender(config);
  const keys = pushKeysOf(config);
  const push = keys && createPushSender(database, keys);
  const { smsPerMinute: perMinute, smsPerDay: perDay } = config;
  const onReached = (failure: Error): void => onFailure(failure, 'the most SMS have left');
  const cap = createSmsCap(database, { perMinute, perDay, now, onReached });
  return {
    cap,
    sms: cap.around(countedSender(sms, 'sms', onSend)),
    email: email && countedSender(email, 'email', onSend),
    push: push && countedSender(push, 'push', onSend),
  };
};
