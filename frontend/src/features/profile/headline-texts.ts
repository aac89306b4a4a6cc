import { type BlockName } from '../../api/generated/model/blockName';
import { type PublicAccount } from '../../api/generated/model/publicAccount';

/** The headline that stands over each block of a creator's page. */
const HEADLINES = {
  content: 'POST',
  link: 'LINK',
  item: 'RECOMMEND_PROFILE',
} as const satisfies Record<BlockName, string>;

/** The creator's own words over a block; null where they are left to the page. */
export function headlineOf({ headlines }: Pick<PublicAccount, 'headlines'>, block: BlockName): string | null {
  return headlines.find(({ type }) => type === HEADLINES[block])?.text ?? null;
}
