/** The header: brand, the items with their panels, and on phones search and the menu. */
import { lazy, Suspense, useState } from 'react';
import { BellIcon, HeartIcon, SearchIcon } from '../../widgets/kit/icons/icons.js';
import { IconButton } from '../../widgets/kit/button/icon-button.js';
import { hiddenClass } from '../../widgets/kit/layout/visually-hidden.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';
import { routes } from '../routes.js';
import { MenuMarkPart, NewsCountPart } from './account-parts.js';
import { Brand } from './brand.js';
import { HeaderPanel, itemClass } from './header-panel.js';
import { menuPanels, type PanelName, postPath } from './menu.js';
import { LanguageChoice } from './preference-choices.js';
import { wideClass } from './wide.js';

// Only phones open it, and only when asked: its code comes then.
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.js')).MenuSheet }));

const bar = css`
  border-bottom: 1px solid var(--h-border);
  background: var(--h-surface);
  @media print {
    display: none;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--h-space-2);
  height: var(--h-size-56);
  @media (min-width: 768px) {
    height: var(--h-size-64);
  }
  @media (min-width: 1024px) {
    gap: var(--h-space-4);
  }
`;

const items = css`
  display: flex;
  align-items: center;
  gap: var(--h-space-1);
`;

const atSide = css`
  display: none;
  @media (min-width: 768px) {
    display: flex;
    align-items: center;
  }
  @media (min-width: 1024px) {
    gap: var(--h-space-2);
  }
  & select {
    padding-left: var(--h-space-1);
    border-color: transparent;
    background: transparent;
  }
  & select:hover {
    background: var(--h-hover);
  }
`;

const onPhones = css`
  display: flex;
  align-items: center;
  margin-right: calc(-1 * var(--h-space-3));
  @media (min-width: 768px) {
    display: none;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: var(--h-control);
    height: var(--h-control);
    color: var(--h-text);
  }
`;

const heart = css`
  && svg {
    width: var(--h-text-20);
    height: var(--h-text-20);
    color: inherit;
  }
`;

const bell = css`
  position: relative;
`;

const post = css`
  display: none;
  @media (min-width: 1024px) {
    display: inline-flex;
    align-items: center;
    gap: var(--h-space-2);
    min-height: var(--h-control);
    padding-inline: var(--h-space-4);
    border: 1px solid var(--h-brand);
    border-radius: var(--h-radius);
    color: var(--h-brand);
    font-size: var(--h-text-15);
    font-weight: 600;
    text-decoration: none;
  }
  &:hover {
    background: var(--h-brand-soft);
  }
`;

function Bell({ className = '' }: { className?: string }) {
  const { news } = useSiteWords();
  return (
    <a href={routes.news.path} className={`${className} ${bell}`} title={news}>
      <BellIcon />
      <span className={hiddenClass}>{news}</span>
      <NewsCountPart />
    </a>
  );
}

function Items() {
  const text = useSiteWords();
  const [open, setOpen] = useState<PanelName | 'none'>('none');
  const close = () => {
    setOpen('none');
  };
  return (
    <nav className={items} aria-label={text.mainMenu}>
      <a href={routes.home.path} className={itemClass}>
        {text.home}
      </a>
      {menuPanels(text).map((panel) => (
        <HeaderPanel
          key={panel.name}
          panel={panel}
          isOpen={open === panel.name}
          onToggle={() => {
            setOpen(open === panel.name ? 'none' : panel.name);
          }}
          onClose={close}
        />
      ))}
    </nav>
  );
}

function PhoneItems() {
  const text = useSiteWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={onPhones}>
        <a href={routes.search.path} aria-label={text.search}>
          <SearchIcon />
        </a>
        <a href={routes.saved.path} aria-label={text.saved}>
          <HeartIcon />
        </a>
        <Bell />
        <IconButton
          label={text.menu}
          icon={<MenuMarkPart />}
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        />
      </div>
      {isOpen && (
        <Suspense>
          <MenuSheet
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Draws the header (S-050 to S-056). */
export function Header() {
  const text = useSiteWords();
  return (
    <header className={bar}>
      <div className={`${wideClass} ${row}`}>
        <Brand />
        <div className={atSide}>
          <Items />
          <a href={postPath} className={post}>
            {text.postProperty}
          </a>
          <a
            href={routes.saved.path}
            className={`${itemClass} ${heart}`}
            aria-label={text.saved}
            title={text.saved}
          >
            <HeartIcon />
          </a>
          <Bell className={`${itemClass} ${heart}`} />
          <LanguageChoice isBrief />
        </div>
        <PhoneItems />
      </div>
    </header>
  );
}
