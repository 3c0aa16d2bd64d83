/** How it works for owners: three steps and the button that begins them. */
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { CameraIcon, EditIcon, UsersIcon } from '../../../widgets/kit/icons/icons.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { postPath } from '../../layout/menu.js';
import { useHomeWords } from './words.js';
import { Section } from './section.js';

const panel = css`
  padding: var(--h-space-5) var(--h-space-4);
  border-radius: var(--h-radius-sheet);
  background: var(--h-brand-soft);
  @media (min-width: 768px) {
    padding: var(--h-space-6);
  }
`;

const steps = css`
  display: grid;
  gap: var(--h-space-5);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--h-space-1) var(--h-space-3);
    align-content: start;
  }
  & i {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: var(--h-size-44);
    height: var(--h-size-44);
    border-radius: var(--h-radius-full);
    background: var(--h-surface);
    color: var(--h-brand);
  }
  & h3 {
    font-weight: 700;
  }
  & p {
    max-width: 44ch;
    font-size: var(--h-text-15);
  }
`;

const begin = css`
  margin-top: var(--h-space-5);
`;

const icons = [EditIcon, CameraIcon, UsersIcon] as const;

/** Draws the steps; "Owner Services" of the header leads here (C-48). */
export function Owners() {
  const text = useHomeWords();
  return (
    <Section id="owners" title={text.owners} note={text.ownersNote} className={panel}>
      <ol className={steps}>
        {text.steps.map(({ title, text: said }, at) => {
          const Icon = icons[at] ?? EditIcon;
          return (
            <li key={title}>
              <i>
                <Icon />
              </i>
              <h3>{title}</h3>
              <p>{said}</p>
            </li>
          );
        })}
      </ol>
      <div className={begin}>
        <ButtonLink href={postPath} variant="primary">
          {text.post}
        </ButtonLink>
      </div>
    </Section>
  );
}
