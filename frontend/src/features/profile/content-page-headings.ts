import { type PublicAccount } from '../../api/generated/model/publicAccount';
import { type Translate } from '../../i18n/catalog';

/** The blocks of a content page with an editable headline. */
export type ContentPageBlock = 'RECOMMEND_CONTENT' | 'OTHER_POST';

/** The headline of a block of a content page. */
export function contentPageHeading(
  t: Translate<'profile'>,
  { headlines }: Pick<PublicAccount, 'headlines'>,
  block: ContentPageBlock,
): string {
  return headlines.find(({ type }) => type === block)?.text ?? t(`headlines.${block}`);
}
