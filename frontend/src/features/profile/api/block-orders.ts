import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrderBlocks } from '../../../api/generated/blocks/blocks';
import { type BlockName } from '../../../api/generated/model/blockName';
import { type BlockOrder } from '../../../api/generated/model/blockOrder';
import { withLock } from '../../../api/other-windows';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { createUncachedClient } from '../../../api/query-client';
import { showOwnPage, showPublicPage } from './shown-account';

export type { BlockName, BlockOrder };

/** A change to the current block order. */
type Arrange = (blocks: BlockOrder[]) => BlockOrder[];

/**
 * Arranges the blocks of the own page. The endpoint replaces the whole list, so the current one is fetched first and the
 * change is applied to it: changes from other windows survive. The update is optimistic and rolled back on failure.
 * Resolves to the blocks before the change.
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
        // The cache shows the blocks arranged already.
        const { blockOrders: before } = await createUncachedClient().query(ownAccountQuery());
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
      // A refetch may have returned the order before the save.
      showOwnPage(queryClient, { blockOrders: after });
      return showPublicPage(queryClient, displayId, { blockOrders: after });
    },
    onError: (_error, _arrange, shown) => {
      if (shown !== undefined) showOwnPage(queryClient, { blockOrders: shown.before });
      // The request may have succeeded despite the error.
      void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
}

/** The cached blocks of the own page. */
export function useLatestBlocks(): () => BlockOrder[] {
  const queryClient = useQueryClient();
  return () => queryClient.getQueryData(ownAccountQuery().queryKey)?.blockOrders ?? [];
}
