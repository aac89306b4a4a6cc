import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { type News } from '../../api/generated/model/news';
import { useGetNews } from '../../api/generated/news/news';
import { BlockFailure } from '../../components/studio/BlockParts';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { Markdown } from '../../components/text/Markdown';
import { Picture } from '../../components/pictures/Picture';
import { PATHS } from '../../config/paths';
import { SITE_NAME } from '../../config/site';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTextLanguage } from '../../i18n/text-language';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { useMarkRead } from './api/news';
import { newsDay } from './news-day';

/** Longer lines are hard to read. */
const COLUMN_PX = 720;

const Column = styled('div')({ width: '100%', maxWidth: COLUMN_PX, margin: '0 auto' });

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginBottom: 16,
});

const Days = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: '8px 0 24px',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

const Image = styled(Picture)({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '70vh',
  objectFit: 'contain',
  marginBottom: 32,
  borderRadius: look.vars.shape.borderRadius,
});

function NewsArticle({ news }: { news: News }) {
  const { t, language } = useTranslation('news');
  const languageOf = useTextLanguage();
  const { title, content, picture, publishedAt, revisedAt } = news;
  useDocumentTitle(`${title} | ${SITE_NAME}`);
  return (
    <article lang={languageOf(title)}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Days lang={language}>
        <time dateTime={publishedAt}>{t('published', { day: newsDay(publishedAt, language) })}</time>
        {revisedAt !== null && (
          <time dateTime={revisedAt}>{t('revised', { day: newsDay(revisedAt, language) })}</time>
        )}
      </Days>
      {picture !== null && (
        <Image picture={picture} alt="" sizes={`(min-width: 900px) ${String(COLUMN_PX)}px, 92vw`} first />
      )}
      <Markdown text={content} linksBeside="all" />
    </article>
  );
}

/** The page of a news article. Opening it marks it as read. */
export default function NewsDetailPage() {
  const { t } = useTranslation(['news', 'common', 'messages']);
  const { show } = useSnackbar();
  const { newsId = '' } = useParams();
  const { data: news, isError, refetch } = useGetNews(newsId);
  const { mutate: markRead } = useMarkRead();

  const isUnread = news?.readFlag === false;
  const read = useEffectEvent(() => {
    if (news !== undefined) markRead({ id: news.contentId });
  });
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread, newsId]);

  const failed = news === undefined && isError;
  useEffect(() => {
    if (failed) show('FAILED_TO_GET_NEWS');
  }, [failed, show]);

  return (
    <Column>
      <Back href={PATHS.news}>
        <ArrowLeft size={18} aria-hidden />
        {t('news:back')}
      </Back>
      {news !== undefined && <NewsArticle key={newsId} news={news} />}
      {news === undefined && !isError && <FormSkeleton />}
      {failed && (
        <>
          <FormHeading title={t('news:heading')} />
          <BlockFailure
            text={t('messages:FAILED_TO_GET_NEWS')}
            retry={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </Column>
  );
}
