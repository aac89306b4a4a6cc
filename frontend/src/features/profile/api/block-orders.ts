import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getOwnAccount } from '../../../api/generated/accounts/accounts';
import { useOrderBlocks } from '../../../api/generated/blocks/blocks';
import { type BlockName } from '../../../api/generated/model/blockName';
import { type BlockOrder } from '../../../api/generated/model/blockOrder';
import { withLock } from '../../../api/other-windows';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { showOwnPage, showPublicPage } from './shown-account';

export type { BlockName, BlockOrder };

/** What is done to the blocks, wherever they stand by then. */
type Arrange = (blocks: BlockOrder[]) => BlockOrder[];

/**
 * Arranges the blocks of the own page. The server takes all of them at once and keeps the last list that it is sent: they
 * are read before, and what is done is done to what stands there now, so that nothing is undone that somebody has done
 * elsewhere. The studio shows the new arrangement at once, and the old one again where it could not be saved; the answer
 * has the blocks as they stood before.
 */
export function useArrangeBlocks({ accountId, displayId }: Pick<OwnAccount, 'accountId' | 'displayId'>) {
  const queryClient = useQueryClient();
  const latest = useLatestBlocks();
  const { queryKey } = ownAccountQuery();
  const { mutateAsync: order } = useOrderBlocks();
  return useMutation({
    onMutate: (arrange: Arrange) => {
      const before = latest();
      showOwnPage(queryClient, { blockOrders: arrange(before) });
      return { before };
    },
    mutationFn: (arrange: Arrange) =>
      withLock(queryKey, async () => {
        const { blockOrders: before } = await getOwnAccount();
        const after = arrange(before);
        const orders = after.map(({ name, type, order: place, show }) => ({
          name,
          type,
          order: place,
          show,
        }));
        await order({ id: accountId, data: { orders } });
        return { before, after };
      }),
    onSuccess: ({ after }) => {
      // It may have been read once more before it was saved.
      showOwnPage(queryClient, { blockOrders: after });
      return showPublicPage(queryClient, displayId, { blockOrders: after });
    },
    onError: (_error, _arrange, shown) => {
      if (shown !== undefined) showOwnPage(queryClient, { blockOrders: shown.before });
      // Whether it has arrived all the same, the server knows.
      void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
}

/** The blocks of the own page as they stand now, as far as this window knows. */
export function useLatestBlocks(): () => BlockOrder[] {
  const queryClient = useQueryClient();
  return () => queryClient.getQueryData(ownAccountQuery().queryKey)?.blockOrders ?? [];
}
