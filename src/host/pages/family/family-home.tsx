/** One home of a family list: what it costs, what each thinks of it, and what one says oneself. */
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { detailRouteOf } from '../../../model/rules/kinds.js';
import { mostRemark } from '../../../model/rules/family.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { type FamilyList, opinionGiven } from '../../../model/saved/family.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { HeartIcon } from '../../../widgets/kit/icons/icons.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { type CardText, headlineIn } from '../../../widgets/kit/listing/card-text.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { styles } from './styles.js';
import { useFamilyWords } from './words.js';

interface FamilyHomeProps {
  link: string;
  shown: FamilyList['homes'][number];
  text: CardText;
  /** Whether whoever looks is one of the people. */
  isMember: boolean;
}

function Remark({ link, id, title, remark }: { link: string; id: string; title: string; remark: string }) {
  const words = useFamilyWords();
  const give = useUnit(opinionGiven);
  const [typed, setTyped] = useState(remark);
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        give({ link, id, remark: typed });
      }}
    >
      <TextInput
        aria-label={words.remarkOn(title)}
        placeholder={words.remark}
        maxLength={mostRemark}
        value={typed}
        onText={setTyped}
      />
      {typed.trim() === remark ? null : <Button type="submit">{words.keep}</Button>}
    </form>
  );
}

/** Draws the home. */
export function FamilyHome({ link, shown: { home, opinions }, text, isMember }: FamilyHomeProps) {
  const words = useFamilyWords();
  const give = useUnit(opinionGiven);
  const { id, kind, city, locality, propertyType = '', bhk = '', lastPrice, isGone } = home;
  const known = { city, locality, propertyType, bhk, price: lastPrice };
  const view = { ...listingView(kind, { _id: id }), ...known };
  const title = headlineIn(text, view);
  const mine = opinions.find(({ isMine }) => isMine);
  return (
    <article className={styles.home}>
      <header>
        <div>
          <p>
            <Money rupees={lastPrice} />
            {view.isMonthly ? <small> {view.perBed ? text.words.perBed : text.words.perMonth}</small> : null}
          </p>
          <h2>
            {isGone ? title : <a href={`${detailRouteOf(kind)}?id=${encodeURIComponent(id)}`}>{title}</a>}
          </h2>
          <p className={styles.note}>{isGone ? words.gone : text.label(city)}</p>
        </div>
        {isMember ? (
          <button
            type="button"
            className={styles.heart}
            aria-label={words.heart(title)}
            aria-pressed={mine?.heart ?? false}
            onClick={() => {
              give({ link, id, heart: !mine?.heart });
            }}
          >
            <HeartIcon />
          </button>
        ) : null}
      </header>
      {opinions.length > 0 ? (
        <ul className={styles.opinions}>
          {opinions.map(({ name, heart, remark }, at) => (
            <li key={`${name} ${String(at)}`}>
              {heart ? (
                <span>
                  <HeartIcon />
                  <span className={hiddenClass}>♥</span>
                </span>
              ) : null}
              <span lang="">
                <strong>{name}</strong>
                {remark ? `: ${remark}` : ''}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isMember ? <Remark link={link} id={id} title={title} remark={mine?.remark ?? ''} /> : null}
    </article>
  );
}
