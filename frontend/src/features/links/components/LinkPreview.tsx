import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { type StoredPicture } from '../../../components/pictures/Picture';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { useObjectUrl } from '../../../hooks/useObjectUrl';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { LinkBlock } from './LinkBlock';

const Frame = styled('section')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });

const Label = styled('h3')({ fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.6 });

/** The width of the page on a phone. */
const Screen = styled('div')({
  width: '100%',
  maxWidth: 350,
  margin: '0 auto',
  padding: 16,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: look.vars.palette.background.paper,
});

const Nothing = styled('p')({
  padding: '16px 0',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  textAlign: 'center',
  color: look.vars.palette.text.secondary,
});

/** The form values of a link detail with its stored picture. */
interface PreviewedDetail {
  title: string;
  text: string;
  url: string;
  image: PictureFile | null;
  stored: StoredPicture | null;
  /** The picture of the linked page. */
  read: { picture: StoredPicture } | null;
}

/** A chosen file presented as a stored picture with a single size. */
function asStored({ width, height }: PictureFile, url: string): StoredPicture {
  return { url, width, height, sources: [{ url, width }], preview: url, placeholder: 'transparent' };
}

/** The pictures of the details, of which there are at most four. */
function usePictures(details: readonly PreviewedDetail[]): (StoredPicture | null)[] {
  const fileOf = (index: number) => details[index]?.image?.file ?? null;
  const urls = [
    useObjectUrl(fileOf(0)),
    useObjectUrl(fileOf(1)),
    useObjectUrl(fileOf(2)),
    useObjectUrl(fileOf(3)),
  ];
  return details.map(({ image, read, stored }, index) => {
    const url = urls[index] ?? null;
    if (image === null) return read?.picture ?? stored;
    return url === null ? null : asStored(image, url);
  });
}

const orNull = (words: string) => (words.trim() === '' ? null : words.trim());

interface LinkPreviewProps {
  type: LinkTypeName;
  details: readonly PreviewedDetail[];
}

/** A live preview of the link. */
export function LinkPreview({ type, details }: LinkPreviewProps) {
  const { t } = useTranslation('linkEditor');
  const id = useId();
  const pictures = usePictures(details);
  const shown = details.map(({ title, text, url }, index) => ({
    title: orNull(title),
    text: orNull(text),
    url: orNull(url),
    picture: pictures[index] ?? null,
  }));
  const isEmpty = type === 'text' && shown.every(({ title, text }) => title === null && text === null);
  return (
    <Frame aria-labelledby={id}>
      <Label id={id}>{t('form.preview')}</Label>
      <Screen>
        {isEmpty ? (
          <Nothing>{t('form.previewEmpty')}</Nothing>
        ) : (
          <LinkBlock type={type} details={shown} first />
        )}
      </Screen>
    </Frame>
  );
}
