/** Tells of each message whether it left. */

/** Called with the kind of message that was tried, and whether the gateway took it. */
export type OnSend = (kind: 'sms' | 'email', isSent: boolean) => void;

interface Sender<Message> {
  send(message: Message): Promise<void>;
}

/** Wraps a sender of messages. */
export const countedSender = <Message>(
  sender: Sender<Message>,
  kind: Parameters<OnSend>[0],
  onSend: OnSend,
): Sender<Message> => ({
  async send(message) {
    try {
      await sender.send(message);
      onSend(kind, true);
    } catch (failure) {
      onSend(kind, false);
      throw failure;
    }
  },
});
