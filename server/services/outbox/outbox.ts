/** Sends the messages that wait for people: with retries, at hours that suit them, each as often as the other side confirms it. */
import { runFor } from '../../caller.js';
import type { Sql } from '../../db/database.js';
import type { MessageChannel, MessageKind } from '../../db/outbox-tables.js';
import {
  adoptOlderMessages,
  closeMessage,
  countWaiting,
  deleteOldMessages,
  type DueMessage,
  takeDueMessage,
} from '../../repositories/outbox.js';
import { dayLength, isNight } from '../calendar.js';
import type { Email, EmailSender } from '../email.js';
import type { SmsCap } from '../sms-cap.js';
import type { Sms, SmsSender } from '../sms.js';
import type { PushMessage, PushSender } from './push.js';

/** What a message says, for the channel that it takes. */
export type Composed =
  | { channel: 'email'; message: Email }
  | { channel: 'sms'; message: Sms }
  | { channel: 'push'; message: PushMessage };

/** Writes messages of a kind. */
export interface Composer {
  /** Returns what is to be sent; undefined where there is nothing to tell any more, or nobody. */
  compose(due: DueMessage): Promise<Composed | undefined>;
  /** Called in the transaction that gives one up. */
  readonly onGivenUp?: (transaction: Sql, due: DueMessage) => Promise<void>;
  onSent?(due: DueMessage, at: number): Promise<void>;
}

/** Every kind of message with who writes it. */
export type Composers = Readonly<Record<MessageKind, Composer>>;

/** What the outbox needs beside the database. */
export interface OutboxParts {
  composers: Composers;
  /** Undefined where nothing leaves that way. */
  email: EmailSender | undefined;
  sms: SmsSender | undefined;
  push: PushSender | undefined;
  cap: Pick<SmsCap, 'isReached'>;
  now?: () => number;
  /** Called when a message is not taken; never with an address, a number or a name. */
  onFailure?: (failure: unknown) => void;
  onGivenUp?: (channel: MessageChannel) => void;
}

/** Messages on their way; made by createOutbox. */
export interface Outbox {
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** Begins to send; the caller does not wait. */
  readonly kick: () => void;
  /** Resolves when nothing is being sent. */
  readonly settled: () => Promise<void>;
  /** Deletes what was told long ago. */
  sweep(): Promise<void>;
  waiting(): ReturnType<typeof countWaiting>;
}

const maxTries = 5;
/** Days that a message is kept after it was written. */
const keptDays = 90;
/** Milliseconds until the next try: 1, 4, 16 and 64 minutes for what is urgent, 5, 20, 80 and 320 for the rest. */
const pauseAfter = ({ tries, isUrgent }: { tries: number; isUrgent: boolean }): number =>
  (isUrgent ? 60_000 : 300_000) * 4 ** (tries - 1);

/** What of a failure may be kept: its code, never its text, which names an address. */
const noteOf = (failure: unknown): string => {
  const { responseCode, statusCode, code } = failure as Record<string, unknown>;
  const known = [responseCode, statusCode, code].find(
    (each) => typeof each === 'number' || typeof each === 'string',
  );
  return `refused ${String(maxTries)} times${known === undefined ? '' : `: ${String(known)}`}`;
};

/** Makes what sends one message. */
const createSending = (database: Sql, parts: OutboxParts) => {
  const { composers, email, sms, push, now = Date.now, onFailure = () => undefined, onGivenUp } = parts;

  const carry = async (due: DueMessage, { channel, message }: Composed): Promise<string | undefined> => {
    if (channel === 'push')
      return push ? push.send({ userId: due.userId ?? '', message, id: due.id }) : `no ${channel} leaves`;
    const sender = channel === 'email' ? email : sms;
    if (!sender) return `no ${channel} leaves`;
    await (channel === 'email' ? email?.send(message) : sms?.send({ ...message, id: due.id }));
    return undefined;
  };

  const giveUp = async (due: DueMessage, note: string): Promise<void> => {
    const { onGivenUp: undo } = composers[due.kind];
    await database.transaction().execute(async (transaction) => {
      if (await closeMessage(transaction, due.id, { note })) await undo?.(transaction, due);
    });
    onGivenUp?.(due.channel);
  };

  return async (due: DueMessage): Promise<void> => {
    let reason: string | undefined;
    try {
      const composed = await composers[due.kind].compose(due);
      reason = composed ? await carry(due, composed) : 'nothing to tell any more';
    } catch (failure) {
      onFailure(failure);
      if (due.tries >= maxTries) await giveUp(due, noteOf(failure));
      return;
    }
    if (reason !== undefined) {
      await giveUp(due, reason);
      return;
    }
    // What was taken is not tried again, whatever fails from here on.
    await closeMessage(database, due.id, { sentAt: now() });
    await composers[due.kind].onSent?.(due, now());
  };
};

/** Makes the outbox of a database. */
export const createOutbox = (database: Sql, parts: OutboxParts): Outbox => {
  const { cap, now = Date.now, onFailure = () => undefined } = parts;
  const sendOne = createSending(database, parts);
  let underWay: Promise<void> = Promise.resolve();

  const deliver = async (): Promise<void> => {
    await adoptOlderMessages(database, now());
    for (;;) {
      // A message that waits for the limit has not failed.
      const without = (await cap.isReached()) ? (['sms'] as const) : [];
      const taking = { now: now(), isNight: isNight(now()), without, pauseAfter };
      const due = await takeDueMessage(database, taking);
      if (!due) return;
      await sendOne(due);
    }
  };

  return {
    deliver,
    kick() {
      // For nobody: the caller may go, and its limits are not those of a job.
      underWay = underWay.then(() => runFor(undefined, deliver)).catch(onFailure);
    },
    settled: () => underWay,
    sweep: () => deleteOldMessages(database, new Date(now() - keptDays * dayLength)),
    waiting: () => countWaiting(database),
  };
};
