import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { EntryWords } from '../../../../components/studio/EntryWords';
import { look } from '../../../../theme/look';

/** A list of choices. */
export const ChoiceRows = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});

const Row = styled(ButtonBase)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 14,
  width: '100%',
  minHeight: 80,
  padding: '11px 12px',
  border: `1px solid ${look.vars.palette.outline}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
  textAlign: 'start',
  transition: look.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&:hover': { borderColor: look.vars.palette.text.primary, backgroundColor: look.vars.palette.wash },
  '&:focus-visible': look.focusRing,
  '&[aria-disabled="true"]': { cursor: 'progress' },
  '& > :nth-of-type(2)': { flex: 1 },
  '& > svg': { flexShrink: 0, color: look.vars.palette.text.secondary },
});

const Note = styled('span')({
  '&[data-urgent="true"]': { fontWeight: 600, color: look.vars.palette.error.main },
});

interface ChoiceRowProps {
  picture: ReactNode;
  name: string;
  /** A description below the name. */
  note: ReactNode;
  /** Highlights the note. */
  urgent?: boolean;
  /** Whether its action runs; presses are ignored meanwhile. */
  busy?: boolean;
  onChoose: () => void;
}

/** One choice of a list. */
export function ChoiceRow({ picture, name, note, urgent = false, busy = false, onChoose }: ChoiceRowProps) {
  return (
    <li>
      <Row aria-disabled={busy} onClick={busy ? undefined : onChoose}>
        {picture}
        <EntryWords name={name}>
          <Note data-urgent={urgent}>{note}</Note>
        </EntryWords>
        {busy ? <CircularProgress /> : <ChevronRight size={20} aria-hidden />}
      </Row>
    </li>
  );
}
