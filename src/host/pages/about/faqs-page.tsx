/** Frequent questions in their topics, with a search over questions and answers (S-392). */
import type { PageContent } from 'virtual:pages';
import { useState } from 'react';
import { Accordion } from '../../../widgets/kit/layout/accordion.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { SearchIcon } from '../../../widgets/kit/icons/icons.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { routes } from '../../routes.js';
import { useSite } from '../../site-context.js';
import { Waiting } from './about-frame.js';
import { ContentBody } from './content-body.js';
import { DocumentHead, DocumentMeta } from './document-page.js';
import { useAboutWords } from './words.js';
import { usePageContent } from './page-content.js';
import { findQuestions, type QuestionTopic, topicsOf } from './questions.js';

const column = css`
  display: grid;
  gap: var(--h-space-5);
  max-width: 68ch;
`;

const topicClass = css`
  display: grid;
  gap: var(--h-space-2);
  & > h2 {
    margin-top: var(--h-space-3);
    font-size: var(--h-text-20);
    font-weight: 700;
    scroll-margin-top: var(--h-space-5);
  }
  & button {
    padding-block: var(--h-space-2);
    line-height: 1.4;
  }
`;

const answerClass = css`
  & > div {
    font-size: var(--h-text-16);
  }
`;

const foundClass = css`
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** So few questions are all open: the answer is what was looked for. */
const openedAtOnce = 3;

function Topic({ topic, areOpen }: { topic: QuestionTopic; areOpen: boolean }) {
  const named = decodeURIComponent(location.hash.slice(1));
  return (
    <section className={topicClass}>
      <h2 id={topic.id} tabIndex={-1}>
        {topic.title}
      </h2>
      <div>
        {topic.questions.map(({ id, question, answer }) => (
          <div key={`${id} ${String(areOpen)}`} id={id} tabIndex={-1}>
            <Accordion title={question} startsOpen={areOpen || id === named}>
              <div className={answerClass}>
                <ContentBody nodes={answer} />
              </div>
            </Accordion>
          </div>
        ))}
      </div>
    </section>
  );
}

function Questions({ page }: { page: PageContent }) {
  const text = useAboutWords();
  const { details } = useSite();
  const [typed, setTyped] = useState('');
  const found = findQuestions(topicsOf(page.body, details), typed);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <Field label={text.findQuestion}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            placeholder={text.findHint}
            before={<SearchIcon />}
            onText={setTyped}
          />
        )}
      </Field>
      <p className={foundClass} role="status">
        {typed.trim() === '' ? '' : count === 0 ? text.noneFound : text.found(count)}
      </p>
      {count === 0 ? (
        <div>
          <ButtonLink href={routes.contact.path}>{text.contact}</ButtonLink>
        </div>
      ) : null}
      {found.map((topic) => (
        <Topic key={topic.id} topic={topic} areOpen={typed.trim() !== '' && count <= openedAtOnce} />
      ))}
    </>
  );
}

/** Draws the page. */
export function FaqsPage() {
  const { page, hasFailed } = usePageContent('faqs');
  if (!page) return <Waiting hasFailed={hasFailed} />;
  return (
    <div className={column} lang={page.language}>
      <DocumentMeta page={page} path={routes.faqs.path} />
      <DocumentHead page={page} />
      <Questions page={page} />
    </div>
  );
}
