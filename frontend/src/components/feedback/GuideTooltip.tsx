import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { type GuideName, useGuide } from '../../hooks/useGuide';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { MessageButton } from '../buttons/MessageButton';

const Around = styled('div')({ '&:focus': { outline: 'none' } });

const Slip = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 12px',
  padding: '10px 8px 10px 16px',
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.text.primary,
  color: look.vars.palette.background.default,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  // It points at what it explains.
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

const Words = styled('p')({ flex: '1 1 16em', margin: 0 });

interface GuideTooltipProps {
  name: GuideName;
  /** What is said about it. */
  text: string;
  placement?: 'above' | 'below';
  /** Holds it back, while something else is being explained. */
  waits?: boolean;
  /** What is explained. */
  children: ReactNode;
}

/**
 * Explains a part of the studio, beside it, until it was read once in this browser. It takes no focus and covers
 * nothing; the button or Escape closes it, and the keyboard goes on at the part it was about.
 */
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

  const slip = unread && !waits && (
    <Slip
      role="note"
      aria-label={t('guide.label')}
      data-placement={placement}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Words id={textId}>{text}</Words>
      <MessageButton type="button" aria-describedby={textId} onClick={close}>
        {t('guide.close')}
      </MessageButton>
    </Slip>
  );

  return (
    <Around ref={around} tabIndex={-1}>
      {placement === 'above' && slip}
      {children}
      {placement === 'below' && slip}
    </Around>
  );
}
