/** The exact place of a home: typed, chosen on the page's map, or where the device is; or none (S-736). */
import { useRef, useState } from 'react';
import { textIn } from '../../../model/posting/entry.js';
import { findPosition } from '../../../model/posting/position.js';
import { Button } from '../../kit/button/button.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { Field } from '../../kit/form/field.js';
import { TextInput } from '../../kit/form/text-input.js';
import { CloseIcon, MapPinIcon } from '../../kit/icons/icons.js';
import { icon } from '../../kit/icons/icon.js';
import { formatNumber } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { css } from '../../kit/style/sheet.js';
import { useForm } from '../form/form-context.js';
import { useMapPinWords } from './words.js';

const TargetIcon = icon('M12 3v3M12 18v3M3 12h3M18 12h3M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z');

const place = css`
  display: grid;
  gap: var(--h-space-2);
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
`;

const note = css`
  color: var(--h-muted);
  font-size: var(--h-text-13);
  &:empty {
    display: none;
  }
`;

/** Metres up to which a device's answer tells one house from the next. */
const exact = 100;

interface Position {
  text: string;
  isFinding: boolean;
  find: () => void;
  /** Forgets an answer under way: somebody said meanwhile where it is. */
  drop: () => void;
}

/** Says what came of asking the device. */
function usePosition(choose: (pin: string) => void): Position {
  const words = useMapPinWords();
  const locale = useLocale();
  const [state, setState] = useState<Awaited<ReturnType<typeof findPosition>> | 'finding' | null>(null);
  const asked = useRef(0);
  const find = async (): Promise<void> => {
    const mine = ++asked.current;
    setState('finding');
    const found = await findPosition();
    if (mine !== asked.current) return;
    setState(found);
    if ('pin' in found) choose(found.pin);
  };
  const textOf = (): string => {
    if (state === null) return '';
    if (state === 'finding') return words.finding;
    if ('fault' in state) return words[state.fault];
    return words[state.metres > exact ? 'coarse' : 'found'](formatNumber(state.metres, locale));
  };
  const drop = (): void => {
    asked.current++;
    setState(null);
  };
  return { text: textOf(), isFinding: state === 'finding', find: () => void find(), drop };
}

/** What a PinField takes. */
interface PinFieldProps {
  label: string;
  hint: string | undefined;
}

function PinField({ label, hint }: PinFieldProps) {
  const words = useMapPinWords();
  const emit = useEmit();
  const { posting, change } = useForm();
  const pin = textIn(posting.values, 'mapPin');
  const [isRemoved, setRemoved] = useState(false);
  const choose = (chosen: string): void => {
    setRemoved(false);
    change('mapPin', chosen);
  };
  const position = usePosition(choose);
  const say = (said: string): void => {
    position.drop();
    choose(said);
  };
  const [city, locality] = [textIn(posting.values, 'city'), textIn(posting.values, 'locality')];
  return (
    <div className={place}>
      <Field label={label} {...(hint ? { hint } : {})} help={words.help} error={posting.faults.mapPin}>
        {(control) => (
          <TextInput
            {...control}
            name="mapPin"
            autoComplete="off"
            placeholder={words.example}
            value={pin}
            onText={say}
          />
        )}
      </Field>
      <div className={ways}>
        <Button
          size="small"
          icon={<MapPinIcon />}
          onClick={() => {
            emit('housing-pin', { city, locality, pin, choose: say });
          }}
        >
          {pin === '' ? words.onMap : words.move}
        </Button>
        {'geolocation' in navigator ? (
          <Button size="small" icon={<TargetIcon />} busy={position.isFinding} onClick={position.find}>
            {words.here}
          </Button>
        ) : null}
        {pin === '' ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<CloseIcon />}
            onClick={() => {
              say('');
              setRemoved(true);
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <p className={note} role="status">
        {isRemoved ? words.removed : position.text}
      </p>
    </div>
  );
}

/** Holds the field. */
export const lazyParts = { PinField };
