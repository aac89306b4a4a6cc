import { useQueryClient } from '@tanstack/react-query';
import { useSetHeadline } from '../../../api/generated/headlines/headlines';
import { type Headline } from '../../../api/generated/model/headline';
import { type HeadlineType } from '../../../api/generated/model/headlineType';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { showOwnPage, showPublicPage } from './shown-account';

export type { HeadlineType };

/** The headlines with one of them replaced. */
function withHeadline(headlines: readonly Headline[], changed: Headline): Headline[] {
  return headlines.map((headline) => (headline.type === changed.type ? changed : headline));
}

/** Sets a headline of the own page or resets it to the default. */
export function useSaveHeadline(account: Pick<OwnAccount, 'displayId' | 'headlines'>) {
  const queryClient = useQueryClient();
  return useSetHeadline({
    mutation: {
      onSuccess: async (headline) => {
        const shown = queryClient.getQueryData(ownAccountQuery().queryKey) ?? account;
        const headlines = withHeadline(shown.headlines, headline);
        showOwnPage(queryClient, { headlines });
        await showPublicPage(queryClient, account.displayId, { headlines });
      },
    },
  });
}
