import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId } from 'react';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';
import { FormFailure } from '../../../components/forms/FormFailure';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { TrimLayout } from '../../../components/studio/TrimLayout';
import { UploadBar } from '../../../components/feedback/UploadBar';
import { useDiscardConfirmation } from '../../../hooks/useDiscardConfirmation';
import { useObjectUrl } from '../../../hooks/useObjectUrl';
import { useUnsavedWarning } from '../../../hooks/useUnsavedWarning';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { TrimControls } from './TrimControls';
import { TrimStage } from './TrimStage';
import { FRAMES, type PictureField } from './frames';
import { usePictureUpload } from './usePictureUpload';
import { useTrim } from './useTrim';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 20px',
});

const Title = styled('h2')({
  fontFamily: 'var(--font-display)',
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.5,
});

/** Side by side on a phone in landscape. */
const LOW = '@media (max-height: 520px) and (min-width: 600px)';

const Bench = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  [LOW]: { flexDirection: 'row', flexShrink: 1, minHeight: 0 },
});

const Work = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

const Foot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 20px calc(20px + env(safe-area-inset-bottom))',
  [LOW]: { flex: '0 0 320px', minWidth: 0, paddingTop: 0, overflowY: 'auto' },
});

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 12,
  width: '100%',
  maxWidth: 520,
  margin: '0 auto',
  [look.breakpoints.down('sm')]: { '& > *': { flex: 1 } },
});

const Notices = styled('div')({ width: '100%', maxWidth: 520, margin: '0 auto' });

interface TrimDialogProps {
  /** What the picture becomes. */
  field: PictureField;
  /** The shape of icons on the page. */
  avatarShape: ThemeTokens['avatarShape'];
  picture: PictureFile;
  /** The picture was uploaded. */
  onSaved: () => void;
  onClose: () => void;
  /** The picture loaded but could not be trimmed. */
  onUnreadable: () => void;
}

/** Trims a picture to its frame (zoom, position, rotation) and uploads it. */
export default function TrimDialog(props: TrimDialogProps) {
  const { field, avatarShape, picture, onSaved, onClose, onUnreadable } = props;
  const { t } = useTranslation('pictures');
  const id = useId();
  const image = useObjectUrl(picture.file);
  const trimming = useTrim(picture, FRAMES[field]);
  const upload = usePictureUpload(field, picture, { onSaved, onUnreadable });
  const held = upload.sent !== null;
  useUnsavedWarning(true);

  const discard = useDiscardConfirmation({
    unsaved: trimming.changed,
    submitting: held,
    text: (name) => t(`discard.${name}`),
    onDiscard: onClose,
  });
  const close = held ? upload.giveUp : discard.close;

  return (
    <TrimLayout labelledBy={`${id}-title`} onClose={close}>
      <Head>
        <Title id={`${id}-title`}>{t(`${field}.trim`)}</Title>
        <IconButton aria-label={t('trim.close')} onClick={close}>
          <X size={22} aria-hidden />
        </IconButton>
      </Head>
      <Bench>
        <Work>{image !== null && <TrimStage {...{ field, avatarShape, image, trimming, held }} />}</Work>
        <Foot>
          <TrimControls trimming={trimming} held={held} />
          <Notices>
            <FormFailure>{upload.failure}</FormFailure>
            {upload.sent !== null && <UploadBar sent={upload.sent} />}
          </Notices>
          <Actions>
            <Button variant="outlined" onClick={close}>
              {t(held ? 'trim.stop' : 'trim.cancel')}
            </Button>
            <Button
              variant="contained"
              aria-disabled={held}
              startIcon={held ? <CircularProgress /> : undefined}
              onClick={() => upload.send(trimming.trim)}
            >
              {held ? t('trim.saving') : t(`${field}.use`)}
            </Button>
          </Actions>
        </Foot>
      </Bench>
      {discard.confirmation}
    </TrimLayout>
  );
}
