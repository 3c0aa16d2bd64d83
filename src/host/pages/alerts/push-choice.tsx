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

type State = 'unknown' | 'off' | 'on' | 'busy' | 'refused' | 'failed';

/** Draws the choice. */
export function PushChoice() {
  const words = useAlertWords();
  const language = useLocale();
  const { key, load, subscribe, unsubscribe } = useUnit({
    key: $pushKey,
    load: newsRequested,
    subscribe: subscribePushFx,
    unsubscribe: unsubscribePushFx,
  });
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    load();
  }, []);
  useEffect(() => {
    if (key === '') return;
    const look = async (): Promise<void> => {
      const registration = await workerOf();
      if (!registration) return;
      const subscription = await registration.pushManager.getSubscription();
      // The server may have lost it, with a session that ended.
      if (subscription) await subscribe(bodyOf(subscription, language));
      setState(subscription ? 'on' : 'off');
    };
    void look().catch(() => {
      setState('off');
    });
  }, [key, language]);

  const turnOn = async (): Promise<void> => {
    // First: some browsers ask only while the press is fresh.
    if ((await Notification.requestPermission()) !== 'granted') {
      setState('refused');
      return;
    }
    const registration = await workerOf();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await registration?.pushManager.subscribe(options);
    if (subscription) await subscribe(bodyOf(subscription, language));
    setState(subscription ? 'on' : 'failed');
  };

  const turnOff = async (): Promise<void> => {
    await unsubscribe();
    const subscription = await (await workerOf())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    setState('off');
  };

  const press = (work: () => Promise<void>) => () => {
    setState('busy');
    void work().catch(() => {
      setState('failed');
    });
  };

  if (key === '' || state === 'unknown') return null;
  return (
    <div className={styles.push}>
      <p className={styles.note}>{words.pushText}</p>
      {state === 'refused' ? <InlineNotice tone="danger">{words.pushRefused}</InlineNotice> : null}
      {state === 'failed' ? <InlineNotice tone="danger">{words.pushFailed}</InlineNotice> : null}
      <Button busy={state === 'busy'} onClick={press(state === 'on' ? turnOff : turnOn)}>
        {state === 'on' ? words.pushOff : words.pushOn}
      </Button>
    </div>
  );
}
