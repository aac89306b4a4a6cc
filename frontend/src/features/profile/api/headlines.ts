import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setHeadline } from '../../../api/generated/headlines/headlines';
import { type Headline } from '../../../api/generated/model/headline';
import { type HeadlineType } from '../../../api/generated/model/headlineType';
import { type OwnAccount, ownAccountQuery } from './own-account';
import { showOwnPage, showPublicPage } from './shown-account';

export type { HeadlineType };

/** The headlines with one of them as it is now. */
function withHeadline(headlines: readonly Headline[], changed: Headline): Headline[] {
  return headlines.map((headline) => (headline.type === changed.type ? changed : headline));
}

/** Words a headline of the own page; where the words are those that are there already, nothing is asked. */
export function useSaveHeadline(account: Pick<OwnAccount, 'displayId' | 'headlines'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ type, text }: { type: HeadlineType; text: string | null }) =>
      text === null ? null : setHeadline({ type, text }),
    onSuccess: async (headline) => {
      if (headline === null) return;
      const shown = queryClient.getQueryData(ownAccountQuery().queryKey) ?? account;
      const headlines = withHeadline(shown.headlines, headline);
      showOwnPage(queryClient, { headlines });
      await showPublicPage(queryClient, account.displayId, { headlines });
    },
  });
}
