import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { look } from '../../theme/look';
import { type MenuAction } from '../buttons/ActionMenu';
import { BlockHead } from './BlockHead';
import { editTarget, type EntryKind } from './edit-target';
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

/** The state and actions of a block on the edit page. */
export interface BlockPlace {
  /** The fragment. */
  id: string;
  title: string;
  /** The target it edits. */
  edits: EntryKind;
  /** Whether it is visible to visitors. */
  shown: boolean;
  /** Whether it was just moved. */
  justMoved: boolean;
  /** Whether arranging is disabled: while loading or saving. */
  locked: boolean;
  /** Actions for the block: edit the headline, move, show and hide. */
  actions: readonly MenuAction[];
}

interface BlockFrameProps {
  place: BlockPlace;
  menuLabel: string;
  /** Actions for its entries. */
  actions?: readonly MenuAction[];
  count?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A block on the edit page. */
export function BlockFrame({ place, menuLabel, actions = [], count, ref, children }: BlockFrameProps) {
  const { id, title, edits, shown, justMoved } = place;
  const headingId = useId();
  return (
    <Section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-moved={justMoved}
      {...editTarget({ kind: 'block', id: edits })}
    >
      <BlockHead id={headingId} title={title} menuLabel={menuLabel} actions={[...actions, ...place.actions]}>
        <Count>{count}</Count>
        {!shown && <HiddenBadge />}
      </BlockHead>
      {children}
    </Section>
  );
}
