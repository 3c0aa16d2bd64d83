/** Contact and complaints: what is configured, in one list (S-088, IT Rules 2021), and the form of S-510. */
import { useSearch } from 'wouter';
import { reportReasons } from '../../../model/rules/report-reasons.js';
import { DefinitionList } from '../../../widgets/kit/layout/definition-list.js';
import { ReportForm } from '../../../widgets/kit/report/report-form.js';
import { useReportWords } from '../../../widgets/kit/report/report-words.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { routes } from '../../routes.js';
import { useSite } from '../../site-context.js';
import { DocumentPage } from './document-page.js';
import { useAboutWords } from './words.js';

const complaintClass = css`
  display: grid;
  gap: var(--h-space-3);
  & > h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
  }
  & > p {
    color: var(--h-muted);
  }
`;

const phoneLink = (phone: string | null | undefined) =>
  phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
const mailLink = (email: string | null | undefined) => email && <a href={`mailto:${email}`}>{email}</a>;

function ContactLinks() {
  const text = useAboutWords();
  const { phone, email, details } = useSite();
  const items = [
    { id: 'phone', term: text.tollFree, value: phoneLink(phone) },
    { id: 'email', term: text.email, value: mailLink(email) },
    { id: 'officer', term: text.grievanceOfficer, value: details.grievanceOfficer },
    { id: 'officer-email', term: text.grievanceEmail, value: mailLink(details.grievanceEmail) },
    { id: 'officer-phone', term: text.grievancePhone, value: phoneLink(details.grievancePhone) },
    { id: 'officer-address', term: text.grievanceAddress, value: details.grievanceAddress },
    { id: 'operator', term: text.operator, value: details.address && details.operator },
    { id: 'rera', term: text.rera, value: details.operatorRera },
    { id: 'address', term: text.address, value: details.address },
  ].filter(({ value }) => value);
  return items.length > 0 ? <DefinitionList items={items} /> : <InlineNotice>{text.notSet}</InlineNotice>;
}

/** What the address says of the complaint: a link below an owner's number names the listing and the reason. */
const useFirst = () => {
  const asked = new URLSearchParams(useSearch());
  return {
    listing: asked.get('listing')?.slice(0, 64) ?? '',
    reason: reportReasons.find((reason) => reason === asked.get('reason')) ?? ('' as const),
  };
};

function Complaint() {
  const words = useReportWords();
  const first = useFirst();
  return (
    <section className={complaintClass} aria-labelledby="complaint">
      <h2 id="complaint">{words.complaint}</h2>
      <p>{words.complaintText}</p>
      <ReportForm site="" first={first} />
    </section>
  );
}

/** Draws the page. */
export function ContactPage() {
  return (
    <DocumentPage name="contact" path={routes.contact.path}>
      <ContactLinks />
      <Complaint />
    </DocumentPage>
  );
}
