import { type BlockName } from '../../api/generated/model/blockName';
import { type HeadlineType } from '../../api/generated/model/headlineType';
import { type PublicAccount } from '../../api/generated/model/publicAccount';
import { type Translate } from '../../i18n/catalog';

/** The headline type of each block on a creator's page. */
export const BLOCK_HEADLINES = {
  content: 'POST',
  link: 'LINK',
  item: 'RECOMMEND_PROFILE',
} as const satisfies Record<BlockName, HeadlineType>;

/** The creator's headline of a section, or the default one. */
export function headlineText(
  t: Translate<'profile'>,
  { headlines }: Pick<PublicAccount, 'headlines'>,
  type: HeadlineType,
): string {
  return headlines.find((headline) => headline.type === type)?.text ?? t(`headlines.${type}`);
}
