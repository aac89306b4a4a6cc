import { BLOCK_NAMES, type BlockName } from '../../src/modules/blocks/block.js';
import { type SignedUp } from './sign-up.js';

/** Hides one block of an account's page from visitors, and shows the others. */
export async function hideBlock({ account, browser }: SignedUp, hidden: BlockName): Promise<void> {
  const orders = BLOCK_NAMES.map((name, index) => ({ name, order: index + 1, show: name !== hidden }));
  await browser.put(`/api/blocks/${account.accountId}/orders`).send({ orders }).expect(204);
}
