/** One section of the page: a heading that anchors lead to, and what stands under it. */
import { type ReactNode, useId } from 'react';
import { pageStyles as styles } from '../page/page-styles.js';

/** What a Section takes; only one with a name is led to by an anchor. */
interface SectionProps {
  title: string;
  name?: string;
  children: ReactNode;
}

/** Draws the section. */
export function Section({ title, name, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-section={name} aria-labelledby={id}>
      <h2 className={styles.heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
