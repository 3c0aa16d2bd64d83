/** Code of a page, with the market’s own address in it, and a button that copies it. */
import { css } from '../../../widgets/kit/style/sheet.js';
import { partsOfCode } from './code-parts.js';
import { CopyButton } from './copy-button.js';
import { texts } from './texts.js';

const frame = css`
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--h-space-3);
    padding: var(--h-space-1) var(--h-space-2) var(--h-space-1) var(--h-space-4);
    border-bottom: 1px solid var(--h-border);
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
  & button {
    min-height: var(--h-size-36);
    padding-inline: var(--h-space-3);
    font-size: var(--h-text-13);
  }
  & > pre {
    overflow: auto;
    margin: 0;
    max-height: var(--h-size-520);
    padding: var(--h-space-4);
    font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
    font-size: var(--h-text-13);
    line-height: 1.65;
    white-space: pre;
    tab-size: 2;
    overflow-wrap: normal;
  }
  & [data-part="word"] {
    color: var(--h-info);
  }
  & [data-part="text"] {
    color: var(--h-success);
  }
  & [data-part="comment"] {
    color: var(--h-muted);
    font-style: italic;
  }
`;

/** What a CodeBlock takes; the label says what it is where its language does not. */
interface CodeBlockProps {
  code: string;
  language: string;
  label?: string;
}

/** Draws it. */
export function CodeBlock({ code, language, label = texts.codeNames[language] ?? language }: CodeBlockProps) {
  return (
    <div className={frame}>
      <div>
        <span aria-hidden="true">{label}</span>
        <CopyButton text={code}>{texts.copy}</CopyButton>
      </div>
      <pre tabIndex={0} role="group" aria-label={texts.code(label)} data-language={language}>
        <code>
          {partsOfCode(code, language).map(({ kind, text }, at) =>
            kind ? (
              <span key={at} data-part={kind}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
