import { PreviewBlock } from '../../components/page/PreviewBlock';
import { useTranslation } from '../../i18n/useTranslation';
import { usePublicContents } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { type GridFormat } from './grid-format';

interface ContentsPreviewProps {
  displayId: string;
  format: GridFormat;
  /** The heading of the block; null for the default. */
  headline: string | null;
}

/** A live preview of the contents block. */
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
