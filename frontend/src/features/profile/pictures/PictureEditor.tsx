import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { BlockHead } from '../../../components/studio/BlockHead';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { FieldError } from '../../../components/forms/Field';
import { FileButton } from '../../../components/forms/FileButton';
import { FileInput } from '../../../components/forms/FileInput';
import {
  PICTURE_ACCEPT,
  type PictureFile,
  type PictureProblem,
} from '../../../components/pictures/picture-file';
import { usePictureChoice } from '../../../components/pictures/usePictureChoice';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useFileDrop } from '../../../hooks/useFileDrop';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { fieldError } from '../../../i18n/error-words';
import { type PlainMessageCode } from '../../../i18n/messages';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnAccount } from '../../../api/own-account';
import { useChangeOwnAccount } from '../api/change-own-account';
import { SettingHint } from '../components/SettingSection';
import { type PictureField } from './frames';

// Loaded on demand.
const TrimDialog = lazy(() => import('./TrimDialog'));

const Place = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  margin: -12,
  padding: 12,
  borderRadius: look.vars.shape.borderRadius,
  outline: '1px dashed transparent',
  transition: look.transitions.create(['background-color', 'outline-color'], { duration: 150 }),
  '&[data-over="true"]': {
    outlineColor: look.vars.palette.text.primary,
    backgroundColor: look.vars.palette.wash,
  },
});

const Words = styled('div')({ flex: 1, minWidth: 200 });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/** The snackbar message; the exact error stays at the picture until another file is chosen. */
const MESSAGES: Partial<Record<PictureProblem, PlainMessageCode>> = {
  fileSizeOver: 'FILE_SIZE_OVER',
  unsupportedImage: 'FAILED_TO_READ_FILE',
  unreadableFile: 'FAILED_TO_READ_FILE',
};

interface PictureEditorProps {
  account: OwnAccount;
  field: PictureField;
  /** What is shown now. */
  shown: ReactNode;
  /** More settings of the same part of the page. */
  children?: ReactNode;
}

/** A picture of the page: chosen or dropped, trimmed in a dialog, removed. */
export function PictureEditor({ account, field, shown, children }: PictureEditorProps) {
  const { t } = useTranslation(['pictures', 'studio']);
  const { t: errors } = useTranslation('errors');
  const id = useId();
  const { show } = useSnackbar();
  const report = useFailureReport();
  const removal = useChangeOwnAccount();
  const [picture, setPicture] = useState<PictureFile | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (reason: PictureProblem) => {
    const message = MESSAGES[reason];
    setProblem(reason);
    if (message !== undefined) show(message);
  };
  const { reading, choose } = usePictureChoice({
    onChoose: (chosen) => {
      setProblem(null);
      setPicture(chosen);
    },
    onProblem: refuse,
  });
  const held = reading || picture !== null;
  const { over, place } = useFileDrop({ disabled: held, onFiles: choose });
  const isSet = account[`${field}Picture`] !== null;

  const remove = () =>
    removal.mutate(
      { data: { [field]: null } },
      {
        onSuccess: () => {
          show('SAVE_SUCCESS', { color: 'SUCCESS' });
          setProblem(null);
          setAsking(false);
        },
        onError: (error) => {
          setAsking(false);
          report(error);
        },
      },
    );

  const choosing = t(isSet ? `${field}.replace` : `${field}.choose`);
  const actions = [
    {
      name: choosing,
      icon: <ImagePlus size={18} aria-hidden />,
      disabled: held,
      run: () => input.current?.click(),
    },
    ...(isSet
      ? [
          {
            name: t(`${field}.remove`),
            icon: <Trash2 size={18} aria-hidden />,
            danger: true,
            run: () => setAsking(true),
          },
        ]
      : []),
  ];

  return (
    <Place {...place} data-over={over} aria-labelledby={`${id}-title`}>
      {shown}
      <Words>
        <BlockHead
          id={`${id}-title`}
          title={t(`${field}.title`)}
          menuLabel={t('studio:edit.menu', { name: t(`${field}.title`) })}
          actions={actions}
        />
        <SettingHint id={`${id}-hint`}>
          {t(`${field}.lead`)}
          <br />
          {t('hint')}
        </SettingHint>
        <Actions>
          <FileButton
            size="small"
            startIcon={reading ? <CircularProgress /> : <ImagePlus size={18} aria-hidden />}
          >
            <span id={`${id}-choose`}>{reading ? t('reading') : choosing}</span>
            <FileInput
              data-main
              ref={input}
              accept={PICTURE_ACCEPT}
              held={held}
              onFiles={choose}
              aria-labelledby={`${id}-choose`}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={problem !== null}
            />
          </FileButton>
        </Actions>
        <FieldError
          id={`${id}-error`}
          error={problem === null ? undefined : fieldError(errors, 'profile', field, problem)}
        />
      </Words>
      {children}
      {picture !== null && (
        <Suspense>
          <TrimDialog
            field={field}
            avatarShape={account.theme.tokens.avatarShape}
            picture={picture}
            onSaved={() => setPicture(null)}
            onClose={() => setPicture(null)}
            onUnreadable={() => {
              setPicture(null);
              refuse('unreadableFile');
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title={t(`${field}.removal.question`)}
        text={t(`${field}.removal.text`)}
        confirm={t('removal.confirm')}
        busy={removal.isPending ? t('removal.busy') : null}
        cancel={t('removal.cancel')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
        // The clicked button disappears with the picture.
        onExited={() => input.current?.focus()}
      />
    </Place>
  );
}
