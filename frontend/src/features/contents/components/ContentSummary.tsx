import { Clapperboard, Image } from 'lucide-react';
import { EntryBadge } from '../../../components/studio/EntryBadge';
import { EntryThumbnail } from '../../../components/studio/EntryThumbnail';
import { EntrySummary } from '../../../components/studio/EntrySummary';
import { EntryWords } from '../../../components/studio/EntryWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ContentTile } from '../api/public-contents';
import { nameOfContent } from '../content-name';
import { publishedDay } from '../published-day';

/** The thumbnail, name, date and service of a content. On a phone there is room for the first of the two. */
export function ContentSummary({ content }: { content: ContentTile }) {
  const { t, language } = useTranslation('blocks');
  const { t: tProfile } = useTranslation('profile');
  const { provider, publishedAt, media } = content;
  const [medium] = media;
  return (
    <EntrySummary>
      <EntryThumbnail
        picture={medium?.picture ?? null}
        fallback={medium?.videoFlag === true ? <Clapperboard size={20} /> : <Image size={20} />}
      />
      <EntryWords name={nameOfContent(tProfile, language, content)}>
        <time dateTime={publishedAt}>{publishedDay(publishedAt, language, 'medium')}</time>
        {' · '}
        {tProfile(`providers.${provider}`)}
        {content.isItemLinked && ` · ${t('contents.withItems')}`}
      </EntryWords>
      <EntryBadge entry={content} />
    </EntrySummary>
  );
}
