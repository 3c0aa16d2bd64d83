/** One saved home: what it costs now and then, how far one has come with it, and a note. */
import { useUnit } from 'effector-react';
import { heartPressed, savedEdited } from '../../../model/saved/saved.js';
import type { SavedItem } from '../../../model/saved/saved-items.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { mostNote, savedStages } from '../../../model/rules/saved.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { controlClass } from '../../../widgets/kit/form/control-style.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate, formatRupees } from '../../../widgets/kit/language/format.js';
import { type CardText, headlineIn } from '../../../widgets/kit/listing/card-text.js';
import { HomePicture } from '../../../widgets/kit/listing/home-picture.js';
import { headlineLinks } from '../../../widgets/kit/listing/headline-links.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { KindMark } from '../../layout/kind-mark.js';
import { useCompareWords } from '../compare/words.js';
import { styles } from './styles.js';
import { useSavedWords } from './words.js';

/** Whether a home is to be compared; null where it cannot be. */
export interface CompareTick {
  readonly isTicked: boolean;
  readonly isDisabled: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** What the parts of a SavedHome take. */
interface SavedHomeProps {
  item: SavedItem;
  text: CardText;
}

function Facts({ item: { home, view, price, change, isGone }, text }: SavedHomeProps) {
  const words = useSavedWords();
  const { label, locale } = text;
  const title = headlineIn(text, view);
  const href = `${detailRouteOf(home.kind)}?id=${encodeURIComponent(home.id)}`;
  const changed = formatRupees(Math.abs(change), locale);
  return (
    <div className={styles.words}>
      <p>
        <Money rupees={price} /> {isGone ? <small>{words.lastPrice}</small> : null}
        {!isGone && view.isMonthly ? (
          <small>{view.perBed ? text.words.perBed : text.words.perMonth}</small>
        ) : null}
      </p>
      <h3>
        {isGone
          ? title
          : headlineLinks(text, { title, view }, (words, name) => (
              <a href={href} aria-label={name}>
                {words}
              </a>
            ))}
      </h3>
      <p>{[view.society, label(view.city)].filter(Boolean).join(', ')}</p>
      {isGone ? <p>{words.gone}</p> : null}
      {change < 0 ? <p data-change="less">{words.less(changed)}</p> : null}
      {change > 0 ? <p>{words.more(changed)}</p> : null}
      <p>{words.savedOn(formatDate(Date.parse(home.savedAt), locale))}</p>
    </div>
  );
}

function Form({ item: { home, view }, text }: SavedHomeProps) {
  const words = useSavedWords();
  const send = useUnit({ edit: savedEdited, press: heartPressed });
  const { id, kind, stage, note = '' } = home;
  const title = headlineIn(text, view);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div>
        <Select
          aria-label={words.stageOf(title)}
          options={savedStages.map((value) => ({ value, label: words.stages[value] }))}
          value={stage}
          onValue={(chosen) => {
            if (chosen) send.edit({ id, change: { stage: chosen } });
          }}
        />
        <IconButton
          label={words.remove(title)}
          icon={<TrashIcon />}
          onClick={() => {
            send.press({ listingType: kind, listing: { _id: id }, isSaved: false });
          }}
        />
      </div>
      <textarea
        className={controlClass}
        aria-label={`${words.note}: ${title}`}
        placeholder={words.note}
        title={words.noteHint}
        maxLength={mostNote}
        rows={1}
        defaultValue={note}
        data-empty={note === '' ? '' : undefined}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== note) send.edit({ id, change: { note: value } });
        }}
      />
    </form>
  );
}

function Tick({ title, tick }: { title: string; tick: CompareTick }) {
  const words = useCompareWords();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={words.tick(title)}
        checked={tick.isTicked}
        disabled={tick.isDisabled}
        onChange={({ currentTarget: { checked } }) => {
          tick.onTick(checked);
        }}
      />
      {words.compare}
    </label>
  );
}

/** Draws the home. */
export function SavedHome({ item, text, tick }: SavedHomeProps & { tick: CompareTick | null }) {
  const { view, isGone } = item;
  return (
    <article className={styles.home} data-gone={isGone ? '' : undefined}>
      <HomePicture view={view} text={text} sizes="(min-width: 1200px) 220px, 112px">
        {isGone ? null : <KindMark kind={item.home.kind} />}
      </HomePicture>
      <Facts item={item} text={text} />
      <Form item={item} text={text} />
      {tick ? <Tick title={headlineIn(text, view)} tick={tick} /> : null}
    </article>
  );
}
