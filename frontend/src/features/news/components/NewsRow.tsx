import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EntryThumbnail } from '../../../components/studio/EntryThumbnail';
import { newsPath } from '../../../config/paths';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type News } from '../../../api/generated/model/news';
import { newsDay } from '../news-day';

const Row = styled('li')({
  '&:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

const RowLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '12px 16px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: look.vars.palette.wash },
  '&:focus-visible': { outlineOffset: -2 },
});

const Words = styled('span')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 });

const Title = styled('span')({
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '&[data-unread="true"]': { fontWeight: 600 },
});

const Day = styled('time')({
  ...look.typography.hint,
  fontVariantNumeric: 'tabular-nums',
});

/** A news article in the list. */
export function NewsRow({ news }: { news: News }) {
  const { t, language } = useTranslation('news');
  const languageOf = useTextLanguage();
  const { contentId, title, publishedAt, picture, readFlag } = news;
  return (
    <Row>
      <RowLink to={newsPath(contentId)}>
        <EntryThumbnail picture={picture} fallback={<Megaphone size={22} />} />
        <Words>
          <Day dateTime={publishedAt}>{newsDay(publishedAt, language)}</Day>
          <Title data-unread={!readFlag} lang={languageOf(title)}>
            {title}
          </Title>
        </Words>
        {!readFlag && (
          <Chip component="span" size="small" color="primary" label={t('unread')} sx={{ flexShrink: 0 }} />
        )}
      </RowLink>
    </Row>
  );
}
