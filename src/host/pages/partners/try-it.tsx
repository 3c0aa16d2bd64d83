/** The configurator: choose, see the real widget beside it, copy the lines. */
import { type CSSProperties, useState } from 'react';
import type { PartnerKey } from '../../../model/partners.js';
import { Button } from '../../../widgets/kit/button.js';
import { ChoiceChips } from '../../../widgets/kit/chip-group.js';
import { Field } from '../../../widgets/kit/field.js';
import { CopyIcon } from '../../../widgets/kit/icons.js';
import { useMessages } from '../../../widgets/kit/messages.js';
import { TextInput } from '../../../widgets/kit/text-input.js';
import { ourBrand } from '../../../widgets/kit/tokens.js';
import { Results, SearchBox } from '../../elements.js';
import { WidgetPlace } from '../../widget-place.js';
import { partnerWords } from './messages.js';
import { attributesOf, previewWidgets, type SnippetChoice, snippetOf, systems } from './snippet.js';
import { codeClass, columnsClass, leadClass, previewClass, stackClass } from './styles.js';
import { useCopyText } from './use-copy-text.js';

type Choice = Omit<SnippetChoice, 'host' | 'key'>;
const themes = ['auto', 'light', 'dark'] as const;
const plain: Choice = { widget: 'results', system: 'html', city: '', theme: 'auto', brand: '' };

function Choices({ choice, change }: { choice: Choice; change: (part: Partial<Choice>) => void }) {
  const text = useMessages(partnerWords);
  return (
    <div className={stackClass}>
      <ChoiceChips
        legend={text.widget}
        options={previewWidgets.map((value) => ({ value, label: text.widgetNames[value] }))}
        value={choice.widget}
        onValue={(widget) => {
          if (widget) change({ widget });
        }}
      />
      <ChoiceChips
        legend={text.theme}
        options={themes.map((value) => ({ value, label: text.themes[value] }))}
        value={choice.theme}
        onValue={(theme) => {
          if (theme) change({ theme });
        }}
      />
      <div className={columnsClass}>
        <Field label={text.startCity} hint={text.optional}>
          {(control) => (
            <TextInput
              {...control}
              value={choice.city}
              onText={(city) => {
                change({ city });
              }}
            />
          )}
        </Field>
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
          if (system) change({ system });
        }}
      />
    </div>
  );
}

function Preview({ choice, partnerKey }: { choice: Choice; partnerKey: string }) {
  const Widget = choice.widget === 'results' ? Results : SearchBox;
  const style = choice.brand ? ({ '--housing-brand': choice.brand } as CSSProperties) : undefined;
  const given = { ...attributesOf(choice), 'partner-key': partnerKey, group: 'preview' };
  return (
    <WidgetPlace widget={choice.widget}>
      <Widget key={JSON.stringify([choice, partnerKey])} {...given} {...(style && { style })} />
    </WidgetPlace>
  );
}

/** Draws the configurator of a key. */
export function TryIt({ partner }: { partner: PartnerKey }) {
  const text = useMessages(partnerWords);
  const copy = useCopyText();
  const [choice, setChoice] = useState(plain);
  const lines = snippetOf({ ...choice, host: location.origin, key: partner.key });
  return (
    <div className={stackClass}>
      <h3>{text.tryIt}</h3>
      <p className={leadClass}>{text.tryItText}</p>
      <Choices
        choice={choice}
        change={(part) => {
          setChoice({ ...choice, ...part });
        }}
      />
      {choice.system === 'wordpress' ? <p>{text.wordpressHelp}</p> : null}
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
      <section className={previewClass} aria-label={text.preview} tabIndex={0}>
        <Preview choice={choice} partnerKey={partner.key} />
      </section>
    </div>
  );
}
