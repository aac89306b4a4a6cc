import { styled } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { BlockFailure, BlockList, BlockSkeleton, EmptyBlock } from '../../components/studio/BlockParts';
import { FormHeading } from '../../components/forms/FormHeading';
import { ScrollEnd } from '../../components/page/ScrollEnd';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { useNewsList } from './api/news';
import { NewsRow } from './components/NewsRow';

const Column = styled('div')({ width: '100%', maxWidth: 720, margin: '0 auto' });

/** The news from the operators, newest first. */
export default function NewsPage() {
  const { t } = useTranslation(['news', 'common', 'messages']);
  const { show } = useSnackbar();
  const { entries, hasMore, isFetchingMore, failed, refetch, fetchMore } = useNewsList();
  const [moreFailed, setMoreFailed] = useState(false);
  const isBroken = failed || moreFailed;
  useEffect(() => {
    if (isBroken) show('FAILED_TO_GET_NEWS');
  }, [isBroken, show]);

  const more = useCallback(() => {
    setMoreFailed(false);
    void fetchMore().then((came) => setMoreFailed(!came));
  }, [fetchMore]);

  return (
    <Column>
      <FormHeading title={t('news:heading')} lead={t('news:lead')} />
      {entries === undefined && !failed && <BlockSkeleton label={t('news:loading')} />}
      {entries?.length === 0 && (
        <EmptyBlock
          picture={<Bell size={32} aria-hidden />}
          title={t('news:empty.title')}
          titleAs="h2"
          text={t('news:empty.text')}
        />
      )}
      {entries !== undefined && entries.length > 0 && (
        <BlockList>
          {entries.map((news) => (
            <NewsRow key={news.contentId} news={news} />
          ))}
        </BlockList>
      )}
      {isBroken && (
        <BlockFailure
          text={t('messages:FAILED_TO_GET_NEWS')}
          retry={t('common:actions.retry')}
          onRetry={failed ? refetch : more}
        />
      )}
      {hasMore && !isBroken && (
        <ScrollEnd isFetching={isFetchingMore} onReach={more}>
          {t(isFetchingMore ? 'news:loading' : 'news:more')}
        </ScrollEnd>
      )}
    </Column>
  );
}
