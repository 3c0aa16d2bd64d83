/** Lets a person be told of news in this browser, also when the site is closed; nothing where the operator sends no push messages. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $pushKey, newsRequested, subscribePushFx, unsubscribePushFx } from '../../../model/alerts/news.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { styles } from './styles.js';
import { useAlertWords } from './words.js';

/** The worker that shows what is pushed; undefined where there is none. */
const workerOf = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined;

const bodyOf = (subscription: PushSubscription, language: 'en' | 'hi' | 'mr') => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, language };
};

/** Draws the choice; what is shown is what the browser has, also where a press could not be carried out. */
export function PushChoice() {
  const words = useAlertWords();
  const language = useLocale();
  const { key, load, subscribe, unsubscribe } = useUnit({
    key: $pushKey,
    load: newsRequested,
    subscribe: subscribePushFx,
    unsubscribe: unsubscribePushFx,
  });
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<'pushRefused' | 'pushFailed'>();
  useEffect(() => {
    load();
  }, []);
  useEffect(() => {
    if (key === '') return;
    const look = async (): Promise<void> => {
      const registration = await workerOf();
      if (!registration) return;
      const subscription = await registration.pushManager.getSubscription();
      setOn(subscription !== null);
      // The server may have lost it, with a session that ended.
      if (subscription) await subscribe(bodyOf(subscription, language));
    };
    void look().catch(console.error);
  }, [key, language]);

  const turnOn = async (): Promise<void> => {
    // First: some browsers ask only while the press is fresh.
    if ((await Notification.requestPermission()) !== 'granted') {
      setFault('pushRefused');
      return;
    }
    const registration = await workerOf();
    if (!registration) throw new Error('There is no worker.');
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await registration.pushManager.subscribe(options);
    try {
      await subscribe(bodyOf(subscription, language));
    } catch (failure) {
      // The server knows nothing of it, so nothing would come.
      await subscription.unsubscribe();
      throw failure;
    }
    setOn(true);
  };

  const turnOff = async (): Promise<void> => {
    await unsubscribe();
    const subscription = await (await workerOf())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    setOn(false);
  };

  const press = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    await (isOn ? turnOff() : turnOn()).catch(() => {
      setFault('pushFailed');
    });
    setBusy(false);
  };

  if (key === '' || isOn === undefined) return null;
  return (
    <div className={styles.push}>
      <p className={styles.note}>{words.pushText}</p>
      {fault ? <InlineNotice tone="danger">{words[fault]}</InlineNotice> : null}
      <Button
        busy={isBusy}
        onClick={() => {
          void press();
        }}
      >
        {isOn ? words.pushOff : words.pushOn}
      </Button>
    </div>
  );
}
