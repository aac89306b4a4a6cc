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
  /** Which step it is: when another takes its place, the focus goes there. */
  step: string;
  title: string;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onExited: () => void;
  children: ReactNode;
}

/** The dialog around the steps: one that stays, while they come and go in it. */
export function PostingFrame({ open, step, title, onClose, onExited, children }: PostingFrameProps) {
  const { t } = useTranslation('posting');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // Whoever uses a keyboard or hears the page goes on where the step begins.
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
