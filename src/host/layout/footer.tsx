/** The footer: where else to go, how to reach us, and what this site is (S-085 to S-089). */
import { InlineNotice } from '../../widgets/kit/status/inline-notice.js';
import { css } from '../../widgets/kit/style/sheet.js';
import type { SiteWords } from '../../../words/en/site.js';
import { useSiteWords } from '../words.js';
import { routes } from '../routes.js';
import { searchPath } from '../search-path.js';
import { useSite } from '../site-context.js';
import { Brand } from './brand.js';
import { ContactBlock, contactId } from './contact-block.js';
import { postPath } from './menu.js';
import { LanguageChoice, ThemeChoice } from './preference-choices.js';
import { wideClass } from './wide.js';

// No scroll anchoring to the footer while the content above grows, and layout only near the screen.
const foot = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--h-size-800);
  @media (min-width: 768px) {
    contain-intrinsic-block-size: auto var(--h-size-440);
  }
  overflow-anchor: none;
  padding-block: var(--h-space-7) var(--h-space-5);
  border-top: 1px solid var(--h-border);
  background: var(--h-surface);
  @media print {
    display: none;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--h-space-5) var(--h-space-4);
  @media (max-width: 767px) {
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    & > nav + nav + nav > ul {
      columns: 2;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr 1fr 1.6fr;
    gap: var(--h-space-6);
  }
  & h2 {
    margin-bottom: var(--h-space-2);
    font-size: var(--h-text-15);
    font-weight: 700;
    &:focus {
      outline: none;
    }
  }
`;

const links = css`
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--h-size-36);
    color: var(--h-muted);
    font-size: var(--h-text-15);
    text-decoration: none;
  }
  & a:hover {
    color: var(--h-brand);
    text-decoration: underline;
  }
`;

const bottom = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--h-space-3) var(--h-space-5);
  margin-top: var(--h-space-6);
  padding-top: var(--h-space-4);
  border-top: 1px solid var(--h-border);
  color: var(--h-muted);
  font-size: var(--h-text-14);
  & > p {
    flex: 1 1 auto;
  }
`;

const notice = css`
  margin-top: var(--h-space-5);
`;

const contactPath = `#${contactId}`;

const columnsOf = (text: SiteWords) =>
  [
    {
      title: text.services,
      links: [
        [text.searchProperty, routes.search.path],
        [text.postProperty, postPath],
        [text.buyProperty, searchPath({ tab: 'Buy' })],
        [text.rentProperty, searchPath({ tab: 'Rent' })],
      ],
    },
    {
      title: text.company,
      links: [
        [text.aboutUs, routes.about.path],
        [text.contactUs, contactPath],
        [text.blogs, routes.blogs.path],
        [text.partners, routes.partners.path],
      ],
    },
    {
      title: text.help,
      links: [
        [text.support, contactPath],
        [text.faqs, routes.faqs.path],
        [text.privacy, routes.privacy.path],
        [text.terms, routes.terms.path],
        [text.complaints, routes.contact.path],
      ],
    },
  ] as const;

/** The first year of the copyright line (S-089, C-45). */
const since = 2025;

function Bottom() {
  const text = useSiteWords();
  const {
    brand,
    details: { operatorRera },
  } = useSite();
  const year = new Date().getFullYear();
  return (
    <div className={bottom}>
      <Brand />
      <p>{text.copyright(year > since ? `${since}-${year}` : String(since), brand)}</p>
      {operatorRera ? <p>{text.rera(operatorRera)}</p> : null}
      <ThemeChoice />
      <LanguageChoice />
    </div>
  );
}

/** Draws the footer. */
export function Footer() {
  const text = useSiteWords();
  const { isDemo } = useSite();
  return (
    <footer className={foot} aria-label={text.footer}>
      <div className={wideClass}>
        <div className={columns}>
          {columnsOf(text).map((column) => (
            <nav key={column.title} className={links} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(([name, href]) => (
                  <li key={name}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section>
            <h2 id={contactId} tabIndex={-1}>
              {text.contact}
            </h2>
            <ContactBlock />
          </section>
        </div>
        {isDemo && (
          <div className={notice}>
            <InlineNotice>{text.demo}</InlineNotice>
          </div>
        )}
        <Bottom />
      </div>
    </footer>
  );
}
