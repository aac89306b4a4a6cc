import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelDialog } from '../../../components/dialogs/PanelDialog';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';

const Step = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});

interface PostingFrameProps extends DialogControl {
  /** The name of the step. A new step receives the focus. */
  step: string;
  title: string;
  children: ReactNode;
}

/** The dialog around the steps; it stays open while they change. */
export function PostingFrame({ step, title, children, ...control }: PostingFrameProps) {
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
    <PanelDialog {...control} title={title} maxWidth="sm" low closeLabel={t('close')}>
      <Step ref={place} key={step} role="group" aria-label={title} tabIndex={-1}>
        {children}
      </Step>
    </PanelDialog>
  );
}
