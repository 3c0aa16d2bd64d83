/** The configurator: choose, see the real widget beside it, copy the lines. */
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { fetchEmbedBuildFx, type PartnerKey } from '../../../model/partner/keys.js';
import { listingKinds } from '../../../model/rules/kinds.js';
import { wordPressPluginPath } from '../../../model/rules/embed-paths.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { CopyIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { ourBrand } from '../../../widgets/kit/style/tokens.js';
import { useOwnEvents, WidgetPreview } from '../../widget-preview.js';
import { usePartnerWords } from './words.js';
import {
  attributesOf,
  previewWidgets,
  type SnippetChoice,
  snippetOf,
  startsInCity,
  systems,
} from './snippet.js';
import {
  codeClass,
  columnsClass,
  leadClass,
  previewClass,
  rowClass,
  stackClass,
  tryClass,
} from './styles.js';
import { useCopyText } from './use-copy-text.js';

type Choice = Omit<SnippetChoice, 'host' | 'key'>;
const themes = ['auto', 'light', 'dark'] as const;
const plain: Choice = {
  widget: 'results',
  system: 'html',
  city: '',
  kind: 'sell',
  listingId: '',
  theme: 'auto',
  brand: '',
};

interface ChoicesProps {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

/** Draws what the chosen widget begins with. */
function Beginning({ choice, change }: ChoicesProps) {
  const text = usePartnerWords();
  const { widget } = choice;
  const name = widget === 'listing-detail' ? 'listingId' : 'city';
  return (
    <>
      {widget === 'listing-detail' || widget === 'post-property' ? (
        <ChoiceChips
          legend={text.kind}
          options={listingKinds.map((value) => ({ value, label: text.kinds[value] }))}
          value={choice.kind}
          onValue={(kind) => {
            change({ kind });
          }}
        />
      ) : null}
      {widget === 'listing-detail' || startsInCity(widget) ? (
        <Field label={name === 'city' ? text.startCity : text.listingId} hint={text.optional}>
          {(control) => (
            <TextInput
              {...control}
              value={choice[name]}
              onText={(typed) => {
                change({ [name]: typed });
              }}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}

/** Draws whether the lines stay with today's version, whose hash has to be asked for first. */
function Version({ choice, change }: ChoicesProps) {
  const text = usePartnerWords();
  const { pin, isAsked } = useUnit({ pin: fetchEmbedBuildFx, isAsked: fetchEmbedBuildFx.pending });
  const [hasFailed, setFailed] = useState(false);
  const ask = (): void => {
    pin().then(
      (pinned) => {
        setFailed(false);
        change({ pinned });
      },
      () => {
        setFailed(true);
      },
    );
  };
  return (
    <>
      <ChoiceChips
        legend={text.version}
        options={(['newest', 'pinned'] as const).map((value) => ({ value, label: text.versions[value] }))}
        value={choice.pinned ? 'pinned' : 'newest'}
        onValue={(version) => {
          if (version === 'pinned') ask();
          else {
            setFailed(false);
            change({ pinned: undefined });
          }
        }}
      />
      {hasFailed ? (
        <InlineNotice tone="danger" busy={isAsked} onRetry={ask}>
          {text.pinFailed}
        </InlineNotice>
      ) : null}
    </>
  );
}

function Choices({ choice, change }: ChoicesProps) {
  const text = usePartnerWords();
  return (
    <div className={stackClass}>
      <ChoiceChips
        legend={text.widget}
        options={previewWidgets.map((value) => ({ value, label: text.widgetNames[value] }))}
        value={choice.widget}
        onValue={(widget) => {
          change({ widget });
        }}
      />
      <ChoiceChips
        legend={text.theme}
        options={themes.map((value) => ({ value, label: text.themes[value] }))}
        value={choice.theme}
        onValue={(theme) => {
          change({ theme });
        }}
      />
      <Beginning choice={choice} change={change} />
      <div className={columnsClass}>
        <Field label={text.brand}>
          {(control) => (
            <TextInput
              {...control}
              type="color"
              value={choice.brand || ourBrand}
              onText={(brand) => {
                change({ brand });
              }}
            />
          )}
        </Field>
      </div>
      <ChoiceChips
        legend={text.system}
        options={systems.map((value) => ({ value, label: text.systems[value] }))}
        value={choice.system}
        onValue={(system) => {
          change({ system });
        }}
      />
      <Version choice={choice} change={change} />
    </div>
  );
}

function Preview({ choice, partnerKey }: { choice: Choice; partnerKey: string }) {
  const text = usePartnerWords();
  const element = useRef<HTMLElement>(null);
  useOwnEvents(element, true);
  const { widget, brand } = choice;
  return (
    <section ref={element} className={previewClass} aria-label={text.preview} tabIndex={0}>
      <WidgetPreview
        widget={widget}
        attributes={{ ...attributesOf(choice), 'partner-key': partnerKey, group: 'preview' }}
        colours={brand ? { '--housing-brand': brand } : {}}
      />
    </section>
  );
}

/** Draws where the plugin is downloaded, and what its lines are for. */
function Plugin({ partnerKey }: { partnerKey: string }) {
  const text = usePartnerWords();
  return (
    <>
      <p>{text.pluginHelp}</p>
      <div className={rowClass}>
        <ButtonLink
          href={`${wordPressPluginPath}?${String(new URLSearchParams({ key: partnerKey }))}`}
          download
        >
          {text.plugin}
        </ButtonLink>
      </div>
      <p>{text.wordpressHelp}</p>
    </>
  );
}

/** Draws the configurator of a key. */
export function TryIt({ partner }: { partner: PartnerKey }) {
  const text = usePartnerWords();
  const copy = useCopyText();
  const [choice, setChoice] = useState(plain);
  const lines = snippetOf({ ...choice, host: location.origin, key: partner.key });
  return (
    <div className={stackClass}>
      <h3>{text.tryIt}</h3>
      <p className={leadClass}>{text.tryItText}</p>
      <div className={tryClass}>
        <div className={stackClass}>
          <Choices
            choice={choice}
            change={(part) => {
              setChoice((before) => ({ ...before, ...part }));
            }}
          />
          {choice.system === 'wordpress' ? <Plugin partnerKey={partner.key} /> : null}
          {choice.pinned ? <p>{text.pinnedHelp}</p> : null}
          <pre className={codeClass} tabIndex={0}>
            <code>{lines}</code>
          </pre>
          <Button
            icon={<CopyIcon />}
            onClick={() => {
              copy(lines);
            }}
          >
            {text.copyLines}
          </Button>
        </div>
        <Preview choice={choice} partnerKey={partner.key} />
      </div>
    </div>
  );
}
