import { type BlockName } from '../../api/generated/model/blockName';
import { type PublicAccount } from '../../api/generated/model/publicAccount';

/** The headline type of each block on a creator's page. */
const HEADLINES = {
  content: 'POST',
  link: 'LINK',
  item: 'RECOMMEND_PROFILE',
} as const satisfies Record<BlockName, string>;

/** The creator's headline of a block; null for the default one. */
export function headlineOf({ headlines }: Pick<PublicAccount, 'headlines'>, block: BlockName): string | null {
  return headlines.find(({ type }) => type === HEADLINES[block])?.text ?? null;
}
