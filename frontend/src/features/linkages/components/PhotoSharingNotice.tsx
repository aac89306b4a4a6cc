import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Spinner } from '../../../components/Spinner';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { LinkageDialog } from './LinkageDialog';

const How = styled('section')({
  marginTop: 20,
  padding: 16,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  '& h3': { margin: '0 0 4px', fontSize: 'inherit', fontWeight: 600 },
  '& ol': { margin: 0, paddingInlineStart: '1.4em' },
});

const STEPS = ['profile', 'kind', 'free'] as const;

interface PhotoSharingNoticeProps {
  open: boolean;
  /** Whether the person is on the way to Instagram. */
  leaving: boolean;
  onGoOn: () => void;
  onClose: () => void;
}

/** Said before somebody is sent to Instagram: which accounts it lets us in with, and what to do with another. */
export function PhotoSharingNotice({ open, leaving, onGoOn, onClose }: PhotoSharingNoticeProps) {
  const { t } = useTranslation('linkages');
  const id = useId();
  return (
    <LinkageDialog
      open={open}
      title={t('professional.title')}
      text={t('professional.text')}
      onClose={onClose}
      choices={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('professional.cancel')}
          </Button>
          <Button
            variant="contained"
            aria-disabled={leaving}
            startIcon={leaving ? <Spinner /> : undefined}
            onClick={leaving ? undefined : onGoOn}
          >
            {t('professional.goOn')}
          </Button>
        </>
      }
    >
      <How aria-labelledby={`${id}-how`}>
        <h3 id={`${id}-how`}>{t('professional.howTitle')}</h3>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`professional.how.${step}`)}</li>
          ))}
        </ol>
      </How>
    </LinkageDialog>
  );
}
