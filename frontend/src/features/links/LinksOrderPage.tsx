import { OrderPage } from '../../components/lists/OrderPage';
import { useTranslation } from '../../i18n/useTranslation';
import { useAllLinks, useSortLinks } from './api/own-links';
import { idOf } from './api/public-links';
import { LinkSummary } from './components/LinkSummary';
import { nameOfLink } from './link-name';

/** The page on which a creator sorts links. */
export function LinksOrderPage({ displayId }: { displayId: string }) {
  const { t } = useTranslation('linkEditor');
  return (
    <OrderPage
      displayId={displayId}
      text={(name) => t(`order.${name}`)}
      messages={{
        unread: 'FAILED_TO_GET_LINKS',
        sorted: 'SUCCESS_TO_SORT_LINKS',
        failed: 'FAILED_TO_SORT_LINKS',
      }}
      query={useAllLinks(displayId)}
      sorting={useSortLinks(displayId)}
      idOf={idOf}
      nameOf={(link) => nameOfLink(link) ?? t('row.unnamed')}
    >
      {(link) => <LinkSummary link={link} />}
    </OrderPage>
  );
}
