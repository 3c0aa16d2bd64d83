/** One photo: its picture, how far it has been sent, and the ways to move and to remove it. */
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MediaItem } from '../../../model/posting/entry.js';
import { longestCaption, type PictureRoom } from '../../../model/rules/options/picture-rooms.js';
import { Badge } from '../../kit/status/badge.js';
import { icon } from '../../kit/icons/icon.js';
import { IconButton } from '../../kit/button/icon-button.js';
import { Select } from '../../kit/form/select.js';
import { TextInput } from '../../kit/form/text-input.js';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../kit/icons/icons.js';
import { useLabels } from '../../kit/labels/labels.js';
import { PictureCanvas } from '../../kit/gallery/picture-canvas.js';
import { Spinner } from '../../kit/status/spinner.js';
import { percentOf } from '../percent.js';
import { mediaStyles as styles } from './media-styles.js';
import { useMediaWords } from './words.js';

const HandleIcon = icon('M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01');

/** What a PhotoTile takes; places are counted from 0. */
export interface PhotoTileProps {
  photo: MediaItem;
  place: number;
  count: number;
  isDragged: boolean;
  /** The labels on offer. */
  rooms: readonly PictureRoom[];
  onDescribe: (note: Pick<MediaItem, 'room' | 'caption'>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onGrab: (event: PointerEvent<HTMLButtonElement>) => void;
}

const around = 2 * Math.PI * 17;

function Ring({ progress, label }: { progress: number; label: string }) {
  return (
    <svg className={styles.ring} viewBox="0 0 40 40" role="img" aria-label={label}>
      <circle cx="20" cy="20" r="17" />
      <circle cx="20" cy="20" r="17" strokeDasharray={around} strokeDashoffset={around * (1 - progress)} />
    </svg>
  );
}

/** Draws the picture of a photo that is stored or will be. */
export function PhotoPicture({ photo, label }: { photo: MediaItem; label: string }) {
  if (photo.url !== undefined)
    return <img className={styles.picture} src={photo.url.replace('-1600.', '-400.')} alt={label} />;
  if (photo.file) return <PictureCanvas file={photo.file} label={label} className={styles.picture} />;
  return <div className={styles.picture} role="img" aria-label={label} />;
}

function State({ photo }: { photo: MediaItem }) {
  const words = useMediaWords();
  const { stage, progress = 0 } = photo;
  if (stage === 'preparing')
    return (
      <Badge tone="over-picture" icon={<Spinner />}>
        {words.preparing}
      </Badge>
    );
  if (stage === 'failed') return <Badge tone="danger">{words.notSent}</Badge>;
  if (stage === 'sent') return <Badge tone="success">{words.sent}</Badge>;
  if (stage !== 'sending') return null;
  const percent = percentOf(progress);
  return <Ring progress={progress} label={words.sending(percent)} />;
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What the photo shows: its room, and its caption. */
function Note({
  photo,
  place,
  rooms,
  onDescribe,
}: Pick<PhotoTileProps, 'photo' | 'place' | 'rooms' | 'onDescribe'>) {
  const words = useMediaWords();
  const label = useLabels();
  const { room = '', caption = '' } = photo;
  return (
    <span className={styles.note}>
      <Select<string>
        aria-label={words.roomOf(place + 1)}
        placeholder={words.room}
        options={rooms.map((value) => ({ value, label: label(value) }))}
        value={room}
        onValue={(value) => {
          onDescribe({ room: value });
        }}
      />
      <TextInput
        aria-label={words.captionOf(place + 1)}
        placeholder={words.caption}
        maxLength={longestCaption}
        value={caption}
        onText={(text) => {
          onDescribe({ caption: text });
        }}
      />
    </span>
  );
}

/** Draws the tile. */
export function PhotoTile({
  photo,
  place,
  count,
  isDragged,
  onMove,
  onRemove,
  onGrab,
  ...note
}: PhotoTileProps) {
  const words = useMediaWords();
  const byKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(Math.max(0, Math.min(step(place, count), count - 1)));
  };
  const number = place + 1;
  return (
    <li
      className={styles.tile}
      data-photo={photo.id}
      data-stage={photo.stage}
      data-dragged={isDragged ? '' : undefined}
    >
      <PhotoPicture photo={photo} label={words.photo(number, count)} />
      <span className={styles.corner}>
        {place === 0 ? <Badge tone="brand">{words.cover}</Badge> : null}
        {photo.stage === 'sending' ? null : <State photo={photo} />}
      </span>
      {photo.stage === 'sending' ? <State photo={photo} /> : null}
      <IconButton
        className={`${styles.remove} ${styles.round}`}
        label={words.removePhoto(number)}
        icon={<CloseIcon />}
        variant="over-picture"
        onClick={onRemove}
      />
      <span className={styles.row}>
        <IconButton
          label={words.earlier(number)}
          icon={<ChevronLeftIcon />}
          disabled={place === 0}
          onClick={() => {
            onMove(place - 1);
          }}
        />
        <IconButton
          className={styles.handle}
          data-handle
          label={words.move(number, count)}
          icon={<HandleIcon />}
          onKeyDown={byKey}
          onPointerDown={onGrab}
        />
        <IconButton
          label={words.later(number)}
          icon={<ChevronRightIcon />}
          disabled={place === count - 1}
          onClick={() => {
            onMove(place + 1);
          }}
        />
      </span>
      <Note photo={photo} place={place} {...note} />
    </li>
  );
}
