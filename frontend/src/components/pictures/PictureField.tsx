import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { ImagePlus } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useFileDrop } from '../../hooks/useFileDrop';
import { useObjectUrl } from '../../hooks/useObjectUrl';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { FieldFrame } from '../forms/Field';
import { FileInput } from '../forms/FileInput';
import { Picture, type AnyPicture } from './Picture';
import { PICTURE_ACCEPT, type PictureFile, type PictureProblem } from './picture-file';
import { UploadBar } from '../feedback/UploadBar';
import { usePictureChoice } from './usePictureChoice';

const Zone = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: TARGET_PX,
  padding: 12,
  border: `1px dashed ${look.vars.palette.outline}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
  transition: look.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&:hover, &[data-over="true"]': {
    borderColor: look.vars.palette.text.primary,
    backgroundColor: look.vars.palette.wash,
  },
  '&[data-over="true"]': { borderStyle: 'solid' },
  '&:has(:focus-visible)': look.focusRing,
  '&:has([aria-invalid="true"])': { borderColor: look.vars.palette.error.main },
});

const Preview = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 88,
  height: 88,
  overflow: 'hidden',
  borderRadius: 8,
  color: look.vars.palette.text.secondary,
  backgroundColor: look.vars.palette.wash,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const Words = styled('span')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

const Action = styled('span')({ fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6 });

const Hint = styled('span')({
  ...look.typography.hint,
});

interface PictureFieldProps {
  label: string;
  /** The chosen file, not yet uploaded. */
  chosen: PictureFile | null;
  /** The stored picture, shown until a file is chosen. */
  stored?: AnyPicture | null;
  onChoose: (picture: PictureFile) => void;
  /** Called with an invalid file; the previous one stays. */
  onProblem: (problem: PictureProblem) => void;
  error?: string | undefined;
  /** The upload progress from 0 to 1; null if not uploading. */
  sent?: number | null;
  inputRef?: Ref<HTMLInputElement>;
}

/** A form field for a picture, with drag and drop, preview and validation. */
export function PictureField({
  label,
  chosen,
  stored = null,
  onChoose,
  onProblem,
  error,
  sent = null,
  inputRef,
}: PictureFieldProps) {
  const { t } = useTranslation('pictures');
  const id = useId();
  const { reading, choose } = usePictureChoice({ onChoose, onProblem });
  const preview = useObjectUrl(chosen?.file ?? null);
  const held = sent !== null;
  const { over, place } = useFileDrop({ disabled: held, onFiles: choose });
  const hasPicture = chosen !== null || stored !== null;

  return (
    <FieldFrame id={id} label={label} error={error}>
      <Zone {...place} data-over={over}>
        <FileInput
          ref={inputRef}
          id={id}
          accept={PICTURE_ACCEPT}
          held={held}
          onFiles={choose}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
        />
        <Preview>
          {preview !== null && <img src={preview} alt={t('field.preview')} />}
          {preview === null && stored !== null && (
            <Picture picture={stored} alt={t('field.preview')} sizes="88px" />
          )}
          {preview === null && stored === null && <ImagePlus size={28} aria-hidden />}
        </Preview>
        <Words>
          <Action id={`${id}-action`}>
            {reading && <CircularProgress />} {t(hasPicture ? 'field.replace' : 'field.choose')}
          </Action>
          <Hint id={`${id}-hint`}>{t('hint')}</Hint>
        </Words>
      </Zone>
      {sent !== null && <UploadBar sent={sent} />}
    </FieldFrame>
  );
}
