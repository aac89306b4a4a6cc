import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useUpdateOwnAccount } from '../../../api/generated/accounts/accounts';
import { type CallInit } from '../../../api/http-client';
import { type OwnAccount } from '../../../api/own-account';
import { chosenCategories } from '../categories/chosen-categories';
import { showOwnPage, showPublicPage } from './shown-account';

/** Stores the response: in the studio of every window at once, on the public page when it is opened. */
function storeAccount(queryClient: QueryClient, account: OwnAccount): Promise<void> {
  // Fields with endpoints of their own may be newer than this response.
  const { blockOrders: _blockOrders, headlines: _headlines, ...change } = account;
  showOwnPage(queryClient, change);
  const { displayId, displayName, introduction, translations } = account;
  const { icon, iconPicture, cover, coverPicture, headerType, themeId, theme, contentsFormat } = account;
  const categoryNames = chosenCategories(account).map(({ name }) => name);
  const shown = {
    displayName,
    introduction,
    translations,
    icon,
    iconPicture,
    cover,
    coverPicture,
    headerType,
  };
  return showPublicPage(queryClient, displayId, { ...shown, themeId, theme, contentsFormat, categoryNames });
}

/** Changes the own account. */
export function useChangeOwnAccount(request: Pick<CallInit, 'signal' | 'onUploadProgress'> = {}) {
  const queryClient = useQueryClient();
  return useUpdateOwnAccount({
    mutation: { onSuccess: (account) => storeAccount(queryClient, account) },
    request,
  });
}
