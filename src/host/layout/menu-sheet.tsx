/** The phone's menu: who is signed in, and everything the header holds, as a sheet. */
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../widgets/kit/button/button.js';
import { Drawer } from '../../widgets/kit/overlay/drawer.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';
import { routes } from '../routes.js';
import { menuPanels, postPath } from './menu.js';
import { PanelContent } from './panel-content.js';
import { LanguageChoice, ThemeChoice } from './preference-choices.js';

const AccountHead = lazy(async () => ({ default: (await import('./sign-in-links.js')).AccountHead }));

const parts = css`
  display: grid;
  gap: var(--h-space-5);
  & > section + section {
    padding-top: var(--h-space-4);
    border-top: 1px solid var(--h-border);
  }
`;

const choices = css`
  display: grid;
  gap: var(--h-space-3);
`;

const first = css`
  display: grid;
  gap: var(--h-space-2);
`;

const homeLink = css`
  display: flex;
  align-items: center;
  min-height: var(--h-control);
  color: var(--h-text);
  font-weight: 700;
  text-decoration: none;
`;

/** Draws the menu; choosing a line closes it. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const text = useSiteWords();
  return (
    <Drawer isOpen onClose={onClose} title={text.menu}>
      <nav className={parts} aria-label={text.mainMenu}>
        <section className={first}>
          <Suspense>
            <AccountHead onChosen={onClose} />
          </Suspense>
          <ButtonLink href={postPath} variant="primary" wide onClick={onClose}>
            {text.postProperty}
          </ButtonLink>
          <a href={routes.home.path} className={homeLink} onClick={onClose}>
            {text.home}
          </a>
        </section>
        {menuPanels(text).map((panel) => (
          <section key={panel.name}>
            <PanelContent panel={panel} onChosen={onClose} />
          </section>
        ))}
        <section className={choices}>
          <ThemeChoice />
          <LanguageChoice />
        </section>
      </nav>
    </Drawer>
  );
}
