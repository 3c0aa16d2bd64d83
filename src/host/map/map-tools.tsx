/** What lies over the map of a search: its buttons, what it says, whether the search follows it, and its sources. */
import { Button } from '../../widgets/kit/button/button.js';
import { IconButton } from '../../widgets/kit/button/icon-button.js';
import { icon } from '../../widgets/kit/icons/icon.js';
import { CloseIcon, PlusIcon, SearchIcon } from '../../widgets/kit/icons/icons.js';
import type { Camera } from './camera.js';
import { MinusIcon } from './minus-icon.js';
import { Notes } from './notes.js';
import { styles } from './styles.js';
import { toolStyles } from './tool-styles.js';
import { useMapWords } from './words.js';

const PencilIcon = icon('M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4');

/** Homes without a place are counted up to here. */
const mostPlaceless = 1_000;

/** Minutes of a journey where none are chosen. */
const usualMinutes = '45';

/** What a Foot takes. */
interface FootProps {
  camera: Camera | undefined;
  placeless: number;
  onPlaceless: () => void;
  /** The journey whose reach is tinted, with its minutes as they were chosen. */
  reach: { to: string; minutes: string | undefined } | undefined;
}

/** Draws the line below the map: what is tinted, homes without a place, and the sources. */
export function Foot({ camera, placeless, onPlaceless, reach }: FootProps) {
  const words = useMapWords();
  return (
    <div className={styles.foot}>
      {reach ? <p>{words.reach(reach.to, Number.parseInt(reach.minutes ?? usualMinutes, 10))}</p> : null}
      {placeless > 0 ? (
        <button type="button" onClick={onPlaceless}>
          {words.placeless(placeless, placeless >= mostPlaceless)}
        </button>
      ) : null}
      <Notes camera={camera} hasTiles />
    </div>
  );
}

/** What Tools takes. */
interface ToolsProps {
  isDrawing: boolean;
  onDraw: (isDrawing: boolean) => void;
  onZoom: (steps: number) => void;
  onClose: () => void;
}

/** Draws the buttons over the map. */
export function Tools({ isDrawing, onDraw, onZoom, onClose }: ToolsProps) {
  const words = useMapWords();
  return (
    <div className={styles.tools}>
      <IconButton label={words.close} icon={<CloseIcon />} variant="floating" onClick={onClose} />
      <IconButton
        label={words.closer}
        icon={<PlusIcon />}
        variant="floating"
        onClick={() => {
          onZoom(1);
        }}
      />
      <IconButton
        label={words.farther}
        icon={<MinusIcon />}
        variant="floating"
        onClick={() => {
          onZoom(-1);
        }}
      />
      <IconButton
        label={words.draw}
        icon={<PencilIcon />}
        variant="floating"
        aria-pressed={isDrawing}
        onClick={() => {
          onDraw(!isDrawing);
        }}
      />
    </div>
  );
}

/** What a Live takes. */
interface LiveProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Draws the choice that the search follows the map. */
export function Live({ isOn, onChange }: LiveProps) {
  const words = useMapWords();
  return (
    <label className={toolStyles.live}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {words.live}
    </label>
  );
}

/** What a Status takes. */
interface StatusProps {
  isDrawing: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  isEmpty: boolean;
  /** Searches what is seen; undefined while that is searched already. */
  onSearch: (() => void) | undefined;
}

/** Draws what the map says, and the way to search what is seen. */
export function Status({ isDrawing, isLoading, hasFailed, isEmpty, onSearch }: StatusProps) {
  const words = useMapWords();
  return (
    <div className={styles.top} role="status">
      {isDrawing ? <p>{words.drawing}</p> : null}
      {onSearch && !isDrawing ? (
        <Button
          variant="primary"
          size="small"
          icon={<SearchIcon />}
          onClick={() => {
            onSearch();
          }}
        >
          {words.searchHere}
        </Button>
      ) : null}
      {isLoading ? <p>{words.loading}</p> : null}
      {hasFailed ? <p>{words.failed}</p> : null}
      {isEmpty && !hasFailed ? <p>{words.nothingHere}</p> : null}
    </div>
  );
}
