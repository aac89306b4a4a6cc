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
  fontFamily: 'var(--font-display)',
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1.5,
});

/** The scrollable content of a panel. */
export const PanelBody = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Keeps focused fields and their errors above the footer.
  scrollPaddingBottom: 152,
});

/** The sticky footer of a form in a panel with a padding of 24 pixels, 16 on phones. */
export const PanelFooter = styled('footer')({
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

/** The buttons in the footer of a panel. */
export const PanelButtons = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

/** The same with `PanelSubmitButtons`, which may take a line of their own on phones. */
export const PanelWrappingButtons = styled(PanelButtons)({
  flexWrap: 'wrap',
  [look.breakpoints.down('sm')]: {
    '& > button': { marginInline: '-10px auto', paddingInline: 10 },
  },
});

/** The buttons that finish, which stay beside each other. */
export const PanelSubmitButtons = styled('div')({
  display: 'flex',
  gap: 8,
  '& > button': { whiteSpace: 'nowrap' },
  [look.breakpoints.down('sm')]: { flexGrow: 1, '& > button': { flexGrow: 1, paddingInline: 12 } },
});

interface PanelDialogProps {
  open: boolean;
  title: string;
  maxWidth: 'sm' | 'md';
  /** Whether its height fits the content. */
  low?: boolean;
  closeLabel: string;
  onClose: () => void;
  onExited?: () => void;
  /** Controls beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A large dialog with a head and scrollable content; full-screen on phones. */
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
