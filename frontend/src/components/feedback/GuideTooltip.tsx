import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { type GuideName, useGuide } from '../../hooks/useGuide';
import { useTranslation } from '../../i18n/useTranslation';

const Around = styled('div')({ '&:focus': { outline: 'none' } });

const Tip = styled(Alert)({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 28,
    width: 12,
    height: 12,
    transform: 'rotate(45deg)',
    backgroundColor: 'inherit',
  },
  '&[data-placement="below"]': { marginTop: 14, '&::before': { top: -6 } },
  '&[data-placement="above"]': { marginBottom: 14, '&::before': { bottom: -6 } },
});

interface GuideTooltipProps {
  name: GuideName;
  text: string;
  placement?: 'above' | 'below';
  /** Whether to wait for another guide. */
  waits?: boolean;
  /** The explained element. */
  children: ReactNode;
}

/** Explains an element of the studio until it is closed once in this browser. It takes no focus and covers nothing. */
export function GuideTooltip({
  name,
  text,
  placement = 'below',
  waits = false,
  children,
}: GuideTooltipProps) {
  const { t } = useTranslation('studio');
  const { unread, markRead } = useGuide(name);
  const around = useRef<HTMLDivElement>(null);
  const textId = useId();

  const close = () => {
    around.current?.focus();
    markRead();
  };

  const tip = unread && !waits && (
    <Tip
      variant="filled"
      severity="info"
      icon={false}
      role="note"
      aria-label={t('guide.label')}
      data-placement={placement}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      action={
        <Button color="inherit" aria-describedby={textId} onClick={close}>
          {t('guide.close')}
        </Button>
      }
    >
      <span id={textId}>{text}</span>
    </Tip>
  );

  return (
    <Around ref={around} tabIndex={-1}>
      {placement === 'above' && tip}
      {children}
      {placement === 'below' && tip}
    </Around>
  );
}
