import { PreviewBlock } from '../../components/page/PreviewBlock';
import { useTranslation } from '../../i18n/useTranslation';
import { usePublicContents } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { type GridFormat } from './grid-format';

interface ContentsPreviewProps {
  displayId: string;
  format: GridFormat;
  /** The creator's own words over the block. */
  headline: string | null;
}

/** The contents as the page first shows them, following every change. */
export function ContentsPreview({ displayId, format, headline }: ContentsPreviewProps) {
  const { t } = useTranslation('profile');
  const { entries: contents = [] } = usePublicContents(displayId);
  if (contents.length === 0) return null;
  return (
    <PreviewBlock heading={headline ?? t('headlines.POST')}>
      <ContentGrid
        displayId={displayId}
        contents={contents.slice(0, format)}
        format={format}
        target="_blank"
      />
    </PreviewBlock>
  );
}
