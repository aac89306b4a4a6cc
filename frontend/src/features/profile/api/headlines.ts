import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setHeadline } from '../../../api/generated/headlines/headlines';
import { type Headline } from '../../../api/generated/model/headline';
import { type HeadlineType } from '../../../api/generated/model/headlineType';
import { type SetHeadline } from '../../../api/generated/model/setHeadline';
import { type OwnAccount, ownAccountQuery } from './own-account';
import { showOwnPage, showPublicPage } from './shown-account';

export type { HeadlineType };

/** The headlines with one of them as it is now. */
function withHeadline(headlines: readonly Headline[], changed: Headline): Headline[] {
  return headlines.map((headline) => (headline.type === changed.type ? changed : headline));
}

/** Words a headline of the own page, or leaves it to the page's own words; for null, which changes nothing, nothing is asked. */
export function useSaveHeadline(account: Pick<OwnAccount, 'displayId' | 'headlines'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (headline: SetHeadline | null) => (headline === null ? null : setHeadline(headline)),
    onSuccess: async (headline) => {
      if (headline === null) return;
      const shown = queryClient.getQueryData(ownAccountQuery().queryKey) ?? account;
      const headlines = withHeadline(shown.headlines, headline);
      showOwnPage(queryClient, { headlines });
      await showPublicPage(queryClient, account.displayId, { headlines });
    },
  });
}
