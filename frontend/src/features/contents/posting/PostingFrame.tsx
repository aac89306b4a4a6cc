import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelDialog } from '../../../components/dialogs/PanelDialog';
import { useTranslation } from '../../../i18n/useTranslation';

const Step = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '&:focus': { outline: 'none' },
});

interface PostingFrameProps {
  open: boolean;
  /** The name of the step. A new step receives the focus. */
  step: string;
  title: string;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onExited: () => void;
  children: ReactNode;
}

/** The dialog around the steps; it stays open while they change. */
export function PostingFrame({ open, step, title, onClose, onExited, children }: PostingFrameProps) {
  const { t } = useTranslation('posting');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // Keyboard and screen reader users continue at the start of the step.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus();
  }, [step]);

  return (
    <PanelDialog
      open={open}
      title={title}
      maxWidth="sm"
      low
      closeLabel={t('close')}
      onClose={onClose}
      onExited={onExited}
    >
      <Step ref={place} key={step} role="group" aria-label={title} tabIndex={-1}>
        {children}
      </Step>
    </PanelDialog>
  );
}
