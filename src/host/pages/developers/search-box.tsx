/** The search of the developer site: a plain form, so that it works without scripts too, and what it found. */
import { findParts, type FoundPart } from './find.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { controlClass } from '../../../widgets/kit/form/control-style.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useIndex } from './search-index.js';
import { texts } from './texts.js';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--h-space-2);
  max-width: var(--h-size-520);
`;

const list = css`
  display: grid;
  gap: var(--h-space-4);
  & a {
    font-weight: 600;
  }
  & p {
    margin-top: var(--h-space-1);
    color: var(--h-muted);
    font-size: var(--h-text-14);
    overflow-wrap: anywhere;
  }
`;

const title = css`
  margin-bottom: var(--h-space-5);
  font-size: var(--h-text-24);
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** Draws the field; each letter is heard, and Enter makes an address of what was typed. */
export function SearchForm({ typed, onText }: { typed: string; onText: (text: string) => void }) {
  const go = useGo();
  return (
    <form
      className={form}
      role="search"
      action={routes.developers.path}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = typed.trim();
        go(routes.developers.path + (asked ? `?q=${encodeURIComponent(asked)}` : ''));
      }}
    >
      <input
        className={controlClass}
        type="search"
        name="q"
        aria-label={texts.find}
        placeholder={texts.find}
        maxLength={80}
        autoComplete="off"
        data-without-script=""
        value={typed}
        onInput={(event) => {
          onText(event.currentTarget.value);
        }}
      />
      <Button type="submit" data-without-script="">
        {texts.search}
      </Button>
    </form>
  );
}

const addressOf = ({ name, id }: FoundPart): string => `/${name}${id ? `#${id}` : ''}`;

/** Draws what was found. */
export function Found({ typed, onOpen }: { typed: string; onOpen: () => void }) {
  const index = useIndex(true);
  const asked = typed.trim();
  if (!index) return null;
  const found = findParts(index, asked);
  return (
    <div>
      <h1 className={title}>{found.length > 0 ? texts.found(found.length, asked) : texts.nothing(asked)}</h1>
      <ul className={list}>
        {found.map((part) => (
          <li key={addressOf(part)}>
            <a href={addressOf(part)} onClick={onOpen}>
              {part.heading ? `${part.title}: ${part.heading}` : part.title}
            </a>
            <p>{part.excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
