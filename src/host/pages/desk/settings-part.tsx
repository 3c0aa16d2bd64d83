/** What operators set of the market: each setting with what it holds, and whether that is the default. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import {
  type MarketSetting,
  type MarketSettingName,
  marketSettings,
} from '../../../model/desk/market-settings.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate, formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { FetchedPart } from './fetched-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { SettingForm } from './setting-form.js';
import { useSettingWords } from './setting-words.js';
import { styles } from './styles.js';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Says what each entry is about, in a few words. */
const useShortTexts = (): ((setting: MarketSetting) => string[]) => {
  const words = useSettingWords();
  const locale = useLocale();
  return ({ name, entries }) =>
    entries.map((entry) => {
      if (name === 'coin-prices')
        return `${words.surfaces[textOf(entry.surface)] ?? ''}: ${words.price(textOf(entry.coins))}`;
      if (name === 'coin-packs')
        return words.pack(textOf(entry.coins), formatNumber(Number(entry.rupees), locale));
      return textOf(entry.title ?? entry.name ?? entry.bank);
    });
};

function Held({ setting, onAct }: { setting: MarketSetting; onAct: (act: 'edit' | 'reset') => void }) {
  const words = useSettingWords();
  const locale = useLocale();
  const shortTexts = useShortTexts();
  const { name, isOwn, changedAt, entries } = setting;
  const title = words.names[name];
  return (
    <article className={styles.card}>
      <h2>
        {title}{' '}
        {isOwn && changedAt ? (
          <Badge tone="accent">{words.changedOn(formatDate(changedAt, locale))}</Badge>
        ) : (
          <Badge>{words.isDefault}</Badge>
        )}
      </h2>
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.points}>
          {shortTexts(setting).map((text) => (
            // What operators wrote is in a language of their own; coins are said in the reader's.
            <li key={text} lang={name.startsWith('coin-') ? undefined : ''}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <Button
          size="small"
          aria-label={words.editName(title)}
          onClick={() => {
            onAct('edit');
          }}
        >
          {words.edit}
        </Button>
        {isOwn ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.resetName(title)}
            onClick={() => {
              onAct('reset');
            }}
          >
            {words.reset}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function Settings({ settings }: { settings: readonly MarketSetting[] }) {
  const words = useSettingWords();
  const { send, open } = useUnit({ send: decisionForm.submitted, open: decisionForm.opened });
  const [chosen, setChosen] = useState<{ name: MarketSettingName; act: 'edit' | 'reset' } | null>(null);
  const close = (): void => {
    setChosen(null);
    open();
  };
  // A change that was taken brings the settings anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [settings, open]);
  const about = settings.find(({ name }) => name === chosen?.name);
  return (
    <>
      <p>{words.text}</p>
      <ul className={styles.list}>
        {settings.map((setting) => (
          <li key={setting.name}>
            {chosen?.act === 'edit' && chosen.name === setting.name ? (
              <SettingForm setting={setting} onClose={close} />
            ) : (
              <Held
                setting={setting}
                onAct={(act) => {
                  open();
                  setChosen({ name: setting.name, act });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {chosen?.act === 'reset' && about ? (
        <ReasonDialog
          title={words.resetName(words.names[about.name])}
          help={words.resetHelp}
          onReason={(reason) => {
            send({ about: 'setting', name: about.name, body: { version: about.version, reason } });
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Draws the part. */
export function SettingsPart() {
  return <FetchedPart of={marketSettings}>{(settings) => <Settings settings={settings} />}</FetchedPart>;
}
