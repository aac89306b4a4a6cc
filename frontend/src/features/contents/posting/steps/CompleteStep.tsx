import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { Picture } from '../../../../components/pictures/Picture';
import { contentPath } from '../../../../config/paths';
import { useTranslation } from '../../../../i18n/useTranslation';
import { look } from '../../../../theme/look';
import { type Content } from '../../api/content';
import { DuplicateNotice } from './DuplicateNotice';
import { StepBody, StepFooter, StepLead } from './StepParts';

const Middle = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  margin: 'auto 0',
  padding: '24px 0',
  textAlign: 'center',
});

const Shown = styled('div')({
  position: 'relative',
  width: 'min(220px, 60vw)',
  aspectRatio: 1,
  // Tall pictures are cropped.
  minHeight: 0,
  flexShrink: 0,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
  '& > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: look.vars.shape.borderRadius,
  },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: -14,
    bottom: -14,
    borderRadius: '50%',
    backgroundColor: look.vars.palette.background.paper,
    color: look.vars.palette.success.main,
  },
});

interface CompleteStepProps {
  content: Content;
  /** Opens the dialog that adds items to it. */
  onAddItems: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** The last step: the post is on the page, or a draft. */
export function CompleteStep({ content, onAddItems, onAnother, onClose }: CompleteStepProps) {
  const { t } = useTranslation('posting');
  const isDraft = content.visibility === 'draft';
  const picture = content.media[0]?.picture ?? null;
  return (
    <StepBody>
      <Middle>
        <Shown>
          {picture !== null && <Picture picture={picture} alt="" sizes="220px" />}
          <CircleCheck size={40} aria-hidden />
        </Shown>
        <StepLead>{t(isDraft ? 'complete.draft.text' : 'complete.text')}</StepLead>
        <DuplicateNotice displayId={content.displayId} post={content} contentId={content.contentId} />
        <Button variant="outlined" onClick={onAddItems}>
          {t('complete.items')}
        </Button>
        {!isDraft && (
          <Button variant="outlined" href={contentPath(content.displayId, content.contentId)}>
            {t('complete.see')}
          </Button>
        )}
      </Middle>
      <StepFooter onPrevious={null}>
        <Button onClick={onAnother}>{t('complete.another')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('complete.done')}
        </Button>
      </StepFooter>
    </StepBody>
  );
}
