import { OrderPage } from '../../components/lists/OrderPage';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { useTranslation } from '../../i18n/useTranslation';
import { useAllContents, useSortContents } from './api/own-contents';
import { type ContentTile, idOf } from './api/public-contents';
import { ContentSummary } from './components/ContentSummary';
import { nameOfContent } from './content-name';
import { dataProviders } from './data-providers';

/** The terms of the providers whose data is listed. */
function TermsOf({ contents }: { contents: readonly ContentTile[] }) {
  const services = dataProviders(contents);
  return services.length > 0 && <ProviderTerms providers={services} />;
}

/** The page on which a creator sorts contents. */
export function ContentsOrderPage({ displayId }: { displayId: string }) {
  const { t, language } = useTranslation('contentEditor');
  const { t: tProfile } = useTranslation('profile');
  return (
    <OrderPage
      displayId={displayId}
      text={(name) => t(`order.${name}`)}
      messages={{
        unread: 'FAILED_TO_GET_CONTENTS_LIST',
        sorted: 'SUCCESS_TO_SORT_CONTENTS',
        failed: 'FAILED_TO_SORT_CONTENTS',
      }}
      query={useAllContents(displayId)}
      sorting={useSortContents(displayId)}
      idOf={idOf}
      nameOf={(content) => nameOfContent(tProfile, language, content)}
      below={(contents) => <TermsOf contents={contents} />}
    >
      {(content) => <ContentSummary content={content} />}
    </OrderPage>
  );
}
