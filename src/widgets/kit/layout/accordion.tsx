/** A section that opens and closes under its heading. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.js';
import { css } from '../style/sheet.js';

const section = css`
  border-bottom: 1px solid var(--h-border);
`;

const heading = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: var(--h-size-48);
  font-size: var(--h-text-15);
  font-weight: 600;
  & > svg {
    color: var(--h-muted);
    transition: transform var(--h-fast) ease-out;
  }
  &[aria-expanded="true"] > svg {
    transform: rotate(180deg);
  }
`;

const region = css`
  padding-bottom: var(--h-space-4);
`;

/** What an Accordion takes; the level is that of its heading in the page. */
export interface AccordionProps {
  title: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
  /** Opens it and keeps it open while true; becoming false closes nothing. */
  mustOpen?: boolean;
  level?: 2 | 3 | 4;
  /** Draws what it holds only while it is open. */
  isLazy?: boolean;
}

/** Draws the section; a closed one keeps what was typed in it. */
export function Accordion({
  title,
  children,
  startsOpen = false,
  mustOpen = false,
  level = 3,
  isLazy = false,
}: AccordionProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => {
    if (mustOpen) setOpen(true);
  }, [mustOpen]);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={section}>
      <Heading>
        <button
          type="button"
          className={heading}
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-region`}
          onClick={() => {
            setOpen(mustOpen || !isOpen);
          }}
        >
          {title}
          <ChevronDownIcon />
        </button>
      </Heading>
      <div className={region} role="region" id={`${id}-region`} aria-labelledby={id} hidden={!isOpen}>
        {isLazy && !isOpen ? null : children}
      </div>
    </div>
  );
}
