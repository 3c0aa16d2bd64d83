/** How to reach the people behind the site; what is not configured is not shown (S-088). */
import { MailIcon, PhoneIcon } from '../../widgets/kit/icons/icons.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';
import { socialNames } from '../site.js';
import { useSite } from '../site-context.js';
import { socialPlaces } from './social-icons.js';

/** The id of the contact block: "Contact Us" and "Support" lead to it (C-48). */
export const contactId = 'contact';

const list = css`
  display: grid;
  gap: var(--h-space-2);
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--h-space-2);
    min-height: var(--h-size-32);
    color: var(--h-text);
    text-decoration: none;
  }
  & a:hover {
    color: var(--h-brand);
    text-decoration: underline;
  }
  & svg {
    color: var(--h-brand);
  }
`;

const social = css`
  display: flex;
  gap: var(--h-space-2);
  margin-top: var(--h-space-3);
  & a {
    display: grid;
    place-items: center;
    width: var(--h-size-44);
    height: var(--h-size-44);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-full);
    color: var(--h-text);
  }
  & a:hover {
    border-color: var(--h-brand);
    color: var(--h-brand);
  }
`;

const note = css`
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** Draws phone, e-mail and the social pages. */
export function ContactBlock() {
  const text = useSiteWords();
  const { brand, phone, email, social: pages } = useSite();
  return (
    <>
      <ul className={list}>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <PhoneIcon />
              {text.tollFree} {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <MailIcon />
              {email}
            </a>
          </li>
        )}
      </ul>
      {!phone && !email && <p className={note}>{text.askByPost}</p>}
      <div className={social}>
        {socialNames.map((name) => {
          const page = pages[name];
          const { name: place, Mark } = socialPlaces[name];
          return (
            page && (
              <a
                key={name}
                href={page}
                rel="noopener me"
                target="_blank"
                aria-label={text.socialOn(brand, place)}
              >
                <Mark />
              </a>
            )
          );
        })}
      </div>
    </>
  );
}
