/** The way from a listing to the page of its agent or builder, where they have one. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { findOwnerPageFx, type OwnerPage } from '../../../model/people/person-page.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { useSiteWords } from '../../words.js';

/** What an OwnerLink takes; the path is told once it is known, for other links. */
interface OwnerLinkProps {
  userId: string;
  onPath: (path: string | undefined) => void;
}

/** Draws the link once it is known where it leads. */
export function OwnerLink({ userId, onPath }: OwnerLinkProps) {
  const { detailPage } = useSiteWords();
  const find = useUnit(findOwnerPageFx);
  const [page, setPage] = useState<OwnerPage>({});
  useEffect(() => {
    // Without an answer there is no link; the page is whole without it.
    find(userId).then(
      (found) => {
        setPage(found);
        onPath(found.path);
      },
      () => undefined,
    );
  }, [find, userId, onPath]);
  return page.path && page.name ? (
    <ButtonLink href={page.path}>{detailPage.person(page.name)}</ButtonLink>
  ) : null;
}
