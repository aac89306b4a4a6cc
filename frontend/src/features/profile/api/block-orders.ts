import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderBlocks } from '../../../api/generated/blocks/blocks';
import { type BlockName } from '../../../api/generated/model/blockName';
import { type BlockOrder } from '../../../api/generated/model/blockOrder';
import { type OwnAccount, ownAccountQuery } from './own-account';
import { showOwnPage, showPublicPage } from './shown-account';

export type { BlockName, BlockOrder };

/** An arrangement that is to be, and the one that it takes the place of. */
interface Arrangement {
  before: BlockOrder[];
  after: BlockOrder[];
}

/**
 * Arranges the blocks of the own page. The studio shows the new arrangement at once, and the old one again where it could
 * not be saved.
 */
export function useArrangeBlocks({ accountId, displayId }: Pick<OwnAccount, 'accountId' | 'displayId'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ after }: Arrangement) => {
      showOwnPage(queryClient, { blockOrders: after });
      return orderBlocks(accountId, {
        orders: after.map(({ name, type, order, show }) => ({ name, type, order, show })),
      });
    },
    onSuccess: (_nothing, { after }) => {
      // It may have been read once more before it was saved.
      showOwnPage(queryClient, { blockOrders: after });
      return showPublicPage(queryClient, displayId, { blockOrders: after });
    },
    onError: (_error, { before }) => {
      showOwnPage(queryClient, { blockOrders: before });
      // Whether it has arrived all the same, the server knows.
      void queryClient.invalidateQueries({ queryKey: ownAccountQuery().queryKey, exact: true });
    },
  });
}

/** The blocks of the own page as they stand now. */
export function useLatestBlocks(): () => BlockOrder[] {
  const queryClient = useQueryClient();
  return () => queryClient.getQueryData(ownAccountQuery().queryKey)?.blockOrders ?? [];
}
