/** Code of a page, with the market’s own address in it, and a button that copies it. */
import { css } from '../../../widgets/kit/style/sheet.js';
import { CopyButton } from './copy-button.js';
import { texts } from './texts.js';

const frame = css`
  position: relative;
  & > pre {
    overflow-x: auto;
    max-height: var(--h-size-520);
    padding: var(--h-space-4);
    padding-inline-end: var(--h-size-96);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-bg);
    font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
    font-size: var(--h-text-13);
    line-height: 1.65;
    white-space: pre;
    tab-size: 2;
    overflow-wrap: normal;
  }
  & > button {
    position: absolute;
    inset-block-start: var(--h-space-2);
    inset-inline-end: var(--h-space-2);
    background: var(--h-surface);
    font-size: var(--h-text-13);
  }
`;

/** Draws it. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <div className={frame}>
      <pre tabIndex={0} role="region" aria-label={texts.code(language)} data-language={language}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code}>{texts.copy}</CopyButton>
    </div>
  );
}
