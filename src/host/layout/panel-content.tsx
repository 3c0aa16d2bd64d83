/** The lines of a panel, alike under the header's item and in the phone's menu. */
import { css } from '../../widgets/kit/style/sheet.js';
import { SignInPart } from './account-parts.js';
import type { MenuGroup, MenuPanel } from './menu.js';

const heading = css`
  margin-bottom: var(--h-space-1);
  font-size: var(--h-text-16);
  font-weight: 700;
`;

const title = css`
  margin-top: var(--h-space-3);
  color: var(--h-muted);
  font-size: var(--h-text-13);
`;

const line = css`
  display: flex;
  align-items: center;
  gap: var(--h-space-2);
  min-height: var(--h-control);
  margin-inline: calc(-1 * var(--h-space-2));
  padding-inline: var(--h-space-2);
  border-radius: var(--h-radius);
  color: var(--h-text);
  font-size: var(--h-text-15);
  text-decoration: none;
  &:hover {
    background: var(--h-hover);
  }
  & b {
    padding: 0 var(--h-space-2);
    border-radius: var(--h-radius-full);
    background: var(--h-accent-soft);
    font-size: var(--h-text-12);
    font-weight: 600;
    line-height: 20px;
  }
`;

/** What the lines take; `onChosen` closes what holds them. */
interface PanelContentProps {
  panel: MenuPanel;
  onChosen: () => void;
}

function Group({ group, onChosen }: { group: MenuGroup; onChosen: () => void }) {
  return (
    <>
      {group.title && <p className={title}>{group.title}</p>}
      <ul>
        {group.links.map(({ text, href, badge }) => (
          <li key={text}>
            <a href={href} className={line} onClick={onChosen}>
              {text}
              {badge && <b>{badge}</b>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws a panel's heading and lines; the login panel ends with sign in, or Log out. */
export function PanelContent({ panel, onChosen }: PanelContentProps) {
  return (
    <>
      <h2 className={heading}>{panel.heading}</h2>
      {panel.groups.map((group) => (
        <Group key={group.title ?? ''} group={group} onChosen={onChosen} />
      ))}
      {panel.name === 'login' && <SignInPart onChosen={onChosen} />}
    </>
  );
}
