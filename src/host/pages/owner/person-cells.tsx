/** The cells of a person: name, e-mail, phone, call and WhatsApp. */
import type { Response } from '../../../model/manage/responses.js';
import { dash } from '../../../model/rules/numbers.js';
import { formatPhone, phoneDigits } from '../../../model/rules/phone.js';
import { WhatsAppIcon } from '../../../widgets/kit/icons/icons.js';
import { useOwnerWords } from './words.js';
import { tableStyles } from './table-styles.js';

function Phone({ phone, about, name }: { phone: string; about: string; name: string }) {
  const text = useOwnerWords();
  const digits = phoneDigits(phone);
  const chat = `https://wa.me/91${digits}?text=${encodeURIComponent(text.greeting(about))}`;
  return (
    <span className={tableStyles.ways}>
      <a href={`tel:+91${digits}`} aria-label={text.call(name, formatPhone(phone))}>
        {formatPhone(phone)}
      </a>
      <a href={chat} target="_blank" rel="noopener noreferrer" aria-label={text.whatsApp(name)}>
        <WhatsAppIcon />
      </a>
    </span>
  );
}

/** An e-mail address that breaks, where it must, before the @; marked as Latin in every language. */
function Email({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <a href={`mailto:${email}`} lang="en">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}

/** Draws the three cells. */
export function PersonCells({ response, name }: { response: Response; name: string }) {
  const text = useOwnerWords();
  const { email, phone, propertyId } = response;
  return (
    <>
      <th scope="row" data-label={text.name}>
        {name}
      </th>
      <td data-label={text.email}>{email ? <Email email={email} /> : dash}</td>
      <td data-label={text.phone}>{phone ? <Phone phone={phone} about={propertyId} name={name} /> : dash}</td>
    </>
  );
}
