/** Tells of each message whether it left. */

/** Called with the kind of message that was tried, and whether the gateway took it. */
export type OnSend = (kind: 'sms' | 'email' | 'push', isSent: boolean) => void;

interface Sender<Message, Answer> {
  send(message: Message): Promise<Answer>;
}

/** Wraps a sender of messages. */
export const countedSender = <Message, Answer>(
  sender: Sender<Message, Answer>,
  kind: Parameters<OnSend>[0],
  onSend: OnSend,
): Sender<Message, Answer> => ({
  async send(message) {
    try {
      const answer = await sender.send(message);
      onSend(kind, true);
      return answer;
    } catch (failure) {
      onSend(kind, false);
      throw failure;
    }
  },
});
