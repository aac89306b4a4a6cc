import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { look } from '../../theme/look';
import { type MenuAction } from '../buttons/ActionMenu';
import { BlockHead } from './BlockHead';
import { HiddenBadge } from './HiddenBadge';

const Section = styled('section')({
  margin: '0 -12px',
  padding: '32px 12px 12px',
  borderTop: `1px solid ${look.vars.palette.divider}`,
  transition: look.transitions.create('background-color', { duration: 200 }),
  '&[data-moved="true"]': { backgroundColor: look.vars.palette.wash },
  '&:focus': { outline: 'none' },
});

const Count = styled('span')({
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: look.vars.palette.text.secondary,
});

/** What the page around a block knows of it, and what can be done with it there. */
export interface BlockPlace {
  /** Names it in the address of the page. */
  id: string;
  /** What the block is called. */
  title: string;
  /** Whether visitors see it. */
  shown: boolean;
  /** Whether it has been moved a moment ago. */
  justMoved: boolean;
  /** Whether nothing can be arranged just now: what there is to arrange is not known yet, or it is being saved. */
  locked: boolean;
  /** How it is headed, moved, shown and hidden. */
  actions: readonly MenuAction[];
}

interface BlockFrameProps {
  place: BlockPlace;
  /** The name of the button that opens its menu. */
  menuLabel: string;
  /** What can be done with what is in it. */
  actions?: readonly MenuAction[];
  /** How much is in it. */
  count?: ReactNode;
  /** The section, which can be given the focus. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A block of the own page as its owner edits it: what it is called, its menu, and what is in it. */
export function BlockFrame({ place, menuLabel, actions = [], count, ref, children }: BlockFrameProps) {
  const { id, title, shown, justMoved } = place;
  const headingId = useId();
  return (
    <Section ref={ref} id={id} tabIndex={-1} aria-labelledby={headingId} data-moved={justMoved}>
      <BlockHead id={headingId} title={title} menuLabel={menuLabel} actions={[...actions, ...place.actions]}>
        <Count>{count}</Count>
        {!shown && <HiddenBadge />}
      </BlockHead>
      {children}
    </Section>
  );
}
