/** Components for states: loading, empty, failed, messages. */
import { Button } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { SearchIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { Spinner } from '../../../widgets/kit/status/spinner.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import type { Specimen } from '../specimen.js';

const retry = () => undefined;

const skeleton: Specimen = {
  file: 'skeleton',
  states: {
    line: () => <Skeleton width="70%" />,
    picture: () => <Skeleton ratio="4 / 3" />,
  },
};

const spinner: Specimen = {
  file: 'spinner',
  states: {
    plain: () => <Spinner />,
    'with words for screen readers': (words) => <Spinner label={words.working} />,
  },
};

const inlineNotice: Specimen = {
  file: 'inline-notice',
  wide: true,
  states: {
    info: (words) => <InlineNotice>{words.caution}</InlineNotice>,
    success: (words) => <InlineNotice tone="success">{words.saved}</InlineNotice>,
    danger: (words) => (
      <InlineNotice tone="danger" onRetry={retry}>
        {words.failed}
      </InlineNotice>
    ),
    'trying again': (words) => (
      <InlineNotice tone="danger" onRetry={retry} busy>
        {words.failed}
      </InlineNotice>
    ),
  },
};

const emptyState: Specimen = {
  file: 'empty-state',
  wide: true,
  states: {
    'with an action': (words) => (
      <EmptyState title={words.nothing} icon={<SearchIcon />} action={<Button>{words.search}</Button>}>
        {words.widen}
      </EmptyState>
    ),
    'without one': (words) => <EmptyState title={words.nothing} />,
  },
};

const visuallyHidden: Specimen = {
  file: 'visually-hidden',
  states: {
    'after a dash': (words) => (
      <p>
        – <VisuallyHidden>{words.hidden}</VisuallyHidden>
      </p>
    ),
  },
};

/** Lists the components for states. */
export const feedback: readonly Specimen[] = [skeleton, spinner, inlineNotice, emptyState, visuallyHidden];
