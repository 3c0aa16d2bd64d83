/** The way from a listing to the page of its agent or builder, where they have one. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { findOwnerPageFx, type OwnerPage } from '../../../model/people/person-page.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { useSiteWords } from '../../words.js';

/** Draws the link once it is known where it leads. */
export function OwnerLink({ userId }: { userId: string }) {
  const { detailPage } = useSiteWords();
  const find = useUnit(findOwnerPageFx);
  const [page, setPage] = useState<OwnerPage>({});
  useEffect(() => {
    // Without an answer there is no link; the page is whole without it.
    find(userId).then(setPage, () => undefined);
  }, [find, userId]);
  return page.path && page.name ? (
    <ButtonLink href={page.path}>{detailPage.person(page.name)}</ButtonLink>
  ) : null;
}
