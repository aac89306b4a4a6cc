import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { look } from '../../../theme/look';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px 0',
  // On a phone: below the words it belongs to.
  [look.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { justifySelf: 'start' },
  },
  '& + &': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

const Words = styled('div')({
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.6 },
  '& p': {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.7,
    overflowWrap: 'anywhere',
    color: look.vars.palette.text.secondary,
  },
});

const News = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.success.main,
  '& svg': { flexShrink: 0 },
});

/** What was done a moment ago. Whoever did it is led to it: they come from elsewhere, or their button is gone. */
function JustDone({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <News ref={place} role="status" tabIndex={-1}>
      <Check size={15} aria-hidden />
      {children}
    </News>
  );
}

interface AccessRowProps {
  name: string;
  state: string;
  /** What is to be known before anything is changed. */
  note?: string | undefined;
  /** What was done about it a moment ago. */
  news?: string | undefined;
  /** The one thing that can be done about it. */
  children?: ReactNode;
}

/** One way to log in: what it is, how it stands, and what can be done about it. */
export function AccessRow({ name, state, note, news, children }: AccessRowProps) {
  return (
    <Row>
      <Words>
        <h3>{name}</h3>
        <p>{state}</p>
        {note !== undefined && <p>{note}</p>}
        {news !== undefined && <JustDone>{news}</JustDone>}
      </Words>
      {children}
    </Row>
  );
}
