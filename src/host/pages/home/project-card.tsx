/** A builder's project, marked as sponsored and with its RERA number (C-41). */
import type { Project } from '../../../model/index.js';
import { formatPrice } from '../../../model/rules/price.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { middleSize, Picture } from '../../../widgets/kit/listing/picture.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useHomeWords } from './words.js';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  overflow: hidden;
  transition: border-color var(--h-fast) ease-out;
  &:hover {
    border-color: var(--h-border-strong);
  }
`;

const mark = css`
  position: absolute;
  inset: var(--h-space-2) auto auto var(--h-space-2);
`;

const body = css`
  display: grid;
  gap: 2px;
  align-content: start;
  padding: var(--h-space-3) var(--h-space-4) var(--h-space-4);
  & h3 {
    font-size: var(--h-text-16);
    font-weight: 700;
    line-height: 1.35;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--h-radius-card);
  }
  & p {
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

const price = css`
  &&& {
    margin-block: var(--h-space-1);
    color: var(--h-text);
    font-size: var(--h-text-16);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Draws the card; the whole of it is one link. */
export function ProjectCard({ project, sizes }: { project: Project; sizes: string }) {
  const text = useHomeWords();
  const label = useLabels();
  const { name, builder, bhk, locality, city, minPrice, maxPrice } = project;
  return (
    <article className={card}>
      <Picture src={middleSize(project.image)} alt="" sizes={sizes} width={16} height={10} />
      {project.sponsored && (
        <span className={mark}>
          <Badge tone="over-picture">{text.sponsored}</Badge>
        </span>
      )}
      <div className={body}>
        <h3>
          <a href={project.link}>{name}</a>
        </h3>
        <p>{text.by(builder)}</p>
        {maxPrice > 0 ? (
          <p className={price}>{text.prices(formatPrice(minPrice), formatPrice(maxPrice))}</p>
        ) : null}
        <p>{bhk}</p>
        <p>{text.place(locality, label(city))}</p>
        <p>{text.rera(project.reraNumber)}</p>
      </div>
    </article>
  );
}
