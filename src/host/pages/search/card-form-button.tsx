/** The choice of compact cards, which phones offer: two homes a screen instead of one (S-762). */
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { CompactCardsIcon } from '../../../widgets/kit/icons/icons.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useCardForm } from './card-form.js';
import { useMapWords } from '../../map/words.js';

const button = css`
  display: none;
  @media (max-width: 519px) {
    display: block;
  }
  & [aria-pressed="true"] {
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
  }
`;

/** Draws the button, in the place that the results keep for tools. */
export function CardFormButton() {
  const { compactCards } = useMapWords();
  const [form, choose] = useCardForm();
  const isCompact = form === 'compact';
  return (
    <span slot="tools" className={button}>
      <IconButton
        label={compactCards}
        icon={<CompactCardsIcon />}
        aria-pressed={isCompact}
        onClick={() => {
          choose(isCompact ? 'large' : 'compact');
        }}
      />
    </span>
  );
}
