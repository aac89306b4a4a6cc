import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { look } from '../../theme/look';
import { Dialog } from './Dialog';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 8px 12px 24px',
  borderBottom: `1px solid ${look.vars.palette.divider}`,
  [look.breakpoints.down('md')]: { paddingLeft: 16 },
});

const Title = styled('h2')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontFamily: 'var(--font-display)',
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1.5,
});

/** What a panel holds between its head and the end of the screen. */
export const PanelBody = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // What has the focus, and what is said about it, is not below the foot.
  scrollPaddingBottom: 152,
});

/** Stays in sight at the end of a form in a panel, which has 24 pixels of room at its sides, and 16 on a phone. */
export const PanelFoot = styled('footer')({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: '0 -24px',
  padding: '12px 24px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.paper,
  [look.breakpoints.down('md')]: {
    margin: '0 -16px',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  },
});

/** The buttons in the foot of a panel. */
export const PanelChoices = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

interface PanelDialogProps {
  open: boolean;
  title: string;
  /** How wide it may be where there is room, by the steps of the theme. */
  maxWidth: 'sm' | 'md';
  /** Whether it is only as high as what it holds, where there is room. */
  low?: boolean;
  /** What the button that closes it is called. */
  closeLabel: string;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onExited?: () => void;
  /** What stands beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A dialog with work in it: a head, what is worked on, and room for a foot. On a phone it is as large as the screen. */
export function PanelDialog(props: PanelDialogProps) {
  const { open, title, maxWidth, low = false, closeLabel, onClose, onExited, tools, children } = props;
  const narrow = useMediaQuery(look.breakpoints.down('md'));
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={narrow}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      slotProps={{
        transition: { onExited },
        paper: {
          sx: narrow
            ? { padding: 0, border: 0, borderRadius: 0 }
            : { padding: 0, [low ? 'maxHeight' : 'height']: 'min(760px, 92dvh)' },
        },
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        {tools}
        <Tooltip title={closeLabel}>
          <IconButton onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      </Head>
      {children}
    </Dialog>
  );
}
