/** The workbench: a widget with all that it takes, what it tells, its parts and colours, and the lines for a page. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import workbench, { type ElementAttribute, type WidgetElement } from 'virtual:page-developers/workbench';
import { useSearch } from 'wouter';
import { words as partners } from '../../../../../words/en/partners.js';
import { Button } from '../../../../widgets/kit/button/button.js';
import { ChoiceChips } from '../../../../widgets/kit/form/chip-group.js';
import { Accordion } from '../../../../widgets/kit/layout/accordion.js';
import { useSite } from '../../../site-context.js';
import { useOwnEvents, WidgetPreview } from '../../../widget-preview.js';
import type { WidgetName } from '../../../widget-loader.js';
import { routes } from '../../../routes.js';
import { linesOfTag, systems } from '../../partners/snippet.js';
import { CodeBlock } from '../code-block.js';
import { CopyButton } from '../copy-button.js';
import { useNewestListing } from '../newest-listing.js';
import { texts } from '../texts.js';
import { AttributeField } from './attribute-field.js';
import { type Bench, benchIn, benchWidgets, plainBench, queryOfBench, withEntry } from './bench.js';
import { ColourFields, isColour } from './colour-fields.js';
import { EventLog } from './event-log.js';
import { usePartOutline } from './part-outline.js';
import { PropertyButtons } from './property-buttons.js';
import { benchClass, fieldsClass, rowClass, stackClass, stageClass } from './styles.js';
import { ViewChoices } from './view-choices.js';

const elementOf = (widget: WidgetName): WidgetElement => {
  const found = workbench.elements.find(({ tag }) => tag === `housing-${widget}`);
  if (!found) throw new Error(`There is no widget ${widget}`);
  return found;
};

/** Returns a value once it has rested: a widget is not drawn anew for each letter. */
const useRested = <T,>(value: T, milliseconds: number): T => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(value);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
  return rested;
};

type Properties = Readonly<Record<string, unknown>>;
type OnSample = Pick<Parameters<typeof PropertyButtons>[0], 'onSample'>;

interface PartProps {
  bench: Bench;
  element: WidgetElement;
  change: (part: Partial<Bench>) => void;
}

const isShared = ({ name }: ElementAttribute): boolean =>
  workbench.elements.every(({ attributes }) => attributes.some((each) => each.name === name));

/** What is shown first of the choices: what a widget takes, or the colours and sizes of all. */
type Subject = 'widget' | 'colours';

function Choices({ bench, element, change, of }: PartProps & { of: Subject }) {
  const fields = (attributes: readonly ElementAttribute[]) => (
    <div className={fieldsClass}>
      {attributes.map((attribute) => (
        <AttributeField
          key={attribute.name}
          attribute={attribute}
          value={bench.attributes[attribute.name]}
          onValue={(value) => {
            change({ attributes: withEntry(bench.attributes, attribute.name, value) });
          }}
        />
      ))}
    </div>
  );
  const tokens = (title: string, listed: typeof workbench.tokens, startsOpen = false) => (
    <Accordion title={title} level={2} startsOpen={startsOpen} isLazy>
      <ColourFields
        tokens={listed}
        values={bench.colours}
        onValue={(name, value) => {
          change({ colours: withEntry(bench.colours, name, value) });
        }}
      />
    </Accordion>
  );
  return (
    <div>
      <Accordion title={texts.attributes} startsOpen={of === 'widget'} level={2}>
        {fields(element.attributes.filter((each) => !isShared(each)))}
      </Accordion>
      <Accordion title={texts.sharedAttributes} level={2} isLazy>
        {fields(element.attributes.filter(isShared))}
      </Accordion>
      {tokens(texts.colours, workbench.tokens.filter(isColour), of === 'colours')}
      {tokens(
        texts.sizes,
        workbench.tokens.filter((each) => !isColour(each)),
      )}
    </div>
  );
}

function Lines({ bench, element, change }: PartProps) {
  const { origin } = useSite();
  const { system, language, attributes, colours, widget } = bench;
  const { 'partner-key': key = 'pk_...', ...given } = attributes;
  const host = origin || location.origin;
  const lines = linesOfTag({
    ...{ host, key, system, colours, tag: element.tag },
    attributes: { ...(language !== 'en' && { lang: language }), ...given },
  });
  return (
    <div className={stackClass}>
      <ChoiceChips
        legend={texts.lines}
        options={systems.map((value) => ({ value, label: partners.systems[value] }))}
        value={system}
        onValue={(value) => {
          change({ system: value });
        }}
      />
      <CodeBlock code={lines} language={system} label={partners.systems[system]} />
      <div className={rowClass}>
        <CopyButton
          text={`${host}${routes.developers.path}/playground?${queryOfBench(bench)}`}
          done={texts.linkCopied}
        >
          {texts.copyLink}
        </CopyButton>
        <Button
          onClick={() => {
            change(plainBench(widget));
          }}
        >
          {texts.startAgain}
        </Button>
      </div>
    </div>
  );
}

type PlaceProps = PartProps & { place: RefObject<HTMLElement | null>; properties: Properties };

/** Draws the widget, in the language and the room that were chosen, and the lines that make it. */
function Stage({ place, properties, ...part }: PlaceProps) {
  const { widget, colours, language, width, attributes: given } = part.bench;
  const attributes = useRested(given, 500);
  useOwnEvents(place, true);
  return (
    <div className={stackClass}>
      <section
        ref={place}
        className={stageClass}
        data-width={width}
        data-theme={given.theme}
        data-tall={widget === 'search-box' ? undefined : ''}
        aria-label={texts.preview}
        tabIndex={0}
      >
        <div lang={language} key={widget}>
          <WidgetPreview
            widget={widget}
            attributes={{ group: 'workbench', ...attributes }}
            colours={colours}
            properties={properties}
          />
        </div>
      </section>
      <Lines {...part} />
    </div>
  );
}

/** Draws what the widget has beside its attributes: parts, properties, events. */
function Told({ place, element, onSample }: Pick<PlaceProps, 'place' | 'element'> & OnSample) {
  const [part, setPart] = useState('');
  usePartOutline(element.tag, part);
  return (
    <div className={stackClass}>
      {element.parts.length > 0 ? (
        <ChoiceChips
          legend={texts.parts}
          options={['', ...element.parts.map(({ name }) => name)].map((value) => ({
            value,
            label: value ? `::part(${value})` : texts.noPart,
          }))}
          value={part}
          onValue={setPart}
        />
      ) : null}
      <PropertyButtons element={element} onSample={onSample} />
      <h2>{texts.events}</h2>
      <p>{texts.eventsText}</p>
      <EventLog place={place} element={element} />
    </div>
  );
}

/** The widget that shows nothing until a listing is named: it begins with the newest one. */
const named = 'listing-detail';

/** Draws the workbench of one widget, or of all to choose from. */
export function Workbench({ widget, of = 'widget' }: { widget?: WidgetName; of?: Subject }) {
  const query = useSearch();
  const [bench, setBench] = useState(() => {
    const { widget: asked } = benchIn(query, widget, []);
    return benchIn(query, asked, elementOf(asked).attributes);
  });
  const element = elementOf(bench.widget);
  const [properties, setProperties] = useState<Properties>({});
  const [isBare, setBare] = useState(bench.widget === named && !bench.attributes['listing-id']);
  const change = (part: Partial<Bench>): void => {
    setBench((before) => ({ ...before, ...part }));
    if (!part.widget) return;
    // What a button has set goes with its widget.
    setProperties({});
    setBare(part.widget === named);
  };
  const newest = useNewestListing(isBare);
  const [kind, id] = [newest?.kind, newest?.['listing-id']];
  useEffect(() => {
    if (!kind || !id) return;
    setBare(false);
    setBench((before) => ({ ...before, attributes: { ...before.attributes, kind, 'listing-id': id } }));
  }, [kind, id]);
  const place = useRef<HTMLElement>(null);
  const shared = { bench, element, change };
  return (
    <section className={stackClass} aria-label={texts.live}>
      {widget ? null : (
        <ChoiceChips
          legend={texts.widget}
          options={benchWidgets.map((value) => ({ value, label: `<housing-${value}>` }))}
          value={bench.widget}
          onValue={(value) => {
            change({ widget: value, attributes: {} });
          }}
        />
      )}
      <ViewChoices bench={bench} change={change} />
      <div className={benchClass}>
        <Stage {...shared} place={place} properties={properties} />
        <Choices {...shared} of={of} key={bench.widget} />
        <Told
          key={`${bench.widget} told`}
          place={place}
          element={element}
          onSample={(name, value, beside) => {
            setProperties({ [name]: value });
            change({ attributes: { ...bench.attributes, ...beside } });
          }}
        />
      </div>
    </section>
  );
}
