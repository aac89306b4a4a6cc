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
  // On a phone: below its text.
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

/** The result of the last action. It takes the focus, since the button that was clicked is no longer there. */
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
  /** A hint before any change. */
  note?: string | undefined;
  /** The result of the last action. */
  news?: string | undefined;
  /** The action. */
  children?: ReactNode;
}

/** A login method, its state and its action. */
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
